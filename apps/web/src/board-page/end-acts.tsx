import { ErrorBoundary, type JSX, lazy, Show, Suspense } from 'solid-js';
import { useBoards, useLanguage, usePlay, useSession } from '../context.ts';
import { focusBoard } from '../parts/focus.ts';
import { levelName } from '../parts/level-choice.tsx';
import { isShared } from '../session/session.ts';
import { LEVEL_NUMBERS } from '../settings/levels.ts';
import type { GameTag } from '../tournament/game-tag.ts';
import { Learnt } from './learnt.tsx';

const GAME_TAG: GameTag = 'TournamentGame';
const TournamentEnd = lazy(async () => ({ default: (await import('../views/tournament/at-board.tsx')).TournamentEnd }));

/** What comes after a game: the next level for who has won, a revenge, a look back. */
export function EndActs(): JSX.Element {
  const language = useLanguage();
  const session = useSession();
  const boards = useBoards();
  const play = usePlay();
  const { s } = language;
  const act = (run: () => unknown) => () => {
    run();
    focusBoard();
  };
  const next = (): number | null => {
    const { seats, level } = session.current();
    const { winner } = play.outcome() ?? {};
    const hasWon = !!winner && seats[winner] === 'person' && !isShared(session.current());
    return hasWon && level < LEVEL_NUMBERS.length ? level + 1 : null;
  };
  const Review = (): JSX.Element => (
    <Show when={play.game().nodes.length > 1}>
      <button type="button" class="button" onClick={() => boards.analyse(play.game(), 'game')}>
        {s().reviewGame}
      </button>
    </Show>
  );
  const Onward = (): JSX.Element => (
    <>
      <Show when={next()}>
        {(level) => (
          <button
            type="button"
            class="button primary"
            onClick={act(() => {
              session.setLevel(level());
              session.again();
            })}
          >
            {s().nextLevel(levelName(language, level()))}
          </button>
        )}
      </Show>
      <div class="two">
        <button type="button" class="button" classList={{ primary: next() === null }} onClick={act(session.rematch)}>
          {s().rematch}
        </button>
        <Review />
      </div>
      <button type="button" class="link" onClick={act(session.again)}>
        {s().newGameLong}
      </button>
    </>
  );
  return (
    <div class="end">
      <Show when={GAME_TAG in play.game().tags} fallback={<Onward />}>
        <Suspense>
          <TournamentEnd fallback={<Onward />}>
            <Review />
          </TournamentEnd>
        </Suspense>
      </Show>
      <ErrorBoundary fallback={null}>
        <Learnt game={play.game()} />
      </ErrorBoundary>
    </div>
  );
}
