import { DraughtsRuleSet, MillRuleSet, RULE_SET_IDS, type RuleSetId, ruleSet } from '@merellier/rules';
import { expect, it } from 'vitest';
import { weightsFor as draughtsWeights, plainWeights } from './draughts/weights.ts';
import { DRAUGHTS_WEIGHTS } from './draughts/weights-table.ts';
import { loadEvaluations } from './evaluations.ts';
import { weightsFor as millWeights } from './mill/weights.ts';
import { MILL_WEIGHTS } from './mill/weights-table.ts';
import { isUntrained } from './untrained.ts';

/** Whose weights each named rule set takes: a new one has to say so here. */
const WHOSE: Readonly<Record<RuleSetId, keyof typeof MILL_WEIGHTS | keyof typeof DRAUGHTS_WEIGHTS | 'plain'>> = {
  marelle: 'marelle',
  'marelle-mixte': 'marelle',
  'marelle-de-ceylan': 'marelle',
  'marelle-cubique': 'marelle',
  merels: 'marelle',
  'merels-wild': 'marelle',
  'merels-diagonals': 'marelle',
  'marelle-de-poche': 'marelle',
  'marelle-avec-des': 'marelle',
  'jeu-du-moulin': 'marelle',
  'marelle-a-3': 'marelle',
  'marelle-a-3-diagonales': 'marelle',
  'marelle-a-6': 'marelle',
  'marelle-a-7': 'marelle',
  lasker: 'marelle',
  morabaraba: 'morabaraba',
  'marelle-a-12': 'morabaraba',
  nerenchi: 'marelle',
  achi: 'marelle',
  rota: 'marelle',
  dooz: 'morabaraba',
  shax: 'marelle',
  'one-time-mill': 'marelle',
  'marelle-avec-des-a-la-pose': 'marelle',
  'mul-mulan': 'marelle',
  'nao-guti': 'marelle',
  'marelle-triple': 'marelle',
  fettas: 'marelle',
  'cham-gonu': 'morabaraba',
  'zhi-qi': 'morabaraba',
  'da-san-qi': 'morabaraba',
  mulabalaba: 'marelle',
  'el-filja': 'marelle',
  'tant-fant': 'marelle',
  dames: 'dames',
  'dame-100': 'dame-100',
  'dames-a-souffler': 'plain',
  'dame-36': 'plain',
  international: 'international',
  brazilian: 'plain',
  russian: 'plain',
  pool: 'plain',
  english: 'plain',
  italian: 'plain',
  spanish: 'plain',
  czech: 'plain',
  canadian: 'plain',
  turkish: 'plain',
  armenian: 'plain',
  thai: 'plain',
  antidraughts: 'plain',
  breakthrough: 'plain',
  killer: 'dame-100',
  frisian: 'plain',
  frysk: 'plain',
};

it.each(RULE_SET_IDS)('%s takes the weights that are meant for it', (id) => {
  const rules = ruleSet(id);
  const all: Readonly<Record<string, { readonly weights: unknown }>> = { ...MILL_WEIGHTS, ...DRAUGHTS_WEIGHTS };
  if (rules instanceof MillRuleSet) expect(millWeights(rules.core)).toBe(all[WHOSE[id]]?.weights);
  if (rules instanceof DraughtsRuleSet)
    expect(draughtsWeights(rules.core)).toEqual(
      WHOSE[id] === 'plain' ? plainWeights(rules.core) : all[WHOSE[id]]?.weights,
    );
});

it('tells which games nobody has taught the engine', async () => {
  const untrained = RULE_SET_IDS.filter((id) => isUntrained(ruleSet(id)));
  expect(untrained).toEqual([
    'dames-a-souffler',
    'dame-36',
    'canadian',
    'turkish',
    'armenian',
    'antidraughts',
    'breakthrough',
    'frisian',
    'frysk',
  ]);
  expect((await loadEvaluations(ruleSet('turkish'))).problem).toBe('untrained');
  expect((await loadEvaluations(ruleSet('dames'))).problem).toBeNull();
  // A house rule that changes what pieces can do.
  expect(isUntrained(ruleSet('russian', { 'men-take-kings': 'no' }))).toBe(true);
  expect(isUntrained(ruleSet('russian', { 'king-moves-draw': 0 }))).toBe(false);
});
