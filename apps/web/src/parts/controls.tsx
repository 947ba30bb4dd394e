import { type JSX, Show } from 'solid-js';
import { useApp } from '../context.ts';
import { Icon, type IconName } from './icons.tsx';

/** The bar of controls, in thumb's reach. */
export function Controls(): JSX.Element {
  const app = useApp();
  const { play } = app;
  return (
    <nav class="controls" aria-label={app.s().controls}>
      <Control
        icon="undo"
        label={app.s().undo}
        long={app.s().undoLong}
        off={play.undoTarget() === null}
        run={play.undo}
      />
      <Control
        icon="redo"
        label={app.s().redo}
        long={app.s().redoLong}
        off={play.redoTarget() === null}
        run={play.redo}
      />
      <Control icon="menu" id="menu-button" label={app.s().menu} run={() => app.setDialog('menu')} />
      <Control icon="new" label={app.s().newGame} long={app.s().newGameLong} run={() => app.show('start')} />
    </nav>
  );
}

interface ControlProps {
  readonly icon: IconName;
  readonly id?: string;
  readonly label: string;
  /** What it does, where the label is too short to say so. */
  readonly long?: string;
  readonly off?: boolean;
  readonly run: () => void;
}

function Control(props: ControlProps): JSX.Element {
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
