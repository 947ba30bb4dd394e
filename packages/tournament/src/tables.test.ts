import { describe, expect, it } from 'vitest';
import { bergerRounds, doubleBergerRounds, type TablePair } from './berger.ts';
import { rutschRounds } from './rutsch.ts';
import { publishedBerger, publishedCircle } from './testing/published-tables.ts';

type Rounds = readonly (readonly TablePair[])[];

/** `1-6 2-5 3-4`, one line for each round; a pause is `3-`. */
const said = (rounds: Rounds): string =>
  rounds.map((pairs) => pairs.map(([white, black]) => `${white}-${black ?? ''}`).join(' ')).join('\n');

const SIZES = Array.from({ length: 28 }, (_, i) => i + 3);

/** A table in which nobody has the last number. */
const withoutLast = (rounds: Rounds, last: number): Rounds =>
  rounds.map((pairs) =>
    pairs.map(
      ([white, black]): TablePair =>
        black === last || white === last ? [white === last ? (black ?? 0) : white, null] : [white, black],
    ),
  );

/** How often each player has White more than Black. */
function colourBalance(rounds: Rounds, players: number): readonly number[] {
  const balance = Array.from({ length: players }, () => 0);
  for (const [white, black] of rounds.flat()) {
    if (black === null) continue;
    balance[white - 1] = (balance[white - 1] ?? 0) + 1;
    balance[black - 1] = (balance[black - 1] ?? 0) - 1;
  }
  return balance;
}

/** What every table of a round robin must hold to. */
function expectRoundRobin(rounds: Rounds, players: number, times: number): void {
  const met = new Map<string, number>();
  for (const pairs of rounds) {
    const busy = pairs.flatMap(([white, black]) => (black === null ? [white] : [white, black]));
    expect(busy.toSorted((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, i) => i + 1));
    for (const [white, black] of pairs) {
      if (black === null) continue;
      const key = `${Math.min(white, black)}-${Math.max(white, black)}`;
      met.set(key, (met.get(key) ?? 0) + 1);
    }
  }
  expect(met.size).toBe((players * (players - 1)) / 2);
  expect([...met.values()].every((count) => count === times)).toBe(true);
  expect(rounds).toHaveLength(times * (players - 1 + (players % 2)));
}

describe('the Berger tables', () => {
  it.each(SIZES)('let %i players meet once each, with balanced colours', (players) => {
    const rounds = bergerRounds(players);
    expectRoundRobin(rounds, players, 1);
    for (const balance of colourBalance(rounds, players)) expect(Math.abs(balance)).toBeLessThanOrEqual(1);
  });

  it.each(SIZES)(
    'let %i players meet twice, once with each colour, and nobody three times running with one',
    (players) => {
      const rounds = doubleBergerRounds(players);
      expectRoundRobin(rounds, players, 2);
      expect(colourBalance(rounds, players).every((balance) => balance === 0)).toBe(true);
      for (let player = 1; player <= players; player++) {
        const colours = rounds.flatMap((pairs) =>
          pairs.flatMap(([white, black]) =>
            black === null ? [] : white === player ? 'w' : black === player ? 'b' : [],
          ),
        );
        expect(colours.join('')).not.toMatch(/www|bbb/);
      }
    },
  );

  it.each([...publishedBerger.keys()])('are the published ones for %i players, and for one less', (players) => {
    const published = publishedBerger.get(players) ?? [];
    expect(said(bergerRounds(players))).toBe(said(published));
    expect(said(bergerRounds(players - 1))).toBe(said(withoutLast(published, players)));
  });

  // For more than 26 no published table was found. This is another way to the same tables, by their two laws: in one round all sums of
  // two numbers are equal, but for multiples of the circle; and of two numbers the smaller has White where their sum is odd.
  it.each(SIZES)('are those of the laws of sums, for %i players', (players) => {
    const size = players + (players % 2);
    const byLaws = (round: number): string[] => {
      const sum = 2 + round * size;
      const pairs: string[] = [];
      for (let a = 1; a < size; a++) {
        const b = [...Array(size - 1).keys()].map((i) => i + 1).find((other) => (a + other - sum) % (size - 1) === 0);
        if (b === undefined) throw new Error('nobody to meet');
        const [white, black] = a === b ? (a <= size / 2 ? [a, size] : [size, a]) : (a + b) % 2 === 1 ? [a, b] : [b, a];
        if (a <= b) pairs.push(Math.max(white, black) > players ? `${Math.min(white, black)}-` : `${white}-${black}`);
      }
      return pairs.sort();
    };
    expect(bergerRounds(players).map((pairs) => said([pairs]).split(' ').sort())).toEqual(
      Array.from({ length: size - 1 }, (_, round) => byLaws(round)),
    );
  });

  it('let the highest number of the next larger table stand for a pause', () => {
    expect(said(bergerRounds(5))).toBe('1- 2-5 3-4\n4- 5-3 1-2\n2- 3-1 4-5\n5- 1-4 2-3\n3- 4-2 5-1');
  });
});

