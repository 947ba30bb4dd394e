import type { JSX } from 'solid-js';
import { useNotices } from '../../context.ts';
import { useLearning } from './progress.ts';
import { useStrings } from './strings/strings.ts';

/** Begins anew with the lessons of a page. */
export function ForgetButton(props: { readonly marks: readonly string[] }): JSX.Element {
  const { announce } = useNotices();
  const { forget } = useLearning();
  const s = useStrings();
  return (
    <button
      type="button"
      class="link"
      onClick={() => {
        forget(props.marks);
        announce(s().forgotten);
      }}
    >
      {s().forgetPage}
    </button>
  );
}
