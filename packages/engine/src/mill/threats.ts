import type { MillPosition, MillRuleSet, MillTurn, Side } from '@merellier/rules';

/** A mill that a turn closes: its line as points in bits, and the turn. */
export interface Closing {
  readonly line: number;
  readonly turn: MillTurn;
}

const menOf = (position: MillPosition, side: Side): number => (side === 'white' ? position.white : position.black);

/** The lines that a turn closes. */
export function closedBy({ core }: MillRuleSet, before: MillPosition, turn: MillTurn): readonly number[] {
  if (turn.to === null) return [];
  const to = 1 << turn.to;
  const own = (menOf(before, before.toPlay) & (turn.from === null ? ~0 : ~(1 << turn.from))) | to;
  return [...core.lines].filter((line) => (line & to) !== 0 && (own & line) === line);
}

/**
 * The mills that a side closes with one turn by the rules, if it is its turn, where that earns something; each once. None
 * with dice, which decide what can be played.
 */
export function closings(rules: MillRuleSet, position: MillPosition, side: Side): readonly Closing[] {
  if (rules.usesDice) return [];
  const asked = position.toPlay === side ? position : { ...position, toPlay: side };
  const found = new Map<number, Closing>();
  const entriesEarn = rules.core.parameters['mill-at-entry'] !== 'nothing';
  for (const turn of rules.turns(asked))
    for (const line of closedBy(rules, asked, turn))
      if (!found.has(line) && (entriesEarn || turn.from !== null)) found.set(line, { line, turn });
  return [...found.values()];
}

/** With more answers than these, whether all fail takes too long to say. */
const MANY = 80;

/**
 * Whether a side whose turn it is not closes one of these lines next, whatever the other plays now: a mill of the other side
 * that takes one of its men, or the end of the game, spoils it.
 */
export function closesAnyway(rules: MillRuleSet, position: MillPosition, lines: readonly number[]): boolean {
  const side = position.toPlay === 'white' ? 'black' : 'white';
  if (rules.outcome(position)) return false;
  const turns = rules.turns(position);
  return (
    turns.length <= MANY &&
    turns.every((turn) => {
      const next = rules.play(position, turn);
      if (rules.outcome(next) || next.toPlay !== side) return false;
      return closings(rules, next, side).some(({ line }) => lines.includes(line));
    })
  );
}

/** The two ends of a running mill: the line that a man opens, and the one that it closes by that; and so back again. */
export interface Swing {
  readonly opens: number;
  readonly closes: number;
}

/**
 * Where a man stands in a closed mill and closes another with its next turn, and the first again with the one after it,
 * while the other side leaves both alone; each pair of lines once.
 */
export function swingsBetween(rules: MillRuleSet, position: MillPosition, side: Side): readonly Swing[] {
  const { core } = rules;
  const men = menOf(position, side);
  const asked = { ...position, toPlay: side };
  if (rules.outcome(asked)) return [];
  const found: Swing[] = [];
  for (const turn of rules.turns(asked)) {
    if (turn.from === null || turn.to === null) continue;
    const from = 1 << turn.from;
    const left = [...core.lines].filter((line) => (line & from) !== 0 && (men & line) === line);
    const closed = closedBy(rules, asked, turn);
    if (left.length === 0 || closed.length === 0) continue;
    const next = rules.play(asked, turn);
    if (rules.outcome(next)) continue;
    const back = { ...next, toPlay: side };
    const again = rules
      .turns(back)
      .filter((each) => each.from === turn.to && each.to === turn.from)
      .flatMap((each) => closedBy(rules, back, each));
    for (const opens of left.filter((line) => again.includes(line)))
      for (const closes of closed)
        if (!found.some((each) => each.opens === opens && each.closes === closes)) found.push({ opens, closes });
  }
  return found;
}
