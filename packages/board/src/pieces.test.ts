import { type Man, NINE, type Side } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { type Change, followMen, fullLines, setUpMen } from './pieces.ts';

const men = (text: string): Man[] =>
  text.split(' ').map((word): Man => {
    const side: Side = word.startsWith('w') ? 'white' : 'black';
    return { at: Number(word.slice(1)), side, king: false, inMill: false };
  });

let ids = 0;
const picture = (text: string): Change => followMen([], men(text), [], () => ++ids);
const next = (before: Change, text: string, ...paths: number[][]): Change =>
  followMen(before.pieces, men(text), paths, () => ++ids);

const idAt = ({ pieces }: Change, at: number): number | undefined => pieces.find((piece) => piece.man.at === at)?.id;

describe('men from one picture to the next', () => {
  it('are the same where they stand', () => {
    const before = picture('w1 b2');
    const after = next(before, 'b2 w1');
    expect(after.come).toEqual([]);
    expect(after.gone).toEqual([]);
    expect(idAt(after, 1)).toBe(idAt(before, 1));
  });

  it('go along a known path, and a taken man has gone', () => {
    const before = picture('w1 w3 b2');
    const after = next(before, 'w3 w9', [1, 5, 9]);
    expect(after.come).toEqual([{ id: idAt(before, 1), path: [1, 5, 9] }]);
    expect(after.gone.map((man) => man.at)).toEqual([2]);
  });

  it('go straight where one has left and one has come, as when a turn is taken back', () => {
    const before = picture('w1 b2');
    const after = next(before, 'w7 b2 b8');
    expect(after.come[0]).toEqual({ id: idAt(before, 1), path: [1, 7] });
    expect(after.come[1]?.path).toEqual([8]);
  });

  it('do not go where it is not known which went', () => {
    const after = next(picture('w1 w2'), 'w3 w4');
    expect(after.come.map((piece) => piece.path)).toEqual([[3], [4]]);
    expect(after.gone).toHaveLength(2);
  });

  it('never change sides', () => {
    const after = next(picture('w1'), 'b1');
    expect(after.gone).toHaveLength(1);
    expect(after.come.map((piece) => piece.path)).toEqual([[1]]);
  });
});

describe('men of a picture that was set up anew', () => {
  const setUp = (before: Change, next: readonly Man[]): Change => setUpMen(before.pieces, next, () => ++ids);

  it('are those that are drawn already, without moving', () => {
    const before = picture('w1 w2 b3');
    const after = setUp(before, men('w7 w2 b8 b9'));
    expect(idAt(after, 2)).toBe(idAt(before, 2));
    expect(idAt(after, 7)).toBe(idAt(before, 1));
    expect(idAt(after, 8)).toBe(idAt(before, 3));
    expect(new Set(after.pieces.map(({ id }) => id)).size).toBe(4);
    expect([after.come, after.gone]).toEqual([[], []]);
  });

  it('are not those of the other side, and no king where a man stands', () => {
    const before = picture('w1 b2');
    const crowned = men('b1 w2').map((man) => ({ ...man, king: man.side === 'black' }));
    const after = setUp(before, crowned);
    expect(idAt(after, 2)).toBe(idAt(before, 1));
    expect(before.pieces.map(({ id }) => id)).not.toContain(idAt(after, 1));
  });
});

it('finds the lines that are full', () => {
  const at = (names: string): number[] => names.split(' ').map((name) => NINE.names.indexOf(name));
  const [a1 = -1, d1 = -1] = at('a1 d1');
  const on = at('a1 d1 g1 a4 a7').map((place): Man => ({ at: place, side: 'white', king: false, inMill: false }));
  expect(fullLines(NINE, on, a1)).toHaveLength(2);
  expect(fullLines(NINE, on, d1)).toHaveLength(1);
  expect(fullLines(NINE, on.slice(1), d1)).toHaveLength(0);
});
