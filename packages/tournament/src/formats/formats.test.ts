import { describe, expect, it } from 'vitest';
import { isPairedOut, plannedRounds } from '../pair-round.ts';
import { standingsOf } from '../standings.ts';
import { Evening } from '../testing/evening.ts';
import { freePlayers } from './arena.ts';
import { groupStandings } from './groups.ts';
import { kingOf, queueOf } from './hill.ts';
import { isKnockedOut, seedPlaces } from './knock-out.ts';
import { meetingRounds } from './round-robin.ts';

const pairs = (evening: Evening): readonly (readonly (number | null)[])[] =>
  (evening.state.rounds.at(-1)?.pairings ?? []).map(({ first, second }) => [first, second]);

const lower = (first: number, second: number) => (first < second ? 'first' : 'second') as 'first' | 'second';

describe('a round robin', () => {
  it('lets who comes late meet everybody, and lets nobody meet twice', () => {
    const evening = new Evening({ kind: 'round-robin', cycles: 1 }, 6);
    evening.pair();
    evening.play(lower);
    expect(meetingRounds(evening.state)).toBe(5);
    evening.enter(['late', 'later']);
    const rounds = meetingRounds(evening.state);
    for (let round = 0; round < 20 && !isPairedOut(evening.state); round++) {
      evening.pair();
      evening.play(lower);
    }
    const met = evening.state.rounds.flatMap(({ pairings }) =>
      pairings.flatMap(({ first, second }) => (second === null ? [] : [[first, second].sort().join(' ')])),
    );
    expect(met).toHaveLength((8 * 7) / 2);
    expect(new Set(met).size).toBe(met.length);
    expect(evening.state.rounds.length).toBeLessThanOrEqual(9);
    // Which was told beforehand.
    expect(evening.state.rounds.length).toBe(rounds);
  });

  it('lets those pause who would meet somebody who has left', () => {
    const evening = new Evening({ kind: 'round-robin', cycles: 1 }, 4);
    evening.do({ kind: 'pair', now: 0 });
    evening.play(lower);
    evening.do({ kind: 'withdraw', player: 4 });
    evening.pair();
    expect(pairs(evening)).toEqual([
      [1, 2],
      [3, null],
    ]);
  });

  it('takes results of earlier rounds late', () => {
    const evening = new Evening({ kind: 'round-robin', cycles: 1 }, 4);
    evening.pair();
    evening.pair();
    expect(evening.try({ kind: 'result', round: 1, table: 0, game: 0, result: 'draw' })).toBeNull();
  });
});

