import { type JSX, Show } from 'solid-js';
import { useComputer, useLanguage, useNavigation, usePlay } from '../context.ts';
import { Icon, type IconName } from '../parts/icons.tsx';
import { createMedia, FIVE_CONTROLS } from '../parts/media.ts';
import { useFaceToFace } from './face-to-face.ts';

/** The bar of controls, in thumb's reach. Where it is narrow, redoing is found in the menu; at the `far` edge it is the same. */
export function Controls(props: { readonly far?: boolean }): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const play = usePlay();
  const { isTable } = useFaceToFace();
  const computer = useComputer();
  const wide = createMedia(FIVE_CONTROLS);
  // With buttons at both edges one is soon pressed by the wrong hand, and the game is not the other's alone.
  const isUnderWay = (): boolean => play.game().nodes.length > 1 && !play.outcome();
  const label = (): string => (props.far ? language.s().controlsAcross : language.s().controls);
  return (
    <nav class="controls" aria-label={label()}>
      <Control
        icon="undo"
        label={language.s().undo}
        long={language.s().undoLong}
        off={play.undoTarget() === null}
        run={play.undo}
      />
      <Show when={wide()}>
        <Control
          icon="redo"
          label={language.s().redo}
          long={language.s().redoLong}
          off={play.redoTarget() === null}
          run={play.redo}
        />
      </Show>
      <Control
        icon="hint"
        label={language.s().hint}
        long={language.s().hintLong}
        off={!computer.canHint()}
        run={() => void computer.seekHint()}
      />
      <Control
        icon="menu"
        id={props.far ? undefined : 'menu-button'}
        label={language.s().menu}
        run={() => navigation.setDialog('menu')}
      />
      <Control
        icon="new"
        label={language.s().newGame}
        long={language.s().newGameLong}
        run={() => (isTable() && isUnderWay() ? navigation.setDialog('leave') : navigation.show('start'))}
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
