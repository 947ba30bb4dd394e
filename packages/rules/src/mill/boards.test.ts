import { describe, expect, it } from 'vitest';
import { CUBE, MILL_BOARDS, NINE, NINE_DIAGONALS } from './boards.ts';

// rules.md, section 1.1: points, lines; the symmetries of the marelle include the exchange of inner and outer square.
describe.each([
  [NINE, 24, 16, 16],
  [NINE_DIAGONALS, 24, 20, 16],
  [CUBE, 26, 24, 48],
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
  });

  it('has no other board of its id', () => {
    expect(MILL_BOARDS.filter(({ id }) => id === board.id)).toEqual([board]);
  });
});

const neighbours = (board: typeof NINE, name: string): string[] =>
  (board.neighbours[board.names.indexOf(name)] ?? []).map((point) => board.names[point] as string);

it('joins the points of the marelle as the rulebook draws them', () => {
  expect(neighbours(NINE, 'a1')).toEqual(['a4', 'd1']);
  expect(neighbours(NINE, 'd6')).toEqual(['b6', 'd5', 'd7', 'f6']);
  expect(neighbours(NINE, 'd5')).toEqual(['c5', 'd6', 'e5']);
  expect(neighbours(NINE_DIAGONALS, 'b2')).toEqual(['a1', 'b4', 'c3', 'd2']);
});

it('joins three edges at a corner of the cube, and four points at the centre of a face', () => {
  expect(neighbours(CUBE, '111')).toEqual(['112', '121', '211']);
  expect(neighbours(CUBE, '221')).toEqual(['121', '211', '231', '321']);
  expect(neighbours(CUBE, '211')).toEqual(['111', '212', '221', '311']);
  expect(CUBE.names).not.toContain('222');
});
