import { type Board, CUBE, MILL_BOARDS, NINE, NINE_DIAGONALS } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { layOut } from './geometry.ts';
import { placeByKey } from './keyboard.ts';

/** A chequered board of 8 × 8, numbered as in PDN. */
const EIGHT: Board = (() => {
  const at: [number, number][] = [];
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) if ((row + column) % 2 === 1) at.push([column + 0.5, row + 0.5]);
  const names = at.map((_, i) => String(i + 1));
  return {
    id: 'eight',
    kind: 'squares',
    names,
    at,
    size: [8, 8],
    strokes: [],
    neighbours: [],
    lines: [],
    symmetries: [],
  };
})();

const keys = { u: 'ArrowUp', d: 'ArrowDown', l: 'ArrowLeft', r: 'ArrowRight', h: 'Home', e: 'End' } as const;

/** Where keys lead from a place, by names; a key that leads nowhere gives `-`. */
function walk(board: Board, from: string, presses: string, bottom: 'white' | 'black' = 'white'): string {
  const layout = layOut(board, bottom, true);
  let place = board.names.indexOf(from);
  return [...presses]
    .map((press) => {
      const next = placeByKey(layout, place, keys[press as keyof typeof keys], false);
      place = next ?? place;
      return next === null ? '-' : board.names[next];
    })
    .join(' ');
}

describe('arrows on a board of points', () => {
  it('follow the lines', () => {
    expect(walk(NINE, 'a1', 'rruulldd')).toBe('d1 g1 g4 g7 d7 a7 a4 a1');
    expect(walk(NINE, 'd1', 'uuu')).toBe('d2 d3 -');
  });

  it('lead nowhere where no line does', () => {
    expect(walk(NINE, 'd3', 'u')).toBe('-');
    expect(walk(NINE, 'c4', 'r')).toBe('-');
    expect(walk(NINE, 'b2', 'l')).toBe('-');
    expect(walk(NINE, 'c5', 'lu')).toBe('- -');
  });

  it('take a slanting line where no straighter one leads that way', () => {
    expect(walk(NINE_DIAGONALS, 'b2', 'l')).toBe('a1');
  });

  it('stay at the edge', () => {
    expect(walk(NINE, 'a1', 'ld')).toBe('- -');
    expect(walk(NINE, 'g7', 'ru')).toBe('- -');
  });

  it('prefer straight lines to diagonals', () => {
    expect(walk(NINE_DIAGONALS, 'b2', 'ru')).toBe('d2 d3');
  });

  it.each(MILL_BOARDS.map((board) => [board.id, board] as const))('reach every point of %s from any', (_, board) => {
    const layout = layOut(board, 'white', true);
    for (const from of board.names.keys()) {
      const reached = new Set([from]);
      for (const place of reached)
        for (const key of Object.values(keys).slice(0, 4)) {
          const next = placeByKey(layout, place, key, false);
          if (next !== null) reached.add(next);
        }
      expect(reached.size, board.names[from]).toBe(board.names.length);
    }
  });

  it('reach the outer centre of the cube and come back from it', () => {
    expect(walk(CUBE, '323', 'd')).toBe('313');
    expect(walk(CUBE, '313', 'u')).toBe('323');
  });

  it('Home and End lead to the first and the last point', () => {
    expect(walk(NINE, 'd2', 'he')).toBe('a7 g1');
  });
});

describe('arrows on a board of squares', () => {
  it('go along a row of dark squares, and stay in it', () => {
    expect(walk(EIGHT, '29', 'rrrrl')).toBe('30 31 32 - 31');
    expect(walk(EIGHT, '22', 'he')).toBe('21 24');
  });

  it('go up and down by rows and come back to the same square', () => {
    expect(walk(EIGHT, '30', 'uuudddd')).toBe('26 22 18 22 26 30 -');
  });

  it('go as the board is turned', () => {
    expect(walk(EIGHT, '1', 'url', 'black')).toBe('5 - 6');
  });
});
