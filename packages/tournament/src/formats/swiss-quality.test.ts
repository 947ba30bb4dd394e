import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourHistory, colourWish } from '../colours.ts';
import { encountersOf } from '../encounters.ts';
import type { Draw } from '../pairing.ts';
import { present, type Tournament } from '../state.ts';
import { askBbpPairings } from '../testing/bbp-pairings.ts';
import type { Evening } from '../testing/evening.ts';
import { playedSwiss } from '../testing/played-swiss.ts';
import { pairSwiss } from './swiss.ts';

/** The program bbpPairings, built from its own sources, where there is one. */
const PROGRAM = process.env['BBP_PAIRINGS'];

interface Recorded {
  readonly seed: number;
  /** White and Black; Black 0 for a pause. */
  readonly rounds: readonly (readonly (readonly [number, number])[])[];
}

/**
 * What bbpPairings (Apache-2.0, https://github.com/BieremaBoyzProgramming/bbpPairings, revision 16a000f) answered, recorded by
 * `scripts/record-pairings.ts`: FIDE's Dutch system to the letter, in tournaments in which players leave.
 */
const RECORDED: readonly Recorded[] = JSON.parse(
  readFileSync(new URL('./fixtures/bbp-pairings.json', import.meta.url), 'utf8'),
);

/** How good a round is, the less the better: colours that must not be, distances in points squared, wishes for a colour refused. */
function faults(tournament: Tournament, draws: readonly Draw[]): readonly [number, number, number] {
  const encounters = encountersOf(tournament);
  const points = (id: number): number => (encounters.get(id) ?? []).reduce((sum, each) => sum + each.points, 0);
  const least = Math.min(...present(tournament).map(({ id }) => points(id)));
  let [forbidden, distance, refused] = [0, 0, 0];
  for (const { first, second } of draws) {
    const apart = second === null ? 2 * (points(first) - least) + 1 : 2 * Math.abs(points(first) - points(second));
    distance += apart ** 2;
    if (second === null) continue;
    for (const [id, colour] of [
      [first, 'white'],
      [second, 'black'],
    ] as const) {
      const wish = colourWish(colourHistory(encounters.get(id) ?? []));
      if (wish.colour === null || wish.colour === colour) continue;
      if (wish.strength === 3) forbidden++;
      else refused++;
    }
  }
  return [forbidden, distance, refused];
}

/** Answers another program for each round, null where the tournament ends; `round` from 0. */
type Other = (evening: Evening, seed: number, round: number, rounds: number) => readonly Draw[] | null;

/** Plays tournaments by the pairings of another program, and holds one's own beside each. How many rounds that were. */
function expectNoWorse(seeds: readonly number[], other: Other): number {
  let [count, same, mine, theirs] = [0, 0, 0, 0];
  for (const seed of seeds) {
    const { evening, rounds, prepare, play } = playedSwiss(seed);
    for (let round = 0; round < rounds; round++) {
      prepare();
      const draws = other(evening, seed, round, rounds);
      if (!draws) break;
      const paired = pairSwiss(evening.state);
      if (!paired.ok) throw new Error(`tournament ${seed}, round ${round + 1}: ${paired.error.reason}`);
      const [own, answered] = [faults(evening.state, paired.value), faults(evening.state, draws)];
      expect([seed, round, own[0] <= answered[0]]).toEqual([seed, round, true]);
      if (own[0] === answered[0]) expect([seed, round, own[1] <= answered[1]]).toEqual([seed, round, true]);
      count++;
      if (own[1] === answered[1]) same++;
      mine += own[2];
      theirs += answered[2];
      play(draws);
    }
  }
  // Nearly always both find opponents as near; and both refuse about as many wishes for a colour.
  expect(same / count).toBeGreaterThan(0.9);
  expect(mine).toBeLessThanOrEqual(theirs * 1.1);
  return count;
}

describe('pairings of a Swiss tournament', () => {
  it('are no worse than those of bbpPairings: no colour that must not be, and opponents as near in points', () => {
    const recorded: Other = (_evening, seed, round) =>
      RECORDED.find((each) => each.seed === seed)?.rounds[round]?.map(([first, second]) => ({
        first,
        second: second || null,
      })) ?? null;
    const rounds = expectNoWorse(
      RECORDED.map(({ seed }) => seed),
      recorded,
    );
    expect(rounds).toBeGreaterThan(200);
  });

  // On a machine that has the program: the same, asked now, in tournaments that nobody has seen before.
  it.skipIf(!PROGRAM)('are no worse than those of the bbpPairings that BBP_PAIRINGS names', () => {
    const seeds = Array.from({ length: process.env['MERELLIER_LONG'] === '1' ? 400 : 40 }, (_, i) => 1_001 + i);
    const rounds = expectNoWorse(seeds, ({ state }, _seed, _round, of) => askBbpPairings(PROGRAM ?? '', state, of));
    expect(rounds).toBeGreaterThan(seeds.length * 3);
    console.info(`${rounds} rounds of ${seeds.length} tournaments`);
  });
});
