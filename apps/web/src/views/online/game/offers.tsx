import { goneLimit, type Offer, turnsToTakeBack } from '@merellier/protocol';
import { For, type JSX, Show } from 'solid-js';
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

/** The other player is gone: the game can be claimed once that has lasted; the server says for how long it must. */
export function Claim(props: { readonly game: OnlineGame }): JSX.Element {
  const s = useStrings();
  const { game } = props;
  const canClaim = (): boolean => {
    const state = game.state();
    const seat = game.mySeat();
    if (!state?.clock || !seat || game.isOver() || goneLimit(state.options.time) === null) return false;
    const { begun } = state.clock;
    return begun.white && begun.black && !game.here()[seat === 'host' ? 'guest' : 'host'];
  };
  return (
    <Show when={canClaim()}>
      <div class="acts">
        <button type="button" class="button" onClick={() => void game.ask({ kind: 'claim', result: 'win' })}>
          {s().claimWin}
        </button>
        <button type="button" class="button" onClick={() => void game.ask({ kind: 'claim', result: 'draw' })}>
          {s().claimDraw}
        </button>
      </div>
    </Show>
  );
}
