import type { ProbedTurn } from '@merellier/engine';
import { MillRuleSet, type Position, type RuleSet } from '@merellier/rules';
import { nearness } from './few-men.ts';

/**
 * The exact values of all turns of the position that an engine is asked about, from the tables of the server, or as they are proved
 * where a solved game begins; null where it
 * has none, where they take longer than `longest` milliseconds, and with few men: those an engine is given as they are, see `giveTables`. Only the
 * position itself is asked about, never those that a search comes through: they are thousands, and each takes a request.
 */
export async function rootValues(
  rules: RuleSet,
  position: Position,
  longest: number,
  signal?: AbortSignal,
): Promise<readonly ProbedTurn[] | null> {
  const proved = await provedTurns(rules, position);
  if (proved) return proved;
  if (!navigator.onLine || !(rules instanceof MillRuleSet) || nearness(rules, position) === 'few') return null;
  try {
    const { exactTurns } = await import('./exact.ts');
    return await Promise.race([
      exactTurns(rules, position),
      new Promise<null>((done) => {
        setTimeout(done, longest, null);
        signal?.addEventListener('abort', () => done(null), { once: true });
      }),
    ]);
  } catch {
    return null;
  }
}

/** The first turns of a solved game, where some of them win and others do not: else the engine begins as it likes. */
async function provedTurns(rules: RuleSet, position: Position): Promise<readonly ProbedTurn[] | null> {
  if (rules.key(position) !== rules.key(rules.start())) return null;
  const { firstValues } = await import('../known/first-values.ts');
  const turns = firstValues(rules, position)?.turns ?? [];
  return turns.every(({ value }) => value === turns[0]?.value) ? null : turns;
}
