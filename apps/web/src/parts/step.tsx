import type { JSX } from 'solid-js';
import { Icon, type IconName } from './icons.tsx';

/** A control that leads somewhere, a picture alone: to another place of a line, for instance. */
export function Step<Place>(props: {
  readonly icon: IconName;
  readonly label: string;
  /** Where it leads; null where there is nothing. */
  readonly to: Place | null;
  readonly run: (to: Place) => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="control"
      title={props.label}
      aria-label={props.label}
      aria-disabled={props.to === null}
      onClick={() => props.to !== null && props.run(props.to)}
    >
      <Icon name={props.icon} />
    </button>
  );
}
