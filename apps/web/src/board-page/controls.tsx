import { createEffect, type JSX, on, onCleanup, Show } from 'solid-js';
import { canSpeak, hush } from '../browser/speech.ts';
import { useComputer, useFirstLanguage, useNavigation, usePlay, useSession } from '../context.ts';
import { Control } from '../parts/control.tsx';
import { BESIDE, createMedia } from '../parts/media.ts';
import { useIsTable } from './face-to-face.ts';
import { spokenOf } from './spoken.ts';

/**
 * The controls of a game. On a telephone and on a flat device they are four, in thumb's reach, and the menu has the others; at
 * the `far` edge of a flat device they are the same.
 */
export function Controls(props: { readonly far?: boolean }): JSX.Element {
  const language = useFirstLanguage();
  const navigation = useNavigation();
  const play = usePlay();
  const session = useSession();
  const computer = useComputer();
  const beside = createMedia(BESIDE);
  const isTable = useIsTable();
  const wide = (): boolean => beside() && !isTable();
  // A voice that goes on about what is past is not listened to.
  createEffect(on(() => spokenOf(play), hush, { defer: true }));
  onCleanup(hush);
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
      <Show when={wide()} fallback={<TurnsControl {...props} />}>
        <Control icon="flip" label={language.s().flip} long={language.s().turnBoard} run={session.flip} />
        <Show when={canSpeak()}>
          <Control
            icon="listen"
            label={language.s().listen}
            long={language.s().listenLong}
            run={async () => (await import('../browser/speak.ts')).speak(spokenOf(play), language.tongue().language)}
          />
        </Show>
      </Show>
      <Control
        icon="more"
        id={undefined}
        label={language.s().more}
        run={() => navigation.setDialog('menu', props.far)}
      />
    </nav>
  );
}

/** Where there is no room for the turns beside the board. */
function TurnsControl(props: { readonly far?: boolean }): JSX.Element {
  const { s } = useFirstLanguage();
  const navigation = useNavigation();
  const play = usePlay();
  return (
    <Control
      icon="turns"
      label={s().turns}
      long={s().turnsShown(play.game().nodes.length - 1)}
      run={() => navigation.setDialog('turns', props.far)}
    />
  );
}
