import { MillRuleSet, type RuleSet } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { MOST_WHOLE, solveWholeGame, wholePositions } from '@merellier/tablebase';
import type { Context } from './context.ts';
import type { SolveCommandOptions } from './solve-options.ts';
import { StatusLine } from './status-line.ts';
import { tellFirstTurns } from './verdict.ts';

/** Whether a rule set whose tables cannot be made may be small enough to be gone through whole. */
export const mayFit = (rules: RuleSet): boolean =>
  rules instanceof MillRuleSet && !rules.usesDice && wholePositions(rules) <= MOST_ESTIMATED;

/** The estimate counts positions that no game comes to. */
const MOST_ESTIMATED = 4 * MOST_WHOLE;
/** Positions that are a matter of seconds, and of little memory. */
const QUICK = 100_000;

/**
 * `merellier solve` of a small game whose tables cannot be made: by going through every position, without files. False where there were too
 * many.
 */
export async function solveWhole(context: Context, rules: RuleSet, options: SolveCommandOptions): Promise<boolean> {
  const { texts, words, out } = context;
  const most = Math.min(MOST_WHOLE, rules instanceof MillRuleSet ? wholePositions(rules) : MOST_WHOLE);
  if (!options.json) await out.line(texts.tables.wholeTakes(words.number(most), most <= QUICK));
  const status = new StatusLine();
  const started = performance.now();
  const game = solveWholeGame(rules, MOST_WHOLE, (found) =>
    status.show(texts.tables.wholeProgress(words.number(found))),
  );
  status.clear();
  if (!game) return false;
  const { positions, wins, losses, value, turns } = game;
  if (options.json) {
    const named = turns.map(({ turn, ...rest }) => ({ turn: writeTurn(rules, rules.start(), turn), ...rest }));
    const seconds = (performance.now() - started) / 1000;
    await out.line(JSON.stringify({ rules: rules.id, positions, wins, losses, value, turns: named, seconds }));
    return true;
  }
  const counts = [positions, wins, losses, positions - wins - losses].map((count) => words.number(count));
  await out.line(texts.tables.whole(...(counts as [string, string, string, string])));
  await tellFirstTurns(context, rules, turns);
  return true;
}
