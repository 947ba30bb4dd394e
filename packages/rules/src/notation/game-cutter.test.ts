import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GameCutter, readGames } from './index.ts';

const PIECES = [
  '[Rules "marelle"]',
  '[White "a { b"]',
  '[Round]',
  '[Black "Bob',
  '[Site Paris [Event "x"]',
  '',
  '1. d6 f4 2. d2',
  '1. d6 d6 *',
  '{ a comment',
  'd6 {oubli',
  'closed late }',
  '[Black "C"] {',
  '[Rules "merels"] in a comment }',
  '; a remark { with a brace',
  'Partie de dimanche (chez Odile)',
  '% for programs',
  '[654]',
  '1-0',
  '*',
];

it('cuts a text into parts that read as the whole does', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }), fc.integer(), (pieces, seed) => {
      const whole = readGames(pieces.join('\n'));
      const cutter = new GameCutter();
      const blocks = inBlocks(pieces, seed);
      const parts = [...blocks.flatMap((block) => cutter.push(block)), cutter.end()];
      const inParts = parts.flatMap((part) =>
        part ? readGames(part.text).map((read) => faultOf(read, part.linesBefore)) : [],
      );
      expect(inParts).toEqual(whole.map((read) => faultOf(read, 0)));
    }),
    { numRuns: 1500 },
  );
});

/** Lines in blocks of one, two or three. */
function inBlocks(lines: readonly string[], seed: number): string[] {
  const blocks: string[] = [];
  for (let i = 0; i < lines.length; ) {
    const size = 1 + ((Math.abs(seed) >>> (i % 8)) % 3);
    const end = Math.min(lines.length, i + size);
    blocks.push(lines.slice(i, end).join('\n') + (end < lines.length ? '\n' : ''));
    i = end;
  }
  return blocks;
}

/** What is told of a game: how far it went, or its fault and line. Offsets in the text are not told. */
function faultOf(read: ReturnType<typeof readGames>[number], linesBefore: number): unknown {
  if (read.ok) return read.value.nodes.length;
  const at = 'at' in read.error ? { at: 0 } : {};
  return { ...read.error, ...at, line: read.error.line + linesBefore };
}
