import type { JSX } from 'solid-js';
import { Sheet } from '../../parts/sheet.tsx';
import { AnnouncedResult } from './announced-result.tsx';
import { useStrings } from './strings/strings.ts';

/** Where the code of a score sheet leads, read by the camera of the device itself. */
export function AnnouncePage(props: { readonly rest: readonly string[] }): JSX.Element {
  const s = useStrings();
  return (
    <Sheet title={s().announce}>
      <AnnouncedResult rest={props.rest} />
    </Sheet>
  );
}
