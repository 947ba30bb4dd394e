import { describe, expect, it } from 'vitest';
import {
  CUBE,
  MILL_BOARDS,
  type MillBoard,
  NINE,
  NINE_DIAGONALS,
  SEVEN,
  SIX,
  THREE,
  THREE_DIAGONALS,
} from './boards.ts';

// rules.md, section 1.1: points, lines; the symmetries of the marelle include the exchange of inner and outer square.
describe.each([
  [NINE, 24, 16, 16],
  [NINE_DIAGONALS, 24, 20, 16],
  [CUBE, 26, 24, 48],
  [THREE, 9, 6, 8],
  [THREE_DIAGONALS, 9, 8, 8],
  [SIX, 16, 8, 16],
  [SEVEN, 17, 14, 8],
])('board $id', (board, points, lines, symmetries) => {
  it(`has ${points} points, ${lines} lines and ${symmetries} symmetries`, () => {
    expect(board.names).toHaveLength(points);
    expect(new Set(board.names).size).toBe(points);
    expect(board.lines).toHaveLength(lines);
    expect(board.symmetries).toHaveLength(symmetries);
  });

  it('is carried onto itself by every symmetry, the identity first', () => {
    const key = (line: readonly number[]): string => [...line].sort((a, b) => a - b).join(' ');
    const known = new Set(board.lines.map(key));
    for (const symmetry of board.symmetries) {
      expect(new Set(symmetry).size).toBe(points);
      for (const line of board.lines) expect(known).toContain(key(line.map((point) => symmetry[point] as number)));
    }
    expect(board.symmetries[0]).toEqual(board.names.map((_, point) => point));
  });

  it('draws every point inside its size and every neighbour pair on a stroke', () => {
    for (const [x, y] of board.at) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(board.size[0]);
      expect(y).toBeLessThanOrEqual(board.size[1]);
    }
    const places = board.at.map(([x, y]) => `${x} ${y}`);
    expect(new Set(places).size).toBe(points);
    for (const { from, to } of board.strokes) for (const end of [from, to]) expect(places).toContain(end.join(' '));
    const within = (a: number, b: number, c: number): boolean => Math.min(a, c) <= b && b <= Math.max(a, c);
    for (const [point, near] of board.neighbours.entries())
      for (const other of near) {
        const ends = [board.at[point], board.at[other]] as [[number, number], [number, number]];
        const isOn = board.strokes.some(({ from, to, bend }) =>
          ends.every(
            ([x, y]) =>
              within(from[0], x, to[0]) &&
              within(from[1], y, to[1]) &&
              (bend || (x - from[0]) * (to[1] - from[1]) === (y - from[1]) * (to[0] - from[0])),
          ),
        );
        expect(isOn, `${board.names[point]}-${board.names[other]}`).toBe(true);
      }
  });

  it('has no other board of its id', () => {
    expect(MILL_BOARDS.filter(({ id }) => id === board.id)).toEqual([board]);
  });
});

const neighbours = (board: MillBoard, name: string): string[] =>
  (board.neighbours[board.names.indexOf(name)] ?? []).map((point) => board.names[point] as string);

it('joins the points of the marelle as the rulebook draws them', () => {
  expect(neighbours(NINE, 'a1')).toEqual(['a4', 'd1']);
  expect(neighbours(NINE, 'd6')).toEqual(['b6', 'd5', 'd7', 'f6']);
  expect(neighbours(NINE, 'd5')).toEqual(['c5', 'd6', 'e5']);
  expect(neighbours(NINE_DIAGONALS, 'b2')).toEqual(['a1', 'b4', 'c3', 'd2']);
});

it('joins the points of the small boards as they are drawn', () => {
  expect(neighbours(THREE, 'b2')).toEqual(['a2', 'b1', 'b3', 'c2']);
  expect(neighbours(THREE, 'a1')).toEqual(['a2', 'b1']);
  expect(neighbours(THREE_DIAGONALS, 'b2')).toEqual(['a1', 'a2', 'a3', 'b1', 'b3', 'c1', 'c2', 'c3']);
  expect(neighbours(THREE_DIAGONALS, 'a2')).toEqual(['a1', 'a3', 'b2']);
  // Two squares: the lines that join them are ways, and too short for a mill.
  expect(neighbours(SIX, 'c1')).toEqual(['a1', 'c2', 'e1']);
  expect(neighbours(SIX, 'c2')).toEqual(['b2', 'c1', 'd2']);
  expect(neighbours(SIX, 'b2')).toEqual(['b3', 'c2']);
  // With the cross in the middle.
  expect(neighbours(SEVEN, 'c3')).toEqual(['b3', 'c2', 'c4', 'd3']);
  expect(neighbours(SEVEN, 'c2')).toEqual(['b2', 'c1', 'c3', 'd2']);
});

it('draws a line of five points as one stroke', () => {
  expect(SEVEN.strokes).toContainEqual({ from: [0, 2], to: [4, 2] });
  expect(SEVEN.strokes).toHaveLength(10);
});

it('joins three edges at a corner of the cube, and four points at the centre of a face', () => {
  expect(neighbours(CUBE, '111')).toEqual(['112', '121', '211']);
  expect(neighbours(CUBE, '221')).toEqual(['121', '211', '231', '321']);
  expect(neighbours(CUBE, '211')).toEqual(['111', '212', '221', '311']);
  expect(CUBE.names).not.toContain('222');
});

it('places the points of the cube in space as they are joined: neighbours lie one step apart', () => {
  const space = CUBE.space ?? [];
  expect(space).toHaveLength(CUBE.names.length);
  for (const [place, near] of CUBE.neighbours.entries())
    for (const [other, point] of space.entries()) {
      const apart = Math.hypot(...point.map((c, i) => c - (space[place]?.[i] ?? 9)));
      expect(near.includes(other)).toBe(Math.abs(apart - 1) < 1e-9);
    }
  expect(CUBE.names[space.findIndex((point) => point.join() === '0,0,1')]).toBe('221');
});
