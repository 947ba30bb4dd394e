import type { RuleSet } from '@merellier/rules';

/**
 * A strength of play. What makes a level weak is what makes people weak: it looks few turns ahead, it does not notice some
 * answers of the other side and some chances of its own, and it misjudges. All of it is counted in turns and nodes, not in
 * time, so that a level plays alike on every machine. Only the last takes all the time it is given.
 */
export interface Level {
  /** 1, the weakest, to 10. */
  readonly number: number;
  readonly name: LevelName;
  /** Turns of either side that it looks ahead at most, and positions that it looks at. */
  readonly depth: number;
  readonly nodes: number;
  /**
   * The chance, for each turn it considers, that it does not look at the answer, where there are a dozen turns; the more
   * there are, the more attention each of them gets, so that as many are overlooked.
   */
  readonly overlooks: number;
  /** The chance, for each turn that takes a man, that it does not notice it. */
  readonly misses: number;
  /** How far it misjudges a turn, in hundredths of a man: the spread of a normal distribution. */
  readonly misjudges: number;
  /** In the opening it plays any turn that is at most so many hundredths of a man worse than the best. */
  readonly variety: number;
}

export type LevelName =
  | 'first-steps'
  | 'playful'
  | 'curious'
  | 'attentive'
  | 'steady'
  | 'cunning'
  | 'seasoned'
  | 'expert'
  | 'master'
  | 'grandmaster';

const UNBOUNDED = Number.POSITIVE_INFINITY;

export const LEVELS: readonly Level[] = [
  level(1, 'first-steps', 1, 3_000, 0.7, 0.3, 80, 60),
  level(2, 'playful', 1, 3_000, 0.28, 0.4, 55, 50),
  level(3, 'curious', 1, 3_000, 0.1, 0.04, 16, 40),
  level(4, 'attentive', 3, 6_000, 0.055, 0.018, 14, 30),
  level(5, 'steady', 4, 8_000, 0.028, 0.006, 8, 25),
  level(6, 'cunning', 5, 12_000, 0.014, 0.002, 6, 20),
  level(7, 'seasoned', 6, 12_000, 0.007, 0, 5, 15),
  level(8, 'expert', 7, 10_000, 0, 0, 0, 12),
  level(9, 'master', 99, 16_000, 0, 0, 0, 10),
  level(10, 'grandmaster', 99, UNBOUNDED, 0, 0, 0, 8),
];

function level(
  number: number,
  name: LevelName,
  depth: number,
  nodes: number,
  overlooks: number,
  misses: number,
  misjudges: number,
  variety: number,
): Level {
  return { number, name, depth, nodes, overlooks, misses, misjudges, variety };
}

/**
 * What is otherwise in a marelle of twenty-four points with diagonals: few games are drawn there, and who begins has the better of it, so
 * that more must be overlooked for a step of the same height.
 */
const DIAGONALS = 'nine-diagonals';
const WITH_DIAGONALS: Readonly<Record<number, Partial<Level>>> = {
  1: { overlooks: 0.9, misses: 0.8, misjudges: 200 },
  2: { overlooks: 0.88, misses: 0.63, misjudges: 132 },
  3: { overlooks: 0.66, misses: 0.475, misjudges: 93 },
  4: { depth: 2, nodes: 3_000, overlooks: 0.3, misses: 0.26, misjudges: 62 },
  5: { depth: 3, nodes: 6_000, overlooks: 0.155, misses: 0.12, misjudges: 35 },
  6: { depth: 4, nodes: 8_000, overlooks: 0.067, misses: 0.029, misjudges: 16 },
  7: { depth: 5, overlooks: 0.023, misses: 0.005, misjudges: 8.5 },
  8: { depth: 6, nodes: 12_000 },
};

/**
 * What is otherwise in draughts, where a turn that is overlooked costs more, and a turn of either side more to look ahead decides more.
 */
const IN_DRAUGHTS: Readonly<Record<number, Partial<Level>>> = {
  1: { depth: 2, overlooks: 0.165, misses: 0.165, misjudges: 38 },
  2: { depth: 2, overlooks: 0.09, misses: 0.04, misjudges: 18 },
  3: { depth: 3, overlooks: 0.045, misses: 0.014, misjudges: 13 },
  4: { depth: 4, overlooks: 0.024, misses: 0.005, misjudges: 10 },
  5: { depth: 5, overlooks: 0.011, misses: 0.002, misjudges: 6 },
  6: { depth: 6, overlooks: 0.006, misses: 0, misjudges: 4 },
  7: { depth: 7, nodes: 5_000, overlooks: 0, misjudges: 0 },
  8: { depth: 9, nodes: 14_000 },
  9: { depth: 99, nodes: 22_000 },
};

/** And on boards with fifty playing squares and more, where what is overlooked is found out more often, and more is to be found further ahead. */
const ON_LARGE_BOARDS: Readonly<Record<number, Partial<Level>>> = {
  1: { overlooks: 0.15, misses: 0.15, misjudges: 33 },
  2: { overlooks: 0.067, misses: 0.028, misjudges: 14.5 },
  5: { overlooks: 0.0125, misjudges: 7 },
  6: { overlooks: 0.0068, misjudges: 4.5 },
  7: { nodes: 3_400 },
  8: { nodes: 9_000 },
};
const LARGE = 50;

/**
 * The level with a number from 1 to 10, as it plays a rule set, a marelle unless another is given; any other number is a RangeError.
 *
 * @example
 * ```ts
 * import { levelOf } from '@merellier/engine';
 *
 * console.log(levelOf(1).depth < levelOf(9).depth); // true
 * ```
 */
export function levelOf(number: number, rules?: RuleSet): Level {
  const found = LEVELS[number - 1];
  if (!found) throw new RangeError(`no level ${number}: levels are 1 to ${LEVELS.length}`);
  if (!rules) return found;
  if (rules.family === 'mill') return rules.board.id === DIAGONALS ? { ...found, ...WITH_DIAGONALS[number] } : found;
  const isLarge = rules.board.names.length >= LARGE;
  return { ...found, ...IN_DRAUGHTS[number], ...(isLarge ? ON_LARGE_BOARDS[number] : {}) };
}
