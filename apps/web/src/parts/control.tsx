import { type JSX, Show } from 'solid-js';
import { Icon, type IconName } from './icons.tsx';

interface ControlProps {
  readonly icon: IconName;
  readonly id?: string | undefined;
  readonly label: string;
  /** What it does, where the label is too short to say so. */
  readonly long?: string;
  readonly off?: boolean;
  readonly run: () => void;
}

/** One control of a game: a picture over a word, in a row (`<nav class="controls">`) with others. */
export function Control(props: ControlProps): JSX.Element {
  // Kept in the tab order when there is nothing to do: the focus must not fall off the bar.
  return (
    <button
      type="button"
      class="control"
      id={props.id}
      title={props.long}
      aria-disabled={props.off ?? false}
      onClick={() => !props.off && props.run()}
    >
      <Icon name={props.icon} />
      <span>{props.label}</span>
      <Show when={props.long && !props.long.startsWith(props.label)}>
        <span class="hidden">: {props.long}</span>
      </Show>
    </button>
  );
}
