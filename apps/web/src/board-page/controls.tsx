import { type JSX, Show } from 'solid-js';
import { useApp } from '../context.ts';
import { Icon, type IconName } from '../parts/icons.tsx';
import { createMedia, FIVE_CONTROLS } from '../parts/media.ts';
import { isTable } from './face-to-face.ts';

/** The bar of controls, in thumb's reach. Where it is narrow, redoing is found in the menu; at the `far` edge it is the same. */
export function Controls(props: { readonly far?: boolean }): JSX.Element {
  const app = useApp();
  const { play } = app;
  const wide = createMedia(FIVE_CONTROLS);
  // With buttons at both edges one is soon pressed by the wrong hand, and the game is not the other's alone.
  const isUnderWay = (): boolean => play.game().nodes.length > 1 && !play.outcome();
  const label = (): string => (props.far ? app.s().controlsAcross : app.s().controls);
  return (
    <nav class="controls" aria-label={label()}>
      <Control
        icon="undo"
        label={app.s().undo}
        long={app.s().undoLong}
        off={play.undoTarget() === null}
        run={play.undo}
      />
      <Show when={wide()}>
        <Control
          icon="redo"
          label={app.s().redo}
          long={app.s().redoLong}
          off={play.redoTarget() === null}
          run={play.redo}
        />
      </Show>
      <Control
        icon="hint"
        label={app.s().hint}
        long={app.s().hintLong}
        off={!app.computer.canHint()}
        run={() => void app.computer.seekHint()}
      />
      <Control
        icon="menu"
        id={props.far ? undefined : 'menu-button'}
        label={app.s().menu}
        run={() => app.setDialog('menu')}
      />
      <Control
        icon="new"
        label={app.s().newGame}
        long={app.s().newGameLong}
        run={() => (isTable(app) && isUnderWay() ? app.setDialog('leave') : app.show('start'))}
      />
    </nav>
  );
}

interface ControlProps {
  readonly icon: IconName;
  readonly id?: string | undefined;
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
