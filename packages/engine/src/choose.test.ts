import {
  newGame,
  outcomeOf,
  playTurn,
  positionOf,
  RULE_SET_IDS,
  type RuleSet,
  type RuleSetId,
  ruleSet,
  type Turn,
} from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../../scripts/long.mjs';
import { chooseTurn, chooseTurnAsync } from './choose.ts';
import { Engine } from './engine.ts';
import { LEVELS, levelOf } from './levels.ts';
import { randomFrom } from './random.ts';
import { rootOf } from './root.ts';
import { houseRules, thrown } from './testing/positions.ts';
import { startsOf } from './testing/starts.ts';

/** Lets two levels play; says how the game ended, or fails on an illegal or missing turn. */
function playGame(rules: RuleSet, seed: number, levels: readonly [number, number], most = 300): string {
  const random = randomFrom(seed);
  const engine = new Engine(rules, { memoryMb: 1 });
  let game = thrown(newGame(rules), random);
  for (let i = 0; i < most; i++) {
    const outcome = outcomeOf(game);
    if (outcome) return outcome.reason;
    const level = levels[positionOf(game).toPlay === 'white' ? 0 : 1];
    const turn = chooseTurn(engine, rootOf(game), level, { random });
    const legal = rules.turns(positionOf(game));
    expect(legal.some((each) => turn !== null && rules.same(each, turn))).toBe(true);
    const played = playTurn(game, turn as Turn);
    if (!played.ok) throw new Error(played.error.reason);
    game = outcomeOf(played.value) === null ? thrown(played.value, random) : played.value;
  }
  return 'unfinished';
}

describe('plays whole games with legal turns only', () => {
  it.each(RULE_SET_IDS)('%s', (id) => {
    // One game of each, the levels going round.
    const first = RULE_SET_IDS.indexOf(id);
    for (let seed = first; seed < first + (isLong ? 20 : 1); seed++)
      playGame(ruleSet(id), seed, [1 + (seed % 3), 1 + ((seed + 1) % 4)], 100);
  });

  it('house rule sets', () => {
    const random = randomFrom(5);
    // In the short form made from every second rule set.
    const step = isLong ? 1 : 2;
    for (let seed = 0; seed < (isLong ? 400 : RULE_SET_IDS.length); seed += step)
      playGame(houseRules(RULE_SET_IDS[seed % RULE_SET_IDS.length] as string, random), seed, [2, 3], 60);
  });
});

describe('levels', () => {
  it.each(['marelle', 'merels-diagonals', 'dames', 'international'] as const)(
    'look farther and go wrong less from one to the next in %s',
    (id) => {
      const rules = ruleSet(id);
      for (const { number } of LEVELS.slice(1)) {
        const [below, level] = [levelOf(number - 1, rules), levelOf(number, rules)];
        expect(level.depth).toBeGreaterThanOrEqual(below.depth);
        // The second level of the marelle misses more than the first, which hardly looks at answers.
        for (const weakness of ['overlooks', 'misses', 'misjudges'] as const)
          if (weakness !== 'misses' || number > 2) expect(level[weakness]).toBeLessThanOrEqual(below[weakness]);
      }
    },
  );

  it('are ten, and every other number is refused', () => {
    expect(LEVELS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const rules = ruleSet('marelle');
    const engine = new Engine(rules, { memoryMb: 1 });
    for (const level of [0, 11, 1.5])
      expect(() => chooseTurn(engine, rules.start(), level, { random: randomFrom(1) })).toThrow(RangeError);
  });

  it('open differently from game to game, and alike from the same seed', () => {
    const rules = ruleSet('jeu-du-moulin');
    for (const level of [1, 4, 7, 9]) {
      const openings = Array.from({ length: 12 }, (_, seed) => {
        const engine = new Engine(rules, { memoryMb: 1 });
        const choose = () => chooseTurn(engine, rules.start(), level, { random: randomFrom(seed), millis: 50, now });
        let time = 0;
        function now(): number {
          return time++;
        }
        return JSON.stringify(choose());
      });
      expect(new Set(openings).size, `level ${level}`).toBeGreaterThan(3);
    }
    const once = () => chooseTurn(new Engine(rules, { memoryMb: 1 }), rules.start(), 3, { random: randomFrom(9) });
    expect(once()).toEqual(once());
  });

  /** Rule sets and levels, and how many starts are enough. */
  const STARTS: readonly (readonly [RuleSetId, number, number])[] = isLong
    ? RULE_SET_IDS.flatMap((id) => LEVELS.map(({ number }) => [id, number, 12] as const)).filter(
        // On these small boards threats force the answers.
        ([id, level]) => !['marelle-a-7 6', 'marelle-a-3-diagonales 10'].includes(`${id} ${level}`),
      )
    : [
        ['dames', 8, 12],
        ['international', 8, 12],
        ['jeu-du-moulin', 3, 12],
        ['russian', 7, 12],
        ['italian', 6, 12],
        // It thinks ten times as long as the others.
        ['marelle-a-7', 8, 3],
      ];

  it.each(STARTS)('begin no two games of %s alike on level %i', (id, level, enough) => {
    expect(startsOf(ruleSet(id), level, { games: Math.ceil((enough * 5) / 3), enough })).toBe(enough);
  });

  it('play at once when told to, and find the only turn without thinking', async () => {
    const rules = ruleSet('marelle');
    const engine = new Engine(rules, { memoryMb: 1 });
    let rests = 0;
    const turn = await chooseTurnAsync(engine, rules.start(), 10, {
      random: randomFrom(1),
      shouldStop: () => rests >= 3,
      rest: async () => {
        rests++;
      },
    });
    expect(turn).not.toBeNull();
    expect(rests).toBeLessThan(6);
  });
});
