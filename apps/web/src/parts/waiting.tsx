import type { JSX } from 'solid-js';
import { useFirstLanguage } from '../context.ts';

/** A view or a list that is on its way: one sentence, and a man that goes along a line until it is here. */
export function Waiting(props: {
  readonly text?: string;
  /** What the view will be called: it stands there at once. */
  readonly title?: string;
}): JSX.Element {
  const { s } = useFirstLanguage();
  return (
    <div class="waiting" role="status">
      {props.title && <p class="waiting-title">{props.title}</p>}
      <p>{props.text ?? s().loading}</p>
      <span class="waiting-line" aria-hidden="true" />
    </div>
  );
}
