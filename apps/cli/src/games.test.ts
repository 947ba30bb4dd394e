import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCli, type Cli } from './testing/cli.ts';

let cli: Cli;
const path = (name: string): string => join(cli.folder, name);
const read = (name: string): string => readFileSync(path(name), 'utf8');
const write = (name: string, text: string): void => writeFileSync(path(name), text);

const ONE = '[White "Anne"]\n[Black "Bruno"]\n[Rules "marelle"]\n\n1. a1 b4 2. d1 b6 {loin} *\n\n';
const TURNED = '[White "Claire"]\n[Rules "marelle"]\n\n1. g7 f4 2. d7 *\n\n';
const AGAIN = '[White "Une autre"]\n[Rules "marelle"]\n\n1. a1 b4 2. d1 b6 *\n\n';
const WRONG = '[Rules "marelle"]\n\n1. a1 a1 *\n\n';
const CHECKERS = '[White "=cmd"]\n[Black "B, C"]\n[GameType "21"]\n[Result "1-0"]\n\n1. 11x15 22-18 2. 15x22 1-0\n\n';

beforeAll(async () => {
  cli = await buildCli();
  write('all.pdn', ONE + TURNED + AGAIN + WRONG + CHECKERS);
  write('good.pdn', ONE + TURNED + AGAIN);
});
afterAll(() => cli.remove());

