import { type MillPosition, type MillRuleSet, RULE_SET_IDS, ruleSet } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { plainChances } from '../testing/plain-chances.ts';
import { type ChanceRules, chanceRulesOf, hasChances } from './chance-rules.ts';
import { chancesByThrow, chancesOf, chanceTurns } from './exact-chances.ts';
import { solveChances } from './solve-few.ts';

function withDice(changes: Readonly<Record<string, string | number>>): ChanceRules {
  const read = chanceRulesOf(ruleSet('marelle-avec-des', changes));
  if (!hasChances(read)) throw new Error(read.reason);
  return read;
}

/** What `solve` tells for three numbers of men above each other: 8 steps, and 4 for each. */
const BOUND = 20 / 65_535;

const small = withDice({ board: 'three', men: 4 });
const solved = solveChances(small, 4);

/** White to play with men on these points. */
function at({ board }: MillRuleSet, white: string, black: string): MillPosition {
  const bits = (names: string): number =>
    names.split(',').reduce((set, name) => set | (1 << board.names.indexOf(name)), 0);
  return { white: bits(white), black: bits(black), whiteHand: 0, blackHand: 0, toPlay: 'white', dice: null };
}

describe('chances', () => {
  it.each([
    ['three men and four on nine points', small],
    [
      'diagonals, a mill that takes one man',
      withDice({ board: 'three-diagonals', men: 4, captures: 'one', protection: 'never' }),
    ],
    ['flying with three men', withDice({ board: 'three', men: 4, flying: 3 })],
    ...(isLong ? [['three men on sixteen points', withDice({ board: 'six', men: 3 })] as const] : []),
  ] as const)('are what a plain program finds by the rules alone: %s', (_, rules) => {
    const tables = rules === small ? solved : solveChances(rules, rules.men);
    const plain = plainChances(rules.rules, rules.men);
    expect(plain.length).toBeGreaterThan(4000);
    const wrong = plain.filter(({ position, win, loss }) => {
      const found = chancesOf(rules.rules, tables, position);
      return !found || Math.abs(found.win - win) > BOUND || Math.abs(found.loss - loss) > BOUND;
    });
    expect(wrong).toEqual([]);
  });

  it('are those of the best turn after a throw, and their mean before it', () => {
    const { rules } = small;
    const before = at(rules, 'a1,a2,c1', 'b2,b3,c3');
    const thrown = chancesByThrow(rules, solved, before);
    const turns = chanceTurns(rules, solved, rules.throwDice(before, [6, 5, 4]));
    // A special throw closes a mill from afar; without it Black still lives.
    expect(turns?.[0]).toMatchObject({ win: 1, loss: 0 });
    expect(thrown?.special.win).toBe(1);
    expect(thrown?.ordinary.win).toBeLessThan(1);
    expect(chancesOf(rules, solved, before)?.win).toBeCloseTo(
      (201 * (thrown?.ordinary.win ?? 0) + 15 * (thrown?.special.win ?? 0)) / 216,
      3,
    );
    expect(chanceTurns(rules, solved, before)).toBeNull();
  });

  it('cover no men in hand, and none of the rule sets without dice', () => {
    const { rules } = small;
    expect(chancesOf(rules, solved, rules.start())).toBeNull();
    const covered = RULE_SET_IDS.filter((id) => ruleSet(id).usesDice && hasChances(chanceRulesOf(ruleSet(id))));
    expect(covered).toEqual(['marelle-avec-des']);
    expect(chanceRulesOf(ruleSet('marelle-avec-des', { protection: 'always' }))).toEqual({
      reason: 'rule',
      parameters: ['protection'],
    });
  });
});
