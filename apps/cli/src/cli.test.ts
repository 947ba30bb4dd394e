import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCli, type Cli } from './testing/cli.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await buildCli();
});
afterAll(() => cli.remove());

const START = 'W:W:B:H9,9';
const DICE = 'W:Wa1,d1,f6,g4:Bb2,b4,f2,f4';

const json = async (...args: string[]) => {
  const { status, stdout, stderr } = await cli.run([...args, '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout);
};
const lines = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('rules', () => {
  it('lists the catalogue', async () => {
    const catalogue = await json('rules');
    expect(catalogue.slice(0, 16).map(({ id }: { id: string }) => id)).toEqual([
      'marelle',
      'marelle-mixte',
      'marelle-de-ceylan',
      'marelle-cubique',
      'merels',
      'merels-wild',
      'merels-diagonals',
      'marelle-de-poche',
      'marelle-avec-des',
      'jeu-du-moulin',
      'marelle-a-3',
      'marelle-a-3-diagonales',
      'marelle-a-6',
      'marelle-a-7',
      'lasker',
      'morabaraba',
    ]);
    expect(catalogue[0]).toMatchObject({
      name: 'Marelle (mill)',
      family: 'mill',
      parameters: { flying: 3, board: 'nine' },
    });
    const { stdout } = await cli.run(['rules', '--lang', 'fr']);
    expect(stdout).toContain('marelle-de-poche');
    expect(stdout).toContain('Quatre diagonales de plus');
  });

  it('gives one rule set with every parameter and what it may be', async () => {
    const rules = await json('rules', 'marelle-cubique', '--set', 'men=12');
    expect(rules).toMatchObject({ id: 'marelle-cubique', status: 'reconstructed', changes: { men: 12 } });
    expect(rules.parameters.men).toBe(12);
    expect(Object.keys(rules.allowed)).toEqual(Object.keys(rules.parameters));
    expect(rules.allowed.board).toContain('cube');
    expect(rules.allowed.flying).toEqual({ min: 3, max: 12, off: true });
    expect((await cli.run(['rules', 'merels', '--lang', 'de'])).stdout).toContain('flying=0');
  });

  it('knows a rule set by the name that it has in the language of the user', async () => {
    expect((await json('rules', 'Pocket marelle')).id).toBe('marelle-de-poche');
    const french = await cli.run(['rules', 'dames-turques', '--lang', 'fr', '--json']);
    expect(JSON.parse(french.stdout).id).toBe('turkish');
  });
});

describe('turns', () => {
  it('lists the legal turns with the position after each', async () => {
    const turns = await json('turns', 'marelle');
    expect(turns).toHaveLength(24);
    expect(turns).toContainEqual({ turn: 'd6', fen: 'B:Wd6:B:H8,9' });
    expect(await json('turns', 'MARELLE', '--fen', 'w:wa1,d1,f2:bb4,b6,d7:h1,1')).toContainEqual({
      turn: 'g1xb4',
      fen: 'B:Wa1,d1,f2,g1:Bb6,d7:H0,1',
    });
    expect((await cli.run(['turns', 'marelle'])).stdout.split('\n')[0]).toBe('a1  B:Wa1:B:H8,9');
  });

  it('follows changed parameters, and draughts', async () => {
    const [first] = await json('turns', 'marelle', '--set', 'men=3', '--set', 'begins=black');
    expect(first).toEqual({ turn: 'a1', fen: 'W:W:Ba1:H3,2' });
    expect(await json('turns', 'dames')).toHaveLength(7);
  });

  it('takes the throw from the position, and says so where it is missing', async () => {
    expect(await json('turns', 'marelle-avec-des', '--fen', `${DICE}:D651`)).not.toHaveLength(0);
    const missing = await cli.run(['turns', 'marelle-avec-des', '--fen', DICE]);
    expect(missing).toEqual({
      status: 2,
      stdout: '',
      stderr: `The dice for this move have not been thrown; add the throw to the position: ${DICE}:D654.\n`,
    });
  });

  it('answers no turns when the game is over', async () => {
    expect(await json('turns', 'marelle', '--fen', 'W:Wa1,d1:Bb4,b2,f2')).toEqual([]);
    expect((await cli.run(['turns', 'marelle', '--fen', 'W:Wa1,d1:Bb4,b2,f2'])).stdout).toBe(
      'The game is over. Black wins: White has fewer than three men.\n',
    );
  });
});

describe('perft', () => {
  it('counts depth by depth', async () => {
    expect(await json('perft', 'marelle', '4')).toEqual({
      rules: 'marelle',
      fen: START,
      counts: [24, 552, 12144, 255024],
    });
    expect((await json('perft', 'dame-100', '5')).counts).toEqual([9, 81, 658, 4265, 27132]);
    const { stdout } = await cli.run(['perft', 'merels-diagonals', '4']);
    expect(stdout).toMatch(/^ 4 +255,024 /m);
  });

  it('cannot look beyond the dice', async () => {
    const { status, stderr } = await cli.run(['perft', 'marelle-avec-des', '2', '--fen', `${DICE}:D651`, '--json']);
    expect(status).toBe(2);
    expect(stderr).toBe('From depth 2 on the dice decide: there is nothing to count beyond.\n');
  });
});

describe('positions from standard input', () => {
  const input = `${START}\nnonsense\n\nW:Wa1,a1:Bd7:H7,8\r\nB:Wd6:B:H8,9`;

  it('are answered one line each, in order, and bad ones do not stop the rest', async () => {
    const { status, stdout, stderr } = await cli.run(['perft', 'marelle', '2', '--fen', '-', '--json'], { input });
    expect(lines(stdout)).toEqual([
      { rules: 'marelle', fen: START, counts: [24, 552] },
      { error: expect.stringContaining('nonsense') },
      { error: expect.any(String) },
      { error: 'a1 is named twice.' },
      { rules: 'marelle', fen: 'B:Wd6:B:H8,9', counts: [23, 506] },
    ]);
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
  });

  it('are told briefly to a person, with the line of each fault', async () => {
    const { status, stdout, stderr } = await cli.run(['perft', 'marelle', '2', '--fen', '-'], { input });
    expect(stdout).toBe('24 552\n23 506\n');
    expect(stderr).toContain('Line 4 — a1 is named twice.');
    expect(status).toBe(2);
  });

  it('may be many', async () => {
    const many = `${START}\n`.repeat(3000);
    const { status, stdout } = await cli.run(['turns', 'marelle', '--fen', '-', '--json'], { input: many });
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(3000);
  });

  it('end quietly when the reader goes away', async () => {
    const child = spawn(process.execPath, [join(cli.folder, 'bin/merellier.mjs'), 'turns', 'marelle', '--fen', '-'], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (text) => {
      stderr += text;
    });
    child.stdin.on('error', () => {});
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.end(`${START}\n`.repeat(50_000));
    const status = await new Promise((resolve) => child.once('close', resolve));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('bad usage', () => {
  const cases: readonly (readonly [args: string, sentence: string])[] = [
    ['turns', 'RULES is missing; see --help.'],
    ['turns marelle again', 'Too many arguments; see --help.'],
    ['dance', 'There is no command “dance”; see merellier --help.'],
    ['turns marelle --fast', 'There is no option “--fast”; see --help.'],
    ['turns marelle --fen', '--fen lacks a value.'],
    ['turns marelle --set men', '--set wants parameter=value, not “men”.'],
    ['turns marelle --set men=99', 'Men on each side (men) cannot be “99”; it can be a number from 3 to 12.'],
    ['turns marelle --set wings=2', 'There is no parameter “wings”. They are listed by: merellier rules marelle.'],
    ['turns zzz', 'There is no rule set “zzz”. They are listed by: merellier rules.'],
    ['turns marelle --set entry=late', 'Placing (entry) cannot be “late”; it can be first or any-time.'],
    ['turns marele', 'There is no rule set “marele”; perhaps marelle, '],
    ['perft marelle 0', 'The depth is a whole number from 1 to 99, not “0”.'],
    ['perft marelle two', 'The depth is a whole number from 1 to 99, not “two”.'],
    ['rules --set men=3', 'ID is missing; see --help.'],
    ['play --fen -', '“-” is not possible here'],
    ['serve --port 70000', 'A port is a number from 0 to 65535, not “70000”.'],
    ['rules --lang it', 'The language is fr, en or de, not “it”.'],
  ];
  it.each(cases)('merellier %s', async (args, sentence) => {
    const { status, stdout, stderr } = await cli.run(args.split(' '));
    expect(stderr.startsWith(sentence), stderr).toBe(true);
    expect(stderr.split('\n')).toHaveLength(2);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});

describe('help', () => {
  it('is there for everything, and in every language', async () => {
    for (const command of ['', 'rules', 'turns', 'perft', 'replay', 'play', 'serve']) {
      const { status, stdout, stderr } = await cli.run([...command.split(' ').filter(Boolean), '--help']);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain(`Usage: merellier ${command}`.trimEnd());
    }
    expect((await cli.run(['--help', '--lang', 'fr'])).stdout).toContain('Commandes\u202f:');
    expect((await cli.run(['help', 'turns', '--lang=de'])).stdout).toContain('die erlaubten Züge einer Stellung');
    expect((await cli.run(['help'])).stdout).toContain('perft');
    expect(await cli.run(['help', 'dance'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'There is no command “dance”; see merellier --help.\n',
    });
  });

  it('is shown when nothing is asked for', async () => {
    const { status, stdout } = await cli.run([]);
    expect(status).toBe(0);
    expect(stdout).toContain('perft');
    expect((await cli.run(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

it('says what to do where it is not built', async () => {
  const folder = join(cli.folder, 'unbuilt/bin');
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(cli.folder, 'bin/merellier.mjs'), join(folder, 'merellier.mjs'));
  const child = spawn(process.execPath, [join(folder, 'merellier.mjs'), 'rules']);
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'merellier is not built yet: run "npm run build" in the checkout first.\n',
  });
});

describe('the language', () => {
  it('is that of the environment, unless another is asked for', async () => {
    const said = async (env: NodeJS.ProcessEnv, ...args: string[]) =>
      (await cli.run(['turns', 'nix', ...args], { env })).stderr.split(' ')[0];
    expect(await said({ LANG: 'fr_FR.UTF-8' })).toBe('Aucune');
    expect(await said({ LC_ALL: 'de_CH.UTF-8', LANG: 'fr_FR.UTF-8' })).toBe('Es');
    expect(await said({ LC_MESSAGES: 'de', LANG: 'fr_FR' })).toBe('Es');
    expect(await said({ LC_ALL: 'C', LANG: 'fr_FR' })).toBe('There');
    expect(await said({ LANG: 'it_IT' })).toBe('There');
    expect(await said({ LANG: 'fr_FR' }, '--lang', 'de')).toBe('Es');
  });
});

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
{ unclosed
`;
  const write = (name: string, text: string): string => {
    writeFileSync(join(cli.folder, name), text);
    return name;
  };

  it('tells the result of each game, and the first illegal turn', async () => {
    const { status, stdout, stderr } = await cli.run(['replay', write('games.pgn', GAMES)]);
    expect(stdout.split('\n')).toEqual([
      'games.pgn, game 1 — Marelle (mill), 4 moves, * — unfinished',
      expect.stringMatching(/^games.pgn, game 2 — Marelle \(mill\), house rules, 5 moves, 1-0 — White wins: /),
      '',
    ]);
    expect(stderr.split('\n')).toEqual([
      'games.pgn, game 3: move 2, White: d6 — point d6 is already occupied.',
      'games.pgn, game 4: line 17: “{ unclosed” cannot be read.',
      '',
    ]);
    expect(status).toBe(2);
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
        error: 'standard input, game 3: move 2, White: d6 — point d6 is already occupied.',
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
  });

  it('goes on after a file that cannot be read', async () => {
    const good = write('good.pgn', '[Rules "marelle"]\n1. d6 *\n');
    const { status, stdout, stderr } = await cli.run(['replay', 'none.pgn', '.', good]);
    expect(stdout).toBe('good.pgn, game 1 — Marelle (mill), 1 move, * — unfinished\n');
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

describe('play', () => {
  const play = async (typed: readonly string[], ...args: string[]) =>
    (await cli.run(['play', ...args], { input: typed.map((line) => `${line}\n`).join('') })).stdout;

  it('draws the board, says what to do, and explains refusals', async () => {
    const shown = await play(['d6', 'd6', 'f4', 'nonsense', 'turns', 'quit', 'd2'], 'marelle');
    expect(shown).toContain('7  ·───────────·───────────·');
    expect(shown).toContain('6  │   ·───────○───────·   │');
    expect(shown).toContain('4  ·───·───·       ·───●───·');
    expect(shown).toContain('White: d6\n');
    expect(shown).toContain('Black to move: place a man');
    expect(shown).toContain('Point d6 is already occupied.');
    expect(shown).toContain('“nonsense” is not the way a move is written.');
    expect(shown).toContain('a1  a4  a7');
    expect(shown).not.toContain('White: d2');
  });

  it('undoes and redoes', async () => {
    const shown = await play(['undo', 'd6', 'undo', 'fen', 'redo', 'fen', 'redo']);
    expect(shown).toContain('Nothing to take back: the game begins here.');
    expect(shown).toMatch(/Move taken back\.[\s\S]*\nW:W:B:H9,9\n[\s\S]*\nB:Wd6:B:H8,9\nNothing to redo\.\n$/);
  });

  it('saves and loads, and does not write over what is not its own', async () => {
    const saved = await play(
      ['d6', 'f4', 'save mine.pgn', 'd2', 'save mine.pgn', 'save'],
      '--white',
      'Ana',
      '--black',
      'Bo',
    );
    expect(saved).toContain('Game saved in mine.pgn.\n');
    expect(saved).toContain('The name of the file is missing: save FILE');
    const loaded = await play(['load mine.pgn', 'fen', 'load none.pgn', 'new', 'save mine.pgn']);
    expect(loaded).toContain('○ White (Ana), in hand 7, lost 0');
    expect(loaded).toContain('B:Wd2,d6:Bf4:H7,8');
    expect(loaded).toContain('There is no file none.pgn.');
    expect(loaded).toContain('mine.pgn exists already');
  });

  it('ends by resignation, by agreement, and by the rules', async () => {
    expect(await play(['resign', 'd6'])).toMatch(/Black wins: White resigned\.\nThe game is over: /);
    expect(await play(['draw'])).toContain('Draw by agreement.');
    const shown = await play(['g1xb4'], 'marelle', '--fen', 'W:Wa1,d1,f2:Bb4,b6:H1,1');
    expect(shown).toContain('White: g1, mill, takes b4');
    expect(shown).toContain('White wins: Black has fewer than three men.');
  });

  it('throws the dice, and a toss gives the colours', async () => {
    const shown = await play([], 'marelle-avec-des', '--fen', DICE);
    expect(shown).toMatch(/Dice: [1-6]\u2011[1-6]\u2011[1-6]: (a man may go anywhere to close a mill|ordinary move)\./);
    expect(await play([], '--toss', '--white', 'Ana', '--black', 'Bo')).toMatch(
      /Drawn by lot: (Ana has White, Bo has Black|Bo has White, Ana has Black)\./,
    );
  });

  it('says when a mill earns another turn', async () => {
    const shown = await play(['g1'], 'marelle-de-ceylan', '--fen', 'W:Wa1,d1:Bb4,b2:H7,7');
    expect(shown).toContain('White: g1, mill, and plays again');
    expect(shown).toContain('White to move: the mill earns another turn, place a man');
  });

  it('understands commands in the language of the player', async () => {
    const shown = await play(['d6', 'annuler', 'aide', 'coups', 'nulle'], '--lang', 'fr');
    expect(shown).toContain('Coup repris.');
    expect(shown).toContain('enregistrer FICHIER');
    expect(shown).toContain('Partie nulle d’un commun accord.');
    expect(await play(['züge', 'aufgeben'], '--lang', 'de')).toContain('Schwarz gewinnt: Weiß hat aufgegeben.');
  });

  it('draws every board', async () => {
    expect(await play([], 'merels-diagonals')).toContain('   │ ╲         │         ╱ │');
    const cube = await play(['111'], 'marelle-cubique');
    expect(cube).toContain('○111');
    expect(cube).toContain('223: 123, 213, 233, 323');
    const dames = await play([], 'dames', '--fen', 'W:WK5,22:B17,K1');
    expect(dames).toContain('│     │ 1 ●K│');
    expect(dames).toContain('│ 5 ○K│');
    expect(dames).toContain('White to move: you must take, capturing is compulsory');
  });
});