describe('games', () => {
  it('checks collections: each fault and each repair with its line, and how many there are', async () => {
    const { status, stdout, stderr } = await cli.run(['games', 'all.pdn', 'none.pdn']);
    expect(stderr.split('\n')).toEqual([
      'all.pdn, game 4, line 19: move 1, Black: a1 — point a1 is already occupied.',
      'all.pdn, game 5: line 26: 11x15 takes nothing; read as a simple move.',
      'There is no file none.pdn.',
      '',
    ]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '5 games, 1 unreadable, 1 remark.\n' });
    const json = await cli.run(['games', 'all.pdn', '--json', '--quiet']);
    expect(JSON.parse(json.stdout)).toEqual({ games: 5, unreadable: 1, remarks: { 'quiet-with-x': 1 } });
  });

  it('tells the line of every fault: that of the tag or the result that is wrong, or of the beginning', async () => {
    const faulty = [
      '1. d6 *',
      '[White "Anne"]\n[Rules "marele"]\n1. d6 *',
      '[Rules "marelle"]\n[Men "2000"]\n1. d6 *',
      '[White "Anne"]\n[GameType "41"]\n1. d6 *',
      '[Rules "marelle"]\n[FEN "nonsense"]\n1. d6 *',
      '[Rules "marelle"]\n[Result "1-0"]\n\n1. d6 0-1',
      '[Rules "marelle-a-3"]\n\n1. a1 a2 2. b1 b2 3. c1\n0-1',
      '[Rules "marelle"]\n\n1. d6 zz9 *',
      '[Rules "marelle"]\n\n1. d6 ) *',
    ];
    const input = faulty.join('\n\n');
    const { stderr } = await cli.run(['games', '-'], { input });
    const begins = faulty.map((_, i) => faulty.slice(0, i).join('\n\n').split('\n').length + (i > 0 ? 2 : 0));
    const lines = [0, 1, 1, 1, 1, 3, 3, 2, 2].map((after, i) => (begins[i] ?? 0) + after);
    const told = stderr.trim().split('\n');
    expect(told.map((sentence) => Number(/line (\d+)/.exec(sentence)?.[1]))).toEqual(lines);
    const json = await cli.run(['replay', '-', '--json'], { input });
    const answers = json.stdout.trim().split('\n');
    expect(answers.map((answer) => JSON.parse(answer).line)).toEqual(lines);
  });

  it('tells of a variation left open before the fault that it leads to, as replay does', async () => {
    const input = '[GameType "20"]\n1. 32-28 19-23 (1... 18-23 2. 33-29 2. 28x19 14x23 *\n';
    for (const command of ['games', 'replay']) {
      const { stderr } = await cli.run([command, '-'], { input });
      expect(stderr).toMatch(/line 2: a parenthesis is not closed: .*\n.*move 2, Black: 28x19 — /s);
    }
  });

  it('converts to PDN, PGN, JSON lines and CSV', async () => {
    const pdn = await cli.run(['games', 'good.pdn', '--to', 'pdn']);
    expect(pdn.status).toBe(0);
    expect(pdn.stdout.match(/\[Rules "marelle"\]/g)).toHaveLength(3);
    const pgn = await cli.run(['games', 'good.pdn', '--to', 'pgn']);
    expect(pgn.stdout).toMatch(
      /^\[Event "\?"\]\n\[Site "\?"\]\n\[Date "\?\?\?\?\.\?\?\.\?\?"\]\n\[Round "\?"\]\n\[White "Anne"\]/,
    );
    const { stdout } = await cli.run(['games', 'all.pdn', '--to', 'jsonl', '--quiet']);
    const games = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(games[0]).toMatchObject({
      game: 1,
      rules: 'marelle',
      turns: ['a1', 'b4', 'd1', 'b6'],
      tags: { White: 'Anne' },
    });
    expect(games[3]).toMatchObject({ game: 5, rules: 'english', result: '1-0', reason: 'resignation' });
    const csv = await cli.run(['games', 'all.pdn', '--to', 'csv', '--quiet']);
    expect(csv.stdout.split('\n')[4]).toBe(`all.pdn,5,,,,,'=cmd,"B, C",english,1-0,resignation,3`);
  });

  it('keeps each game once, whatever its names and comments', async () => {
    const { stdout, stderr } = await cli.run(['games', 'good.pdn', '--unique']);
    expect(stdout).toContain('Anne');
    expect(stdout).not.toContain('Une autre');
    expect(stderr.split('\n')).toEqual([
      'good.pdn, game 3: line 12: the same moves as good.pdn, game 1; left out.',
      '3 games, 1 repeated, 0 unreadable, 0 remarks.',
      '',
    ]);
    expect((await cli.run(['games', 'good.pdn', '--unique', '--quiet'])).stderr).not.toContain('the same moves');
  });

  it('writes to a file, and to several, and overwrites none', async () => {
    expect((await cli.run(['games', 'good.pdn', '--out', 'new.pdn'])).status).toBe(0);
    expect((await cli.run(['games', 'new.pdn'])).stdout).toBe('3 games, 0 unreadable, 0 remarks.\n');
    const before = read('new.pdn');
    const again = await cli.run(['games', 'good.pdn', '--out', 'new.pdn']);
    expect(again.stderr).toContain('new.pdn exists already');
    expect(read('new.pdn')).toBe(before);
    expect((await cli.run(['games', 'good.pdn', '--split', '2', '--out', 'parts'])).status).toBe(0);
    expect(existsSync(path('parts/0003.pdn'))).toBe(false);
    expect(read('parts/0001.pdn').match(/Rules/g)).toHaveLength(2);
    expect(read('parts/0002.pdn').match(/Rules/g)).toHaveLength(1);
  });

  it('writes what the ending of a file says, and refuses a format that contradicts it', async () => {
    for (const [name, begins] of [
      ['all.csv', 'file,game,'],
      ['all.JSONL', '{"file"'],
      ['all.pgn', '[Event "?"]'],
      ['all.text', '[White "Anne"]'],
    ] as const) {
      expect((await cli.run(['games', 'good.pdn', '--out', name])).status).toBe(0);
      expect(read(name).startsWith(begins), name).toBe(true);
    }
    const refused = await cli.run(['games', 'good.pdn', '--to', 'csv', '--out', 'not.pdn']);
    expect(refused).toMatchObject({ status: 2, stderr: '--to csv contradicts the name not.pdn.\n' });
    expect(existsSync(path('not.pdn'))).toBe(false);
    expect((await cli.run(['games', 'good.pdn', '--split', '2', '--to', 'csv', '--out', 'of.pdn'])).status).toBe(0);
    expect(read('of.pdn/0002.csv')).toContain('Une autre');
  });

  it('finds a position and a pattern of men, however the board is turned', async () => {
    const { status, stdout } = await cli.run(['games', 'good.pdn', '--position', 'B:Wg7,d7:Bf4:H7,8']);
    expect(stdout.split('\n')).toEqual([
      'good.pdn, game 1, line 1, move 3: Anne – Bruno',
      'good.pdn, game 2, line 7, move 3: Claire – ?',
      'good.pdn, game 3, line 12, move 3: Une autre – ?',
      '',
    ]);
    expect(status).toBe(0);
    const pattern = await cli.run(['games', 'good.pdn', '--pattern', 'Wa7,a4:Eg1', '--json']);
    expect(
      pattern.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).game),
    ).toEqual([1, 2, 3]);
    const none = await cli.run(['games', 'good.pdn', '--pattern', 'Wa7:Ba4']);
    expect({ status: none.status, stdout: none.stdout }).toEqual({ status: 1, stdout: '' });
    expect((await cli.run(['games', 'good.pdn', '--position', 'nonsense'])).status).toBe(2);
    expect((await cli.run(['games', 'good.pdn', '--pattern', 'nonsense'])).stderr).toContain('Wa1,d1:Bb4:Ed7');
  });

  it('counts openings', async () => {
    const { stdout } = await cli.run(['games', 'good.pdn', '--tree', '1']);
    expect(stdout.split('\n').map((line) => line.replace(/ +/g, ' '))).toEqual([
      'Marelle — 3 games',
      ' a1 67 % 2 games +0 =0 −0',
      ' g7 33 % 1 game +0 =0 −0',
      '',
    ]);
    const json = await cli.run(['games', 'good.pdn', '--tree', '2', '--json']);
    expect(JSON.parse(json.stdout).marelle.next[0]).toMatchObject({ turn: 'a1', games: 2, next: [{ turn: 'b4' }] });
  });

  it('reads the encoding that is named', async () => {
    // Шашки, as KOI8-R and as Windows-1251 have it.
    const [koi, windows] = ['\xfb\xc1\xdb\xcb\xc9', '\xd8\xe0\xf8\xea\xe8'];
    const game = (event: string): Buffer => Buffer.from(`[Event "${event}"]\n[Rules "marelle"]\n\n1. a1 *\n`, 'latin1');
    writeFileSync(path('koi.pdn'), game(koi));
    writeFileSync(path('windows.pdn'), game(windows));
    for (const [file, encoding] of [
      ['koi.pdn', 'koi8-r'],
      ['windows.pdn', 'cp1251'],
    ] as const) {
      const { stdout, stderr } = await cli.run(['games', file, '--encoding', encoding, '--to', 'pdn']);
      expect(stdout).toContain('[Event "Шашки"]');
      expect(stderr).toBe('1 game, 0 unreadable, 0 remarks.\n');
    }
    const replayed = await cli.run(['replay', 'koi.pdn', '--encoding', 'KOI8-R']);
    expect(replayed).toMatchObject({ status: 0, stderr: '' });
    const unknown = await cli.run(['games', 'koi.pdn', '--encoding', 'klingon']);
    expect(unknown.stderr).toMatch(/^--encoding wants a known encoding, .* not “klingon”\.\n$/);
    const wrong = await cli.run(['games', 'koi.pdn', '--encoding', 'utf-8']);
    expect(wrong.stderr).toBe('The file koi.pdn is not in the encoding that --encoding names.\n');
    expect([unknown.status, wrong.status]).toEqual([2, 2]);
  });

  it('refuses what it does not know', async () => {
    expect((await cli.run(['games', 'good.pdn', '--to', 'xml'])).stderr).toContain('pdn, pgn, jsonl, or csv');
    expect((await cli.run(['games', 'good.pdn', '--split', '2'])).stderr).toContain('--out');
  });
});
