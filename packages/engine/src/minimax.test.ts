import { outcomeOf, positionOf, RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { isLong } from '../../../scripts/long.mjs';
import { Engine, type SearchResult } from './engine.ts';
import { randomFrom } from './random.ts';
import { rankOf } from './score.ts';
import { PLAIN } from './selectivity.ts';
import { Minimax, TooLarge } from './testing/minimax.ts';
import { houseRules, randomGame } from './testing/positions.ts';

/** Of each rule set, of each house rule set, and of those that are looked at farther. */
const [POSITIONS, HOUSE_POSITIONS, FAR_POSITIONS] = isLong ? [400, 60, 40] : [16, 2, 5];

/** The engine without its short cuts, with the symmetric table and without; the table is small, since it is often cleared. */
const plainEngines = (rules: RuleSet): Engine[] =>
  [true, false].map((symmetric) => new Engine(rules, { memoryMb: 1 / 16, selectivity: PLAIN, symmetric }));

/** Compares the engine without its short cuts to brute force, on positions of random games of all lengths. */
function compare(rules: RuleSet, seed: number, positions: number, mostLeaves = 1200): number {
  const random = randomFrom(seed);
  const engines = plainEngines(rules);
  const brute = new Minimax(rules, mostLeaves);
  let compared = 0;
  for (let i = 0; i < positions; i++) {
    const game = randomGame(rules, random, Math.floor(random() * 80));
    if (outcomeOf(game) !== null) continue;
    const position = positionOf(game);
    for (let depth = 1; depth <= 4; depth++) {
      let values: number[];
      try {
        values = brute.values(position, depth);
      } catch (error) {
        if (error instanceof TooLarge) break;
        throw error;
      }
      compared++;
      const turns = rules.turns(position);
      for (const engine of engines) {
        // What an earlier search left in the table would be deeper than what is asked for.
        engine.clear();
        const result = engine.search(position, { depth });
        const message = `${rules.id} ${JSON.stringify(rules.changes)} ${JSON.stringify(position)} depth ${depth}`;
        expect(value(result), message).toBe(shown(engine, Math.max(...values)));
        const best = turns.findIndex((turn) => rules.same(turn, result.turn as typeof turn));
        expect(values[best], message).toBe(Math.max(...values));
        if (i % 10 === 0) {
          engine.clear();
          const all = engine.search(position, { depth }, { lines: turns.length });
          expect(
            all.lines.map(({ score }) => rankOf(score)),
            message,
          ).toEqual(values.map((each) => shown(engine, each)).sort((a, b) => b - a));
        }
      }
    }
  }
  return compared;
}

const value = (result: SearchResult): number => rankOf((result.lines[0] as SearchResult['lines'][number]).score);
/** A value as a result shows it: on the scale of hundredths of a man. */
const shown = (engine: Engine, search: number): number => rankOf(engine.scoreOf(search));

it.each(RULE_SET_IDS)('%s: finds what brute force finds, with the symmetric table and without', (id) => {
  expect(compare(ruleSet(id), 7, POSITIONS)).toBeGreaterThan(POSITIONS / 3);
});

it('takes a position that extra turns alone bring back for a repetition', () => {
  const rules = ruleSet('marelle-de-ceylan');
  // White enters on d7, then a man runs from mill to mill and back: d6-b6, b6-d6.
  const read = readFen(rules, 'W:Wb2,b4,d1,d5,d6,e5,f4,g1:Ba1,a7,c3,c4,e4,f2,f6,g4:H1,1');
  if (!read.ok) throw new Error('position');
  const values = new Minimax(rules, 1_000_000).values(read.value, 3);
  for (const engine of plainEngines(rules))
    expect(value(engine.search(read.value, { depth: 3 }))).toBe(shown(engine, Math.max(...values)));
});

it.each(['marelle', 'marelle-de-ceylan', 'marelle-avec-des', 'dames-a-souffler'])('%s: looking farther', (id) => {
  expect(compare(ruleSet(id), 23, FAR_POSITIONS, 30_000)).toBeGreaterThan(FAR_POSITIONS);
});

it.each([0, 1, 2, 3, 4, 5])('finds what brute force finds in house rule sets (%i)', (part) => {
  const random = randomFrom(11 + part);
  let compared = 0;
  for (let i = part * 12; i < part * 12 + 12; i++) {
    const id = RULE_SET_IDS[i % RULE_SET_IDS.length] as string;
    compared += compare(houseRules(id, random), i, HOUSE_POSITIONS);
  }
  expect(compared).toBeGreaterThan(HOUSE_POSITIONS * 4);
});
