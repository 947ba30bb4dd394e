import { ruleSet } from '@merellier/rules';
import { loadWords } from '@merellier/words';
import { expect, it } from 'vitest';
import {
  asCollection,
  faultSaid,
  isAssumed,
  readText,
  readTextOfAny,
  remarksListed,
  remarksSaid,
  textOfFile,
} from './read-text.ts';

const english = ruleSet('english');
const listed = (said: string): string => `(${said} listed)`;

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
  expect(idOf('1. 32-28 19-23 2. 28x19 14x23')).toBe('international');
  expect(idOf('1. c3-d4 d6-c5')).toBe('russian');
  expect(idOf('W:W31,32:B1,2')).not.toBeNull();
  expect(idOf('[Rules "marelle"]\n\n1. 32-28 19-23')).toBeNull();
  expect(idOf('')).toBeNull();
  expect(readTextOfAny('1. z9', marelle).read).toEqual(readText('1. z9', marelle).read);
  expect(readTextOfAny('bonjour à tous', ruleSet('english')).read.ok).toBe(false);
});

it('reads a text the same way whatever board is open, and tells the rules that it guessed', () => {
  const texts = {
    'jeu-du-moulin': [
      '[Site "PlayOK"]\n[GameType "70,0"]\n\n1. 1 4 2. 2 5 3. 3x4 6 1-0',
      '[Variant "Nine Men\'s Morris"]\n1. d2 f4 *',
    ],
    english: [
      '1: 11-16; 24-20\n2: 9-14; 20-11\n3: 7-16; 22-17',
      '[Event "club"]\n1. 11x16 24x20 2. 9x14 20x11 3. 7x16 22x17 *',
    ],
  };
  for (const [id, written] of Object.entries(texts))
    for (const text of written)
      for (const open of ['jeu-du-moulin', 'marelle', 'dames', 'international'] as const) {
        const { read, remarks } = readTextOfAny(text, ruleSet(open));
        expect(read.ok && read.value.rules.id, `${text} on ${open}`).toBe(id);
        expect(remarks.map(({ remark }) => remark)).toContain('rules-assumed');
      }
  const sanmill = texts['jeu-du-moulin'][1] ?? '';
  expect(readTextOfAny(sanmill, english, ruleSet('marelle')).read).toMatchObject({
    value: { rules: { id: 'marelle' } },
  });
  // Unless its rules read it too; those of a position are guessed as well.
  expect(readTextOfAny('1. 11-16 24-20 *', ruleSet('pool')).read).toMatchObject({ value: { rules: { id: 'pool' } } });
  expect(readTextOfAny('W:W31:B1', english).remarks).toMatchObject([{ remark: 'rules-assumed', rules: 'english' }]);
  expect(readTextOfAny('[Rules "marelle"]\n1. d6 *', english).remarks).toEqual([]);
});

it('tells what it guessed of a position, and reads dashes of a word processor', () => {
  expect(readText('?:W31:B1', english).remarks).toEqual([{ remark: 'side-assumed', line: 1, side: 'black' }]);
  expect(readText('[FEN "?:W31:B1"]', english).remarks).toHaveLength(1);
  expect(readText('W:W31:B1', english).remarks).toEqual([]);
  expect(readText('W:W29–31:B1', english).remarks).toMatchObject([{ remark: 'signs-replaced', line: 1 }]);
  const { read, remarks } = readTextOfAny('1. 32–28 19–23 *', ruleSet('marelle'));
  expect(read.ok && read.value.rules.id).toBe('international');
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
    'international',
  );
  expect(readTextOfAny('1. z9', marelle).before).toBeNull();
});

it('tells what was repaired, a few one by one; where there is more, all is listed', async () => {
  const words = await loadWords('en');
  const { remarks } = readText('1. 11x15 23x19 2. 8x11 22x17 3. 4x8', english);
  expect(remarksSaid(words, remarks.slice(0, 4), listed)).toBe(
    'Line 1: 11x15 takes nothing; read as a simple move. Line 1: 23x19 takes nothing; read as a simple move. ' +
      'Line 1: 8x11 takes nothing; read as a simple move.',
  );
  expect(remarksSaid(words, remarks, listed)).toBe('(5 listed)');
  expect(remarksListed(remarks).map(({ line, remark }) => [line, remark?.remark])).toEqual(
    Array.from({ length: 5 }, () => [1, 'quiet-with-x']),
  );
  expect(isAssumed(remarks)).toBe(true);
  expect(remarksListed(readText('1. 11x15 23x19 2. 8x11', english).remarks)).toEqual([]);
  expect(remarksSaid(words, readText('1. 11-15', english).remarks, listed)).toBe('');
});

it('tells of a variation left open beside the fault that it leads to', async () => {
  const words = await loadWords('en');
  const { read, remarks } = readText('1. 11-15 23-19 (1... 22-18\n1... 23-19 2. 8-11 *', english);
  if (read.ok) throw new Error('the game is faulty');
  expect(faultSaid(words, read.error, remarks, listed)).toMatch(/^Move 2, .* Line 1: a parenthesis is not closed: /);
  expect(faultSaid(words, read.error, [], listed)).toBe(words.problem(read.error));
});

it('opens several games, or a large text, as a collection', async () => {
  expect(asCollection('[Rules "marelle"]\n1. d6 *\n', 'Text')).toBeNull();
  expect(asCollection('W:W31:B1', 'Text')).toBeNull();
  const two = '[Rules "marelle"]\n1. d6 *\n\n[Rules "dames"]\n1. 22-18 {café} *\n';
  const file = asCollection(two, 'Text');
  expect(file?.name).toBe('Text');
  expect(file && (await textOfFile(file))).toBe(two);
  expect(asCollection(`1. d6 {${'a '.repeat(60_000)}} *`, 'Text')).not.toBeNull();
});

it('reads files of old programs', async () => {
  const file = new File([new Uint8Array([0x7b, 0x63, 0x61, 0x66, 0xe9, 0x7d])], 'old.pdn');
  expect(await textOfFile(file)).toBe('{café}');
});
