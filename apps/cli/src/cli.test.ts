import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync } from 'node:fs';
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
      name: 'Marelle',
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
    const elsewhere = await cli.run(['rules', 'Alquerque de tres', '--json']);
    expect(JSON.parse(elsewhere.stdout).id).toBe('marelle-a-3-diagonales');
    expect(JSON.parse((await cli.run(['rules', 'jeu du moulin', '--json'])).stdout).id).toBe('jeu-du-moulin');
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

  it('knows a rule set by its name, on a keyboard without umlauts too', async () => {
    for (const name of ['Mühle', 'muehle', 'Muhle'])
      expect(await json('rules', name, '--lang', 'de'), name).toMatchObject({ id: 'jeu-du-moulin' });
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
    const child = spawn(process.execPath, [cli.program, 'turns', 'marelle', '--fen', '-'], {
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

  it('wait for a slow reader without a warning', async () => {
    const child = spawn(process.execPath, [cli.program, 'engine', '--protocol', 'uci'], { stdio: 'pipe' });
    let [stdout, stderr] = ['', ''];
    child.stderr.on('data', (text) => {
      stderr += text;
    });
    child.stdin.end(`${'isready\n'.repeat(30_000)}quit\n`);
    // Nobody reads until the first lines wait.
    await once(child.stdout, 'readable');
    await new Promise((resolve) => setTimeout(resolve, 300));
    child.stdout.on('data', (text) => {
      stdout += text;
    });
    await once(child, 'close');
    expect({ stderr, lines: stdout.trimEnd().split('\n').length }).toEqual({ stderr: '', lines: 30_000 });
  });
});

describe('bad usage', () => {
  const cases: readonly (readonly [args: string, sentence: string])[] = [
    ['turns', 'RULES is missing; see --help.'],
    ['turns marelle again', 'Too many arguments; see --help.'],
    ['dance', 'There is no command “dance”; see merellier --help.'],
    ['turns marelle --fast', 'There is no option “--fast”; see --help.'],
    ['turns marelle --fen', '--fen lacks a value.'],
    ['board marelle --to gif', '--to wants text, ascii, svg, or png, not “gif”.'],
    ['lots marelle --grade mild', '--grade wants gentle, sharp, or masters, not “mild”.'],
    ['turns marelle --set men', '--set wants parameter=value, not “men”.'],
    ['turns marelle --set men=99', 'Men on each side (men) cannot be “99”; it can be a number from 3 to 12.'],
    ['turns marelle --set wings=2', 'There is no parameter “wings”. They are listed by: merellier rules marelle.'],
    ['turns zzz', 'There is no rule set “zzz”. They are listed by: merellier rules.'],
    ['turns marelle --set entry=late', 'Placing (entry) cannot be “late”; it can be first or any-time.'],
    ['turns marele', 'There is no rule set “marele”. Perhaps marelle – Marelle, '],
    ['turns morris', 'There is no rule set “morris”. Perhaps lasker – Lasker morris, '],
    ['turns dames --fen foo', 'A position begins with W or B, the side to move, not with “foo”.'],
    ['convert a.pdn', 'There is no command “convert”; “merellier games” does it: check, convert, '],
    ['print marelle', 'There is no command “print”; “merellier board” does it: draw a position'],
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
  copyFileSync(cli.program, join(folder, 'merellier.mjs'));
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
