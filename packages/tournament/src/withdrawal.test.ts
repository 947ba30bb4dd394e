import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { isFinished } from './pairing.ts';
import { standingsOf } from './standings.ts';
import { Evening } from './testing/evening.ts';
import { withdrawalChanges } from './withdrawal.ts';

const pointsIn = (evening: Evening): Readonly<Record<number, number>> =>
  Object.fromEntries(standingsOf(evening.state).map(({ player, points }) => [player, points]));

describe('a player who leaves', () => {
  it('gives an open pairing to the opponent at once, and nothing is missing', () => {
    const evening = new Evening({ kind: 'swiss', rounds: 3 }, 4, { games: 2 });
    evening.pair();
    const pairing = evening.state.rounds[0]?.pairings[0];
    const [first, second] = [pairing?.first ?? 0, pairing?.second ?? 0];
    evening.result(first, second, second);
    expect(withdrawalChanges(evening.state, second)).toEqual({
      won: [first],
      annulled: false,
      results: [],
      losses: [],
    });
    evening.do({ kind: 'withdraw', player: second });
    expect(evening.state.rounds[0]?.pairings[0]?.games).toEqual(['second', 'second-absent']);
    expect(pointsIn(evening)).toMatchObject({ [first]: 1, [second]: 1 });
    evening.do({ kind: 'return', player: second });
    expect(decide(evening.state, { kind: 'withdraw', player: second })).toEqual({
      ok: true,
      value: [{ kind: 'withdrawn', player: second }],
    });
  });

  it('goes out of a knock-out, however the match stands', () => {
    const evening = new Evening({ kind: 'knock-out', thirdPlace: false }, 4, { games: 2 });
    evening.pair();
    const pairing = evening.state.rounds[0]?.pairings[0];
    const [first, second] = [pairing?.first ?? 0, pairing?.second ?? 0];
    evening.result(first, second, second);
    evening.do({ kind: 'withdraw', player: second });
    const after = evening.state.rounds[0]?.pairings[0];
    expect(after && isFinished(after)).toBe(true);
    expect(after?.games).toEqual(['second', 'second-absent', 'second-absent']);
  });

  it('wins nothing from one who has left too', () => {
    const evening = new Evening({ kind: 'swiss', rounds: 3 }, 4);
    evening.pair();
    const pairing = evening.state.rounds[0]?.pairings[0];
    const both = {
      ...evening.state,
      players: evening.state.players.map((each) => ({ ...each, withdrawn: each.id === pairing?.first })),
    };
    expect(decide(both, { kind: 'withdraw', player: pairing?.second ?? 0 })).toMatchObject({
      value: [{ kind: 'withdrawn' }, { kind: 'resulted', result: 'both-absent' }],
    });
  });

  it('tells before whose results would not count any more, and who would lose points', () => {
    const evening = new Evening({ kind: 'round-robin', cycles: 1 }, 6);
    evening.pair();
    evening.play((first, second) => (first < second ? 'second' : 'first'));
    evening.pair();
    const before = pointsIn(evening);
    const met = evening.state.rounds[0]?.pairings.find(({ first, second }) => first === 6 || second === 6);
    const rival = met?.first === 6 ? (met.second ?? 0) : (met?.first ?? 0);
    const changes = withdrawalChanges(evening.state, 6);
    expect(changes).toMatchObject({ annulled: true, results: [{ opponent: rival, points: [1, 0] }] });
    expect(changes.losses).toEqual([{ player: 6, points: 1 }]);
    expect(changes.won).toHaveLength(1);
    evening.do({ kind: 'withdraw', player: 6 });
    expect(pointsIn(evening)).toEqual({ ...before, 6: 0 });
  });
});
