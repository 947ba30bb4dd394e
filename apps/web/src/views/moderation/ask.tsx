import { createSignal, type JSX, Show } from 'solid-js';
import { useStrings } from './strings/strings.ts';

/** A button for what is hard on somebody: it is asked once more, in the same place. */
export function Ask(props: {
  readonly label: string;
  /** The same for a screen reader, where the label alone does not say about whom. */
  readonly says?: string;
  readonly question: string;
  readonly disabled?: boolean;
  readonly act: () => void;
}): JSX.Element {
  const s = useStrings();
  const [asks, setAsks] = createSignal(false);
  let first: HTMLButtonElement | undefined;
  let sure: HTMLButtonElement | undefined;
  const ask = (now: boolean): void => {
    setAsks(now);
    (now ? sure : first)?.focus();
  };
  return (
    <Show
      when={asks()}
      fallback={
        <button
          type="button"
          class="button"
          ref={first}
          aria-label={props.says}
          disabled={props.disabled}
          onClick={() => ask(true)}
        >
          {props.label}
        </button>
      }
    >
      <span role="status">{props.question}</span>
      <button type="button" class="button" onClick={() => ask(false)}>
        {s().keep}
      </button>
      <button
        type="button"
        class="button danger"
        ref={sure}
        aria-label={props.says}
        onClick={() => {
          ask(false);
          props.act();
        }}
      >
        {props.label}
      </button>
    </Show>
  );
}
