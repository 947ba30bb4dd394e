import { outcomeOf, positionOf, RULE_SET_IDS } from '@merellier/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Engine } from '../../packages/engine/src/engine.ts';
import { randomFrom } from '../../packages/engine/src/random.ts';
import { rankOf } from '../../packages/engine/src/score.ts';
import { PLAIN } from '../../packages/engine/src/selectivity.ts';
import { Minimax, TooLarge } from '../../packages/engine/src/testing/minimax.ts';
import { randomGame } from '../../packages/engine/src/testing/positions.ts';
import { anyRules } from '../../packages/rules/src/testing/any-rules.ts';
import { isLong } from './runs.ts';

it('the search finds what brute force over the rules finds, whatever the parameters', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyRules(RULE_SET_IDS), fc.nat(), (rules, seed) => {
      const random = randomFrom(seed);
      const engine = new Engine(rules, { memoryMb: 1, selectivity: PLAIN });
      const brute = new Minimax(rules, isLong ? 5000 : 600);
      for (let i = 0; i < 6; i++) {
        const game = randomGame(rules, random, Math.floor(random() * 80));
        if (outcomeOf(game) !== null) continue;
        const position = positionOf(game);
        for (let depth = 1; depth <= 4; depth++) {
          const values = valuesOf(brute, position, depth);
          if (!values) break;
          engine.clear();
          const { lines } = engine.search(position, { depth });
          const best = engine.scoreOf(Math.max(...values));
          expect(lines[0] && rankOf(lines[0].score), `depth ${depth}`).toBe(rankOf(best));
          compared++;
        }
      }
    }),
    { numRuns: isLong ? 2000 : 40 },
  );
  expect(compared).toBeGreaterThan(100);
});

function valuesOf(brute: Minimax, ...[position, depth]: Parameters<Minimax['values']>): readonly number[] | null {
  try {
    return brute.values(position, depth);
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}
