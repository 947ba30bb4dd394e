import { describe, expect, it } from 'vitest';
import { ruleSet } from '../catalogue.ts';
import type { RuleSet } from '../rule-set.ts';
import { fittingRules } from './fitting-rules.ts';
import { examineGames } from './games.ts';

const fitted = (text: string, first?: string): string | null => {
  const fitting = fittingRules((rules) => examineGames(text, { rules }), first ? { first: ruleSet(first) } : {});
  return fitting && `${fitting.rules.id} ${fitting.by}`;
};

describe('the rules that fit games which name none', () => {
  it('are those of the open board, else the most usual ones', () => {
    expect(fitted('1. d6 f4 2. d2 b4 *')).toBe('jeu-du-moulin moves');
    expect(fitted('1. d6 f4 2. d2 b4 *', 'merels')).toBe('merels moves');
    expect(fitted('1. 11-15 23-19 2. 8-11 *', 'marelle')).toBe('english moves');
    expect(fitted('1. 11-15 23-19 2. 8-11 *', 'pool')).toBe('pool moves');
    expect(fitted('1. 32-28 19-23 2. 28x19 14x23 *', 'marelle')).toBe('international moves');
  });

  it('may ask for repairs, which other rules that need none go before', () => {
    const quiet = '1. 11x16 24x20 2. 9x14 20x11 3. 7x16 22x17 *';
    expect(fitted(quiet, 'jeu-du-moulin')).toBe('english moves');
    expect(fitted('1. d6 bien f4 *', 'merels')).toBe('merels moves');
  });

  it('are one of the others where no usual ones fit, if these are asked for', () => {
    // A man takes backwards.
    const pool = '1. 10-15 24-20 2. 6-10 20-16 3. 11x20 27-24 4. 20x18 26-23 5. 18x27 *';
    expect(fitted(pool)).toBe('pool moves');
    expect(fitted('1. 43-37 25-31 *')).toBe('canadian moves');
    const read = (rules: RuleSet) => examineGames(pool, { rules });
    expect(fittingRules(read, { usualOnly: true })).toBe(null);
    expect(fittingRules(read, { usualOnly: true, first: ruleSet('pool') })?.rules.id).toBe('pool');
  });

  it('are shown by moves or a position, and by tags alone not at all', () => {
    expect(fitted('[FEN "W:Wa1,d6:Bb4,f2:H7,7"]\n*')).toBe('jeu-du-moulin position');
    expect(fitted('[Event "?"]\n*')).toBe('jeu-du-moulin null');
    expect(fitted('1. z9 *')).toBe(null);
  });
});
