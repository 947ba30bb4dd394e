import { ruleSet } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { livingOf } from './living.ts';

describe('the position of the first page', () => {
  it.each(['jeu-du-moulin', 'marelle'])('has White close a mill with the first touch: %s', (id) => {
    const rules = ruleSet(id);
    const living = livingOf(rules);
    if (!living) throw new Error('there is none');
    expect(living.position.toPlay).toBe('white');
    const closing = rules
      .walks(living.position)
      .filter(({ steps: [first] }) => first?.kind === 'enter' && first.at === living.invites);
    expect(closing.length).toBeGreaterThan(0);
    expect(closing.every(({ steps }) => steps.some(({ kind }) => kind === 'take'))).toBe(true);
  });

  it('is the beginning with house rules, and where there is no such thing', () => {
    expect(livingOf(ruleSet('marelle', { men: 7 }))).toBeNull();
    expect(livingOf(ruleSet('dames'))).toBeNull();
  });
});
