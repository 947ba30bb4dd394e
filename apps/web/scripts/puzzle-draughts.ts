import { type Engine, rootOf } from '@merellier/engine';
import { type DraughtsPosition, type DraughtsRuleSet, type DraughtsTurn, newGame } from '@merellier/rules';
import type { Found } from './puzzle-found.ts';
import { fenOf, textOf } from './puzzle-tools.ts';

/** The most turns of its own in which a side is to win, and for how many more no other turn may do so. */
const DEEPEST = 4;
const MARGIN = 1;
/** Nodes of the search that looks for a win, and of the one that proves it again. */
const LOOKS = 1500;
const LOOKS_AGAIN = 8000;
/** Positions that a proof may visit. */
const MOST_VISITED = 3000;
/** Own turns in which the other side wins against every wrong turn, where only one turn is not lost. */
const LOST_WITHIN = 2;

/** What a proof has found so far. */
export class Known {
  readonly wins = new Map<string, boolean>();
  private left: number;

  constructor(most: number = Number.POSITIVE_INFINITY) {
    this.left = most;
  }

  /** Counts a position; throws a {@link TooLong} where there were enough. */
  visit(): void {
    if (this.left-- <= 0) throw new TooLong();
  }
}

/** A proof that takes more than it is worth. */
export class TooLong extends Error {}

/**
 * Whether the side to play wins within so many turns of its own, whatever the other plays: every turn is tried, so the
 * answer is a proof. The other side's turns are all looked at.
 */
function winsWithin(
  rules: DraughtsRuleSet,
  position: DraughtsPosition,
  turns: number,
  known: Known = new Known(),
): boolean {
  if (turns <= 0) return false;
  const key = `${turns} ${rules.key(position)}`;
  const found = known.wins.get(key);
  if (found !== undefined) return found;
  known.visit();
  const wins = rules.turns(position).some((turn) => turnWins(rules, position, turn, turns, known));
  known.wins.set(key, wins);
  return wins;
}

/** Whether a turn wins within so many turns, itself included. */
export function turnWins(
  rules: DraughtsRuleSet,
  position: DraughtsPosition,
  turn: DraughtsTurn,
  turns: number,
  known: Known,
): boolean {
  const after = rules.play(position, turn);
  const outcome = rules.outcome(after);
  if (outcome) return outcome.winner === position.toPlay;
  if (turns === 1) return false;
  return rules.turns(after).every((answer) => {
    const next = rules.play(after, answer);
    const ended = rules.outcome(next);
    return ended ? ended.winner === position.toPlay : winsWithin(rules, next, turns - 1, known);
  });
}

/** A puzzle of the position, if one turn alone wins within {@link DEEPEST} turns and no other within one more. */
export function draughtsPuzzle(engine: Engine, position: DraughtsPosition): Found | null {
  const rules = engine.rules as DraughtsRuleSet;
  const turns = rules.turns(position);
  if (turns.length < 3) return null;
  const [first] = engine.search(rootOf(newGame(rules, position)), { nodes: LOOKS }).lines;
  if (first?.score.kind !== 'win' || first.score.turns > 2 * DEEPEST - 1 || first.score.turns < 3) return null;
  try {
    return prove(engine, position, turns, new Known(MOST_VISITED));
  } catch (error) {
    if (error instanceof TooLong) return null;
    throw error;
  }
}

function prove(engine: Engine, position: DraughtsPosition, turns: readonly DraughtsTurn[], known: Known): Found | null {
  const rules = engine.rules as DraughtsRuleSet;
  for (let winIn = 2; winIn <= DEEPEST; winIn++) {
    const winning = turns.filter((turn) => turnWins(rules, position, turn, winIn, known));
    const [best] = winning;
    if (!best) continue;
    const others = turns.filter((turn) => turn !== best);
    if (winning.length > 1) return null;
    if (others.some((turn) => turnWins(rules, position, turn, winIn + MARGIN, known))) return null;
    const only = others.every((turn) => loses(rules, position, turn, known));
    return {
      kind: only ? 'only' : best.kind === 'capture' ? 'take' : 'win',
      theme: 'combination',
      goal: { value: 'win', winIn },
      fen: fenOf(rules, position),
      best,
      again: () => provedAgain(engine, position, best, winIn),
      line: () => lineFrom(rules, position, best, winIn, known),
      others: () => others.map((turn) => [textOf(rules, position, turn), only ? 'loss' : 'slower', null]),
    };
  }
  return null;
}

/** Whether the other side wins soon after a turn. */
function loses(rules: DraughtsRuleSet, position: DraughtsPosition, turn: DraughtsTurn, known: Known): boolean {
  const after = rules.play(position, turn);
  const outcome = rules.outcome(after);
  if (outcome) return outcome.winner !== null && outcome.winner !== position.toPlay;
  return winsWithin(rules, after, LOST_WITHIN, known);
}

/** Whether the engine, which searches in its own way, finds the same win, and none as quick by another turn. */
function provedAgain(engine: Engine, position: DraughtsPosition, best: DraughtsTurn, winIn: number): boolean {
  const { rules } = engine;
  engine.clear();
  const lines = rules.turns(position).length;
  const depth = 2 * (winIn + MARGIN) - 1;
  const found = engine.search(rootOf(newGame(rules, position)), { depth, nodes: LOOKS_AGAIN }, { lines });
  return found.lines.every(({ turns: [turn], score }) =>
    turn && rules.same(turn, best)
      ? score.kind === 'win' && score.turns === 2 * winIn - 1
      : score.kind !== 'win' || score.turns > depth,
  );
}

/** The best turn and how it goes on, the other side holding out as long as it can. */
function lineFrom(
  rules: DraughtsRuleSet,
  start: DraughtsPosition,
  best: DraughtsTurn,
  winIn: number,
  known: Known,
): readonly string[] {
  const line = [textOf(rules, start, best)];
  let position = rules.play(start, best);
  for (let left = winIn - 1; left >= 1 && !rules.outcome(position); left--) {
    const answers = rules.turns(position).map((turn) => ({ turn, after: rules.play(position, turn) }));
    const longest = answers.find(({ after }) => !rules.outcome(after) && !winsWithin(rules, after, left - 1, known));
    const answer = longest ?? answers[0];
    if (!answer) break;
    line.push(textOf(rules, position, answer.turn));
    position = answer.after;
    if (rules.outcome(position)) break;
    const win = rules.turns(position).find((turn) => turnWins(rules, position, turn, left, known));
    if (!win) break;
    line.push(textOf(rules, position, win));
    position = rules.play(position, win);
  }
  return line;
}
