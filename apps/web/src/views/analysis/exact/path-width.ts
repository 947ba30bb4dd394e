import type { Position, RuleSet, Turn } from '@merellier/rules';
import type { ExactTurn } from '../../../exact/exact.ts';
import { reached } from '../../../exact/reached.ts';

/** How narrow the way is that keeps what a position is worth. */
export interface PathWidth {
  /** Turns of the side to play that keep it, and all that it has. */
  readonly holds: number;
  readonly turns: number;
  /** The same of the other side's answers to those, from 0 to 1; null where it is not known. */
  readonly answers: number | null;
}

const BEST = ['win', 'draw', 'loss'] as const;

/** The turns that keep what the best of them reaches. */
export function keeping(turns: readonly ExactTurn[]): readonly ExactTurn[] {
  const best = BEST.find((value) => turns.some((turn) => reached(turn) === value));
  return turns.filter((turn) => reached(turn) === best);
}

/** Answers are asked for after so many turns that hold, so that a wide position costs no more than a narrow one. */
const MOST_ASKED = 12;

/** How narrow the way is for this turn and the next; `exact` knows the values of a position's turns, or null. */
export async function pathWidth(
  rules: RuleSet,
  position: Position,
  turns: readonly ExactTurn[],
  exact: (position: Position) => Promise<readonly ExactTurn[] | null>,
): Promise<PathWidth> {
  const holding = keeping(turns);
  let [held, all] = [0, 0];
  for (const { turn } of holding.slice(0, MOST_ASKED)) {
    const after = rules.play(position, turn as Turn);
    const answers = rules.outcome(after) || after.toPlay === position.toPlay ? [] : await exact(after);
    if (!answers) return { holds: holding.length, turns: turns.length, answers: null };
    held += keeping(answers).length;
    all += answers.length;
  }
  return { holds: holding.length, turns: turns.length, answers: all === 0 ? null : held / all };
}
