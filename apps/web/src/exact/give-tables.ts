import { rulesMessage } from '@merellier/engine';
import { DraughtsRuleSet, type Position, type RuleSet } from '@merellier/rules';
import { nearness, piecesFor, tablesOf } from './few-men.ts';

/** Milliseconds that an engine waits for tables that are not solved yet; then it thinks without, and has them later. */
const LONGEST_WAIT = 5000;

/** The rule set whose tables each engine has been given. */
const given = new WeakMap<Worker, string>();

/**
 * Gives an engine's worker the exact values of positions with few men, where the position is one of them, before it is
 * asked anything; near them it only sees that they are solved in time.
 */
export async function giveTables(engine: Worker, rules: RuleSet, position: Position): Promise<void> {
  const near = nearness(rules, position);
  const few =
    rules instanceof DraughtsRuleSet ? piecesFor(rules, position) : near === 'far' ? null : tablesOf(position);
  const name = JSON.stringify([rulesMessage(rules), few]);
  if (near === 'far' || given.get(engine) === name) return;
  const { prepareExact, tablesFor } = await import('./exact.ts');
  if (near === 'near') return prepareExact(rules, position);
  given.set(engine, name);
  const coming = tablesFor(rules, position).then((message) => {
    if (message) engine.postMessage(message, [message.bytes.buffer]);
    else given.delete(engine);
  });
  await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
}
