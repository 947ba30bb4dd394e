import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourHistory, colourWish } from '../colours.ts';
import { encountersOf } from '../encounters.ts';
import type { Draw } from '../pairing.ts';
import { present, type Tournament } from '../state.ts';
import { playedSwiss } from '../testing/played-swiss.ts';
import { pairSwiss } from './swiss.ts';

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

describe('pairings of a Swiss tournament', () => {
  it('are no worse than those of bbpPairings: no colour that must not be, and opponents as near in points', () => {
    let [rounds, same, mine, theirs] = [0, 0, 0, 0];
    for (const { seed, rounds: answers } of RECORDED) {
      const { evening, prepare, play } = playedSwiss(seed);
      for (const [i, answer] of answers.entries()) {
        prepare();
        const draws = answer.map(([first, second]): Draw => ({ first, second: second || null }));
        const paired = pairSwiss(evening.state);
        if (!paired.ok) throw new Error(`tournament ${seed}, round ${i + 1}: ${paired.error.reason}`);
        const [own, other] = [faults(evening.state, paired.value), faults(evening.state, draws)];
        expect([seed, i, own[0] <= other[0]]).toEqual([seed, i, true]);
        if (own[0] === other[0]) expect([seed, i, own[1] <= other[1]]).toEqual([seed, i, true]);
        rounds++;
        if (own[1] === other[1]) same++;
        mine += own[2];
        theirs += other[2];
        play(draws);
      }
    }
    expect(rounds).toBeGreaterThan(200);
    // Nearly always both find opponents as near; and both refuse about as many wishes for a colour.
    expect(same / rounds).toBeGreaterThan(0.9);
    expect(mine).toBeLessThanOrEqual(theirs * 1.1);
  });
});
