import { MillRuleSet, ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { exactTurns, isSolvable, MemoryTables, Places, solveSmall, variantOf } from '@merellier/tablebase';
import { beforeAll, describe, expect, it } from 'vitest';
import { nearness } from '../exact/few-men.ts';
import { keptInBrowser } from '../testing/kept-in-browser.ts';
import { bestAnswer, bestWorth, type ExactOf, endingOf, RUNGS, type Rung, randomEnding, worth } from './ending.ts';
import { keepEnding, NO_RECORD, readRecords, withEnding } from './records.ts';

const three = RUNGS.find(({ id }) => id === '3-3-win') as Rung;
const rules = ruleSet('jeu-du-moulin') as MillRuleSet;
let exact: ExactOf;
beforeAll(async () => {
  const variant = variantOf(rules);
  if (!(rules instanceof MillRuleSet) || !isSolvable(variant)) throw new Error('not solvable');
  const tables = new MemoryTables(new Places(variant.rules), (await solveSmall(variant, 3)).tables);
  exact = async (position) => exactTurns(rules, tables, position);
});

/** Chance that is the same in every run. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('a random ending', () => {
  it('has the men of its rung, none in a mill, nothing to take at once, a way to go wrong, and the difficulty that it says', async () => {
    for (const [i, grade] of ([2, 3] as const).entries()) {
      const found = await randomEnding(rules, three, grade, exact, chanceFrom(i + 1));
      if (!found) throw new Error('none');
      const { men } = rules.view(found.position);
      expect(men.filter(({ side }) => side === 'white')).toHaveLength(3);
      expect(men.filter(({ side }) => side === 'black')).toHaveLength(3);
      expect(men.some(({ inMill }) => inMill)).toBe(false);
      expect(found.grade).toBe(grade);
      expect(found.distance).toBeGreaterThan(1);
      const turns = (await exact(found.position)) ?? [];
      expect(turns.filter((turn) => worth(turn) === bestWorth(turns))).toHaveLength(found.keeping);
      expect(found.keeping).toBeLessThan(found.turns);
    }
  });

  it('is none where there are no values', async () => {
    expect(await randomEnding(rules, three, 1, async () => null, chanceFrom(1))).toBeNull();
  });

  it('is none where every turn is as good', async () => {
    const read = readFen(rules, 'W:Wa1,d6,g4:Bb4,f2,d1:H0,0');
    if (!read.ok) throw new Error('does not read');
    const position = read.value as Parameters<ExactOf>[0];
    const turns = rules.turns(position).map((turn) => ({ turn, value: 'draw', distance: null, beyondLimit: false }));
    expect(endingOf(position, turns as never)).toBeNull();
  });
});

it('the rungs have ids of their own, and men that the page solves', () => {
  expect(new Set(RUNGS.map(({ id }) => id)).size).toBe(RUNGS.length);
  for (const { rules, own, other } of RUNGS) {
    const men = (count: number, from: number): string =>
      ruleSet(rules)
        .board.names.slice(from, from + count)
        .join();
    const position = readFen(ruleSet(rules), `W:W${men(own, 0)}:B${men(other, own)}:H0,0`);
    expect(position.ok && nearness(ruleSet(rules), position.value)).toBe('few');
  }
});

it('against it nothing is given away: what an answer leaves is worth what the position was', async () => {
  const chance = chanceFrom(7);
  for (let i = 0; i < 5; i++) {
    const ending = await randomEnding(rules, three, 2, exact, chance);
    if (!ending) throw new Error('none');
    let { position } = ending;
    for (let ply = 0; ply < 6 && !rules.outcome(position); ply++) {
      const turns = (await exact(position)) ?? [];
      const answer = await bestAnswer(rules, position, exact);
      const played = turns.find(({ turn }) => answer && rules.same(turn as never, answer as never));
      expect(played && worth(played)).toBe(bestWorth(turns));
      position = rules.play(position, answer as never);
      // Beyond the men that were solved nothing is known.
      if ((await exact(position)) === null) break;
    }
  }
});

describe('records', () => {
  const kept = keptInBrowser();

  it('climb after two in a row, and go down one after a failure', () => {
    const climbed = [true, true, true, true, true].reduce(withEnding, NO_RECORD);
    expect(climbed).toEqual({ played: 5, done: 5, row: 5, best: 5, grade: 3 });
    expect(withEnding(climbed, false)).toEqual({ played: 6, done: 5, row: 0, best: 5, grade: 2 });
    expect(withEnding(NO_RECORD, false).grade).toBe(1);
  });

  it('are kept by numbers of men; a damaged one begins anew', () => {
    keepEnding('3-4-win', true);
    keepEnding('3-3-win', false);
    expect(readRecords()['3-4-win']).toEqual({ played: 1, done: 1, row: 1, best: 1, grade: 1 });
    kept.set('merellier.endings', JSON.stringify({ ...readRecords(), '3-4-win': { played: -1 } }));
    expect(readRecords()['3-4-win']).toEqual(NO_RECORD);
    expect(readRecords()['3-3-win']?.played).toBe(1);
  });
});
