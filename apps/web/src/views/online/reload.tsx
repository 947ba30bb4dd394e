import type { JSX } from 'solid-js';
import { useStrings } from './strings/strings.ts';

/** Why the page has to be loaded again, and the button that does it. */
export function Reload(props: { readonly why: string }): JSX.Element {
  const s = useStrings();
  return (
    <p class="refusal">
      {props.why}{' '}
      <button type="button" class="link" onClick={() => location.reload()}>
        {s().reload}
      </button>
    </p>
  );
}
