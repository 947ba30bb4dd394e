import { ruleSet } from '@merellier/rules';
import { loadWords } from '@merellier/words';
import { expect, it } from 'vitest';
import { readText, remarksSaid, textOfFile } from './read-text.ts';

const english = ruleSet('english');

it('opens a game or a position that is pasted', () => {
  for (const text of [
    '1. 11-15',
    'B:W31:B1',
    '?:W31:B1',
    '[FEN "B:W31:B1"]',
    `B${'b'.repeat(12)}${'e'.repeat(8)}${'w'.repeat(12)}`,
  ])
    expect(readText(text, english).read.ok, text).toBe(true);
  expect(readText('', english).read.ok).toBe(false);
});

it('tells what was repaired, a few one by one and of the others how many', async () => {
  const words = await loadWords('en');
  const { remarks } = readText('1. 11x15 23x19 2. 8x11 22x17 3. 4x8', english);
  expect(remarksSaid(words, remarks)).toBe(
    'Line 1: 11x15 takes nothing; read as a simple move. Line 1: 23x19 takes nothing; read as a simple move. ' +
      'Line 1: 8x11 takes nothing; read as a simple move. (+ 2)',
  );
  expect(remarksSaid(words, readText('1. 11-15', english).remarks)).toBe('');
  expect(remarksSaid(words, readText('1. 11-15', english).remarks, true)).toContain('English draughts');
});

it('reads files of old programs', async () => {
  const file = new File([new Uint8Array([0x7b, 0x63, 0x61, 0x66, 0xe9, 0x7d])], 'old.pdn');
  expect(await textOfFile(file)).toBe('{café}');
});
