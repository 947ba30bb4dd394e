import { Engine, rootOf } from '@merellier/engine';
import { type DraughtsPosition, type DraughtsRuleSet, type DraughtsTurn, newGame } from '@merellier/rules';
import type { Puzzle } from '../src/puzzles/puzzle.ts';
import { fenOf, gradeOf, puzzleId, textOf, twinKey } from './puzzle-tools.ts';

/** The most turns of its own in which a side is to win, and for how many more no other turn may do so. */
const DEEPEST = 4;
const MARGIN = 1;

/**
 * Whether the side to play wins within so many turns of its own, whatever the other plays: every turn is tried, so the
 * answer is a proof. The other side's turns are all looked at; `known` keeps what was found.
 */
export function winsWithin(
  rules: DraughtsRuleSet,
  position: DraughtsPosition,
  turns: number,
  known: Map<string, boolean> = new Map(),
): boolean {
  if (turns <= 0) return false;
  const key = `${turns} ${rules.key(position)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const wins = rules.turns(position).some((turn) => turnWins(rules, position, turn, turns, known));
  known.set(key, wins);
  return wins;
}

/** Whether a turn wins within so many turns, itself included. */
export function turnWins(
  rules: DraughtsRuleSet,
  position: DraughtsPosition,
  turn: DraughtsTurn,
  turns: number,
  known: Map<string, boolean>,
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
export function draughtsPuzzle(rules: DraughtsRuleSet, position: DraughtsPosition): Puzzle | null {
  const turns = rules.turns(position);
  if (turns.length < 3) return null;
  const engine = new Engine(rules, { memoryMb: 8 });
  const [first] = engine.search(rootOf(newGame(rules, position)), { nodes: 20_000 }).lines;
  if (first?.score.kind !== 'win' || first.score.turns > 2 * DEEPEST - 1 || first.score.turns < 3) return null;
  const known = new Map<string, boolean>();
  for (let winIn = 2; winIn <= DEEPEST; winIn++) {
    const winning = turns.filter((turn) => turnWins(rules, position, turn, winIn, known));
    if (winning.length === 0) continue;
    const [best] = winning;
    if (!best || winning.length > 1) return null;
    const others = turns.filter((turn) => turn !== best);
    if (others.some((turn) => turnWins(rules, position, turn, winIn + MARGIN, known))) return null;
    return {
      id: puzzleId(rules, twinKey(rules, position)),
      rules: rules.id,
      fen: fenOf(rules, position),
      theme: 'combination',
      grade: gradeOf(rules, position, best),
      goal: { value: 'win', winIn },
      line: lineFrom(rules, position, best, winIn, known),
      others: others.map((turn) => [textOf(rules, position, turn), 'slower', null]),
    };
  }
  return null;
}

/** The best turn and how it goes on, the other side holding out as long as it can. */
function lineFrom(
  rules: DraughtsRuleSet,
  start: DraughtsPosition,
  best: DraughtsTurn,
  winIn: number,
  known: Map<string, boolean>,
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
