import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULTS, EXAMPLES } from './help-details.ts';
import { buildCli, type Cli } from './testing/cli.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await buildCli();
});
afterAll(() => cli.remove());

/** Whether a shell that is here finds no fault in a script; one that is not here finds none. */
const isSound = (shell: string, script: string): boolean => {
  // fish does not read a script from a socket, which a pipe of Node is.
  const file = join(cli.folder, `completion.${shell}`);
  writeFileSync(file, script);
  const { status, error } = spawnSync(shell, ['-n', file]);
  return error !== undefined || status === 0;
};

describe('help', () => {
  it('gives defaults, and an example of each command that has help', async () => {
    const { stdout } = await cli.run(['--help']);
    for (const name of Object.keys(EXAMPLES)) expect(stdout).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    expect(Object.keys(DEFAULTS).filter((name) => !(name in EXAMPLES))).toEqual([]);
    const analyse = await cli.run(['analyse', '--help']);
    expect(analyse.stdout).toMatch(/--time .*\(default: 2s\)/s);
    expect(analyse.stdout).toContain(`Example:\n  ${EXAMPLES.analyse}`);
    const french = await cli.run(['help', 'analyse', '--lang', 'fr']);
    expect(french.stdout).toContain('(sinon 2s)');
  });

  it('asks whether a like command was meant', async () => {
    expect(await cli.run(['turn', 'dames'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'There is no command “turn”; did you mean “turns”?\n',
    });
    expect((await cli.run(['help', 'gmaes'])).stderr).toContain('“games”');
    expect((await cli.run(['xyzzy'])).stderr).toContain('see merellier --help');
  });
});

describe('board', () => {
  it('draws a position as text, with the number of each square beside its piece', async () => {
    const { stdout } = await cli.run(['board', 'dames', '--fen', 'W:W31,K32:B1']);
    expect(stdout).toContain('│ 1 ● │');
    expect(stdout).toContain('│31 ○ │');
    expect(stdout).toContain('│32 ○K│');
    expect(stdout).toContain('│ 2   │');
    expect((await cli.run(['board', 'marelle-a-3', '--to', 'ascii'])).stdout).toContain('.-----.-----.');
    const placing = await cli.run(['board', 'marelle', '--lang', 'en', '--fen', 'B:Wd6:Bb4:H8,7']);
    expect(placing.stdout).toMatch(/○ White, in hand 8, lost 0\n● Black, in hand 7, lost \d, to move\n$/);
    const ascii = await cli.run(['board', 'marelle', '--to', 'ascii', '--fen', 'B:Wd6:Bb4:H8,7']);
    expect(ascii.stdout).toMatch(/\n {3}a.*g\n\no White, in hand 8, lost 0\nx Black, in hand 7, lost 1, to move\n$/);
    expect(ascii.stdout).toMatch(/^[\n -~]*$/);
    const marked = ['board', 'cham-gonu', '--fen', 'B:Wa1,d1,g1:Bd2,f2:H2,2:Mb2'];
    expect((await cli.run(marked)).stdout).toContain('│   ×───────●───────●   │');
  });

  it('draws it as SVG and PNG', async () => {
    const svg = await cli.run(['board', 'marelle', '--fen', 'W:Wa1:Bg7:H8,8', '--to', 'svg']);
    expect(svg.stdout).toMatch(/^<svg [^>]*xmlns=.*<\/svg>\n$/s);
    expect((await cli.run(['board', 'marelle', '--to', 'png', '--out', 'a.png'])).status).toBe(0);
    const png = readFileSync(join(cli.folder, 'a.png'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(1024);
    expect((await cli.run(['board', 'marelle', '--to', 'gif'])).stderr).toContain('text, ascii, svg, or png');
  });

  it('draws what the ending of the file says, and refuses what contradicts it', async () => {
    const written = async (...args: readonly string[]): Promise<string> => {
      expect(await cli.run(['board', 'dames', '--out', ...args])).toMatchObject({ status: 0, stderr: '' });
      return readFileSync(join(cli.folder, args[0] as string), 'utf8');
    };
    expect(await written('ending.svg')).toMatch(/^<svg /);
    expect(await written('ending.PNG')).toMatch(/^.PNG/);
    expect(await written('ending.txt')).toContain('│ 1 ● │');
    expect(await written('ascii.txt', '--to', 'ascii')).not.toContain('│');
    // Other endings say nothing.
    expect(await written('ending.html', '--to', 'svg')).toMatch(/^<svg /);
    const refused = async (lang: string, ...args: readonly string[]) =>
      (await cli.run(['board', 'dames', '--lang', lang, '--out', ...args])).stderr;
    expect(await refused('en', 'not.svg', '--to', 'png')).toBe('--to png contradicts the name not.svg.\n');
    expect(await refused('fr', 'not.png', '--to', 'text')).toBe('--to text contredit le nom not.png.\n');
    expect(await refused('de', 'not.txt', '--to', 'svg')).toBe('--to svg widerspricht dem Namen not.txt.\n');
    expect(existsSync(join(cli.folder, 'not.svg'))).toBe(false);
  });

  it('overwrites no file', async () => {
    const file = join(cli.folder, 'kept.txt');
    writeFileSync(file, 'mine');
    const { status, stderr } = await cli.run(['board', 'dames', '--out', 'kept.txt']);
    expect({ status, stderr }).toEqual({ status: 2, stderr: 'kept.txt exists already: choose another name.\n' });
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });
});

describe('completion', () => {
  it.each(['bash', 'zsh', 'fish'])('knows commands, options and rule sets in %s', async (shell) => {
    const { status, stdout } = await cli.run(['completion', shell]);
    expect(status).toBe(0);
    for (const word of ['turns', 'games', 'pattern', 'marelle-cubique', 'hub']) expect(stdout).toContain(word);
    expect(isSound(shell, stdout)).toBe(true);
  });

  it('completes a command and a rule set in bash', async () => {
    const { stdout } = await cli.run(['completion', 'bash']);
    const complete = (...words: readonly string[]): string =>
      spawnSync('bash', [], {
        input: `${stdout}\nCOMP_WORDS=(merellier ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _merellier; echo "\${COMPREPLY[@]}"`,
        encoding: 'utf8',
      }).stdout.trim();
    expect(complete('tu')).toBe('turns');
    expect(complete('turns', 'morab')).toBe('morabaraba');
    expect(complete('play', '--computer', 'w')).toBe('white');
    expect(complete('games', '--to', '')).toBe('pdn pgn jsonl csv');
    expect(complete('board', 'dames', '--to', 'p')).toBe('png');
    expect(complete('turns', 'marelle', '--set', 'fl')).toBe('flying=');
    // Bash parts words at the sign =, unless it is told not to.
    expect(complete('rules', 'marelle', '--set', 'taking', '=', 'm')).toBe('must may');
    expect(complete('rules', 'marelle', '--set', 'taking', '=')).toBe('must may');
    expect(complete('rules', 'marelle', '--set', '=', 'taking', '=', 'mu')).toBe('must');
    expect(complete('rules', 'marelle', '--set', 'taking=ma')).toBe('taking=may');
    expect(complete('rules', 'marelle', '--set', 'flying', '=')).toBe('');
    expect(complete('games', '--to', '=', 'c')).toBe('csv');
    // A name is not a file: its sign = needs no stroke before it.
    expect(stdout).toContain('compopt -o nospace +o filenames');
    expect(complete('turns', 'marelle', '--js')).toBe('--json');
    expect(complete('completion', '')).toBe('bash zsh fish');
    expect(complete('man', 'gam')).toBe('games');
    expect(complete('--lang', 'd')).toBe('de');
    // No file of this folder is a rule set, a depth or a shell.
    expect(complete('perft', 'marelle', '--fen', '')).toBe('');
  });

  it('completes the values of parameters in zsh and fish', async () => {
    const zsh = (await cli.run(['completion', 'zsh'])).stdout;
    expect(zsh).toMatch(/compadd "\$@" -S '' -- (\S+= )*flying=[ \n]/);
    expect(zsh).toMatch(/compadd "\$@" -- .* taking=must taking=may /);
    const script = join(cli.folder, 'settings.fish');
    writeFileSync(script, (await cli.run(['completion', 'fish'])).stdout);
    const asked = "complete -C 'merellier rules marelle --set taking='";
    const { error, stdout } = spawnSync('fish', ['--no-config', '-c', `source ${script}; ${asked}`], {
      encoding: 'utf8',
    });
    if (!error)
      expect(
        stdout
          .trim()
          .split('\n')
          .map((line) => line.split('\t')[0])
          .sort(),
      ).toEqual(['taking=may', 'taking=must']);
  });

  it('offers languages alone before a command in fish', async () => {
    const { stdout } = await cli.run(['completion', 'fish']);
    expect(stdout).toContain("\ncomplete -c merellier -n __merellier_needs_command -x -l lang -a 'fr en de'\n");
    // What fish itself asks takes the language of "--lang fr" for the command.
    expect(stdout).not.toContain('__fish_use_subcommand');
  });

  it('names the shells that there are', async () => {
    expect((await cli.run(['completion', 'tcsh'])).stderr).toContain('bash, zsh or fish');
  });
});

describe('man', () => {
  it('gives pages made of the texts of the help', async () => {
    const page = await cli.run(['man', 'games']);
    expect(page.stdout).toContain('.TH MERELLIER\\-GAMES 1');
    expect(page.stdout).toContain('.B \\-\\-pattern <MEN>');
    const all = await cli.run(['man', '--lang', 'de']);
    expect(all.stdout).toContain('.SH BEFEHLE');
    expect((await cli.run(['man', 'gams'])).stderr).toContain('“games”');
  });
});

describe('lots', () => {
  it('lists balanced openings, and draws one of them, the same for the same seed', async () => {
    const { stdout } = await cli.run(['lots', 'marelle-a-6', '--grade', 'sharp']);
    expect(stdout).toMatch(/^sharp\n 25 {2}\S+ \S+ \S+ \S+ +\d+ of \d+ moves keep the result/);
    const drawn = await cli.run(['lots', 'marelle-a-6', '--grade', 'sharp', '--draw', '7', '--json']);
    const lot = JSON.parse(drawn.stdout);
    expect(lot).toMatchObject({ grade: 'sharp', value: 'draw' });
    expect(stdout).toContain(lot.turns.join(' '));
    const again = await cli.run(['lots', 'marelle-a-6', '--grade', 'sharp', '--draw', '7', '--lang', 'fr']);
    expect(again.stdout).toContain(`Ouverture numéro\u00a0${lot.number}, vive\u202f: ${lot.turns.join(' ')}\n`);
    expect(again.stdout).toContain(lot.fen);
  });

  it('has the two-move ballot of draughts, without grades', async () => {
    const { stdout } = await cli.run(['lots', 'english']);
    expect(stdout.trimEnd().split('\n')).toHaveLength(47);
    expect(stdout).toMatch(/11-15 23-19 +Old Faithful$/m);
    expect((await cli.run(['lots', 'english', '--grade', 'sharp'])).stderr).toContain('not graded');
  });

  it('says why there is nothing to draw', async () => {
    expect(await cli.run(['lots', 'marelle-avec-des'])).toMatchObject({
      status: 1,
      stderr: 'No openings of marelle-avec-des are known: the game must be solved, or be draughts without huffing.\n',
    });
    // It can be solved, but that takes hours: nothing was drawn from it yet.
    expect((await cli.run(['lots', 'lasker'])).stderr).toContain('“merellier solve lasker”');
    expect((await cli.run(['lots', 'dames', '--entries', '9'])).stderr).toContain(
      '--entries wants a number from 1 to 6',
    );
    const without = await cli.run(['lots', 'marelle-a-6', '--entries', '2', '--tables', 'nowhere']);
    expect(without).toMatchObject({ status: 1, stderr: expect.stringContaining('merellier solve marelle-a-6') });
  });
});
