import { type RuleSet, ruleSet } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { isSameHouse, withHouse, withoutHouse } from './kept-houses.ts';

const four = ruleSet('marelle', { men: 4 });
const black = ruleSet('marelle', { begins: 'black', men: 4 });

describe('house rules that were used', () => {
  it('stand with the last one first, each once', () => {
    const kept = [four, black, four].reduce<readonly RuleSet[]>(withHouse, []);
    expect(kept).toEqual([four, black]);
    expect(withoutHouse(kept, four)).toEqual([black]);
  });

  it('are no rules of a book, and no more than twenty', () => {
    expect(withHouse([four], ruleSet('marelle'))).toEqual([four]);
    const many = Array.from({ length: 30 }, (_, i) => ruleSet('marelle', { 'no-capture-draw': i + 10 }));
    const kept = many.reduce<readonly RuleSet[]>(withHouse, []);
    expect(kept.length).toBe(20);
    expect(kept[0]).toBe(many[29]);
  });

  it('are the same whatever the order of their changes', () => {
    expect(isSameHouse(black, ruleSet('marelle', { men: 4, begins: 'black' }))).toBe(true);
    expect(isSameHouse(black, four)).toBe(false);
    expect(isSameHouse(four, ruleSet('merels', { men: 4 }))).toBe(false);
  });
});
