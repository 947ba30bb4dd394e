import { isLive, PHRASES } from '@merellier/protocol';
import { For, type JSX, lazy, onMount, Show, Suspense } from 'solid-js';
import { rulesAddress } from '../../../address/route.ts';
import { speak } from '../../../browser/speak.ts';
import { canSpeak } from '../../../browser/speech.ts';
import { useLanguage } from '../../../context.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { standClear } from '../../../parts/stand-clear.ts';
import { useOnline } from '../online.ts';
import { useStrings } from '../strings/strings.ts';
import { canOffer } from './offers.tsx';
import type { OnlineGame } from './online-game.ts';

/** A dialog over an online game. */
export type GameDialog = 'resign' | 'messages' | 'more';

interface DialogProps {
  readonly game: OnlineGame;
  readonly close: () => void;
}

/** Asks once more before the game is lost. */
export function ResignDialog(props: DialogProps): JSX.Element {
  const { s } = useLanguage();
  let button: HTMLButtonElement | undefined;
  // By then the dialog is open.
  onMount(() => queueMicrotask(() => button && standClear(button)));
  return (
    <Dialog title={s().resignAsk} onClose={props.close}>
      <p>{s().resignMeans(props.game.mySide() ?? 'white')}</p>
      <div class="two">
        <button type="button" class="button primary" onClick={props.close}>
          {s().goOn}
        </button>
        <button
          ref={button}
          type="button"
          class="button danger"
          onClick={({ detail }) => {
            // The second press of a double click was meant for what led here.
            if (detail > 1) return;
            props.close();
            void props.game.ask({ kind: 'resign' });
          }}
        >
          {s().resign}
        </button>
      </div>
    </Dialog>
  );
}

/** Ready-made phrases, which each player at the table reads in their own language. */
export function MessagesDialog(props: DialogProps): JSX.Element {
  const online = useOnline();
  const s = useStrings();
  return (
    <Dialog title={s().speak} low onClose={props.close}>
      <p class="faint">{s().speakHelp}</p>
      <div class="phrases">
        <For each={PHRASES}>
          {(phrase) => (
            <button
              type="button"
              class="button"
              onClick={() => {
                online.connection().say(props.game.id, phrase);
                props.close();
              }}
            >
              {s().phrases[phrase]}
            </button>
          )}
        </For>
      </div>
    </Dialog>
  );
}

const PlayerConduct = lazy(async () => ({
  default: (await import('../../conduct/player-conduct.tsx')).PlayerConduct,
}));

/** What is wanted now and then in a game. */
export function MoreDialog(props: DialogProps & { readonly spoken: () => string }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { game } = props;
  const isPlaying = (): boolean => game.mySide() !== null && game.state()?.phase === 'playing';
  const hasClock = (): boolean => {
    const time = game.state()?.options.time;
    return time !== undefined && (isLive(time) || time.kind === 'correspondence');
  };
  const act = (run: () => unknown) => (): void => {
    props.close();
    run();
  };
  return (
    <Dialog title={language.s().more} onClose={props.close}>
      <ul class="menu">
        <Item label={language.s().turnBoard} run={act(game.turnBoard)} />
        <Show when={canSpeak()}>
          <Item label={language.s().listenLong} run={act(() => speak(props.spoken(), language.tongue().language))} />
        </Show>
        <Show when={isPlaying() && canOffer(game, 'takeback')}>
          <Item label={s().offer.takeback} run={act(() => void game.ask({ kind: 'offer', what: 'takeback' }))} />
        </Show>
        <Show when={isPlaying() && hasClock()}>
          <Item label={s().giveTime} run={act(() => void game.ask({ kind: 'give-time' }))} />
        </Show>
        <li>
          <a class="menu-item menu-link" href={rulesAddress(game.rules())} target="_blank" rel="noopener">
            {language.s().readRules}
          </a>
        </li>
      </ul>
      <Suspense>
        <Show when={game.opponent()}>{(player) => <PlayerConduct player={player()} game={game.id} />}</Show>
      </Suspense>
    </Dialog>
  );
}

function Item(props: { readonly label: string; readonly run: () => void }): JSX.Element {
  return (
    <li>
      <button type="button" class="menu-item" onClick={() => props.run()}>
        {props.label}
      </button>
    </li>
  );
}
