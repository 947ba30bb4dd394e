import type { Engine } from '@merellier/engine';
import type { MillPosition, MillRuleSet, MillTurn } from '@merellier/rules';
import { compareTurns, type ExactTurn, exactTurns, exactValue, type Tables, type Value } from '@merellier/tablebase';
import { boardReasons } from '../../../packages/engine/src/reasons/against.ts';
import type { Kind, Theme } from '../src/puzzles/puzzle.ts';
import type { Found } from './puzzle-found.ts';
import { fenOf, textOf } from './puzzle-tools.ts';

/** Turns of the solution after the best one, where it wins. */
const GOES_ON = 2;
/** Fewer legal turns are no question. */
const LEAST_TURNS = 4;
/** Turns up to which a position is searched three plies deep. */
const FEW_TURNS = 14;

/** A puzzle of the position, if exact values say that it is one: one turn is better than all others. */
export function millPuzzle(engine: Engine, tables: Tables, position: MillPosition): Found | null {
  const rules = engine.rules as MillRuleSet;
  const turns = exactTurns(rules, tables, position);
  if (!turns || turns.length < LEAST_TURNS) return null;
  const [best, second] = [...turns].sort(compareTurns);
  if (!best || !second || best.value === 'loss' || best.value === second.value) return null;
  const others = turns.filter((turn) => turn !== best);
  const theme = themeOf(engine, position, best, others);
  const sharp = best.value === 'win' && second.value === 'loss';
  return {
    theme,
    goal: { value: best.value },
    kind: kindOf(theme, best, sharp, threatens(rules, tables, position, others)),
    fen: fenOf(rules, position),
    best: best.turn,
    again: () => provedAgain(rules, tables, position, turns),
    line: () => lineFrom(rules, tables, position, best),
    others: (tempting) => {
      const lost = others.filter(({ value }) => value === 'loss');
      const shown =
        tempting.flatMap((turn) => lost.filter((other) => rules.same(other.turn, turn as MillTurn)))[0] ?? lost[0];
      const answer = shown ? answerTo(rules, tables, position, shown.turn) : null;
      return others.map(({ turn, value }) => [
        textOf(rules, position, turn),
        value === 'draw' ? 'draw' : 'loss',
        value === 'loss' && answer !== null && refutes(rules, tables, position, turn, answer) ? answer : null,
      ]);
    },
  };
}

function kindOf(theme: Theme, best: ExactTurn, sharp: boolean, threatened: boolean): Kind {
  if (best.value === 'draw') return threatened ? 'defend' : 'hold';
  if (best.turn.captures.length > 0) return 'take';
  if (theme === 'block' || theme === 'lock-in') return 'block';
  return sharp ? 'only' : 'win';
}

/** Whether most wrong turns are answered by a capture. */
function threatens(rules: MillRuleSet, tables: Tables, position: MillPosition, others: readonly ExactTurn[]): boolean {
  const lost = others.filter(({ value }) => value === 'loss').slice(0, 5);
  const taken = lost.filter(({ turn }) => {
    const after = rules.play(position, turn);
    const answers = exactTurns(rules, tables, after, false) ?? [];
    return answers.some((answer) => answer.value === 'win' && answer.turn.captures.length > 0);
  });
  return 2 * taken.length > lost.length;
}

/**
 * Whether a search by the rules alone, two or three plies deep, finds the same values as the tables give: nothing else is
 * shared with the solver than the values where it stops.
 */
function provedAgain(rules: MillRuleSet, tables: Tables, position: MillPosition, turns: readonly ExactTurn[]): boolean {
  const depth = turns.length <= FEW_TURNS ? 2 : 1;
  return turns.every(({ turn, value }) => {
    const after = rules.play(position, turn);
    const found = searched(rules, tables, after, depth);
    return (after.toPlay === position.toPlay ? found : flip(found)) === value;
  });
}

function searched(rules: MillRuleSet, tables: Tables, position: MillPosition, depth: number): Value {
  const outcome = rules.outcome(position);
  if (outcome) return outcome.winner === null ? 'draw' : outcome.winner === position.toPlay ? 'win' : 'loss';
  if (depth === 0) return exactValue(rules, tables, position)?.value ?? 'draw';
  let best: Value = 'loss';
  for (const turn of rules.turns(position)) {
    const after = rules.play(position, turn);
    const value = searched(rules, tables, after, depth - 1);
    const own = after.toPlay === position.toPlay ? value : flip(value);
    if (own === 'win') return own;
    if (own === 'draw') best = own;
  }
  return best;
}

const flip = (value: Value): Value => (value === 'draw' ? value : value === 'win' ? 'loss' : 'win');

/** What the best turn is about. */
function themeOf(
  engine: Engine,
  position: MillPosition,
  { turn, value }: ExactTurn,
  others: readonly ExactTurn[],
): Theme {
  if (value === 'draw') return 'defence';
  const rules = engine.rules as MillRuleSet;
  const said = new Set(boardReasons(rules, position, turn).map(({ reason }) => reason));
  if (said.has('blocks-all')) return 'lock-in';
  const sameWay = others.some(({ turn: other }) => other.from === turn.from && other.to === turn.to);
  if (turn.captures.length > 0) return sameWay ? 'which-man' : 'mill';
  if (said.has('double-attack') || said.has('prepares-double-mill')) return 'double-mill';
  const men = rules.view(position).men.filter(({ side }) => side === position.toPlay).length;
  const hands = position.whiteHand + position.blackHand;
  if (men === 3 && hands === 0 && rules.parameters.flying > 0) return 'flying';
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

/** Whether an answer wins against another wrong turn too. */
function refutes(rules: MillRuleSet, tables: Tables, position: MillPosition, wrong: MillTurn, answer: string): boolean {
  const after = rules.play(position, wrong);
  const turns = exactTurns(rules, tables, after, false) ?? [];
  return turns.some(({ turn, value }) => value === 'win' && textOf(rules, after, turn) === answer);
}

/** The best turn, and, where it wins, a few more that keep the value. */
function lineFrom(rules: MillRuleSet, tables: Tables, start: MillPosition, best: ExactTurn): readonly string[] {
  const line = [textOf(rules, start, best.turn)];
  let position = rules.play(start, best.turn);
  for (let i = 0; best.value === 'win' && i < GOES_ON && !rules.outcome(position); i++) {
    const turns = exactTurns(rules, tables, position);
    const [chosen] = [...(turns ?? [])].sort(compareTurns);
    if (!chosen) break;
    line.push(textOf(rules, position, chosen.turn));
    position = rules.play(position, chosen.turn);
  }
  return line;
}
