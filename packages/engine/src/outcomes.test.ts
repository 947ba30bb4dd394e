import { ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { outcomesOf } from './outcomes.ts';

const marelle = ruleSet('marelle');
function likely(fen: string, centimen: number, rules = marelle) {
  const read = readFen(rules, fen);
  if (!read.ok) throw new Error(fen);
  return outcomesOf(rules, read.value, { kind: 'estimate', centimen });
}

it('tells a lead in a dead draw from the same lead in a won game', () => {
  const flies = likely('W:Wa1,d1,g4:Bb4,c3,f2,f6', 230);
  const more = likely('W:Wa1,d1,g4,b2,d3,e5,f4,g7:Bb4,c3,f2,f6,a7', 230);
  expect(flies?.draw).toBeGreaterThan(0.6);
  expect(more?.draw).toBeLessThan(0.4);
  expect(more?.win).toBeGreaterThan(more?.loss ?? 1);
});

it('gives chances that make one, and the other side’s turned round', () => {
  const white = likely('W:Wa1,d1,g4,f4:Bb4,c3,f2,f6,d6', 60);
  const black = likely('B:Wa1,d1,g4,f4:Bb4,c3,f2,f6,d6', -60);
  if (!white || !black) throw new Error('known');
  expect(white.win + white.draw + white.loss).toBeCloseTo(1);
  expect(black.loss).toBeCloseTo(white.win);
  expect(black.draw).toBeCloseTo(white.draw);
});

it('is certain of what is exact, and silent where it was not measured', () => {
  const start = marelle.start();
  expect(outcomesOf(marelle, start, { kind: 'draw' })).toEqual({ win: 0, draw: 1, loss: 0 });
  expect(outcomesOf(marelle, start, { kind: 'loss', turns: 4 })).toEqual({ win: 0, draw: 0, loss: 1 });
  const spoilt = { kind: 'exact-win', distance: 120, beyondLimit: true } as const;
  expect(outcomesOf(marelle, start, spoilt)).toEqual({ win: 0, draw: 1, loss: 0 });
  for (const rules of [ruleSet('merels'), ruleSet('dames'), ruleSet('marelle', { captures: 'per-mill' })])
    expect(outcomesOf(rules, rules.start(), { kind: 'estimate', centimen: 20 })).toBeNull();
  // Draws that look back do not matter.
  const other = ruleSet('marelle', { 'no-capture-draw': 20 });
  expect(outcomesOf(other, other.start(), { kind: 'estimate', centimen: 20 })).not.toBeNull();
});
