import {
  fail,
  type Game,
  newGame,
  type ParameterProblem,
  type Parameters,
  type Position,
  type Result,
  type RuleSet,
  readRuleSet,
} from '@merellier/rules';
import { type NotationProblem, readFen, readGame, writeFen } from '@merellier/rules/notation';
import { unpackText } from './pack.ts';

/** What an address may hold cannot be opened: damaged, or with a fault that the rules can name. */
export type AddressProblem = ParameterProblem | NotationProblem | { readonly problem: 'address-damaged' };

/**
 * Reads a game from an address: `#g=…`, a game text packed by {@link packText}, or, to be written by hand,
 * `#rules=marelle&men=7&fen=…` with a rule set, changed parameters and a position.
 */
export async function readAddress(hash: string): Promise<Result<Game, AddressProblem>> {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const packed = fields.get('g');
  if (packed !== null) {
    const text = await unpackText(packed);
    return text === null ? fail({ problem: 'address-damaged' }) : readGame(text);
  }
  const { rules: id = '', fen, ...changes } = Object.fromEntries(fields) as Record<string, string>;
  const rules = readRuleSet(id, changes as Parameters);
  if (!rules.ok) return rules;
  const start = fen === undefined ? null : readFen(rules.value, fen);
  if (start && !start.ok) return start;
  return { ok: true, value: newGame(rules.value, start?.value) };
}

/** The fields of an address from which {@link readAddress} makes a position. */
export const positionFields = (rules: RuleSet, position: Position): Record<string, string> =>
  ({ rules: rules.id, ...rules.changes, fen: writeFen(rules, position) }) as Record<string, string>;
