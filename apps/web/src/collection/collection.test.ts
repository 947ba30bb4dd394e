import { endOfLine, pathTo } from '@merellier/rules';
import { patternSearch, positionSearch } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { GameIndex, type Wanted } from './game-index.ts';
import { GameSource, searchGames } from './game-source.ts';
import { emptyReport, MOST_TOLD, type OnTheWay, type Report, readCollection } from './read-collection.ts';

const CLUB = `[Event "Club de Lyon"]
[White "Zoé Martin"]
[Black "Ben"]
[Rules "marelle"]
[Result "1-0"]

1. d6 f4 2. d2 b4 1-0

[White "Ben"]
[Black "?"]
[Rules "marelle"]

1. d6 d6 *

[White "Anna"]
[Rules "dames"]

1. 22-18 *

[White "Ben"]
[Rules "marelle"]

1. d6 f4 {a comment} 2. b4 (2. d2) *
`;
/** PlayOK’s mill names no rules, and its games have no tags in between: all of them are one part. */
const BARE = '1. d6 f4 *\n1. d2 d6 *\n';

const ALL: Wanted = { rules: null, result: null, text: '', opening: [] };
const QUIET: OnTheWay = { onProgress: () => {}, isStopped: () => false, breathe: () => null };

async function opened(
  ...texts: readonly (string | Uint8Array<ArrayBuffer>)[]
): Promise<{ index: GameIndex; report: Report; source: GameSource }> {
  const files = texts.map((text) => new Blob([text]));
  const index = new GameIndex();
  const report = emptyReport();
  await readCollection(files, index, report, QUIET);
  return { index, report, source: new GameSource(files, report.encodings) };
}

