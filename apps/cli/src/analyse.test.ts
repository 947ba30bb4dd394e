import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCli, type Cli } from './testing/cli.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await buildCli();
});
afterAll(() => cli.remove());

/** White closes a mill and takes Black's third man. */
const WINS = 'W:Wa1,d1,g4:Bb4,c3,f2';

/** White flies: three of its 51 turns, all quiet, win, in eleven plies at least; the others draw. */
const FLIES = 'W:Wc4,f6,g1:Ba7,c3,d2,d6';

/** Makes the command say so on standard error when its search first rests, and looks whether it is to stop. */
const SAYS_THAT_IT_THINKS = `data:text/javascript,${encodeURIComponent(`
  import { syncBuiltinESMExports } from 'node:module';
  import timers from 'node:timers/promises';
  const rest = timers.setImmediate;
  timers.setImmediate = (...parts) => {
    process.stderr.write('thinks');
    timers.setImmediate = rest;
    syncBuiltinESMExports();
    return rest(...parts);
  };
  syncBuiltinESMExports();
`)}`;

const analyse = async (...args: string[]) => {
  const { status, stdout, stderr } = await cli.run(['analyse', ...args, '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout);
};

describe('analyse', () => {
  it('says of a game that the engine has not learnt that its estimates are rough', async () => {
    const told = await cli.run(['analyse', 'turkish', '--depth', '1', '--lang', 'fr']);
    expect(told.stderr).toContain('n’a pas encore appris ce jeu');
    const learnt = await cli.run(['analyse', 'english', '--depth', '1', '--lang', 'fr']);
    expect(learnt.stderr).not.toContain('appris');
    const json = await cli.run(['analyse', 'turkish', '--depth', '1', '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ weights: 'plain' });
    expect((await analyse('english', '--depth', '1')) as unknown).toMatchObject({ weights: 'trained' });
  });

  it('gives the best turns with their scores and what follows', async () => {
    const found = await analyse('marelle', '--depth', '3', '--lines', '2');
    expect(found).toMatchObject({ rules: 'marelle', fen: 'W:W:B:H9,9', depth: 3, settled: false });
    expect(found.lines).toHaveLength(2);
    expect(found.turn).toBe(found.lines[0].turns[0]);
    expect(found.lines[0].turns.length).toBeGreaterThan(1);
    expect(found.lines[0].score).toEqual({ kind: 'estimate', centimen: expect.any(Number) });
    expect(found.nodes).toBeGreaterThan(24);
    expect((await analyse('marelle', '--fen', WINS, '--depth', '2', '--no-tables')).lines[0]).toEqual({
      turns: ['g4-g1xb4'],
      score: { kind: 'win', turns: 1 },
      draw: 0,
      depth: 2,
      reasons: [
        { reason: 'wins-by-force', turns: 1 },
        { reason: 'closes-mill', mills: [['a1', 'd1', 'g1']], takes: ['b4'], extraTurn: false },
      ],
    });
  });

  it('solves few men on the spot: a flyer’s quiet win, and a draw that looks won', async () => {
    const won = await analyse('marelle', '--fen', FLIES, '--nodes', '2000', '--lines', '60');
    const kinds = won.lines.map(({ score }: { score: { kind: string } }) => score.kind);
    expect([kinds[0], kinds.at(-1)]).toEqual(['exact-win', 'draw']);
    expect(won.lines[0].turns[0]).not.toContain('x');
    const drawn = await analyse('marelle', '--fen', 'W:Wa1,d1,g4:Bb4,c3,f2,f6', '--nodes', '2000', '--lines', '1');
    expect(drawn.lines[0]).toMatchObject({ score: { kind: 'draw' }, draw: 1 });
  });

  it('tells a lead in a dead draw from one that wins, where that was measured', async () => {
    const [flies, ahead] = ['W:Wa1,d1,g4:Bb4,c3,f2,f6', 'W:Wa1,d1,g4,b2,d3,e5,f4,g7:Bb4,c3,f2,f6,a7'];
    const drawOf = async (fen: string): Promise<number> =>
      (await analyse('marelle', '--fen', fen, '--nodes', '20000', '--no-tables')).lines[0].draw;
    expect(await drawOf(flies)).toBeGreaterThan(0.6);
    expect(await drawOf(ahead)).toBeLessThan(0.4);
    const told = await cli.run(['analyse', 'marelle', '--fen', flies, '--nodes', '20000', '--no-tables']);
    expect(told.stdout).toMatch(/^1\. \+\d\.\d\d \(a draw by \d\d%\) /m);
    expect((await analyse('merels', '--depth', '2')).lines[0]).not.toHaveProperty('draw');
  });

  it('keeps to its limits, and answers the same for the same number of nodes', async () => {
    const first = await analyse('dames', '--nodes', '20000');
    const { seconds, ...rest } = await analyse('dames', '--nodes', '20000');
    expect(first).toMatchObject(rest);
    const timed = await analyse('marelle-de-ceylan', '--time', '300ms');
    expect(timed.seconds).toBeGreaterThan(0.2);
    // Far from endless, however busy the machine.
    expect(timed.seconds).toBeLessThan(60);
  });

  it.each([
    ['marelle-avec-des', 'W:Wa1,d1,f6,g4:Bb2,b4,f2,f4:D654'],
    ['marelle-cubique', undefined],
    ['dames-a-souffler', undefined],
    ['international', undefined],
  ])('knows %s', async (rules, fen) => {
    const found = await analyse(rules, '--depth', '2', ...(fen ? ['--fen', fen] : []));
    expect(found.turn).toEqual(expect.any(String));
  });

  it('tells a person, in their language', async () => {
    const args = ['analyse', 'marelle', '--fen', WINS, '--depth', '2', '--no-tables', '--lang', 'fr'];
    const { stdout } = await cli.run(args);
    expect(stdout).toContain('C’est aux Blancs');
    expect(stdout).toContain('1. gagne en 1 g4-g1xb4');
    expect(stdout).toContain('\n   Ce coup gagne tout de suite. Il ferme le moulin a1-d1-g1 et prend b4.');
    expect(stdout).toMatch(/profondeur 2, .* \d,\d s/);
    const estimated = await cli.run(['analyse', 'marelle', '--depth', '2', '--lang', 'de']);
    expect(estimated.stdout).toMatch(/^1\. [+−]\d,\d\d /m);
    expect((await cli.run(['analyse', 'marelle', '--fen', 'W:Wa1,d1:Bb4,b2,f2'])).stdout).toMatch(
      /^The game is over\./,
    );
  });

  it('answers a line to each position, and goes on after a bad one', async () => {
    const input = `${WINS}\nnonsense\nW:Wa1,d1:Bb4,b2,f2\n`;
    const { status, stdout } = await cli.run(['analyse', 'marelle', '--fen', '-', '--depth', '2', '--json'], { input });
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([{ turn: 'g4-g1xb4' }, { error: expect.any(String) }, { turn: null, lines: [] }]);
    expect(status).toBe(2);
  });

  it.each([
    ['--time', 'soon', '2s'],
    ['--time', '0', '2s'],
    ['--depth', '100', 'from 1 to 99'],
    ['--nodes', '-5', 'from 1'],
    ['--lines', 'many', 'from 1 to'],
  ])('refuses %s %s', async (option, value, said) => {
    const { status, stdout, stderr } = await cli.run(['analyse', 'marelle', `${option}=${value}`]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^${option} wants .*${said}`));
  });

  it.runIf(process.platform !== 'win32')('stops at Ctrl+C and prints what it has', async () => {
    const program = cli.program;
    for (const fen of [[], ['--fen', '-']]) {
      const args = ['--import', SAYS_THAT_IT_THINKS, program, 'analyse', 'marelle', '--time', '1h', '--json', ...fen];
      const child = spawn(process.execPath, args);
      let stdout = '';
      child.stdout.setEncoding('utf8').on('data', (text) => {
        stdout += text;
      });
      // Standard input stays open: no end of the list tells the command to stop.
      child.stdin.write(`${WINS.replace('W:', 'B:')}\nW:W:B:H9,9\n`);
      child.stderr.setEncoding('utf8').once('data', () => child.kill('SIGINT'));
      await once(child, 'close');
      expect(JSON.parse(stdout.split('\n')[0] ?? '').turn).toEqual(expect.any(String));
    }
  });
});

describe('play against the computer', () => {
  const play = async (typed: readonly string[], ...args: string[]) =>
    (await cli.run(['play', ...args], { input: typed.map((line) => `${line}\n`).join('') })).stdout;

  it('plays the second side, takes back two turns at once, and gives hints', async () => {
    const shown = await play(['d6', 'undo', 'fen', 'hint', 'draw'], '--level', '1');
    expect(shown).toContain('● Black (Mérellier, level 1: first steps)');
    expect(shown).toMatch(/White: d6\nBlack: [a-g][1-7]\n/);
    expect(shown).toMatch(
      /Move taken back\.[\s\S]*\nW:W:B:H9,9\nHint — White: [a-g][1-7]\nThe computer declines the draw\.\n$/,
    );
  });

  it('plays the side that it is told, and throws its own dice', async () => {
    const shown = await play(['undo', 'fen'], 'marelle', '--level', '3', '--computer', 'white', '--lang', 'fr');
    expect(shown).toContain('○ Blancs (Mérellier, niveau 3\u202f: curieux)');
    expect(shown).toMatch(/\nB:W[a-g][1-7]:B:H8,9\n$/);
    const dice = await play(['a1'], 'marelle-avec-des', '--computer', 'black', '--fen', 'W:Wa1,d1,f6,g4:Bb2,b4,f2,f4');
    expect(dice).toContain('Dice: ');
    expect(await play([], 'english', '--level', '2')).toContain('○ White (Mérellier');
    expect(await play(['9-13'], 'english', '--level', '2')).toMatch(/Black: 9-13\nWhite: \d/);
  });

  it('plays a game to its end, against one who knows no better than the first legal turn', async () => {
    const session = spawn(process.execPath, [cli.program, 'play', 'marelle-de-poche', '--level', '1'], {
      env: { PATH: process.env.PATH, LANG: 'en', MERELLIER_TABLES: join(cli.folder, 'no-tables') },
    });
    let said = '';
    session.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const over = /(White|Black) wins|Draw/.exec(said);
      if (over) session.stdin.end();
      else if (/ to move: .*\n(For example: .*\n)?$/.test(said)) {
        said = '';
        session.stdin.write('turns\n');
      } else if (/^\S+( {2}\S+)*\n$/.test(said)) {
        const [turn] = said.trim().split('  ');
        said = '';
        session.stdin.write(`${turn}\n`);
      }
    });
    const [status] = await once(session, 'close');
    expect(said).toMatch(/(White|Black) wins|Draw/);
    expect(status).toBe(0);
  });

  it.each([
    [['--level', '11'], '--level wants a number from 1 to 10'],
    [['--level', 'x'], '--level wants a number from 1 to 10'],
    [['--computer', 'red'], '--computer wants white or black'],
  ])('refuses %o', async (args, said) => {
    const { status, stderr } = await cli.run(['play', ...args]);
    expect(status).toBe(2);
    expect(stderr).toContain(said);
  });
});
