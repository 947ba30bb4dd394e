import { readGames } from '@merellier/rules/notation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gameChunks } from './game-chunks.ts';

async function* lines(text: string): AsyncGenerator<string> {
  yield* text.split('\n');
}

const PIECES = [
  '[Rules "marelle"]',
  '[White "a { b"]',
  '',
  '1. d6 f4 2. d2',
  '1. d6 d6 *',
  '{ a comment',
  '[Rules "merels"] in a comment }',
  '; a remark { with a brace',
  '[654]',
  '1-0',
  '*',
];

it('cuts a text into parts that read as the whole does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }), async (pieces) => {
      const text = pieces.join('\n');
      const whole = readGames(text);
      const inParts = [];
      for await (const { text: part, linesBefore } of gameChunks(lines(text)))
        for (const read of readGames(part))
          inParts.push(
            read.ok || read.error.problem !== 'game-unreadable'
              ? read
              : { ...read, error: { ...read.error, line: read.error.line + linesBefore } },
          );
      expect(inParts.map(faultOf)).toEqual(whole.map(faultOf));
    }),
    { numRuns: 300 },
  );
});

/** What is told of a game: how far it went, or its fault and line. Offsets in the text are not told. */
function faultOf(read: ReturnType<typeof readGames>[number]): unknown {
  if (read.ok) return read.value.nodes.length;
  return 'at' in read.error ? { ...read.error, at: 0, line: 0 } : read.error;
}