const latin = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('a collection', () => {
  it('counts its games, and says which cannot be read and where', async () => {
    const { index, report } = await opened(CLUB);
    expect(report).toMatchObject({ games: 3, unreadable: 1, faults: [] });
    expect(report.problems).toMatchObject([{ file: 0, number: 2, line: 13, problem: { problem: 'game-turn' } }]);
    expect(index.rules).toEqual([
      { id: 'marelle', changes: {}, games: 2 },
      { id: 'dames', changes: {}, games: 1 },
    ]);
    expect(index.told(0)).toMatchObject({ white: 'Zoé Martin', black: 'Ben', event: 'Club de Lyon', result: 'white' });
    expect(index.place(1)).toMatchObject({ number: 3, line: 15 });
  });

  it('cuts every game out of its file again, whatever the encoding', async () => {
    for (const file of [CLUB, CLUB.replaceAll('\n', '\r\n'), latin(CLUB), latin(BARE)]) {
      const { index, source } = await opened('[Rules "merels"]\n1. d6 *\n', file);
      const lengths = [];
      for (let i = 0; i < index.length; i++) {
        const game = await source.game(index, i);
        lengths.push(game && pathTo(game, endOfLine(game)).length - 1);
        expect(game?.tags['White'] ?? '').toBe(index.told(i).white);
      }
      expect(lengths).toEqual(Array.from({ length: index.length }, (_, i) => index.told(i).turns));
      expect(index.length).toBe(file.length === BARE.length ? 3 : 4);
    }
  });

  it('finds games by player, event, result and rules', async () => {
    const { index } = await opened(CLUB);
    const find = (wanted: Partial<Wanted>): readonly number[] => [...index.find({ ...ALL, ...wanted })];
    expect(find({})).toEqual([0, 1, 2]);
    expect(find({ text: 'ben' })).toEqual([0, 2]);
    expect(find({ text: 'ben zoe lyon' })).toEqual([0]);
    expect(find({ result: 'white' })).toEqual([0]);
    expect(find({ result: 'open' })).toEqual([1, 2]);
    expect(find({ rules: 1 })).toEqual([1]);
  });

  it('has the tree of its openings', async () => {
    const { index } = await opened(CLUB);
    const first = index.turnsAfter(index.find({ ...ALL, rules: 0 }), 0);
    expect(first).toMatchObject([{ games: 2, results: { white: 1, open: 1, black: 0, draw: 0 } }]);
    const opening = [first[0]?.turn ?? 0];
    const second = index.turnsAfter(index.find({ ...ALL, rules: 0, opening }), 1);
    const third = index.find({ ...ALL, rules: 0, opening: [...opening, second[0]?.turn ?? 0] });
    expect(index.turnsAfter(third, 2).map(({ games, example }) => [games, example])).toEqual([
      [1, 0],
      [1, 2],
    ]);
  });

  it('is searched by position and by pattern, however the board is turned', async () => {
    const { index, source } = await opened(CLUB);
    const found = async (search: Parameters<typeof searchGames>[3]): Promise<unknown> => {
      const games: unknown[] = [];
      const all = index.find(ALL);
      await searchGames(source, index, all, search, { ...QUIET, onFound: (...each) => games.push(each) });
      return games;
    };
    const pattern = patternSearch('Wb4,d6');
    if (!pattern) throw new Error('no pattern');
    // The first game has the twin d2, d6 of no such pair; the last has b4 and d6.
    expect(await found(pattern)).toEqual([[2, 3]]);
    expect(await found(positionSearch('W:Wb4:Bd2:H8,8', () => {}))).toEqual([
      [0, 2],
      [2, 2],
    ]);
  });

  it('reads games that name no rules by those that fit, and says so', async () => {
    const checkers = '[Event "club"]\n1. 11x16 24x20 2. 9x14 20x11 3. 7x16 22x17 *\n';
    const pool = '1. 10-15 24-20 2. 6-10 20-16 3. 11x20 27-24 4. 20x18 26-23 5. 18x27 *\n';
    const { index, report, source } = await opened(CLUB, checkers, pool);
    expect(report).toMatchObject({ games: 5, unreadable: 1, faults: [] });
    expect(index.rules.map(({ id }) => id)).toEqual(['marelle', 'dames', 'english', 'pool']);
    const guessed = report.remarked.flatMap(({ file, remark }) => (remark?.remark === 'rules-assumed' ? [file] : []));
    expect(guessed).toEqual([1, 2]);
    for (let i = 3; i < 5; i++) expect((await source.game(index, i))?.nodes.length).toBe(index.told(i).turns + 1);
  });

  it('reads each of several games without tags by rules of its own', async () => {
    const { index, source } = await opened(
      '1. d6 f4 *\n1. 32-28 19-23 *\n1. 11x16 24x20 2. 9x14 20x11 *\n1. d6 f4 *\n',
    );
    const rules = ['jeu-du-moulin', 'international', 'english', 'jeu-du-moulin'];
    expect(rules.map((_, i) => index.rulesOf(i)?.id)).toEqual(rules);
    for (const [i, id] of rules.entries()) expect((await source.game(index, i))?.rules.id).toBe(id);
  });

  it('says of a game that no rules fit how far it goes by those that fit best', async () => {
    const { report } = await opened('1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 1-50 *\n');
    expect(report).toMatchObject({ games: 0, unreadable: 1, faults: [{ fault: 'no-games' }] });
    expect(report.problems).toMatchObject([{ file: 0, number: 1, line: 1, problem: { number: 4, places: 'squares' } }]);
    expect(report.remarked).toMatchObject([{ remark: { remark: 'rules-assumed', rules: 'international' } }]);
  });

  it('names game, line and cause of a file in which nothing can be read', async () => {
    const { report } = await opened(CLUB, '[Rules "marelle"]\n1. d6 d6 *\n\n[Event "?"]\n1. z9 *\n');
    expect(report).toMatchObject({ games: 3, unreadable: 3, faults: [{ file: 1, fault: 'no-games' }] });
    expect(report.problems.slice(1)).toMatchObject([
      { file: 1, number: 1, line: 2, problem: { problem: 'game-turn' } },
      { file: 1, number: 2, line: 4, problem: { problem: 'game-without-rules' } },
    ]);
  });

  it('says in one word why a file gives nothing', async () => {
    const faults = async (...files: readonly string[]): Promise<unknown> =>
      (await opened(...files)).report.faults.map(({ fault }) => fault);
    expect(await faults('', '\u0089PNG\r\n\u0000\u0000', 'Dear all,\nsee you soon.\n', CLUB)).toEqual([
      'empty',
      'no-text',
      'no-games',
    ]);
    expect(await faults('1. d6 f4 *\n'.repeat(400_000))).toEqual(['one-piece']);
    const gone = { size: 9, stream: () => new ReadableStream({ start: (made) => made.error(new Error('gone')) }) };
    const report = emptyReport();
    await readCollection([gone as unknown as Blob], new GameIndex(), report, QUIET);
    expect(report.faults).toEqual([{ file: 0, fault: 'unreadable' }]);
  });

  it('keeps a file that is cut in the middle as far as it goes', async () => {
    const { report } = await opened(CLUB.slice(0, CLUB.indexOf('(2. d2') + 4));
    expect(report).toMatchObject({ games: 3, faults: [] });
    expect(report.remarked.map(({ remark }) => remark?.remark)).toContain('variation-unclosed');
  });

  it('tells no more faults than one reads, and counts them all', async () => {
    const { report } = await opened(`[Rules "marelle"]\n1. d6 *\n${'[Rules "marelle"]\n1. d6 d6 *\n'.repeat(300)}`);
    expect(report.unreadable).toBe(300);
    expect(report.problems).toHaveLength(MOST_TOLD);
  });

  it('keeps what was read until it is stopped', async () => {
    const index = new GameIndex();
    const report = emptyReport();
    await readCollection([new Blob([CLUB])], index, report, { ...QUIET, isStopped: () => index.length === 1 });
    expect(report).toMatchObject({ games: 1, stopped: true });
  });
});
