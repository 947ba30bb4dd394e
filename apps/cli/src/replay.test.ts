import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCli, type Cli } from './testing/cli.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await buildCli();
});
afterAll(() => cli.remove());

const lines = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('replay', () => {
  const GAMES = `[Event "first"]
[Rules "marelle"]

1. d6 f4 2. d2 b4 {a comment with [Rules "x"]
[Rules "y"] in it} *

[Rules "marelle"]
[Men "3"]

1. a1 b4 2. d1 b6 3. g1xb4 1-0

[Rules "marelle"]

1. d6 f4 2. d6 *

[Rules "marelle"]
} never opened
`;
  const write = (name: string, text: string): string => {
    writeFileSync(join(cli.folder, name), text);
    return name;
  };

  it('tells the result of each game, and the first illegal turn', async () => {
    const { status, stdout, stderr } = await cli.run(['replay', write('games.pgn', GAMES)]);
    expect(stdout.split('\n')).toEqual([
      'games.pgn, game 1 — Marelle, 4 moves, * — unfinished',
      expect.stringMatching(/^games.pgn, game 2 — Marelle, house rules, 5 moves, 1-0 — White wins: /),
      '',
    ]);
    expect(stderr.split('\n')).toEqual([
      'games.pgn, game 3, line 14: move 2, White: d6 — point d6 is already occupied.',
      'games.pgn, game 4: line 17: “} never opened” cannot be read.',
      '',
    ]);
    expect(status).toBe(2);
  });

  it('names the line of a turn that does not fit, in each language', async () => {
    const file = write('wrong.pgn', '[Rules "marelle"]\n\n1. d6 f4\n2. d6 *\n');
    const said = async (lang: string) => (await cli.run(['replay', file, '--lang', lang])).stderr;
    expect(await said('en')).toMatch(/^wrong\.pgn, game 1, line 4: move 2, White: /);
    expect(await said('fr')).toMatch(/^wrong\.pgn, partie 1, ligne 4\u202f: coup 2/);
    expect(await said('de')).toMatch(/^wrong\.pgn, Partie 1, Zeile 4: Zug 2/);
  });

  it('says that a file holds no game, and goes on with the next', async () => {
    const files = [write('empty.pgn', ''), write('blank.pgn', ' \n\n'), write('one.pgn', GAMES.slice(0, 90))];
    const { status, stdout, stderr } = await cli.run(['replay', ...files]);
    expect(stderr).toContain('empty.pgn: there is no game in it.\nblank.pgn: there is no game in it.\n');
    expect(stdout + stderr).toContain('one.pgn, game 1');
    expect(status).toBe(2);
    const json = await cli.run(['replay', '-', '--json'], { input: '' });
    expect(lines(json.stdout)).toEqual([{ file: '-', game: 1, error: 'standard input: there is no game in it.' }]);
  });

  it('gives one line of JSON to each game', async () => {
    const { status, stdout, stderr } = await cli.run(['replay', '-', '--json'], { input: GAMES });
    expect(lines(stdout)).toEqual([
      {
        ...{ file: '-', game: 1, rules: 'marelle', turns: 4, result: '*', reason: null },
        fen: 'W:Wd2,d6:Bb4,f4:H7,7',
      },
      {
        ...{ file: '-', game: 2, rules: 'marelle', changes: { men: 3 }, turns: 5, result: '1-0', reason: 'few-men' },
        fen: 'B:Wa1,d1,g1:Bb6:H0,1',
      },
      {
        file: '-',
        game: 3,
        error: 'standard input, game 3, line 14: move 2, White: d6 — point d6 is already occupied.',
        line: 14,
      },
      { file: '-', game: 4, error: expect.stringContaining('line 17'), line: 17 },
    ]);
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
  });

  it('reads games that name no rules under those that it is given', async () => {
    const file = write('bare.pgn', '1. d6 f4 2. d2 *\n');
    expect((await cli.run(['replay', file])).stderr).toContain('does not name its rules');
    const { status, stdout } = await cli.run(['replay', file, '--rules', 'merels', '--set', 'men=12']);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: 'bare.pgn, game 1 — Merels, house rules, 3 moves, * — unfinished\n',
    });
  });

  it('tells what it repaired or guessed, on which line, and reads the game', async () => {
    writeFileSync(
      join(cli.folder, 'old.pdn'),
      '[GameType "21"]\n1. 11x15 22-18 *\n\n[GameType "70,0"]\n{caf\xe9} 1. 5 *',
      'latin1',
    );
    const { status, stdout, stderr } = await cli.run(['replay', 'old.pdn']);
    expect(stdout.split('\n')).toHaveLength(3);
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: [
        'old.pdn, game 1: line 2: 11x15 takes nothing; read as a simple move.',
        'old.pdn, game 2: line 5: some letters are not UTF-8; read as Windows-1252 (Latin-1).',
        'old.pdn, game 2: line 4: the rules are not named; read as “Nine men’s morris”.',
        '',
      ].join('\n'),
    });
    const { stdout: told } = await cli.run(['replay', 'old.pdn', '--json']);
    expect(lines(told)).toMatchObject([
      { remarks: [{ remark: 'quiet-with-x', line: 2, said: 'Line 2: 11x15 takes nothing; read as a simple move.' }] },
      { remarks: [{ remark: 'encoding' }, { remark: 'rules-assumed', line: 4 }] },
    ]);
  });

  it('says how a game of draughts is given its rules', async () => {
    const { stderr } = await cli.run(['replay', '-'], { input: '[GameType "41"]\n1. 32-28 *' });
    expect(stderr).toContain('Name the rules with --rules');
    // The rules by which all is legal are found out: Black begins on the low numbers of 32 squares.
    const input = '[GameType "41"]\n1. 32-28 *\n\n1. 11-15 23-19 2. 8x11 22-17 *\n\n1. 9-14 *';
    const { stderr: replayed } = await cli.run(['replay', '-'], { input: input.slice(input.indexOf('1. 11')) });
    expect(replayed.match(/Its moves are legal by --rules english/g)).toHaveLength(2);
    // So does games, of whatever kind the first fault of a collection is.
    const { stderr: found } = await cli.run(['games', '-'], { input: input.slice(input.indexOf('1. 11')) });
    expect(found).toContain(replayed);
    const unlike = await cli.run(['games', '-'], { input });
    expect(unlike.stderr).toBe((await cli.run(['replay', '-'], { input })).stderr);
  });

  it('says by which rules a position stands, where there are no moves with it', async () => {
    const input = '[FEN "W:W31,32,33:B1,2,3"]\n';
    const { stderr } = await cli.run(['replay', '-'], { input });
    expect(stderr).toContain('The position fits --rules international.');
    expect(stderr).not.toContain('moves are legal');
    const french = await cli.run(['replay', '-', '--lang', 'fr'], { input });
    expect(french.stderr).toContain('La position convient à --rules international.');
    const german = await cli.run(['games', '-', '--lang', 'de'], { input });
    expect(german.stderr).toContain('Die Stellung passt zu --rules international.');
    // Tags alone fit every rule set.
    const tags = await cli.run(['replay', '-'], { input: '[Event "x"]\n' });
    expect(tags.stderr).toContain('Name the rules with --rules');
  });

  it('keeps a loss for both', async () => {
    const file = write('both.pdn', '[GameType "20"]\n[Result "0-0"]\n1. 32-28 19-23 0-0\n');
    const said = async (lang: string) => (await cli.run(['replay', file, '--lang', lang])).stdout;
    expect(await said('en')).toMatch(/, 2 moves, 0-0 — lost by both\n$/);
    expect(await said('fr')).toMatch(/, 0-0 — perdue par les deux\n$/);
    expect(await said('de')).toMatch(/, 0-0 — von beiden verloren\n$/);
    expect(lines((await cli.run(['replay', file, '--json'])).stdout)).toMatchObject([{ result: '0-0', reason: null }]);
  });

  it('goes on after a file that cannot be read', async () => {
    const good = write('good.pgn', '[Rules "marelle"]\n1. d6 *\n');
    const { status, stdout, stderr } = await cli.run(['replay', 'none.pgn', '.', good]);
    expect(stdout).toBe('good.pgn, game 1 — Marelle, 1 move, * — unfinished\n');
    expect(stderr).toBe('There is no file none.pgn.\n. is a folder, not a file.\n');
    expect(status).toBe(2);
  });

  const DICE_GAME = `[White "Ben"]
[Black "Anna"]
[OnlineGame "game-0123456789ab"]
[ChanceCommitment "9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056"]
[ChanceSecret "${'5e'.repeat(32)}"]
[ChanceOfHost "${'aa'.repeat(32)}"]
[ChanceOfGuest "${'bb'.repeat(32)}"]
[ChanceSeal "95189e5f13006fa15994debc429b23d6252141c6520f5fd2e5f1ed7dd5f79517"]
[ChanceToss "guest"]
[Rules "marelle-avec-des"]
[Men "4"]
[Result "0-1"]

1. a7 d5 2. d1 g4 3. f4 b6 4. a4 c3 5. [653] d1-a1xb6 [111] c3-d3 6. [641] f4-f2
[553] d3-d2 7. [632] a4-b4 [642] d2-b2 8. [653] a7-a4 [651] g4-g7 [644] 0-1
`;

  it('verifies the dice of a game played online', async () => {
    const { status, stdout } = await cli.run(['replay', '--verify-dice', write('online.txt', DICE_GAME)]);
    expect(stdout.split('\n')[1]).toBe(
      'online.txt, game 1 — chance verified: the commitment, the contributions of both players, the toss and all 9 throws hold.',
    );
    expect(status).toBe(0);
    const french = await cli.run(['replay', '--verify-dice', 'online.txt', '--lang', 'fr']);
    expect(french.stdout).toContain('le tirage au sort et les 9 jets concordent.');
    const json = await cli.run(['replay', '--verify-dice', 'online.txt', '--json']);
    expect(lines(json.stdout)).toEqual([
      expect.objectContaining({ turns: 16, dice: { verified: true, throws: 9, takenBack: 0, toss: true } }),
    ]);
  });

  it('says what does not hold, or that there is nothing to verify, and ends with status 1', async () => {
    const verify = (text: string, ...more: string[]) =>
      cli.run(['replay', '--verify-dice', '-', ...more], { input: text });
    const loaded = DICE_GAME.replace('[644] 0-1', '[666] 0-1');
    expect(await verify(loaded)).toMatchObject({
      status: 1,
      stderr: 'standard input, game 1 — chance is wrong: throw 9 is written 666 and should be 644.\n',
    });
    expect(lines((await verify(loaded, '--json')).stdout)).toEqual([
      expect.objectContaining({
        dice: { verified: false, problem: 'throw', throw: 9, written: '666', due: '644' },
      }),
    ]);
    expect((await verify(loaded, '--json')).status).toBe(1);
    for (const [from, to, said] of [
      ['5e5e', '5e5f', 'the secret is not the one of the commitment'],
      ['aaaa', 'aaab', 'a contribution is not the one that was sealed'],
      ['"guest"', '"host"', 'the toss gave White to the other player'],
      ['[ChanceOfGuest', '[Annotator', 'the tag ChanceOfGuest is missing'],
    ] as const) {
      const { status, stderr } = await verify(DICE_GAME.replace(from, to));
      expect(stderr).toContain(said);
      expect(status).toBe(1);
    }
    expect(await verify('[Rules "marelle"]\n1. d6 *\n')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('nothing to verify'),
    });
    // A file that is bad input stays so, whatever else is in it.
    expect((await verify(`${loaded}\n[Rules "marelle"]\n1. d9 *\n`)).status).toBe(2);
  });

  it('reads the export of an online game, and verifies it', async () => {
    const game = 'game-0123456789ab';
    const player = (name: string) => ({ id: `${name}-0000`, name, rating: null });
    const time = { kind: 'none' };
    const options = { rules: { id: 'marelle-a-3', parameters: {} }, time, side: 'toss', listed: false, rated: false };
    const commitment = '9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056';
    const story = (white: string) => [
      { kind: 'created', options, host: player('anna'), commitment, rematchOf: null },
      { kind: 'joined', guest: player('ben') },
      { kind: 'contributed', seat: 'guest', contribution: 'bb'.repeat(32) },
      { kind: 'contributed', seat: 'host', contribution: 'aa'.repeat(32) },
      { kind: 'started', white },
      { kind: 'turned', side: 'white', turn: 'a1', spent: 0, gained: 0, lag: 0 },
      { kind: 'ended', outcome: { winner: 'white', reason: 'resignation', count: null } },
      { kind: 'revealed', secret: '5e'.repeat(32) },
    ];
    const file = (events: readonly object[]): string =>
      JSON.stringify({ game, events: events.map((event, i) => ({ seq: i + 1, at: 1_000, event })) }, null, 1);
    const verify = (text: string) => cli.run(['replay', '--verify-dice', '-'], { input: text });
    const good = await verify(file(story('guest')));
    expect(good.stdout).toContain('1 move, 1-0 — White wins: Black resigned.');
    expect(good.stdout).toContain(
      'chance verified: the commitment, the contributions of both players and the toss hold.',
    );
    expect(good.status).toBe(0);
    const bad = await verify(file(story('host')));
    expect(bad.stderr).toContain('the toss gave White to the other player');
    expect(bad.status).toBe(1);
    const damaged = await verify(file(story('nobody')));
    expect(damaged.stderr).toBe(
      'standard input: the export of an online game in it is damaged (events.4.event.white).\n',
    );
    expect(damaged.status).toBe(2);
    expect((await verify(file(story('guest').slice(1)))).stderr).toContain('is damaged (events)');
  });
});
