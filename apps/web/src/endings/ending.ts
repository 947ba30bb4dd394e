import type { MillPosition, MillRuleSet, MillRuleSetId } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import type { AnyExactTurn } from '../exact/messages.ts';
import { reached } from '../exact/reached.ts';

/** What is to be reached: the win, or the draw. */
export type Aim = 'win' | 'hold';

/** One rung of the ladder: how many men each side has, one's own first, and what is to be reached. */
export interface Rung {
  readonly id: string;
  readonly rules: MillRuleSetId;
  readonly own: number;
  readonly other: number;
  readonly aim: Aim;
}

/**
 * The rungs, by how narrow the way is in the middle of their random positions: from three turns of four that keep the draw to
 * one of twenty-five that keeps the win; then where nobody flies, from half the turns to one of six. Where three men fly,
 * none of a thousand random positions of four against four and more men could be lost, where nothing can be taken at once.
 */
export const RUNGS: readonly Rung[] = [
  { id: '4-3-hold', rules: 'jeu-du-moulin', own: 4, other: 3, aim: 'hold' },
  { id: '3-4-hold', rules: 'jeu-du-moulin', own: 3, other: 4, aim: 'hold' },
  { id: '3-3-win', rules: 'jeu-du-moulin', own: 3, other: 3, aim: 'win' },
  { id: '3-5-hold', rules: 'jeu-du-moulin', own: 3, other: 5, aim: 'hold' },
  { id: '3-4-win', rules: 'jeu-du-moulin', own: 3, other: 4, aim: 'win' },
  { id: 'six-5-5-hold', rules: 'marelle-a-6', own: 5, other: 5, aim: 'hold' },
  { id: 'six-4-4-win', rules: 'marelle-a-6', own: 4, other: 4, aim: 'win' },
  { id: 'six-5-5-win', rules: 'marelle-a-6', own: 5, other: 5, aim: 'win' },
  { id: 'merels-5-4-win', rules: 'merels', own: 5, other: 4, aim: 'win' },
  { id: 'merels-4-4-win', rules: 'merels', own: 4, other: 4, aim: 'win' },
  { id: 'merels-5-5-win', rules: 'merels', own: 5, other: 5, aim: 'win' },
  { id: 'merels-5-5-hold', rules: 'merels', own: 5, other: 5, aim: 'hold' },
];

/** How easily one goes wrong, 1 to 3. */
export const GRADES = [1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

/** A position, and how narrow the way is: so many of its turns keep what it is worth. */
export interface Ending {
  readonly position: MillPosition;
  readonly aim: Aim;
  readonly grade: Grade;
  readonly keeping: number;
  readonly turns: number;
  /** Turns of either side to the next capture or the end, where it is a win. */
  readonly distance: number | null;
}

export type ExactOf = (position: MillPosition) => Promise<readonly AnyExactTurn[] | null>;

const WORTH = { win: 2, draw: 1, loss: 0 } as const;

/** What a turn is worth. */
export const worth = (turn: AnyExactTurn): number => WORTH[reached(turn)];

export const bestWorth = (turns: readonly AnyExactTurn[]): number => Math.max(...turns.map(worth));

/** So much of the turns keeps the value, at least, in an easy position, and in one that is not hard. */
const EASY = 1 / 2;
const MEDIUM = 1 / 5;

/** A position as an ending; null where it is lost, where nothing can go wrong, where a man is taken at once, and where it is over. */
export function endingOf(position: MillPosition, turns: readonly AnyExactTurn[]): Ending | null {
  if (turns.length === 0) return null;
  const best = bestWorth(turns);
  const right = turns.filter((turn) => worth(turn) === best);
  if (best === WORTH.loss || right.length === turns.length) return null;
  const share = right.length / turns.length;
  const distances = right.flatMap(({ distance }) => distance ?? []);
  // A mill that is closed at once is no ending.
  if (best === WORTH.win && distances.includes(1)) return null;
  return {
    ...{ position, keeping: right.length, turns: turns.length },
    aim: best === WORTH.win ? 'win' : 'hold',
    grade: share >= EASY ? 1 : share >= MEDIUM ? 2 : 3,
    distance: best === WORTH.win && distances.length > 0 ? Math.min(...distances) : null,
  };
}

/** How many positions are drawn before one of another difficulty is taken. */
const TRIES = 300;

/** A random position of a rung, White to move, of the difficulty that is asked for or else the nearest; null without values. */
export async function randomEnding(
  rules: MillRuleSet,
  rung: Rung,
  grade: Grade,
  exact: ExactOf,
  chance: () => number,
): Promise<Ending | null> {
  let nearest: Ending | null = null;
  for (let i = 0; i < TRIES; i++) {
    const position = randomPosition(rules, rung, chance);
    if (!position || rules.outcome(position)) continue;
    const turns = await exact(position);
    if (turns === null) return null;
    const found = endingOf(position, turns);
    if (found?.aim !== rung.aim) continue;
    if (found.grade === grade) return found;
    if (!nearest || Math.abs(found.grade - grade) < Math.abs(nearest.grade - grade)) nearest = found;
  }
  return nearest;
}

/** Men at random points, none in a mill. */
function randomPosition(rules: MillRuleSet, { own, other }: Rung, chance: () => number): MillPosition | null {
  const free = [...rules.board.names];
  const drawn = (count: number): string =>
    Array.from({ length: count }, () => free.splice(Math.floor(chance() * free.length), 1)[0]).join(',');
  const read = readFen(rules, `W:W${drawn(own)}:B${drawn(other)}:H0,0`);
  if (!read.ok) return null;
  const position = read.value as MillPosition;
  return rules.view(position).men.some(({ inMill }) => inMill) ? null : position;
}

/** What the other side answers: the longest resistance, or, in a draw, the turn that leaves the narrowest way. */
export async function bestAnswer(
  rules: MillRuleSet,
  position: MillPosition,
  exact: ExactOf,
): Promise<AnyExactTurn['turn'] | null> {
  const turns = await exact(position);
  if (!turns || turns.length === 0) return null;
  const best = bestWorth(turns);
  const equal = turns.filter((turn) => worth(turn) === best);
  if (best === WORTH.loss) return equal.reduce((a, b) => ((b.distance ?? 0) > (a.distance ?? 0) ? b : a)).turn;
  if (best === WORTH.win)
    return equal.reduce((a, b) => ((b.distance ?? Infinity) < (a.distance ?? Infinity) ? b : a)).turn;
  let [narrowest, least] = [equal[0] as AnyExactTurn, Infinity];
  for (const each of equal) {
    const after = rules.play(position, each.turn as never);
    const replies = await exact(after);
    if (!replies || replies.length === 0) continue;
    const share = replies.filter((turn) => worth(turn) === bestWorth(replies)).length / replies.length;
    if (share < least) [narrowest, least] = [each, share];
  }
  return narrowest.turn;
}
