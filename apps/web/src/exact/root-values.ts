import { MillRuleSet, type Position, type RuleSet } from '@merellier/rules';
import { nearness } from './few-men.ts';
import type { AnyExactTurn } from './messages.ts';

/**
 * The exact values of all turns of the position that an engine is asked about, from the tables of the server; null where it
 * has none, where they take longer than `longest` milliseconds, and with few men: those an engine is given as they are, see `giveTables`. Only the
 * position itself is asked about, never those that a search comes through: they are thousands, and each takes a request.
 */
export async function rootValues(
  rules: RuleSet,
  position: Position,
  longest: number,
  signal?: AbortSignal,
): Promise<readonly AnyExactTurn[] | null> {
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
