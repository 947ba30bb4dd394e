import { chanceProofOf, NAMELESS, otherSeat, recordOf } from '@merellier/protocol';
import { ok, outcomeOf } from '@merellier/rules';
import { createMemo, createSignal, ErrorBoundary, type JSX, lazy, onMount, Show, Suspense } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useBoards, useLanguage } from '../../../context.ts';
import { blockedPlayers } from '../../../online/people/conduct.ts';
import { useOnline } from '../online.ts';
import { useStrings } from '../strings/strings.ts';
import { Offers } from './offers.tsx';
import type { OnlineGame } from './online-game.ts';
import { RatingChanges } from './rating-change.tsx';

const NextGame = lazy(async () => ({ default: (await import('../../tournament/online/next-game.tsx')).NextGame }));
const Learnt = lazy(async () => ({ default: (await import('../../../board-page/learnt.tsx')).Learnt }));

/** After the end: a rematch, a look back, and the check of the dice. */
export function GameOver(props: { readonly game: OnlineGame }): JSX.Element {
  const language = useLanguage();
  const boards = useBoards();
  const online = useOnline();
  const s = useStrings();
  const { game } = props;
  const [blocked, setBlocked] = createSignal(false);
  onMount(async () => {
    const opponent = game.opponent();
    const players = opponent && (await blockedPlayers());
    setBlocked(Boolean(players?.some(({ id }) => id === opponent?.id)));
  });
  const canRematch = (): boolean => {
    const state = game.state();
    const seat = game.mySeat();
    // Nobody answers any more for a player who is erased, and no word passes to one who is blocked.
    const isErased = game.opponent()?.name === NAMELESS && seat !== null && !game.here()[otherSeat(seat)];
    return Boolean(
      state && seat && !isErased && !blocked() && !state.offers.rematch && !state.rematch && !state.options.tournament,
    );
  };
  const canAnalyse = (): boolean => game.shown().nodes.length > 1;
  return (
    <div class="end">
      <RatingChanges game={game} />
      <Show when={game.mySide()}>
        <Offers game={game} kinds={['rematch']} />
      </Show>
      <TournamentWays game={game} />
      <div class="two">
        <Show when={canRematch()}>
          <button
            type="button"
            class="button primary"
            onClick={() => void game.ask({ kind: 'offer', what: 'rematch' })}
          >
            {language.s().rematch}
          </button>
        </Show>
        <Show when={game.state()?.rematch}>
          {(next) => (
            <a class="button primary" href={addressOf('online', next())}>
              {language.s().rematch}
            </a>
          )}
        </Show>
        <Show when={canAnalyse()}>
          <button
            type="button"
            class="button"
            onClick={() => {
              const state = game.state();
              if (state) boards.analyse(recordOf(state), 'game');
            }}
          >
            {language.s().reviewGame}
          </button>
        </Show>
      </div>
      {/* A draw teaches nothing, and has no place for it: the buttons do not move. */}
      <Show when={outcomeOf(game.shown())?.winner}>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<div class="learnt" />}>
            <Learnt game={game.shown()} />
          </Suspense>
        </ErrorBoundary>
      </Show>
      <p class="faint end-ways">
        <Show when={online.kept() === game.state()?.id}>{s().kept} </Show>
        <a class="link" href={addressOf('online')}>
          {s().newGame}
        </a>
      </p>
      <Fairness game={game} />
    </div>
  );
}

/** After a game of a tournament: what comes next in it. */
export function TournamentWays(props: { readonly game: OnlineGame }): JSX.Element {
  const online = useOnline();
  const { game } = props;
  return (
    <Show when={game.state()?.options.tournament?.id} keyed>
      {(id) => (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <NextGame
              {...{ id, game: game.id, told: game.setForfeit }}
              leads={game.mySeat() !== null && !online.many()}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </Show>
  );
}

const ChanceResult = lazy(async () => ({ default: (await import('../../chance/chance-result.tsx')).ChanceResult }));

/** Dice and lots come out of secrets that are open now: this page does the sums again. */
function Fairness(props: { readonly game: OnlineGame }): JSX.Element {
  const s = useStrings();
  const [asked, setAsked] = createSignal(false);
  const proof = createMemo(() => chanceProofOf(props.game.id, props.game.model().events));
  return (
    <Show when={proof()}>
      {(claim) => (
        <>
          <p>
            {s().fair}{' '}
            <button type="button" class="link" onClick={() => setAsked(true)}>
              {s().verify}
            </button>
          </p>
          <div role="status">
            <Suspense>
              <Show when={asked()}>
                <ChanceResult claim={ok(claim())} />
              </Show>
            </Suspense>
          </div>
        </>
      )}
    </Show>
  );
}
