import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { codeOf } from './qr-code.ts';

const WHITE = 235;
const BLACK = 40;

/** A code as a camera sees it that is held not quite straight: grey on grey, turned by some degrees, each square a few points wide. */
function photographed(link: string, degrees: number, points: number): { data: Uint8ClampedArray; side: number } {
  const { data: squares, size } = codeOf(link);
  const side = Math.ceil(size * points * 1.5);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const data = new Uint8ClampedArray(4 * side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [dx, dy] = [(x - side / 2) / points, (y - side / 2) / points];
      const column = Math.floor(cos * dx + sin * dy + size / 2);
      const row = Math.floor(cos * dy - sin * dx + size / 2);
      const grey = (squares[row]?.[column] ?? false) ? BLACK : WHITE;
      data.set([grey, grey, grey, 255], 4 * (side * y + x));
    }
  return { data, side };
}

it.each([
  ['a score sheet', 'https://moulin.example/#/tournament/result/a1b2c3d4e5f6/12-30-2'],
  ['a result', 'https://moulin.example/#/tournament/result/a1b2c3d4e5f6/12-30-2/second-absent'],
  ['a class', 'http://192.168.178.21:3000/c/MOLU'],
])('the code of %s is read by a camera that is not held straight', (_, link) => {
  for (const [degrees, points] of [
    [0, 3],
    [7, 4],
    [-20, 5],
  ] as const) {
    const { data, side } = photographed(link, degrees, points);
    expect(decodeQR({ data, width: side, height: side })).toBe(link);
  }
});
