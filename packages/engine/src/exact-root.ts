import type { Position, RuleSet, Turn } from '@merellier/rules';
import type { Chances, Probe, ProbedTurn } from './probe.ts';
import { lineOf, nowOf, type Root } from './root.ts';
import type { Score } from './score.ts';

/** A turn whose exact value is known, with what decides between turns of the same value. */
export interface ExactTurn extends ProbedTurn {
  /**
   * Answers of the other side that worsen its result; where the turn wins, 0: nothing more can go wrong. Null where the
   * probe does not know the answers.
   */
  readonly wrongAnswers: number | null;
  /** How often the game has come through the position that it leads to. */
  readonly repeats: number;
}

/** The turns of a root by their exact values, the best ones first. */
export interface ExactRoot {
  readonly value: ProbedTurn['value'];
  readonly turns: readonly ExactTurn[];
  /** How many of the first ones are equally good. */
  readonly equal: number;
}

/** The longest continuation that is shown, in turns. */
const LONGEST_LINE = 24;
/** Taking a man is known to be near, even where no distances are. */
const UNKNOWN_DISTANCE = 1000;

const RANKS = { win: 2, draw: 1, loss: 0 } as const;

/**
 * All turns of a root by their exact values; null where neither the probe nor `given`, the values from elsewhere, knows all
 * of them. Only a probe is asked for what comes after them.
 */
export function exactRoot(
  rules: RuleSet,
  probe: Probe | null,
  root: Root,
  given: readonly ProbedTurn[] | null,
): ExactRoot | null {
  const position = nowOf(root);
  const probed = probe?.turns(position, true) ?? given;
  if (!probed || probed.length === 0 || probed.length !== rules.turns(position).length) return null;
  const best = probed.reduce((a, b) => (compare(b, a) < 0 ? b : a));
  const seen = repeatsOf(rules, root);
  const turns = probed.map((turn): ExactTurn => {
    const after = rules.play(position, turn.turn);
    const repeats = seen(after);
    // Only the best turns are chosen between.
    const isSettled = turn.value === 'win' || compare(turn, best) !== 0;
    return { ...turn, wrongAnswers: isSettled ? 0 : probe && wrongAnswers(rules, probe, position, after), repeats };
  });
  turns.sort(compareAll);
  const first = turns[0] as ExactTurn;
  const equal = turns.findIndex((turn) => compareAll(first, turn) !== 0);
  return { value: first.value, turns, equal: equal < 0 ? turns.length : equal };
}

/** Chances that differ by less than a hundredth of a percent are as good; nothing is as good as certainty. */
const gradeOf = ({ win, loss }: Chances): number => {
  if (win === 1 || loss === 1) return win === 1 ? GRADES : -GRADES;
  return Math.max(1 - GRADES, Math.min(GRADES - 1, Math.round((win - loss) * GRADES)));
};
const GRADES = 5000;

/** Turns by what is certain, the best first. */
export const bestFirst = (turns: readonly ProbedTurn[]): readonly ProbedTurn[] => [...turns].sort(compare);

/** Orders by what is certain: the better value, the sooner win, the later loss; a draw rule helps the side that is losing. */
function compare(a: ProbedTurn, b: ProbedTurn): number {
  if (a.chances && b.chances) return gradeOf(b.chances) - gradeOf(a.chances);
  if (a.value !== b.value) return RANKS[b.value] - RANKS[a.value];
  if (a.value === 'draw') return 0;
  const sign = a.value === 'win' ? 1 : -1;
  if (a.beyondLimit !== b.beyondLimit) return a.beyondLimit ? sign : -sign;
  const [first, second] = [a.distance ?? UNKNOWN_DISTANCE, b.distance ?? UNKNOWN_DISTANCE];
  return sign * (first - second);
}

/**
 * The same, then by going where one has not been. What is lost is put where the other side can do most wrong. Draws are left to the
 * search: what most answers lose, the other side sees, and a search that knows the values leads it where it is far to see.
 */
function compareAll(a: ExactTurn, b: ExactTurn): number {
  const certain = compare(a, b);
  if (certain !== 0) return certain;
  // Where no distance leads on, going where one has not been does.
  if (a.value === 'win') return a.distance === null ? a.repeats - b.repeats : 0;
  if (a.repeats !== b.repeats || a.value === 'draw') return a.repeats - b.repeats;
  return (b.wrongAnswers ?? 0) - (a.wrongAnswers ?? 0);
}

/** How many answers worsen the result of the other side; null where the probe does not know them. */
function wrongAnswers(rules: RuleSet, probe: Probe, position: Position, after: Position): number | null {
  if (after.toPlay === position.toPlay || rules.outcome(after)) return 0;
  const answers = probe.turns(after, false);
  if (!answers) return null;
  const best = Math.max(...answers.map(({ value }) => RANKS[value]));
  return answers.filter(({ value }) => RANKS[value] !== best).length;
}

/** How often the game up to a root has come through a position. */
function repeatsOf(rules: RuleSet, root: Root): (position: Position) => number {
  const line = lineOf(root);
  const counts = new Map<string, number>();
  for (const position of [line.start, ...line.played.map((each) => each.position)]) {
    const key = rules.key(position);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (position) => counts.get(rules.key(position)) ?? 0;
}

/** What follows a turn when both sides play the best that is certain, up to the next capture; nothing after a draw. */
export function continuation(
  rules: RuleSet,
  probe: Probe | null,
  position: Position,
  first: ProbedTurn,
): readonly Turn[] {
  const turns = [first.turn];
  if (probe === null || first.value === 'draw' || first.distance === null) return turns;
  let now = rules.play(position, first.turn);
  for (let left = Math.min(first.distance - 1, LONGEST_LINE); left > 0 && !rules.outcome(now); left--) {
    const next = probe.turns(now, false)?.reduce((a, b) => (compare(b, a) < 0 ? b : a));
    if (!next) break;
    turns.push(next.turn);
    now = rules.play(now, next.turn);
  }
  return turns;
}

/** The exact value of a turn as a score. */
export function scoreOfTurn({ value, distance, beyondLimit, chances }: ProbedTurn): Score {
  if (chances) return { kind: 'chances', win: chances.win, loss: chances.loss };
  return value === 'draw' ? { kind: 'draw' } : { kind: `exact-${value}`, distance, beyondLimit };
}
