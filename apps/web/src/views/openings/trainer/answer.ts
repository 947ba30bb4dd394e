import { type Game, type Position, positionOf, type RuleSet, type Turn } from '@merellier/rules';
import { seed } from '../../../browser/chance.ts';
import { reached } from '../../../exact/reached.ts';
import { clock } from '../../../opponent/asked.ts';
import type { Played } from '../../analysis/explorer/explorer.ts';
import { serverGames } from '../../analysis/explorer/server-games.ts';
import type { ExactOf } from './judge-turn.ts';

/** How the other side answers: with the best turns, or as people play. */
export const ANSWERS = ['best', 'people'] as const;
export type Answers = (typeof ANSWERS)[number];

/** The level that answers where no table knows the position, or no game of people has reached it. */
const LEVELS: Readonly<Record<Answers, number>> = { best: 8, people: 4 };

/** Whom the other side's turn is asked of. */
export interface Asked {
  readonly exact: ExactOf;
  /** What people played in a position. */
  readonly played: (rules: RuleSet, position: Position) => Promise<readonly Played[]>;
  readonly level: (game: Game, level: number) => Promise<Turn | null>;
  /** A whole number by chance, not negative. */
  readonly chance: () => number;
}

/** The page's own, but for the tables. */
export const askedWith = (exact: ExactOf): Asked => ({
  exact,
  async played(rules, position) {
    const isHouse = Object.keys(rules.changes).length > 0;
    return isHouse ? [] : ((await serverGames(rules, position))?.played ?? []);
  },
  async level(game, level) {
    const { askTurn } = await import('../../../opponent/opponent.ts');
    return askTurn(game, level, { since: clock(), signal: new AbortController().signal });
  },
  chance: seed,
});

/** The other side's turn; null where nobody gives one. */
export async function answerTo(game: Game, answers: Answers, asked: Asked): Promise<Turn | null> {
  const known = answers === 'best' ? await bestTurns(game, asked) : await turnsOfPeople(game, asked);
  const turn = known[asked.chance() % Math.max(1, known.length)];
  return turn ?? asked.level(game, LEVELS[answers]);
}

const RANKS = { win: 2, draw: 1, loss: 0 } as const;

/** All turns that keep the most by tables; none where they do not know the position. */
async function bestTurns(game: Game, { exact }: Asked): Promise<readonly Turn[]> {
  const turns = (await exact(game.rules, positionOf(game))) ?? [];
  const best = Math.max(...turns.map((turn) => RANKS[reached(turn)]));
  return turns.filter((turn) => RANKS[reached(turn)] === best).map(({ turn }) => turn);
}

/** The turns that people played, each as often as it was played. */
async function turnsOfPeople(game: Game, { played }: Asked): Promise<readonly Turn[]> {
  return (await played(game.rules, positionOf(game))).flatMap(({ turn, games }) => Array<Turn>(games).fill(turn));
}
