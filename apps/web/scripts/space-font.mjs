import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

// Makes the font of one sign, the narrow no-break space of French (U+202F), which EB Garamond has not got: browsers then put
// half a space, 0.1 em, and « gagnent ! » looks like « gagnent! ». Here it is a fifth of an em wide: node apps/web/scripts/space-font.mjs
const WIDTH = 200;
const SIGN = 0x202f;
// Lines as high as those of EB Garamond.
const [ASCENT, DESCENT, EM] = [1007, 298, 1000];

const u8 = (/** @type {number[]} */ ...values) => Buffer.from(values);
/** @param {number[]} values */
const u16 = (...values) => Buffer.concat(values.map((value) => u8((value >> 8) & 255, value & 255)));
/** @param {number[]} values */
const u32 = (...values) => Buffer.concat(values.map((value) => u16(value >>> 16, value & 0xffff)));
const bytes = Buffer.concat;

// Two glyphs: the one for signs that a font has not got, a triangle that nobody will see, and the space, which draws nothing.
const triangle = bytes([u16(1, 0, 0, 100, 100, 2, 0), u8(1, 1, 1), u16(0, 50, 50, 0, 100, -100), u8(0)]);
const segments = [
  { from: SIGN, to: SIGN, shift: 1 - SIGN },
  { from: 0xffff, to: 0xffff, shift: 1 },
];
const codes = bytes([
  u16(4, 32, 0, 4, 4, 1, 0),
  u16(...segments.map(({ to }) => to)),
  u16(0),
  u16(...segments.map(({ from }) => from)),
  u16(...segments.map(({ shift }) => shift)),
  u16(0, 0),
]);
const names = ['Merellier Narrow Space', 'Regular', 'MerellierNarrowSpace'].map((name) =>
  Buffer.from(name, 'utf16le').swap16(),
);
const nameIds = [1, 2, 6];
let nameAt = 0;
const nameTable = bytes([
  u16(0, names.length, 6 + 12 * names.length),
  ...names.map((name, i) => {
    const entry = u16(3, 1, 0x409, nameIds[i] ?? 0, name.length, nameAt);
    nameAt += name.length;
    return entry;
  }),
  ...names,
]);

/** By their numbers in WOFF2, in that order. @type {readonly (readonly [number, Buffer])[]} */
const TABLES = [
  [0, bytes([u16(0, 1, 3, 1), u32(12), codes])], // cmap
  [
    1,
    bytes([u32(0x10000, 0x10000, 0, 0x5f0f3cf5), u16(0x80b, EM), u32(0, 0, 0, 0), u16(0, 0, 100, 100, 0, 8, 2, 1, 0)]),
  ], // head
  [2, bytes([u32(0x10000), u16(ASCENT, -DESCENT, 0, EM / 2, 0, 0, 100, 1, 0, 0, 0, 0, 0, 0, 0, 2)])], // hhea
  [3, u16(EM / 2, 0, WIDTH, 0)], // hmtx
  [4, bytes([u32(0x10000), u16(2, 3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)])], // maxp
  [5, nameTable],
  [
    6, // OS/2
    bytes([
      u16(4, 350, 500, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 260, 0),
      u8(...Array(10).fill(0)),
      u32(0x80000000, 0, 0, 0),
      Buffer.from('NONE'),
      u16(0x40, SIGN, SIGN, ASCENT, -DESCENT, 0, ASCENT, DESCENT),
      u32(1, 0),
      u16(400, 650, 0, 32, 1),
    ]),
  ],
  [7, bytes([u32(0x30000, 0), u16(-100, 50), u32(0, 0, 0, 0, 0)])], // post
  [10, triangle], // glyf
  [11, u32(0, triangle.length, triangle.length)], // loca
];
const NOT_TRANSFORMED = 3 << 6;

/** @param {number} value */
const base128 = (value) => (value < 128 ? u8(value) : u8(0x80 | (value >> 7), value & 127));
const directory = bytes(
  TABLES.map(([number, data]) => bytes([u8(number >= 10 ? NOT_TRANSFORMED | number : number), base128(data.length)])),
);
const packed = brotliCompressSync(bytes(TABLES.map(([, data]) => data)));
const sfnt = 12 + TABLES.reduce((size, [, data]) => size + 16 + Math.ceil(data.length / 4) * 4, 0);
const length = Math.ceil((48 + directory.length + packed.length) / 4) * 4;
const head = bytes([
  Buffer.from('wOF2'),
  u32(0x10000, length),
  u16(TABLES.length, 0),
  u32(sfnt, packed.length),
  u16(1, 0),
  u32(0, 0, 0, 0, 0),
]);
const font = bytes([head, directory, packed]);
writeFileSync(
  new URL('../src/styles/narrow-space.woff2', import.meta.url),
  bytes([font, Buffer.alloc(length - font.length)]),
);
