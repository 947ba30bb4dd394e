import { type Board, CUBE, MILL_BOARDS, NINE, ruleSet } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { alongStroke, layOut, nameSpots, placeNear, UNIT, wayOver } from './geometry.ts';

/** The dark squares of a board of 4 × 4. */
const FOUR: Board = {
  id: 'four',
  kind: 'squares',
  names: ['1', '2', '3', '4', '5', '6', '7', '8'],
  at: [
    [1.5, 0.5],
    [3.5, 0.5],
    [0.5, 1.5],
    [2.5, 1.5],
    [1.5, 2.5],
    [3.5, 2.5],
    [0.5, 3.5],
    [2.5, 3.5],
  ],
  size: [4, 4],
  strokes: [],
  neighbours: [],
  lines: [],
  symmetries: [],
};

const index = (board: Board, name: string): number => board.names.indexOf(name);

describe('a layout', () => {
  it.each(MILL_BOARDS.map((board) => [board.id, board] as const))('shows all men and lines of %s', (_, board) => {
    const { at, frame, man, strokes } = layOut(board, 'white', true);
    for (const [x, y] of at) {
      expect(x - man).toBeGreaterThan(frame.x);
      expect(y - man).toBeGreaterThan(frame.y);
      expect(x + man).toBeLessThan(frame.x + frame.width);
      expect(y + man).toBeLessThan(frame.y + frame.height);
    }
    for (const [x, y] of strokes.flatMap(alongStroke)) {
      expect(x).toBeGreaterThan(frame.x);
      expect(y).toBeGreaterThan(frame.y);
      expect(x).toBeLessThan(frame.x + frame.width);
      expect(y).toBeLessThan(frame.y + frame.height);
    }
  });

  it('keeps men apart from each other and from lines that they do not stand on', () => {
    for (const board of MILL_BOARDS) {
      const { at, man, strokes } = layOut(board, 'white', true);
      for (const [i, [x, y]] of at.entries())
        for (const [px, py] of at.slice(i + 1)) expect(Math.hypot(px - x, py - y)).toBeGreaterThan(2 * man);
      for (const stroke of strokes) {
        if (!stroke.bend) continue;
        for (const [x, y] of alongStroke(stroke))
          for (const point of at)
            if (point !== stroke.from && point !== stroke.to && !ends(stroke, point))
              expect(Math.hypot(point[0] - x, point[1] - y)).toBeGreaterThan(man + 10);
      }
    }
  });

  it('turns squares for Black, and leaves points as they are', () => {
    const white = layOut(FOUR, 'white', true);
    const black = layOut(FOUR, 'black', true);
    expect(black.at).toEqual([...white.at].reverse());
    expect(layOut(NINE, 'black', true).at).toEqual(layOut(NINE, 'white', true).at);
  });

  it('names columns and rows where places are named by them, in an even frame', () => {
    const { edges, frame, field } = layOut(NINE, 'white', true);
    expect(
      edges
        ?.map((edge) => edge.text)
        .sort()
        .join(''),
    ).toBe('1234567abcdefg');
    expect(field.x - frame.x).toBe(frame.x + frame.width - field.x - field.width);
    expect(layOut(CUBE, 'white', true).edges).toBeNull();
    // For two who face each other every name stands at the opposite edge too, turned round, and nothing else changes.
    const both = layOut(NINE, 'white', 'both');
    expect(both.frame).toEqual(frame);
    expect(both.edges?.filter(({ far }) => !far)).toEqual(edges);
    const middle = { x: 2 * field.x + field.width, y: 2 * field.y + field.height };
    expect(both.edges?.filter(({ far }) => far)).toEqual(
      edges?.map(({ text, at: [x, y] }) => ({
        text,
        far: true,
        at: text <= '9' ? [middle.x - x, y] : [x, middle.y - y],
      })),
    );
    // Clear of the ring around a man on an outer point, whose edge is 52 from it: a digit is 9 wide.
    const left = Math.max(...(edges ?? []).filter(({ text }) => text <= '9').map(({ at }) => at[0]));
    expect(field.x - left - 9 / 2).toBeGreaterThan(52);
    for (const id of ['turkish', 'russian'] as const) {
      const below = layOut(ruleSet(id).board, 'black', true).edges?.slice(0, 8);
      expect(
        below
          ?.toSorted((one, two) => one.at[0] - two.at[0])
          .map((edge) => edge.text)
          .join(''),
      ).toBe('hgfedcba');
    }
  });

  it('writes the names of points apart from each other and from the lines', () => {
    const spots = nameSpots(layOut(CUBE, 'white', true));
    for (const [i, [x, y]] of spots.entries())
      for (const [px, py] of spots.slice(i + 1))
        expect(Math.abs(px - x) > 42 || Math.abs(py - y) > 22, `${CUBE.names[i]}`).toBe(true);
    // Between two of the eight lines through the middle of the round board.
    const round = layOut(ruleSet('rota').board, 'white', true);
    const middle = index(round.board, 'b2');
    const [dx, dy] = [0, 1].map((n) => (nameSpots(round)[middle]?.[n] ?? 0) - (round.at[middle]?.[n] ?? 0)) as [
      number,
      number,
    ];
    for (const distance of [dx, dy, (dx - dy) / Math.SQRT2, (dx + dy) / Math.SQRT2])
      expect(Math.abs(distance)).toBeGreaterThan(30);
  });
});

function ends({ from, to }: { from: readonly number[]; to: readonly number[] }, [x, y]: readonly number[]): boolean {
  return [from, to].some((end) => end[0] === x && end[1] === y);
}

describe('the place that a tap means', () => {
  const layout = layOut(NINE, 'white', true);
  const near = (x: number, y: number, reach: number) => {
    const place = placeNear(layout, [x * UNIT, y * UNIT], reach * UNIT);
    return place === null ? null : NINE.names[place];
  };

  it('is the nearest point', () => {
    expect(near(2.4, 3.1, 0.5)).toBe('c4');
    expect(near(1.6, 3.1, 0.5)).toBe('c4');
    expect(near(1.4, 3.1, 0.5)).toBe('b4');
  });

  it('is none far from all points, and more is near on a small screen', () => {
    expect(near(3, 3, 0.5)).toBeNull();
    expect(near(2.65, 3, 0.5)).toBeNull();
    expect(near(2.65, 3, 0.7)).toBe('c4');
  });

  it('is the very square on a chequered field', () => {
    const four = layOut(FOUR, 'white', true);
    expect(placeNear(four, [199, 1], 22)).toBe(0);
    expect(placeNear(four, [201, 1], 22)).toBeNull();
    expect(placeNear(layOut(FOUR, 'black', true), [1, 399], 22)).toBe(1);
  });
});

describe('a way', () => {
  it('follows the curve that joins two points, in either direction', () => {
    const layout = layOut(CUBE, 'white', true);
    const places = [index(CUBE, '123'), index(CUBE, '223')];
    const way = wayOver(layout, places);
    expect(way.length).toBeGreaterThan(10);
    expect(wayOver(layout, [...places].reverse())).toEqual([...way].reverse());
  });

  it('leads over all places', () => {
    const layout = layOut(NINE, 'white', true);
    const way = wayOver(
      layout,
      ['a1', 'd1', 'g1'].map((name) => index(NINE, name)),
    );
    expect(way).toEqual([
      [0, 600],
      [300, 600],
      [600, 600],
    ]);
  });
});
