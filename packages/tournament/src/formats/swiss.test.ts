import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { type Colour, colourHistory, colourWish, refusedWish } from '../colours.ts';
import { encountersOf } from '../encounters.ts';
import { cheapestMatching, type Edge } from '../matching.ts';
import { plannedRounds } from '../pair-round.ts';
import { randomFrom } from '../random.ts';
import { present, type Tournament } from '../state.ts';
import { Evening } from '../testing/evening.ts';

const meetings = ({ rounds }: Tournament): readonly string[] =>
  rounds.flatMap(({ pairings }) =>
    pairings.flatMap(({ first, second }) =>
      second === null ? [] : [`${Math.min(first, second)} ${Math.max(first, second)}`],
    ),
  );

const pauses = ({ rounds }: Tournament): readonly number[] =>
  rounds.flatMap(({ pairings }) => pairings.flatMap(({ first, second }) => (second === null ? [first] : [])));

/** Whether all who are there could be paired so that these two conditions hold: asked without any other cost. */
function canPair(tournament: Tournament, may: (a: readonly Colour[], b: readonly Colour[]) => boolean): boolean {
  const here = present(tournament).map(({ id }) => id);
  const met = new Set(meetings(tournament));
  const encounters = encountersOf(tournament);
  const history = (id: number): readonly Colour[] => colourHistory(encounters.get(id) ?? []);
  const edges: Edge[] = [];
  for (const [a, id] of here.entries()) {
    for (let b = a + 1; b < here.length; b++) {
      const other = here[b] as number;
      const isNew = !met.has(`${Math.min(id, other)} ${Math.max(id, other)}`);
      if (isNew && may(history(id), history(other))) edges.push({ a, b, costs: [0] });
    }
    const hadPause = encounters
      .get(id)
      ?.some(({ state, points }) => state === 'bye' || (state === 'forfeit' && points > 0));
    if (here.length % 2 === 1 && !hadPause) edges.push({ a, b: here.length, costs: [0] });
  }
  const size = here.length + (here.length % 2);
  return edges.length > 0 && cheapestMatching(size, edges, [0]).length * 2 === size;
}

const mayMeet = (a: readonly Colour[], b: readonly Colour[]): boolean => refusedWish(colourWish(a), colourWish(b)) < 3;

/** Plays a random Swiss tournament with withdrawals, returns and late entries, and looks at every round. */
function playRandom(seed: number): void {
  const random = randomFrom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const size = 5 + below(56);
  const rounds = Math.min(size - 1, 3 + below(7));
  const evening = new Evening({ kind: 'swiss', rounds }, size, { seed, bye: random() < 0.5 ? 'win' : 'draw' });
  for (let round = 1; round <= rounds; round++) {
    if (round > 1 && random() < 0.3) evening.do({ kind: 'withdraw', player: 1 + below(size) });
    if (round > 1 && random() < 0.2) evening.do({ kind: 'return', player: 1 + below(size) });
    if (round > 1 && random() < 0.2) evening.enter([`late ${round}`]);
    const before = evening.state;
    const refused = evening.try({ kind: 'pair', now: 0 });
    if (refused !== null) {
      const reason = present(before).length < 2 ? 'too-few-players' : 'no-pairing';
      expect([seed, round, refused]).toEqual([seed, round, reason]);
      expect(reason === 'no-pairing' && canPair(before, () => true)).toBe(false);
      break;
    }
    expectColours(before, evening.state, seed);
    evening.play((first, second) => {
      if (random() < 0.02) return random() < 0.5 ? 'first-absent' : 'second-absent';
      const chance = random() + (second - first) / (4 * size);
      return chance > 0.62 ? 'first' : chance > 0.45 ? 'draw' : 'second';
    });
  }
  const met = meetings(evening.state);
  expect([seed, new Set(met).size]).toEqual([seed, met.length]);
  const paused = pauses(evening.state);
  expect([seed, new Set(paused).size]).toEqual([seed, paused.length]);
}

/** Nobody has two more of one colour than of the other twice over, or one colour three times running, where that can be helped. */
function expectColours(before: Tournament, after: Tournament, seed: number): void {
  const encounters = encountersOf(before);
  const history = (id: number): readonly Colour[] => colourHistory(encounters.get(id) ?? []);
  let broken = 0;
  for (const { first, second } of after.rounds.at(-1)?.pairings ?? []) {
    if (second === null) continue;
    for (const [id, colour] of [
      [first, 'white'],
      [second, 'black'],
    ] as const) {
      const wish = colourWish(history(id));
      if (wish.strength === 3 && wish.colour !== colour) broken++;
    }
  }
  if (broken > 0) expect([seed, canPair(before, mayMeet)]).toEqual([seed, false]);
}

describe('a Swiss tournament', () => {
  it('never pairs two players twice, lets nobody pause twice, and gives colours as they may be', () => {
    const count = isLong ? 5000 : 100;
    for (let seed = 1; seed <= count; seed++) playRandom(seed);
  });

  it('lets the upper half meet the lower in the first round, with alternating colours', () => {
    const evening = new Evening({ kind: 'swiss', rounds: 3 }, 8);
    evening.pair();
    const pairings = evening.state.rounds[0]?.pairings ?? [];
    expect(pairings.map(({ first, second }) => [first, second ?? 0].sort((a, b) => a - b))).toEqual([
      [1, 5],
      [2, 6],
      [3, 7],
      [4, 8],
    ]);
    expect(pairings.map(({ first }) => first <= 4)).toEqual(
      pairings[0] && pairings[0].first === 1 ? [true, false, true, false] : [false, true, false, true],
    );
  });

  // With the colours of the first round 1 and 3 want the same one: FIDE's system exchanges players of the lower half then.
  it('lets winners meet winners in the second round, with the colours that they want', () => {
    const evening = new Evening({ kind: 'swiss', rounds: 3 }, 8);
    evening.pair();
    evening.play((first, second) => (first < second ? 'first' : 'second'));
    evening.pair();
    const pairs = (evening.state.rounds[1]?.pairings ?? []).map(({ first, second }) => [first, second ?? 0].sort());
    expect(pairs).toEqual([
      [1, 4],
      [2, 3],
      [5, 8],
      [6, 7],
    ]);
  });

  it('lets the last of those with the fewest points pause, and not twice', () => {
    const evening = new Evening({ kind: 'swiss', rounds: 3 }, 5);
    evening.pair();
    expect(pauses(evening.state)).toEqual([5]);
    evening.play((first, second) => (first < second ? 'first' : 'second'));
    evening.pair();
    expect(pauses(evening.state)).toEqual([5, 4]);
  });

  it('lets pause who has won without a game, where there is no pairing otherwise', () => {
    const evening = new Evening({ kind: 'swiss', rounds: 5 }, 3);
    expect(plannedRounds(evening.state)).toBe(3);
    evening.pair();
    evening.play(() => 'draw');
    evening.pair();
    evening.play((first) => (pauses(evening.state).includes(first) ? 'draw' : 'second-absent'));
    evening.pair();
    expect(new Set(pauses(evening.state)).size).toBe(3);
    expect(new Set(meetings(evening.state)).size).toBe(3);
  });

  it('refuses a round that cannot be paired, and keeps everything', () => {
    const evening = new Evening({ kind: 'swiss', rounds: 9 }, 4);
    for (let round = 0; round < 3; round++) {
      evening.pair();
      evening.play(() => 'draw');
    }
    const before = evening.state;
    expect(evening.try({ kind: 'pair', now: 0 })).toBe('no-pairing');
    expect(evening.state).toBe(before);
  });
});
