import { ruleSet } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { type House, houseName, isSameHouse, withHouse, withoutHouse } from './kept-houses.ts';

const nameless = (rules: House['rules']): House => ({ rules, name: '' });
const four = ruleSet('marelle', { men: 4 });
const black = ruleSet('marelle', { begins: 'black', men: 4 });

describe('house rules that were used', () => {
  it('stand with the last one first, each once', () => {
    const kept = [four, black, four].map(nameless).reduce<readonly House[]>(withHouse, []);
    expect(kept).toEqual([nameless(four), nameless(black)]);
    expect(withoutHouse(kept, four)).toEqual([nameless(black)]);
  });

  it('are no rules of a book, and no more than twenty', () => {
    expect(withHouse([nameless(four)], nameless(ruleSet('marelle')))).toEqual([nameless(four)]);
    const many = Array.from({ length: 30 }, (_, i) => ruleSet('marelle', { 'no-capture-draw': i + 10 }));
    const kept = many.map(nameless).reduce<readonly House[]>(withHouse, []);
    expect(kept.length).toBe(20);
    expect(kept[0]?.rules).toBe(many[29]);
  });

  it('may have a name, which is that of the last that got it', () => {
    const kept = withHouse([nameless(black)], { rules: four, name: 'Chez nous' });
    expect(houseName(ruleSet('marelle', { men: 4 }), kept)).toBe('Chez nous');
    expect(houseName(black, kept)).toBe('');
    expect(houseName(ruleSet('marelle'), kept)).toBe('');
    expect(withHouse(kept, { rules: black, name: 'Chez nous' })).toEqual([{ rules: black, name: 'Chez nous' }]);
  });

  it('are the same whatever the order of their changes', () => {
    expect(isSameHouse(black, ruleSet('marelle', { men: 4, begins: 'black' }))).toBe(true);
    expect(isSameHouse(black, four)).toBe(false);
    expect(isSameHouse(four, ruleSet('merels', { men: 4 }))).toBe(false);
  });
});
