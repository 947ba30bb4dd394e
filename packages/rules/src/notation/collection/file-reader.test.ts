import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeGameText, type FilePart, GameFileReader, readPart } from '../index.ts';

const LINES = [
  '[Rules "marelle"]',
  '[White "Zoé"]',
  '',
  '1. d6 f4 2. d2 *',
  '1. d6 d6',
  '{ a “comment”',
  'ends }',
  '*',
];
const ENCODINGS: readonly ((text: string) => Uint8Array)[] = [
  (text) => Buffer.from(text),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(text, 'latin1'),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
];

it('says where in the file each part lies: its bytes read again are its text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...LINES), fc.constantFrom('\n', '\r\n', '\r')), {
        minLength: 4,
        maxLength: 30,
      }),
      fc.constantFrom(...ENCODINGS),
      fc.integer({ min: 1, max: 90 }),
      (lines, encode, size) => {
        const bytes = encode(lines.map(([line, end]) => line + end).join(''));
        const reader = new GameFileReader();
        const parts: FilePart[] = [];
        for (let at = 0; at < bytes.length; at += size) parts.push(...reader.push(bytes.subarray(at, at + size)));
        parts.push(...reader.end());
        const { encoding } = reader;
        for (const { from, to, text } of parts)
          expect(decodeGameText(bytes.subarray(from, to), encoding).text.replace('\ufeff', '')).toBe(
            text.replace('\ufeff', ''),
          );
        expect(parts[0]?.from).toBe(0);
        expect(parts.at(-1)?.to).toBe(bytes.length);
        expect(parts.slice(1).map(({ from }) => from)).toEqual(parts.slice(0, -1).map(({ to }) => to));
      },
    ),
    { numRuns: 300 },
  );
});

it('counts lines from the beginning of the file, and tells of the encoding once', () => {
  const reader = new GameFileReader();
  const text = '[Rules "marelle"]\n[White "Zoé"]\n\n1. d6 *\n\n[Rules "marelle"]\n\n1. d6 d6 *\n';
  const parts = [...reader.push(Buffer.from(text, 'latin1')), ...reader.end()];
  const [first, second] = parts.flatMap((part) => readPart(part));
  expect(first?.remarks).toEqual([{ remark: 'encoding', line: 2, encoding: 'windows-1252' }]);
  expect(second).toMatchObject({ line: 6, read: { ok: false, error: { line: 8 } }, remarks: [] });
});
