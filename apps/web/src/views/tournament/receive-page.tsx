import type { JSX } from 'solid-js';
import { Sheet } from '../../parts/sheet.tsx';
import { ReceivedTournament } from './received-tournament.tsx';
import { useStrings } from './strings/strings.ts';

/** Where the code of a whole tournament leads. */
export function ReceivePage(props: { readonly packed: string }): JSX.Element {
  const s = useStrings();
  return (
    <Sheet title={s().move}>
      <ReceivedTournament packed={props.packed} />
    </Sheet>
  );
}
