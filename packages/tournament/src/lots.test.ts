import { describe, expect, it } from 'vitest';
import { lotOf, lotOfRound } from './lots.ts';
import type { Lots } from './settings.ts';
import { Evening } from './testing/evening.ts';

const lots = (each: Lots['each'], count: number): Lots => ({
  ...{ list: 'gentle', each },
  from: Array.from({ length: count }, (_, i) => ({ number: 7 + i, turns: `turn${i} turn${i}` })),
});

const drawnIn = ({ state }: Evening): readonly (readonly (number | null)[])[] =>
  state.rounds.map(({ pairings }) => pairings.map((pairing) => lotOf(state, pairing)?.number ?? null));

describe('openings drawn for games', () => {
  it('are the same at all boards of a round, and none comes again before all were there', () => {
    const evening = new Evening({ kind: 'round-robin', cycles: 2 }, 4, { lots: lots('round', 6) });
    for (let round = 0; round < 6; round++) evening.pair(1_000 * round);
    const rounds = drawnIn(evening).map((numbers) => new Set(numbers));
    for (const numbers of rounds) expect(numbers.size).toBe(1);
    expect(rounds.flatMap((numbers) => [...numbers]).sort()).toEqual([10, 11, 12, 7, 8, 9]);
    const [first] = evening.state.rounds;
    expect(lotOfRound(evening.state, first?.pairings ?? [])?.number).toBe(drawnIn(evening)[0]?.[0]);
  });

  it('are another one at each board where that is agreed, and a bye has none', () => {
    const evening = new Evening({ kind: 'swiss', rounds: 3 }, 7, { lots: lots('pairing', 9) });
    for (let round = 0; round < 3; round++) {
      evening.pair();
      evening.play(() => 'first');
    }
    const all = drawnIn(evening).flat();
    expect(all.filter((number) => number === null)).toHaveLength(3);
    expect(new Set(all).size).toBe(1 + 9);
    expect(lotOfRound(evening.state, evening.state.rounds[0]?.pairings ?? [])).toBeNull();
  });

  it('are drawn by hand-made pairings too, and follow from seed and moment, not from who asks', () => {
    const draws = [{ first: 1, second: 2, lot: 3 }];
    const lotAt = (now: number): number | undefined => {
      const evening = new Evening({ kind: 'swiss', rounds: 1 }, 2, { lots: lots('round', 400) });
      evening.do({ kind: 'pair', now, draws });
      return evening.state.rounds[0]?.pairings[0]?.lot;
    };
    expect(lotAt(5)).toBe(lotAt(5));
    expect(new Set([1, 2, 3, 4, 5].map(lotAt)).size).toBeGreaterThan(1);
  });

  it('cannot change once a round is paired, nor can the rules they belong to', () => {
    const evening = new Evening({ kind: 'swiss', rounds: 3 }, 4, { lots: lots('round', 3) });
    const { settings } = evening.state;
    const rules = { id: 'dames', changes: {} };
    expect(evening.try({ kind: 'settle', settings: { ...settings, lots: lots('pairing', 3) } })).toBeNull();
    evening.pair();
    expect(evening.try({ kind: 'settle', settings })).toBe('already-started');
    const agreed = evening.state.settings;
    expect(evening.try({ kind: 'settle', settings: { ...agreed, rules } })).toBe('already-started');
    expect(evening.try({ kind: 'settle', settings: { ...agreed, name: 'Other' } })).toBeNull();
  });

  it('are none where none were agreed', () => {
    const evening = new Evening({ kind: 'swiss', rounds: 1 }, 4);
    evening.do({
      kind: 'pair',
      now: 0,
      draws: [
        { first: 1, second: 2, lot: 0 },
        { first: 3, second: 4 },
      ],
    });
    expect(drawnIn(evening)).toEqual([[null, null]]);
    expect(evening.events.at(-1)).toMatchObject({
      draws: [
        { first: 1, second: 2 },
        { first: 3, second: 4 },
      ],
    });
  });
});
