import { ruleSet } from '@merellier/rules';
import { loadWords } from '@merellier/words';
import { expect, it } from 'vitest';
import { faultSaid, readText, readTextOfAny, remarksSaid, textOfFile } from './read-text.ts';

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

it('reads a text of another game of the house by its rules, unless it names its own', () => {
  const marelle = ruleSet('marelle');
  const idOf = (text: string): string | null => {
    const { read } = readTextOfAny(text, marelle);
    return read.ok ? read.value.rules.id : null;
  };
  expect(idOf('1. d6 f4')).toBe('marelle');
  expect(idOf('1. 32-28 19-23 2. 28x19 14x23')).toBe('dame-100');
  expect(idOf('1. c3-d4 d6-c5')).toBe('dames');
  expect(idOf('W:W31,32:B1,2')).not.toBeNull();
  expect(idOf('[Rules "marelle"]\n\n1. 32-28 19-23')).toBeNull();
  expect(idOf('')).toBeNull();
  expect(readTextOfAny('1. z9', marelle).read).toEqual(readText('1. z9', marelle).read);
  expect(readTextOfAny('bonjour à tous', ruleSet('english')).read.ok).toBe(false);
});

it('tells what it guessed of a position, and reads dashes of a word processor', () => {
  expect(readText('?:W31:B1', english).remarks).toEqual([{ remark: 'side-assumed', line: 1, side: 'black' }]);
  expect(readText('[FEN "?:W31:B1"]', english).remarks).toHaveLength(1);
  expect(readText('W:W31:B1', english).remarks).toEqual([]);
  const { read, remarks } = readTextOfAny('1. 32–28 19–23 *', ruleSet('marelle'));
  expect(read.ok && read.value.rules.id).toBe('dame-100');
  expect(remarks.map(({ remark }) => remark)).toContain('signs-replaced');
});

it('keeps a game with an illegal turn up to there', () => {
  const marelle = ruleSet('marelle');
  const { read, before } = readTextOfAny('1. d6 f4 2. d2 (2. b4 a1) d6 3. a1', marelle);
  expect(read).toMatchObject({ ok: false, error: { problem: 'game-turn', number: 2, side: 'black' } });
  expect(before?.at).toBe(3);
  expect(before?.nodes).toHaveLength(6);
  // By the rules that read the most of it.
  expect(readTextOfAny('1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 1-50', marelle).before?.rules.id).toBe(
    'dame-100',
  );
  expect(readTextOfAny('1. z9', marelle).before).toBeNull();
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

it('tells of a variation left open beside the fault that it leads to', async () => {
  const words = await loadWords('en');
  const { read, remarks } = readText('1. 11-15 23-19 (1... 22-18\n1... 23-19 2. 8-11 *', english);
  if (read.ok) throw new Error('the game is faulty');
  expect(faultSaid(words, read.error, remarks)).toMatch(/^Move 2, .* Line 1: a parenthesis is not closed: /);
  expect(faultSaid(words, read.error, [])).toBe(words.problem(read.error));
});

it('reads files of old programs', async () => {
  const file = new File([new Uint8Array([0x7b, 0x63, 0x61, 0x66, 0xe9, 0x7d])], 'old.pdn');
  expect(await textOfFile(file)).toBe('{café}');
});
