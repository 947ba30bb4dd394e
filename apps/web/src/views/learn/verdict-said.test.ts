import { type RuleSet, ruleSet } from '@merellier/rules';
import { solveWholeGame } from '@merellier/tablebase';
import { describe, expect, it } from 'vitest';
import { en } from './strings/en.ts';
import { verdictSaid } from './verdict-said.ts';

const said = (rules: RuleSet): string => {
  const found = solveWholeGame(rules);
  return found ? verdictSaid(en, rules, found) : '';
};

describe('who wins', () => {
  it('praises no first move of a side that loses whatever it plays', () => {
    const rules = ruleSet('marelle-a-3', { men: 4, begins: 'black' });
    expect(said(rules)).toBe(
      'With best play White wins, although the other side goes first. No first move changes that.',
    );
  });

  it('names the first moves that keep a win', () => {
    const rules = ruleSet('marelle-a-3-diagonales');
    expect(said(rules)).toMatch(/^With best play White wins, going first\. .*b2\.$/);
  });
});