describe('a knock-out', () => {
  it('keeps the best seeds apart until the end', () => {
    expect(seedPlaces(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    const evening = new Evening({ kind: 'knock-out', thirdPlace: true }, 6);
    evening.pair();
    expect(pairs(evening)).toEqual([
      [1, null],
      [4, 5],
      [2, null],
      [3, 6],
    ]);
  });

  it('ends with a final and a match for the third place, and ranks by how far each came', () => {
    const evening = new Evening({ kind: 'knock-out', thirdPlace: true }, 8, { tieBreaks: [] });
    /** Those who have no game left after each round: who loses a semi-final still plays for the third place. */
    const out: number[][] = [];
    for (let round = 0; round < 3; round++) {
      evening.pair();
      expect(isKnockedOut(evening.state, 1)).toBe(false);
      evening.play(lower);
      out.push([1, 2, 3, 4, 5, 6, 7, 8].filter((player) => isKnockedOut(evening.state, player)));
    }
    expect(out).toEqual([
      [5, 6, 7, 8],
      [5, 6, 7, 8],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ]);
    expect(pairs(evening)).toEqual([
      [1, 2],
      [4, 3],
    ]);
    expect(evening.state.rounds.at(-1)?.pairings[1]?.third).toBe(true);
    expect(isPairedOut(evening.state)).toBe(true);
    expect(standingsOf(evening.state).map(({ rank, player }) => [rank, player])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
      [5, 6],
      [5, 7],
      [5, 8],
    ]);
    expect(plannedRounds(evening.state)).toBe(3);
  });

  it('goes on after a draw until somebody wins, and pairs no round before', () => {
    const evening = new Evening({ kind: 'knock-out', thirdPlace: false }, 2);
    evening.pair();
    evening.result(1, 2, null);
    expect(evening.state.rounds[0]?.pairings[0]?.games).toEqual(['draw', null]);
    expect(evening.try({ kind: 'result', round: 1, table: 0, game: 1, result: 'second' })).toBeNull();
    expect(standingsOf(evening.state)[0]?.player).toBe(2);
    // Corrected, the first game decides, and the second was not needed.
    evening.do({ kind: 'result', round: 1, table: 0, game: 0, result: 'first' });
    expect(evening.state.rounds[0]?.pairings[0]?.games).toEqual(['first']);
  });

  it('lets a walk-over go on', () => {
    const evening = new Evening({ kind: 'knock-out', thirdPlace: false }, 4);
    evening.pair();
    evening.play(lower);
    evening.do({ kind: 'withdraw', player: 1 });
    evening.pair();
    expect(pairs(evening)).toEqual([[2, null]]);
  });
});

describe('groups', () => {
  it('play among themselves, then their best play a knock-out crosswise', () => {
    const evening = new Evening({ kind: 'groups', groups: 2, advance: 2, thirdPlace: true }, 8);
    for (let round = 0; round < 3; round++) {
      evening.pair();
      expect(evening.state.rounds.at(-1)?.pairings.every(({ group }) => group !== undefined)).toBe(true);
      evening.play(lower);
    }
    // Seeds 1, 4, 5, 8 against 2, 3, 6, 7.
    expect(groupStandings(evening.state, 0).map(({ player }) => player)).toEqual([1, 4, 5, 8]);
    expect(groupStandings(evening.state, 1).map(({ player }) => player)).toEqual([2, 3, 6, 7]);
    evening.pair();
    expect(pairs(evening)).toEqual([
      [1, 3],
      [2, 4],
    ]);
    evening.play(lower);
    evening.pair();
    expect(pairs(evening)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    evening.play(lower);
    expect(
      standingsOf(evening.state)
        .map(({ player }) => player)
        .slice(0, 4),
    ).toEqual([1, 2, 3, 4]);
    expect(isPairedOut(evening.state)).toBe(true);
  });
});

describe('an arena', () => {
  it('pairs who is free, and nobody again at once', () => {
    const evening = new Evening({ kind: 'arena', minutes: 30 }, 5);
    evening.pair();
    expect(freePlayers(evening.state)).toHaveLength(1);
    expect(evening.try({ kind: 'pair', now: 0 })).toBe('nobody-free');
    const first = evening.state.rounds[0]?.pairings[0];
    evening.do({ kind: 'result', round: 1, table: 0, game: 0, result: 'first' });
    evening.pair();
    const next = evening.state.rounds[1]?.pairings[0];
    expect(new Set([next?.first, next?.second])).not.toEqual(new Set([first?.first, first?.second]));
  });

  it('pairs nobody after its time', () => {
    const evening = new Evening({ kind: 'arena', minutes: 30 }, 4);
    evening.pair(1_000);
    evening.play(lower);
    expect(evening.try({ kind: 'pair', now: 1_000 + 30 * 60_000 })).toBe('time-over');
    expect(evening.try({ kind: 'pair', now: 1_000 + 30 * 60_000 - 1 })).toBeNull();
  });
});

describe('the king of the hill', () => {
  it('stays while he wins or draws, and who loses waits behind all others', () => {
    const evening = new Evening({ kind: 'hill', minutes: 15 }, 4);
    evening.pair();
    evening.result(1, 2, 2);
    expect(kingOf(evening.state)).toBe(2);
    expect(queueOf(evening.state)).toEqual([3, 4, 1]);
    evening.pair();
    evening.result(2, 3, null);
    expect(kingOf(evening.state)).toBe(2);
    expect(queueOf(evening.state)).toEqual([4, 1, 3]);
  });
});
