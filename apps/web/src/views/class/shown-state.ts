import type { Trace } from '@merellier/board';
import { type ClassShown, type ClassView, gameOfShown } from '@merellier/protocol/class';
import { type Game, type PositionView, positionOf } from '@merellier/rules';
import { type Accessor, createMemo } from 'solid-js';
import { outcomeOfShown } from '../../class/shown-game.ts';
import { useLanguage } from '../../context.ts';
import { lastTrace } from '../../lines/trace.ts';
import { plainText, tellTurn } from '../../play/told.ts';
import { useStrings } from './strings/strings.ts';

/** The game that everybody looks through, as it stands on a board. */
export interface ShownGame {
  readonly game: Accessor<Game>;
  readonly men: Accessor<PositionView>;
  readonly last: Accessor<Trace | null>;
  /** Which turn it is, of how many. */
  readonly count: Accessor<string>;
  /** What the turn did, and at the end how the game ended; empty before the first. */
  readonly told: Accessor<string>;
}

/** The game that a class looks through; null without one. A page keeps what it shows until it is taken away. */
export const shownIn = (view: ClassView | null): ClassShown | null =>
  view?.shown && gameOfShown(view.shown, 0) ? view.shown : null;

/** To be called within a Solid root, where there is such a game; `at` turns of it are shown. */
export function createShownGame(shown: Accessor<ClassShown>, at: Accessor<number>): ShownGame {
  const language = useLanguage();
  const s = useStrings();
  const game = createMemo<Game>((before) => {
    const now = gameOfShown(shown(), at()) ?? before;
    if (!now) throw new RangeError('a class shows a game that cannot have been played');
    return now;
  });
  return {
    game,
    men: createMemo(() => game().rules.view(positionOf(game()))),
    last: createMemo(() => lastTrace(game())),
    count: () => s().shownAt(game().at, shown().turns.length),
    told: createMemo(() => {
      const now = game();
      const turn = tellTurn(language.s(), now, null);
      const text = turn ? plainText(turn) : (shown().turns[now.at - 1] ?? '');
      const outcome = outcomeOfShown(shown(), now);
      return [text, outcome && language.words().outcome(outcome)].filter((part) => part).join(' ');
    }),
  };
}
