import { describe, expect, it } from 'vitest';
import { bergerRounds, doubleBergerRounds, type TablePair } from './berger.ts';
import { rutschRounds } from './rutsch.ts';

type Rounds = readonly (readonly TablePair[])[];

/** `1-6 2-5 3-4`, one line for each round; a pause is `3-`. */
const said = (rounds: Rounds): string =>
  rounds.map((pairs) => pairs.map(([white, black]) => `${white}-${black ?? ''}`).join(' ')).join('\n');

const SIZES = Array.from({ length: 28 }, (_, i) => i + 3);

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

  // Published tables: FIDE Handbook C.05, annex 1, as printed at http://c.w.fox.tripod.com/chess/berger.html
  it('are those of the handbook', () => {
    expect(said(bergerRounds(4))).toBe('1-4 2-3\n4-3 1-2\n2-4 3-1');
    expect(said(bergerRounds(6))).toBe('1-6 2-5 3-4\n6-4 5-3 1-2\n2-6 3-1 4-5\n6-5 1-4 2-3\n3-6 4-2 5-1');
    expect(said(bergerRounds(8))).toBe(
      [
        '1-8 2-7 3-6 4-5',
        '8-5 6-4 7-3 1-2',
        '2-8 3-1 4-7 5-6',
        '8-6 7-5 1-4 2-3',
        '3-8 4-2 5-1 6-7',
        '8-7 1-6 2-5 3-4',
        '4-8 5-3 6-2 7-1',
      ].join('\n'),
    );
    expect(said(bergerRounds(12)).split('\n').slice(7)).toEqual([
      '12-10 11-9 1-8 2-7 3-6 4-5',
      '5-12 6-4 7-3 8-2 9-1 10-11',
      '12-11 1-10 2-9 3-8 4-7 5-6',
      '6-12 7-5 8-4 9-3 10-2 11-1',
    ]);
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
