import { goneLimit, type Offer, SECOND, turnsToTakeBack } from '@merellier/protocol';
import { createEffect, createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { nameOf } from '../names.ts';
import { useStrings } from '../strings/strings.ts';
import type { OnlineGame } from './online-game.ts';

/** Whether the player here may propose this now. */
export function canOffer(game: OnlineGame, what: Offer): boolean {
  const state = game.state();
  const side = game.mySide();
  if (!state || !side || state.phase !== 'playing') return false;
  if (state.offers[what] || state.offeredOn[side][what] === state.boardSeq) return false;
  const takesBack = !state.options.rated && !state.options.tournament;
  return what !== 'takeback' || (takesBack && turnsToTakeBack(state, side) > 0);
}

/** Whether the game can still be called off: not both have begun. */
export function canAbort(game: OnlineGame): boolean {
  const { clock, options } = game.state() ?? {};
  const { white, black } = clock?.begun ?? { white: false, black: false };
  return !(white && black) && !options?.tournament;
}

/** Offers of these kinds that stand, with their answers. */
export function Offers(props: { readonly game: OnlineGame; readonly kinds: readonly Offer[] }): JSX.Element {
  const s = useStrings();
  const { game } = props;
  const standing = (what: Offer) => game.state()?.offers[what] ?? null;
  return (
    <For each={props.kinds}>
      {(what) => (
        <Show when={standing(what)}>
          {(side) => (
            <div class="online-offer" role="group">
              <p>
                {side() === game.mySide() ? s().offered[what] : s().offeredBy[what](nameOf(s(), game.player(side())))}
              </p>
              <div class="acts">
                <Show when={side() !== game.mySide()}>
                  <button type="button" class="button primary" onClick={() => void game.ask({ kind: 'accept', what })}>
                    {s().agree[what]}
                  </button>
                </Show>
                <button type="button" class="button" onClick={() => void game.ask({ kind: 'decline', what })}>
                  {side() === game.mySide() ? s().withdrawOffer : s().decline}
                </button>
              </div>
            </div>
          )}
        </Show>
      )}
    </For>
  );
}

/** The other player is gone: once that has lasted as long as the server asks for, the game can be claimed; until then it is said how long yet. */
export function Claim(props: { readonly game: OnlineGame }): JSX.Element {
  const s = useStrings();
  const { game } = props;
  /** How long the other player must be gone, in milliseconds; null where nobody is gone, or nothing can be claimed. */
  const limit = createMemo((): number | null => {
    const state = game.state();
    const seat = game.mySeat();
    if (!state?.clock || !seat || game.isOver() || game.here()[seat === 'host' ? 'guest' : 'host']) return null;
    const { begun } = state.clock;
    return begun.white && begun.black ? goneLimit(state.options.time) : null;
  });
  const [left, setLeft] = createSignal(0);
  createEffect(() => {
    const wait = limit();
    if (wait === null) return;
    // From when it was seen here: the server, which may know of it for longer, is asked no earlier.
    const until = performance.now() + wait;
    const count = (): void => void setLeft(Math.max(0, Math.ceil((until - performance.now()) / SECOND)));
    count();
    const timer = setInterval(count, SECOND);
    onCleanup(() => clearInterval(timer));
  });
  return (
    <Show when={limit() !== null}>
      <Show when={left() === 0} fallback={<p class="online-gone">{s().claimIn(left())}</p>}>
        <div class="acts">
          <button type="button" class="button" onClick={() => void game.ask({ kind: 'claim', result: 'win' })}>
            {s().claimWin}
          </button>
          <button type="button" class="button" onClick={() => void game.ask({ kind: 'claim', result: 'draw' })}>
            {s().claimDraw}
          </button>
        </div>
      </Show>
    </Show>
  );
}
