import { Engine, reasonsFor, rootOf } from '@merellier/engine';
import { type MillPosition, type MillRuleSet, type MillTurn, newGame } from '@merellier/rules';
import { compareTurns, type ExactTurn, exactTurns, type Tables } from '@merellier/tablebase';
import type { Puzzle, Theme } from '../src/puzzles/puzzle.ts';
import { fenOf, gradeOf, puzzleId, textOf, twinKey } from './puzzle-tools.ts';

/** A puzzle of the position, if exact values say that it is one: one turn is best, and at least three others are not. */
export function millPuzzle(rules: MillRuleSet, tables: Tables, position: MillPosition): Puzzle | null {
  const turns = exactTurns(rules, tables, position);
  if (!turns || turns.length < 4) return null;
  const [best, second] = [...turns].sort(compareTurns);
  if (!best || !second || best.value === 'loss' || best.value === second.value) return null;
  // A draw that all but keeps itself is no puzzle: the other turns must lose.
  const value = best.value;
  const others = turns.filter((turn) => turn !== best);
  const theme = themeOf(rules, position, best, others);
  return {
    id: puzzleId(rules, twinKey(rules, position)),
    rules: rules.id,
    fen: fenOf(rules, position),
    theme,
    grade: gradeOf(rules, position, best.turn),
    goal: { value },
    line: lineFrom(rules, tables, position, best),
    others: others.map((other) => [
      textOf(rules, position, other.turn),
      other.value === 'draw' ? 'draw' : 'loss',
      other.value === 'loss' ? answerTo(rules, tables, position, other.turn) : null,
    ]),
  };
}

/** What the best turn is about. */
function themeOf(
  rules: MillRuleSet,
  position: MillPosition,
  { turn, value }: ExactTurn,
  others: readonly ExactTurn[],
): Theme {
  if (value === 'draw') return 'defence';
  const line = { turns: [turn], score: { kind: 'estimate', centimen: 0 }, depth: 1 } as const;
  const said = new Set(reasonsFor(rules, rootOf(newGame(rules, position)), line as never).map(({ reason }) => reason));
  if (said.has('blocks-all')) return 'lock-in';
  const sameWay = others.some(({ turn: other }) => other.from === turn.from && other.to === turn.to);
  if (turn.captures.length > 0) return sameWay ? 'which-man' : 'mill';
  if (said.has('double-attack') || said.has('prepares-double-mill')) return 'double-mill';
  const men = rules.view(position).men.filter(({ side }) => side === position.toPlay).length;
  if (men === 3 && rules.parameters.flying > 0) return 'flying';
  return said.has('blocks-mill') ? 'block' : 'quiet';
}

/** A turn that wins against a wrong one: one that takes a man, if there is one. */
function answerTo(rules: MillRuleSet, tables: Tables, position: MillPosition, wrong: MillTurn): string | null {
  const after = rules.play(position, wrong);
  if (rules.outcome(after)) return null;
  const wins = (exactTurns(rules, tables, after) ?? []).filter(({ value }) => value === 'win').sort(compareTurns);
  const answer = wins.find(({ turn }) => turn.captures.length > 0) ?? wins[0];
  return answer ? textOf(rules, after, answer.turn) : null;
}

/** The best turn and a few more that keep the value, each side choosing as the engine would among them. */
function lineFrom(rules: MillRuleSet, tables: Tables, start: MillPosition, best: ExactTurn): readonly string[] {
  const engine = new Engine(rules, { memoryMb: 8 });
  const line = [textOf(rules, start, best.turn)];
  let position = rules.play(start, best.turn);
  for (let i = 0; i < 4 && !rules.outcome(position); i++) {
    const turns = exactTurns(rules, tables, position);
    if (!turns) break;
    const value = [...turns].sort(compareTurns)[0]?.value;
    const keeps = turns.filter((turn) => turn.value === value);
    const { lines } = engine.search(rootOf(newGame(rules, position)), { nodes: 3000 }, { lines: 99 });
    const chosen =
      lines
        .map(({ turns: [first] }) => keeps.find(({ turn }) => first && rules.same(turn, first as MillTurn)))
        .find((keep) => keep) ?? keeps[0];
    if (!chosen) break;
    line.push(textOf(rules, position, chosen.turn));
    position = rules.play(position, chosen.turn);
  }
  return line;
}
