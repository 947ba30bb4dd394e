import { type Position, RULE_SET_IDS, type RuleSet, ruleSet, THROWS, type Turn } from '@merellier/rules';
import { readFen, writeTurn } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { type Limits, search } from './search.ts';

/** No clock and no chance: the first two turns, and whatever fits in the nodes. */
const limits = (change: Partial<Limits> = {}): Limits => {
  let seed = 7;
  const random = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return { millis: 0, maxDepth: 2, hardNodes: 300_000, now: () => 0, random, ...change };
};

const at = (rules: RuleSet, fen: string): Position => {
  const read = readFen(rules, fen);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const choice = (id: string, fen: string): string => {
  const rules = ruleSet(id);
  const position = at(rules, fen);
  return writeTurn(rules, position, search(rules, position, limits()) as Turn);
};

describe('search', () => {
  it('closes a mill when it can', () => {
    expect(choice('marelle', 'W:Wa1,d1,b4:Bf2,f6,c5:H6,6')).toMatch(/^g1x/);
  });

  it('stops the mill that the opponent would close next', () => {
    expect(choice('marelle', 'W:Wb4,c5:Ba7,d7:H7,7')).toBe('g7');
  });

  it('takes the man that would close a mill', () => {
    expect(choice('marelle', 'W:Wa1,d1,b4,g7:Bf2,f6,c5,e5:H5,5')).toMatch(/^g1x(f2|f6|c5|e5)$/);
  });

  it('moves the man away that stands in the way of its own win', () => {
    expect(choice('marelle', 'W:Wa1,d1,g4,b6:Bf2,f6,c5')).toMatch(/^g4-g1x/);
  });

  it('uses a special throw to close a mill far away', () => {
    expect(choice('marelle-avec-des', 'W:Wa1,d1,b6,c4:Bf2,f6,c5,e3:D654')).toMatch(/^(b6|c4)-g1x/);
  });

  it('gives the only turn at once and none where there is none', () => {
    const rules = ruleSet('marelle');
    const over = at(rules, 'W:Wa1,d1:Bf2,f6,c5');
    expect(search(rules, over, limits())).toBeNull();
  });

  it.each(RULE_SET_IDS)('plays %s to its end, or for 60 turns, with legal turns', (id) => {
    const rules = ruleSet(id);
    const { random } = limits();
    let position = rules.start();
    for (let i = 0; i < 60 && !rules.outcome(position); i++) {
      if (rules.awaitsThrow(position)) {
        const thrown = THROWS[Math.floor(random() * THROWS.length)];
        position = rules.throwDice(position, (thrown as (typeof THROWS)[number]).dice);
        if (rules.outcome(position)) break;
      }
      const turn = search(rules, position, limits({ maxDepth: 1, random }));
      expect(turn && rules.turns(position).some((legal) => rules.same(legal, turn))).toBe(true);
      position = rules.play(position, turn as Turn);
    }
  });

  it('keeps to its bounds however wide the position', () => {
    const rules = ruleSet('marelle-avec-des', { flying: 9, protection: 'never' });
    const position = at(rules, 'W:Wa1,d1,b6,c4,g7,f2,d6:Ba7,f6,c5,e3,g4,d3,b2:D654');
    let asked = 0;
    const now = (): number => asked++;
    expect(search(rules, position, limits({ maxDepth: 12, millis: 50, now }))).not.toBeNull();
    expect(asked).toBeLessThan(5000);
  });
});
