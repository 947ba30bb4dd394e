import { type MillPosition, ruleSet } from '@merellier/rules';
import { chanceProbe, chanceRulesOf, chanceTurns, expected, hasChances, solveChances } from '@merellier/tablebase';
import { describe, expect, it } from 'vitest';
import { chanceOf } from './chance-of.ts';
import { chooseTurn } from './choose.ts';
import { Engine } from './engine.ts';
import { randomFrom } from './random.ts';

const read = chanceRulesOf(ruleSet('marelle-avec-des', { board: 'three', men: 4 }));
if (!hasChances(read)) throw new Error(read.reason);
const { rules } = read;
const tables = solveChances(read, 3);
const engine = new Engine(rules, { memoryMb: 1, probe: chanceProbe(rules, tables) });

/** Positions of three men a side after an ordinary throw that leave a choice. */
const positions = Array.from({ length: tables.places.size({ own: 3, opponent: 3 }) }, (_, index) => {
  const [white, black] = tables.places.places.at({ white: 3, black: 3 }, index);
  return { white, black, whiteHand: 0, blackHand: 0, toPlay: 'white', dice: [4, 2, 1] } satisfies MillPosition;
}).filter((position, i) => i % 8 === 0 && rules.turns(position).length > 1);

describe('where chances are known', () => {
  it.each([9, 10])('level %i plays a turn of the best chance', (level) => {
    expect(positions.length).toBeGreaterThan(15);
    for (const position of positions) {
      let asked = 0;
      const turn = chooseTurn(engine, position, level, { random: randomFrom(1), shouldStop: () => ++asked > 1 });
      const turns = chanceTurns(rules, tables, position) ?? [];
      const best = Math.max(...turns.map(expected));
      const chosen = turns.find((each) => turn !== null && rules.same(each.turn, turn as typeof each.turn));
      expect(chosen && expected(chosen), JSON.stringify(position)).toBeGreaterThan(best - 0.0002);
    }
  });

  it('a line tells them, and a weak level does not know them', () => {
    const position = positions[0] as MillPosition;
    const [best] = engine.search(position, { depth: 1 }).lines;
    expect(best?.score.kind).toBe('chances');
    expect(best && chanceOf(best.score)).toBeCloseTo(
      expected((chanceTurns(rules, tables, position) ?? [])[0] as never),
      3,
    );
    expect(engine.search(position, { depth: 1 }, { exact: false }).lines[0]?.score.kind).not.toBe('chances');
  });
});
