import { describe, expect, it } from 'vitest';
import { pairName } from '../pair.ts';
import { Places } from '../place.ts';
import { countBits } from '../sets.ts';
import { solveSmall } from '../small.ts';
import type { SideCounts } from '../solve-pair.ts';
import { UNKNOWN, valueIn } from '../table.ts';
import { solvable } from '../testing/games.ts';
import { solveAnyTime } from '../testing/plain-any-time.ts';
import { readLevel } from './read-level.ts';
import { Rest } from './rest.ts';
import { HandsSolver, levelsOf } from './solve-hands.ts';

const rest = new Rest();

interface Subspace {
  readonly values: Uint8Array;
  readonly counts: SideCounts;
}

/** The subspace of these white and black men, on the board and in hand, with a side to play. */
const nameOf = (white: number, whiteHand: number, black: number, blackHand: number, side: string): string =>
  `${white}+${whiteHand} ${black}+${blackHand} ${side}`;

async function solveAll(changes: Readonly<Record<string, string | number>>): Promise<ReadonlyMap<string, Subspace>> {
  const { rules } = solvable('marelle-mixte', changes);
  const solver = new HandsSolver(rules);
  const found = new Map<string, Subspace>();
  for (const name of levelsOf(rules)) {
    const level = await solver.solve(name, rest);
    for (let black = Math.max(0, 3 - name.blackHand); black <= rules.parameters.men - name.blackHand; black++)
      for (const side of ['white', 'black'] as const) {
        const values: number[] = [];
        const counts = await readLevel(solver.planes, level, black, side, (some) => values.push(...some), rest);
        found.set(nameOf(name.white, name.whiteHand, black, name.blackHand, side), {
          values: Uint8Array.from(values),
          counts,
        });
      }
  }
  return found;
}

const isLong = Boolean(process.env.MERELLIER_LONG);
const LONG = [
  { board: 'three', men: 4, protection: 'always', blocked: 'loses-unless-full' },
  { board: 'three-diagonals', men: 4, flying: 4, protection: 'never' },
  { board: 'six', men: 3, flying: 0 },
  { board: 'seven', men: 3, flying: 3 },
];

describe('men that enter at any time', () => {
  it.each([
    { board: 'three', men: 4, flying: 0, blocked: 'loses-unless-full' },
    { board: 'three', men: 3, protection: 'always' },
    { board: 'three-diagonals', men: 3, protection: 'never' },
    { board: 'three-diagonals', men: 3, 'mill-at-entry': 'nothing', blocked: 'draws' },
    ...(isLong ? LONG : []),
  ])('have every value that the plain rules give, and the same with the colours exchanged: %o', async (changes) => {
    const found = await solveAll(changes);
    const { rules } = solvable('marelle-mixte', changes);
    const places = new Places(rules);
    let looked = 0;
    const wrong: unknown[] = [];
    solveAnyTime(rules, (position, value) => {
      const { white, black, whiteHand, blackHand, toPlay } = position;
      const hands = [whiteHand, blackHand] as const;
      if (countBits(white) + whiteHand < 3 || countBits(black) + blackHand < 3) return;
      const [own, other, [ownHand, hand]] =
        toPlay === 'white' ? [white, black, hands] : [black, white, [blackHand, whiteHand] as const];
      const { side, index } = places.find(own, other);
      const name =
        side === 0
          ? nameOf(countBits(own), ownHand, countBits(other), hand, 'white')
          : nameOf(countBits(other), hand, countBits(own), ownHand, 'black');
      looked++;
      if ([0, 1, -1][found.get(name)?.values[index] ?? 3] !== value) wrong.push(position);
    });
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(looked).toBeGreaterThan(10_000);
    for (const [name, { counts }] of found) {
      const [white = '', black = '', side] = name.split(' ');
      expect(found.get(`${black} ${white} ${side === 'white' ? 'black' : 'white'}`)?.counts, name).toEqual(counts);
    }
  });

  it('say before they are solved what memory they take', () => {
    const needed = (men: number): number => new HandsSolver(solvable('marelle-mixte', { men }).rules).memoryNeeded();
    expect(needed(3)).toBeLessThan(100e6);
    expect(needed(5)).toBeGreaterThan(500e6);
  });
});

describe('the movement phase by planes of subsets', () => {
  it.each([
    { flying: 3 },
    ...(isLong
      ? [
          {},
          { protection: 'always', flying: 4 },
          { protection: 'never', blocked: 'draws' },
          { blocked: 'loses-unless-full' },
        ]
      : []),
  ])('is that of the other kernel, value by value: %o', async (changes) => {
    const men = 4;
    const all = { board: 'six', men, flying: 0, ...changes };
    const { rules } = solvable('marelle-mixte', all);
    const { tables, counts } = await solveSmall(solvable('marelle', all), men);
    const solver = new HandsSolver(rules);
    for (let white = 3; white <= men; white++) {
      const level = await solver.solve({ white, whiteHand: 0, blackHand: 0 }, rest);
      for (let black = 3; black <= white; black++)
        for (const [side, toPlay] of (['white', 'black'] as const).entries()) {
          const values: number[] = [];
          const found = await readLevel(solver.planes, level, black, toPlay, (some) => values.push(...some), rest);
          const name = pairName({ white, black });
          const table = tables.find((each) => each.name === `${name}.${white === black ? 0 : side}`);
          const theirs = counts.get(name)?.[white === black ? 0 : side];
          expect({ ...theirs, longestWin: 0, longestLoss: 0 }, name).toEqual(found);
          if (white === black && side === 1) continue;
          expect(values.every((value, at) => value === valueIn(table?.entry(at) ?? UNKNOWN))).toBe(true);
        }
    }
  });
});
