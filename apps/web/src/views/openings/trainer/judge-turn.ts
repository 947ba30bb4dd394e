import { addTurn, type Game, type Position, positionOf, type RuleSet, type Turn } from '@merellier/rules';
import { createAnalyst } from '../../../analyst/analyst.ts';
import type { MistakeSubject } from '../../../deck/card.ts';
import { mistakeIn } from '../../../deck/mistake.ts';
import type { ExactTurn } from '../../../exact/exact.ts';

/** Asks what all turns of a position are worth; null where that is not known. */
export type ExactOf = (rules: RuleSet, position: Position) => Promise<readonly ExactTurn[] | null>;

/** Milliseconds that the engine looks at a turn where no table knows it. */
const LOOK = 800;

/** The mistake that a turn is, as it comes back; null where tables, or else the engine, find no fault with it. */
export async function judgeTurn(
  game: Game,
  turn: Turn,
  exact: ExactOf,
  best: (game: Game, turn: Turn) => Promise<Turn | null> = betterByEngine,
): Promise<MistakeSubject | null> {
  const before = positionOf(game);
  const known = await exact(game.rules, before);
  const better = known ? turn : await best(game, turn);
  const mistake = better && (await mistakeIn(game.rules, before, turn, better, async () => known));
  return mistake && { ...mistake, kind: 'opening' };
}

/** What the engine would have played instead of a mistake; null where it sees none, or cannot be asked. */
async function betterByEngine(game: Game, turn: Turn): Promise<Turn | null> {
  const analyst = createAnalyst();
  const played = addTurn(game, turn, null);
  const found = await new Promise<Turn | null>((done) => {
    analyst.review(
      played,
      [played.at],
      { millis: LOOK },
      {
        onReviewed: ({ verdict, best }) =>
          done(verdict === 'mistake' || verdict === 'blunder' ? (best.turns[0] ?? null) : null),
        onOver: () => done(null),
        onLost: () => done(null),
      },
    );
  });
  analyst.close();
  return found;
}
