import { describe, expect, it } from 'vitest';
import { examineGames, GameCutter, readGames, writeGame } from './index.ts';

const RULES = '[Rules "marelle"]\n\n';
/** A king that goes to and fro, for as long as one likes: no rule set here says that GameType 21 may not. */
const SHUFFLE = ['32-28', '1-6', '28-32', '6-1'];
const shuffle = (turns: number): string => Array.from({ length: turns }, (_, i) => SHUFFLE[i % 4]).join(' ');
const KINGS = '[GameType "21,W,8,8,N2,0"]\n[FEN "W:WK32:BK1,10"]\n\n';

/** Texts of any size that were, or might be, read in the square of it. */
const TEXTS: Readonly<Record<string, (size: number) => string>> = {
  'comments on one line': (size) => `${RULES}1. d6 ${'{x}'.repeat(size)} *`,
  'unclosed braces': (size) => `${RULES}${'{\n'.repeat(size)}`,
  'unclosed tags': (size) => `${RULES}${'[a "\n'.repeat(size)}`,
  'escaped quotes': (size) => `${RULES}[a "${'\\"'.repeat(size)}`,
  'blank lines after variations without end': (size) => `${RULES}1. d6 ${'('.repeat(200)}${'\n'.repeat(size)}`,
  marks: (size) => `${RULES}1. d6 ${'$1 '.repeat(size)} *`,
  'white space': (size) => `${RULES}1${' \n'.repeat(size)}. d6 [${' '.repeat(size)} *`,
  digits: (size) => `${RULES}${'1'.repeat(size)}`,
  words: (size) => `${RULES}1. d6 ${'bien joué '.repeat(size)} *`,
  'a long game': (size) => `${KINGS}1. ${shuffle(size / 2)} *`,
  'a long game with numbers and comments': (size) => `${KINGS}${`1. ${SHUFFLE.join(' {x} ')} `.repeat(size / 16)} *`,
  'variations late in a long game': (size) =>
    `${KINGS}1. ${shuffle(size / 8)} ${'(1... 6-2 2. 28-24) '.repeat(size / 32)} *`,
  'strokes and crosses': (size) => `${RULES}${'1-x'.repeat(size)}`,
  'comments of several lines without end': (size) =>
    `${RULES}1. d6 ${'{\n'.repeat(size)}[A "b"]\n}${'{\n}'.repeat(size)}`,
  'comments of several lines': (size) => `${RULES}1. d6 ${'{x\ny}\n'.repeat(size)} *`,
  'tags without quotes on one line': (size) => `${RULES}${'[a b] '.repeat(size)}*`,
  'tags without end on one line': (size) => `${RULES}${'[a b '.repeat(size)}*`,
  'tags without a value': (size) => `${'[Round]\n'.repeat(size)}${RULES}*`,
  'signs and words between games': (size) => `${RULES}1. d6 *\n${'+- * bien\n'.repeat(size)}`,
  'half a sign': (size) => `${RULES}${'d6+/'.repeat(size)}`,
  tags: (size) => `${'[A "b"]\n'.repeat(size)}${RULES}*`,
};

/** The least processor time of a few tries, in milliseconds: other processes do not count. */
function timeOf(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const begin = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** Eight times the text may take eight times as long, and not sixty-four times; a wide margin for a busy machine. */
const expectLinear = (small: number, large: number): void => expect(large).toBeLessThan(24 * small + 100);

describe('reading takes as long as the text', () => {
  for (const [name, textOf] of Object.entries(TEXTS))
    it(`of ${name}`, () => {
      const [small, large] = [2048, 16384].map((size) => {
        const text = textOf(size);
        const lines = text.split(/(?<=\n)/);
        return timeOf(() => {
          examineGames(text);
          const cutter = new GameCutter();
          for (const line of lines) cutter.push(line);
          cutter.end();
        });
      }) as [number, number];
      expectLinear(small, large);
    });
});

it('writing takes as long as the game', () => {
  const [small, large] = [500, 4000].map((turns) => {
    const [read] = readGames(`${KINGS}1. ${shuffle(turns)} *`);
    if (!read?.ok) throw new Error('not read');
    return timeOf(() => writeGame(read.value));
  }) as [number, number];
  expectLinear(small, large);
});
