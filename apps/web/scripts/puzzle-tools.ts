import { createHash } from 'node:crypto';
import { Engine, type Random, rankOf, rootOf } from '@merellier/engine';
import { newGame, outcomeOf, type Position, positionOf, type RuleSet, type Turn } from '@merellier/rules';
import { writeFen, writeTurn } from '@merellier/rules/notation';
import type { Grade } from '../src/puzzles/puzzle.ts';

/** Positions of games that begin at random and are then played quickly but not badly, each position once. */
export function* positionsOfGames(rules: RuleSet, random: Random, share: number): Generator<Position> {
  const engine = new Engine(rules, { memoryMb: 8 });
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (;;) {
    let game = newGame(rules);
    engine.clear();
    const opening = 4 + Math.floor(random() * 8);
    for (let i = 0; i < 160 && outcomeOf(game) === null; i++) {
      const position = positionOf(game);
      if (i > opening && random() < share) yield position;
      const turns = rules.turns(position);
      const { lines } = engine.search(rootOf(game), { nodes: 400 }, { lines: 3 });
      const turn =
        i < opening ? pick(turns) : (lines[Math.floor(random() ** 2 * lines.length)]?.turns[0] ?? pick(turns));
      game = { ...newGame(rules, rules.play(position, turn as Turn)) };
    }
  }
}

/** The same for positions that are each other's image under a symmetry of the board. */
export function twinKey(rules: RuleSet, position: Position): string {
  const keys = rules.board.symmetries.map((_, i) => rules.key(rules.transform(position, i)));
  return keys.sort()[0] as string;
}

/** A short name made from the position itself. */
export const puzzleId = (rules: RuleSet, key: string): string =>
  `${rules.id}-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;

/**
 * How hard a turn is to find: at what depth a search settles on it, and how many other turns look at least as good to one
 * who looks a turn ahead.
 */
export function gradeOf(rules: RuleSet, position: Position, best: Turn): Grade {
  const engine = new Engine(rules, { memoryMb: 8 });
  const root = rootOf(newGame(rules, position));
  const isBest = (turn: Turn | undefined): boolean => turn !== undefined && rules.same(turn, best);
  let settled = 1;
  for (let depth = 1; depth <= 8; depth++) {
    engine.clear();
    if (!isBest(engine.search(root, { depth, nodes: 300_000 }).turn ?? undefined)) settled = depth + 1;
  }
  engine.clear();
  const { lines } = engine.search(root, { depth: 2 }, { lines: 99 });
  const own = lines.find(({ turns }) => isBest(turns[0]));
  const tempting = own
    ? lines.filter((line) => line !== own && rankOf(line.score) >= rankOf(own.score)).length
    : lines.length;
  const hardness = settled + Math.min(tempting, 8) / 2;
  return hardness < 2 ? 1 : hardness < 4 ? 2 : hardness < 6 ? 3 : hardness < 8.5 ? 4 : 5;
}

export const fenOf = (rules: RuleSet, position: Position): string => writeFen(rules, position);
export const textOf = (rules: RuleSet, position: Position, turn: Turn): string => writeTurn(rules, position, turn);
