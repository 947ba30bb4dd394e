import { type Parameters, type Position, type RuleSet, ruleSet, type Turn } from '../index.ts';
import { readFen, readTurn, writeFen, writeTurn } from '../notation/index.ts';
import type { Refusal } from '../refusal.ts';

/** The position of a FEN that the test knows to be right. */
export function at<P extends Position, T extends Turn>(rules: RuleSet<P, T>, fen: string): P {
  const read = readFen(rules, fen);
  if (!read.ok) throw new Error(`${fen}: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** All legal turns in a position, as texts. */
export function turnsAt(rules: RuleSet, fen: string): string[] {
  const position = at(rules, fen);
  return rules.turns(position).map((turn) => writeTurn(rules, position, turn));
}

/** The FEN after a turn, or the refusal. */
export function played(rules: RuleSet, fen: string, text: string): string | Refusal {
  const position = at(rules, fen);
  const read = readTurn(rules, position, text);
  if (read.ok) return writeFen(rules, rules.play(position, read.value));
  if (read.error.problem === 'turn-refused') return read.error.refusal;
  throw new Error(JSON.stringify(read.error));
}

/** The reason for which a turn is refused, or `legal`. */
export function verdict(rules: RuleSet, fen: string, text: string): string {
  const result = played(rules, fen, text);
  return typeof result === 'string' ? 'legal' : result.reason;
}

/** Plays turns from the start and gives the position they lead to. */
export function play(id: string, turns: string, changes: Parameters = {}): string {
  const rules = ruleSet(id, changes);
  let position = rules.start();
  for (const text of turns.split(' ')) {
    const read = readTurn(rules, position, text);
    if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
    position = rules.play(position, read.value);
  }
  return writeFen(rules, position);
}
