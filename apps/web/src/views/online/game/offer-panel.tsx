import { goneLimit, isLive, type Offer, PHRASES, turnsToTakeBack } from '@merellier/protocol';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { nameOf } from '../names.ts';
import { useOnline } from '../online.ts';
import { useStrings } from '../strings/strings.ts';
import type { OnlineGame } from './online-game.ts';

/** Offers that stand, with their answers; and all that a player can say or propose during a game. */
export function OfferPanel(props: { readonly game: OnlineGame }): JSX.Element {
  return (
    <Show when={props.game.mySide()}>
      <Offers game={props.game} kinds={['draw', 'takeback']} />
      <Claim game={props.game} />
      <Acts game={props.game} />
    </Show>
  );
}

/** Offers of these kinds that stand. */
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
function Claim(props: { readonly game: OnlineGame }): JSX.Element {
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

function Acts(props: { readonly game: OnlineGame }): JSX.Element {
  const s = useStrings();
  const { game } = props;
  const [sure, setSure] = createSignal(false);
  const canAbort = (): boolean => {
    const { white, black } = game.state()?.clock?.begun ?? { white: false, black: false };
    return !(white && black);
  };
  const canOffer = (what: Offer): boolean => {
    const state = game.state();
    const side = game.mySide();
    if (
      !state ||
      !side ||
      state.phase !== 'playing' ||
      state.offers[what] ||
      state.offeredOn[side][what] === state.boardSeq
    )
      return false;
    return what !== 'takeback' || (!state.options.rated && turnsToTakeBack(state, side) > 0);
  };
  const hasClock = (): boolean => {
    const time = game.state()?.options.time;
    return time !== undefined && (isLive(time) || time.kind === 'correspondence');
  };
  const Propose = (props: { readonly what: 'draw' | 'takeback' }): JSX.Element => (
    <Show when={canOffer(props.what)}>
      <button type="button" class="button" onClick={() => void game.ask({ kind: 'offer', what: props.what })}>
        {s().offer[props.what]}
      </button>
    </Show>
  );
  return (
    <>
      <div class="acts">
        <Show
          when={!canAbort()}
          fallback={
            <button type="button" class="button" onClick={() => void game.ask({ kind: 'abort' })}>
              {s().abort}
            </button>
          }
        >
          <Show when={!sure()}>
            <button type="button" class="button" onClick={() => setSure(true)}>
              {s().resign}
            </button>
          </Show>
        </Show>
        <Show when={!sure()}>
          <Propose what="draw" />
        </Show>
      </div>
      <Show when={sure() && !canAbort()}>
        <SureToResign resign={() => void game.ask({ kind: 'resign' })} goOn={() => setSure(false)} />
      </Show>
      <details class="deeper">
        <summary>{s().acts}</summary>
        <div class="acts">
          <Propose what="takeback" />
          <Show when={hasClock()}>
            <button type="button" class="button" onClick={() => void game.ask({ kind: 'give-time' })}>
              {s().giveTime}
            </button>
          </Show>
        </div>
        <Phrases game={game} />
      </details>
    </>
  );
}

/** Asks once more. Where the button stood that leads here, nothing resigns: a second press there goes on. */
function SureToResign(props: { readonly resign: () => void; readonly goOn: () => void }): JSX.Element {
  const s = useStrings();
  let goOn: HTMLButtonElement | undefined;
  onMount(() => goOn?.focus({ preventScroll: true }));
  return (
    <div class="online-sure" role="group" aria-label={s().resignSure}>
      <div class="two">
        <button ref={goOn} type="button" class="button" onClick={props.goOn}>
          {s().goOn}
        </button>
        <button type="button" class="button danger" onClick={props.resign}>
          {s().resign}
        </button>
      </div>
      <p>{s().resignSure}</p>
    </div>
  );
}

/** Ready-made phrases, which each player at the table reads in their own language. */
export function Phrases(props: { readonly game: OnlineGame }): JSX.Element {
  const online = useOnline();
  const s = useStrings();
  return (
    <div role="group" aria-label={s().speak}>
      <p class="faint">{s().speakHelp}</p>
      <div class="acts">
        <For each={PHRASES}>
          {(phrase) => (
            <button type="button" class="button" onClick={() => online.connection().say(props.game.id, phrase)}>
              {s().phrases[phrase]}
            </button>
          )}
        </For>
      </div>
    </div>
  );
}
