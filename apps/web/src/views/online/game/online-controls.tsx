import { createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { speak } from '../../../browser/speak.ts';
import { canSpeak } from '../../../browser/speech.ts';
import { useLanguage } from '../../../context.ts';
import { Control } from '../../../parts/control.tsx';
import { BESIDE, createMedia } from '../../../parts/media.ts';
import { keepPressed } from '../../../parts/stand-clear.ts';
import { useStrings } from '../strings/strings.ts';
import { type GameDialog, MessagesDialog, MoreDialog, ResignDialog } from './game-dialogs.tsx';
import { canAbort, canOffer } from './offers.tsx';
import type { OnlineGame } from './online-game.ts';

/** The controls of an online game; on a telephone they are four, and "more" has the others. */
export function OnlineControls(props: {
  readonly game: OnlineGame;
  /** What the narrator has written. */
  readonly spoken: () => string;
}): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const wide = createMedia(BESIDE);
  const [dialog, setDialog] = createSignal<GameDialog | null>(null);
  const { game } = props;
  const isSeated = (): boolean => game.mySide() !== null;
  const isPlaying = (): boolean => isSeated() && game.state()?.phase === 'playing';
  const close = (): void => void setDialog(null);
  return (
    <>
      <nav class="controls" aria-label={language.s().controls}>
        <Show
          when={isPlaying()}
          fallback={
            <>
              <Control icon="flip" label={language.s().flip} long={language.s().turnBoard} run={game.turnBoard} />
              <Show when={canSpeak()}>
                <Control
                  icon="listen"
                  label={language.s().listen}
                  long={language.s().listenLong}
                  run={() => speak(props.spoken(), language.tongue().language)}
                />
              </Show>
            </>
          }
        >
          <Show
            when={canAbort(game)}
            fallback={
              <Control
                icon="flag"
                id="resign"
                label={s().resign}
                long={language.s().resignAsk}
                run={() => {
                  const button = document.getElementById('resign');
                  if (button) keepPressed(button);
                  setDialog('resign');
                }}
              />
            }
          >
            <Control
              icon="close"
              label={s().abortShort}
              long={s().abort}
              run={() => void game.ask({ kind: 'abort' })}
            />
          </Show>
          <Control
            icon="draw"
            label={wide() ? s().offer.draw : s().drawShort}
            long={s().offer.draw}
            off={!canOffer(game, 'draw')}
            run={() => void game.ask({ kind: 'offer', what: 'draw' })}
          />
          <Show when={wide()}>
            <Control
              icon="undo"
              label={language.s().undo}
              long={s().offer.takeback}
              off={!canOffer(game, 'takeback')}
              run={() => void game.ask({ kind: 'offer', what: 'takeback' })}
            />
          </Show>
        </Show>
        <Show when={isSeated()}>
          <Control icon="message" label={s().messages} long={s().speak} run={() => setDialog('messages')} />
        </Show>
        <Control icon="more" label={language.s().more} run={() => setDialog('more')} />
      </nav>
      <Switch>
        <Match when={dialog() === 'resign' && isPlaying()}>
          <ResignDialog game={game} close={close} />
        </Match>
        <Match when={dialog() === 'messages'}>
          <MessagesDialog game={game} close={close} />
        </Match>
        <Match when={dialog() === 'more'}>
          <MoreDialog game={game} close={close} spoken={props.spoken} />
        </Match>
      </Switch>
    </>
  );
}