describe('the Rutschsystem', () => {
  it.each(SIZES)('lets %i players meet once each, with balanced colours', (players) => {
    const rounds = rutschRounds(players);
    expectRoundRobin(rounds, players, 1);
    for (const balance of colourBalance(rounds, players)) expect(Math.abs(balance)).toBeLessThanOrEqual(1);
  });

  it.each([...publishedCircle.keys()])(
    'has the published tables of who moves on by one chair, %i players',
    (players) => {
      const unordered = (rounds: Rounds): string[] =>
        rounds.map((pairs) =>
          pairs
            .map(([white, black]) => (black === null ? `${white}-` : [white, black].sort((a, b) => a - b).join('-')))
            .join(' '),
        );
      const published = publishedCircle.get(players) ?? [];
      const [last, rest] = [published.slice(-1), published.slice(0, -1)];
      expect(unordered(rutschRounds(players))).toEqual(unordered([...last, ...rest]));
      // With one less nobody sits on the chair that stays.
      const without = [...last, ...rest].map((pairs) =>
        pairs.map(([a, b]): TablePair => (a === 1 ? [b - 1, null] : [a - 1, b - 1])),
      );
      expect(unordered(rutschRounds(players - 1))).toEqual(unordered(without));
    },
  );

  // Another way to the same rounds, for all sizes: people who get up and sit down. No published table says who has which colour.
  it.each(SIZES)('is what %i people do who move on by one chair, along boards that stand alternately', (players) => {
    const boards = Math.ceil(players / 2);
    // Chairs clockwise from the near side of the first board: along the near side, and back along the far side.
    const chairs: (number | null)[] = [players % 2 === 1 ? null : 1];
    for (let number = chairs[0] === null ? 1 : 2; number <= players; number++) chairs.push(number);
    const rounds: TablePair[][] = [];
    for (let round = 0; round < chairs.length - 1; round++) {
      rounds.push(
        Array.from({ length: boards }, (_, board): TablePair => {
          const [there, here] =
            board === 0 ? [chairs[0], chairs[1]] : [chairs[1 + board], chairs[chairs.length - board]];
          const [a, b] = [there ?? null, here ?? null];
          if (a === null) return [b ?? 0, null];
          if (b === null) return [a, null];
          // The first board is turned after each round; of the others every second one stands the other way round.
          return (board === 0 ? round % 2 === 0 : board % 2 === 0) ? [a, b] : [b, a];
        }),
      );
      const [stays, ...moving] = chairs;
      chairs.splice(0, chairs.length, stays ?? null, moving.at(-1) ?? null, ...moving.slice(0, -1));
    }
    expect(said(rutschRounds(players))).toBe(said(rounds));
  });

  // By hand, with chairs and paper, after https://www.myschach.de (article "Rutschsystem"): boards alternate, number 1 stays and turns
  // the board, all others move on by one chair, clockwise.
  it('is what players do who slide along a row of three boards', () => {
    expect(said(rutschRounds(6))).toBe('1-2 6-3 4-5\n6-1 5-2 3-4\n1-5 4-6 2-3\n4-1 3-5 6-2\n1-3 2-4 5-6');
  });

  it('lets who comes to the end of the row pause, with an odd number', () => {
    expect(said(rutschRounds(5))).toBe('1- 5-2 3-4\n5- 4-1 2-3\n4- 3-5 1-2\n3- 2-4 5-1\n2- 1-3 4-5');
  });

  it.each(SIZES)('moves nobody of %i by more than one board at a time', (players) => {
    const rounds = rutschRounds(players);
    for (const [i, pairs] of rounds.slice(1).entries())
      for (let player = 1; player <= players; player++) {
        const boardIn = (of: readonly TablePair[]): number => of.findIndex((pair) => pair.includes(player));
        expect(Math.abs(boardIn(pairs) - boardIn(rounds[i] ?? []))).toBeLessThanOrEqual(1);
      }
  });
});
