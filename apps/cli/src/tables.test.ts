import { spawn } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCli, type Cli, type Ended } from './testing/cli.ts';
import { Talk } from './testing/talk.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await buildCli();
});
afterAll(() => cli.remove());

const run = (args: readonly string[], input = ''): Promise<Ended> =>
  cli.run(args, { input, env: { MERELLIER_TABLES: join(cli.folder, 'tables') } });

describe('solve', () => {
  it('solves into a folder, verifies what it wrote, and leaves what is there alone', async () => {
    const out = join(cli.folder, 'out');
    const args = ['solve', 'marelle', '--men', '4', '--threads', '2', '--distances', '--out', out, '--json'];
    const first = JSON.parse((await run(args)).stdout);
    expect(first).toMatchObject({ rules: 'marelle', men: 4, verified: { wrong: [] } });
    // github.com/eigenraum/solving-nine-mens-morris
    const counts = first.pairs.map(({ pair, counts }: { pair: string; counts: unknown }) => [pair, counts]);
    expect(counts).toMatchObject([
      ['3-3', [{ wins: 140621, losses: 28736, draws: 269 }, {}]],
      [
        '4-3',
        [
          { wins: 75397, losses: 3095, draws: 681906 },
          { wins: 102281, losses: 0, draws: 658117 },
        ],
      ],
      ['4-4', [{ wins: 159, losses: 29, draws: 3225409 }, {}]],
    ]);
    const again = JSON.parse((await run(args)).stdout);
    expect(again.pairs.map(({ seconds }: { seconds: unknown }) => seconds)).toEqual([null, null, null]);
  });

  it('solves the entries too when all men are asked for, uneven hands included', async () => {
    const out = join(cli.folder, 'whole');
    const args = ['--set', 'men=3', '--threads', '1', '--out', out];
    const whole = JSON.parse((await run(['solve', 'merels', ...args, '--verify', 'full', '--json'])).stdout);
    expect(whole.entries.map(({ layer }: { layer: string }) => layer)).toEqual([
      ...['h1.2-3', 'h2.2-2', 'h3.1-2', 'h4.1-1', 'h5.0-1', 'h6.0-0'],
    ]);
    expect(whole.entries.at(-1).counts).toMatchObject({ wins: 0, losses: 0, draws: 1 });
    expect(whole.verified).toEqual({ step: 1, wrong: [] });
    const uneven = ['solve', 'marelle-de-ceylan', ...args, '--set', 'board=six', '--json'];
    expect(JSON.parse((await run(uneven)).stdout).entries.map(({ layer }: { layer: string }) => layer)).toEqual([
      ...['h1.2-3', 'h1.3-2', 'h2.1-3', 'h2.2-2', 'h2.3-1', 'h3.0-3', 'h3.1-2', 'h3.2-1', 'h3.3-0'],
      ...['h4.0-2', 'h4.1-1', 'h4.2-0', 'h5.0-1', 'h5.1-0', 'h6.0-0'],
    ]);
  });

  it('ended by Ctrl+C says that it goes on, and does; another run meanwhile is told to wait', async () => {
    const out = join(cli.folder, 'ended');
    const args = ['solve', 'marelle', '--threads', '1', '--out', out];
    const child = spawn(process.execPath, [cli.program, ...args, '--men', '6'], {
      env: { PATH: process.env.PATH, LANG: 'en_GB.UTF-8' },
    });
    await once(child.stdout, 'data');
    await expect.poll(() => existsSync(join(out, 'nine-unless-all-fly3', '3-3.table'))).toBe(true);
    const meanwhile = await run([...args, '--men', '3']);
    expect([meanwhile.status, meanwhile.stderr]).toEqual([
      1,
      expect.stringContaining(`Process ${child.pid} is solving`),
    ]);
    const said = text(child.stderr);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([130, null]);
    expect(await said).toContain('the same command goes on');
    expect(readdirSync(join(out, 'nine-unless-all-fly3'))).not.toContain('solving.lock');
    const { status, stdout } = await run([...args, '--men', '3']);
    expect(status).toBe(0);
    expect(stdout).toContain('there already: 1 table\n');
    expect(stdout).toContain('those with men in hand come with all 9');
  });

  it('says that its folder cannot be written to', async () => {
    const file = join(cli.folder, 'a-file');
    writeFileSync(file, '');
    // The system says of a folder in /proc that the one above is missing.
    for (const out of [file, join(file, 'in-it'), ...(existsSync('/proc') ? ['/proc/tables'] : [])]) {
      const { status, stderr } = await run(['solve', 'marelle', '--men', '3', '--out', out]);
      expect([status, stderr], out).toEqual([1, expect.stringContaining('see --out')]);
    }
  });

  it.each([
    [['marelle-mixte', '--set', 'captures=per-mill'], 'any time', 'about 20 GB and 3 hours'],
    [['marelle-avec-des', '--set', 'protection=always'], 'do not know', 'about 12 GB and 11 hours'],
    [['marelle-cubique', '--set', 'entry=any-time'], '24 points', 'about 45 GB and 4 hours'],
    [['marelle', '--set', 'black-men=5'], 'do not know', 'about 465 MB and 5 minutes'],
    [['lasker', '--set', 'blocked=passes'], 'any time', 'hours'],
    [['shax'], 'this rule: Mill by placing – nothing, but after', 'more than 2 GB and 23 minutes'],
    [['mul-mulan'], 'these rules: Men a side needs', 'about 2.7 GB and 31 minutes'],
  ])('refuses %o with the reason, and says in words what it would take', async (args, reason, cost) => {
    const { status, stdout, stderr } = await run(['solve', ...args]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(reason);
    expect(stderr).toContain(cost);
  });

  it('finds chances where there are dice, and tells them to probe, to analyse and to the last levels', async () => {
    const out = join(cli.folder, 'dice');
    const game = ['marelle-avec-des', '--set', 'board=three', '--set', 'men=4'];
    const first = await run(['solve', ...game, '--out', out, '--verify', 'full']);
    expect(first.stdout).toMatch(
      /^With dice a value is a probability\. Up to 4 men a side, none in hand, are 905 positions/,
    );
    expect(first.stdout).toContain('Verified: every position, against all its moves.');
    expect(first.stdout).toMatch(
      /Chances are too low by 0\.0\d+% at most\.\nOn average the better placed side wins 91%/,
    );
    const again = JSON.parse((await run(['solve', ...game, '--out', out, '--json'])).stdout);
    expect(again.chances.map(({ name, seconds }: Record<string, unknown>) => [name, seconds])).toEqual([
      ...[
        ['3-3', null],
        ['4-3', null],
        ['3-4', null],
        ['4-4', null],
      ],
    ]);
    const asked = [...game, '--tables', out, '--fen'];
    const fen = 'W:Wa1,a2,c1:Bb2,b3,c3';
    // A special throw brings a man to a3 from afar.
    expect((await run(['probe', ...asked, fen])).stdout).toMatch(
      /^wins 93\.5%, loses 6\.5%\nspecial throw {3}wins 100%.*\nordinary throw {2}wins 93\.1%/,
    );
    const turns = JSON.parse((await run(['probe', ...asked, `${fen}:D421`, '--json'])).stdout).turns;
    expect(turns[0]).toMatchObject({ turn: 'a1-b1', win: expect.closeTo(0.931, 3), loss: expect.closeTo(0.069, 3) });
    const analysed = (await run(['analyse', ...asked, `${fen}:D421`, '--lines', '2'])).stdout;
    expect(analysed).toMatch(/1\. wins 93\.1%, loses 6\.9% a1-b1/);
    expect(analysed).toMatch(/2\. wins 12\.1%, loses 13%, goes on without end 75% a2-a3/);
    const few = await run(['probe', ...game, '--tables', join(cli.folder, 'no-dice'), '--fen', fen]);
    expect([few.status, few.stderr]).toEqual([1, expect.stringContaining('There is no table of marelle-avec-des')]);
    const large = await run(['solve', 'marelle-avec-des', '--men', '6', '--memory', '1G']);
    expect([large.status, large.stderr]).toEqual([1, expect.stringContaining('or --men 5')]);
  });

  it('solves three men’s morris with diagonals whole: who begins wins, in the middle', async () => {
    const args = ['--tables', join(cli.folder, 'three'), '--json'];
    const solve = [
      'solve',
      'marelle-a-3-diagonales',
      '--threads',
      '1',
      '--out',
      join(cli.folder, 'three'),
      '--verify',
      'full',
    ];
    expect(JSON.parse((await run([...solve, '--json'])).stdout).verified).toEqual({ step: 1, wrong: [] });
    const { value, turns } = JSON.parse(
      (await run(['probe', 'marelle-a-3-diagonales', '--fen', 'W:W:B:H3,3', ...args])).stdout,
    );
    expect(value).toBe('win');
    expect(turns.map(({ turn, value }: { turn: string; value: string }) => [turn, value])[0]).toEqual(['b2', 'win']);
  });

  it('solves a game whose men enter at any time, and probes it; nine men want more memory', async () => {
    const out = join(cli.folder, 'any-time');
    const rules = ['marelle-mixte', '--set', 'board=three', '--set', 'men=3'];
    const solve = ['solve', ...rules, '--threads', '1', '--out', out, '--verify', 'full', '--json'];
    const solved = JSON.parse((await run(solve)).stdout);
    expect(solved.verified).toEqual({ step: 1, wrong: [] });
    expect(solved.entries.at(-1)).toMatchObject({ layer: 'h303.0-0', counts: { wins: 0, losses: 0, draws: 1 } });
    const again = JSON.parse((await run(solve)).stdout);
    expect(new Set(again.entries.map(({ seconds }: { seconds: unknown }) => seconds))).toEqual(new Set([null]));
    const probe = ['probe', ...rules, '--tables', out, '--json', '--fen', 'W:Wa1,a2:Bc1,c2:H1,1'];
    expect(JSON.parse((await run(probe)).stdout)).toMatchObject({
      value: 'win',
      turns: expect.arrayContaining([expect.objectContaining({ turn: 'a3xc1', value: 'win' })]),
    });
    const large = await run(['solve', 'marelle-mixte', '--out', join(cli.folder, 'large')]);
    expect([large.status, large.stderr]).toEqual([1, expect.stringContaining('GB of memory are needed')]);
    expect(existsSync(join(cli.folder, 'large', 'nine-unless-all-fly3', '3-3.table'))).toBe(false);
  });

  it('says what memory it needs, and bad options by their names', async () => {
    const { status, stderr } = await run(['solve', 'marelle', '--memory', '300M']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/GB of memory are needed.*--men 5/);
    for (const [option, value] of [
      ['--men', '10'],
      ['--threads', '0'],
      ['--memory', 'much'],
      ['--verify', 'half'],
    ] as const) {
      const refused = await run(['solve', 'marelle', option, value]);
      expect([refused.status, refused.stderr.startsWith(option)]).toEqual([2, true]);
    }
  });
});

describe('verify', () => {
  it('checks every value of all tables in a folder, in parts too, and names what is wrong or missing', async () => {
    const out = join(cli.folder, 'verified');
    await run([
      'solve',
      'marelle',
      '--set',
      'board=three',
      '--set',
      'men=4',
      '--out',
      out,
      '--threads',
      '1',
      '--distances',
    ]);
    const whole = JSON.parse((await run(['verify', out, '--json'])).stdout);
    expect(whole.wrong).toBe(0);
    const parts = await Promise.all(['1/2', '2/2'].map((part) => run(['verify', out, '--part', part, '--json'])));
    const names = parts.flatMap(({ stdout }) => JSON.parse(stdout).tables.map(({ name }: { name: string }) => name));
    expect(names.sort()).toEqual(whole.tables.map(({ name }: { name: string }) => name).sort());
    // Another rule set's tables under the name of this one: their values do not fit these rules.
    const wrong = join(cli.folder, 'three-unless-all-fly0');
    cpSync(join(out, 'three-unless-all-fly3'), wrong, { recursive: true });
    expect((await run(['verify', wrong])).stderr).toContain('manifest.json is the manifest of other tables.');
    rmSync(join(wrong, 'manifest.json'));
    expect((await run(['verify', wrong])).stderr).toContain('holds another table');
    const file = join(out, 'three-unless-all-fly3', '4-3.table');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(7, bytes.length - 9));
    expect([(await run(['verify', out])).status, (await run(['verify', out])).stderr]).toEqual([
      1,
      expect.stringContaining(`${file} is damaged`),
    ]);
    rmSync(join(out, 'three-unless-all-fly3', 'manifest.json'));
    expect((await run(['verify', out])).stderr).toContain(`${file} is damaged: delete it`);
    expect((await run(['verify', join(cli.folder, 'nothing')])).stderr).toContain('There are no tables');
    expect((await run(['verify', out, '--part', '3/2'])).stderr).toContain('--part');
  });

  it('says who signed the tables, and in one sentence each what is not as it was signed', async () => {
    const [own, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
    const pem = (name: string, key: KeyObject, type: 'pkcs8' | 'spki'): string => {
      const file = join(cli.folder, name);
      writeFileSync(file, key.export({ type, format: 'pem' }));
      return file;
    };
    const [key, mine] = [pem('key.pem', own.privateKey, 'pkcs8'), pem('public.pem', own.publicKey, 'spki')];
    const theirs = pem('others.pem', other.publicKey, 'spki');
    const out = join(cli.folder, 'signed');
    const solve = ['solve', 'english', '--pieces', '2', '--out', out];
    expect((await run([...solve, '--key', mine])).stderr).toContain(`${mine} is no private Ed25519 key`);
    expect((await run([...solve, '--key', key])).status).toBe(0);
    const verify = async (...args: string[]): Promise<Ended> => run(['verify', out, ...args]);
    expect((await verify()).stdout).toContain('3 files are the ones that the manifest of merellier');
    expect((await verify()).stdout).toContain('it is signed, and --public-key FILE checks by whom.\n');
    expect((await verify('--public-key', mine)).stdout).toContain('names, and the signature is right.\n');
    expect((await verify('--public-key', theirs)).stderr).toContain('manifest.signature was made with another key.');
    expect((await verify('--public-key', join(out, 'no.pem'))).stderr).toContain('There is no file');
    const within = join(out, readdirSync(out)[0] as string);
    const manifest = join(within, 'manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/merellier [\d.]+/, 'merellier 99'));
    rmSync(join(within, '1m0k-0m1k.ending'));
    const file = join(within, '1m0k-1m0k.ending');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(7, bytes.length - 9));
    const { status, stderr } = await verify('--public-key', mine, '--lang', 'en');
    expect([status, stderr.trimEnd().split('\n')]).toEqual([
      1,
      [
        `${within}/manifest.signature does not fit: the manifest was changed after it was signed.`,
        `${within}/1m0k-0m1k.ending is missing, though the manifest names it: “merellier solve” makes it.`,
        `${within}/1m0k-1m0k.ending is damaged or was changed: it is not the file that the manifest names.`,
      ],
    ]);
    const { manifests } = JSON.parse((await verify('--json')).stdout);
    expect(manifests).toMatchObject([{ folder: within, solver: 'merellier 99', isSigned: true, files: 3 }]);
    expect(manifests[0].faults.map(({ fault }: { fault: string }) => fault)).toEqual(['missing', 'changed']);
  });
});

describe('probe', () => {
  it('solves what few men need on the spot, keeps it, and tells the value of every turn, the best first', async () => {
    const { status, stdout } = await run(['probe', 'marelle', '--fen', 'W:Wa1,d1,g4:Bb4,f2,c3', '--json']);
    expect(status).toBe(0);
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({
      value: 'win',
      distance: 1,
      beyondLimit: false,
      metric: 'plies to the next capture or the end of the game',
    });
    expect(answer.turns).toHaveLength(56);
    expect(answer.turns[0]).toEqual({
      ...{ turn: 'g4-g1xb4', fen: 'B:Wa1,d1,g1:Bc3,f2' },
      ...{ value: 'win', distance: 1, beyondLimit: false },
    });
    expect(readdirSync(join(cli.folder, 'tables', 'nine-unless-all-fly3'))).toEqual(['3-3.table']);
  });

  it('answers one line of JSON to each line, and goes on after a bad one', async () => {
    const input = 'W:Wa1,d1,g4:Bb4,f2,c3\nnonsense\nW:W:B:H9,9\nB:Wa1,d1,g4:Bb4,f2,c3\n';
    const { status, stdout } = await run(['probe', 'marelle', '--fen', '-', '--json'], input);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(2);
    expect(answers.map(({ value, error }) => value ?? typeof error)).toEqual(['win', 'string', 'string', 'loss']);
  });

  it('answers positions with men in hand from the empty board on, or says in a sentence why not', async () => {
    const { stdout } = await run(['probe', 'merels', '--set', 'men=3', '--fen', 'W:W:B:H3,3', '--json']);
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({ value: 'draw', distance: null });
    expect(answer.turns).toHaveLength(24);
    expect(answer.turns.filter(({ value }: { value: string }) => value === 'loss')).toHaveLength(4);
    const why = async (rules: string, men: string, fen: string): Promise<string> =>
      (await run(['probe', rules, '--set', `men=${men}`, '--fen', fen])).stderr;
    expect(await why('marelle', '9', 'W:W:B:H9,9')).toContain('merellier solve marelle --set men=9”');
    expect(await why('merels', '4', 'W:Wa1,d1:Ba7:H1,3')).toContain('no game comes to such hands');
    expect(await why('marelle-de-ceylan', '4', 'W:Wa1,d1:Ba7,d7:H2,1')).toContain('no game comes to such hands');
    // A mill closed with the last man but one: the same side plays again, and then moves while the other enters.
    const moves = ['--set', 'men=3', '--fen', 'W:Wa1,d1,g1:Ba7,d7:H0,1', '--json'];
    const { turns } = JSON.parse((await run(['probe', 'marelle-de-ceylan', ...moves])).stdout);
    expect(turns.map(({ turn }: { turn: string }) => turn)).toContain('g1-g4');
  });

  it('says which command covers a position, with its house rule and its men', async () => {
    const six = ['--fen', 'W:Wa1,d1,g1,g4,g7,d7:Ba4,b4,c4,b2,d2'];
    const { stderr } = await run(['probe', 'marelle', '--set', 'flying = 0', ...six]);
    expect(stderr).toContain('“merellier solve marelle --set flying=0 --men 6”');
  });

  it('knows how near a capture is that wins, in tables without distances too', async () => {
    const out = join(cli.folder, 'without');
    await run(['solve', 'marelle', '--men', '3', '--threads', '1', '--out', out]);
    const { stdout } = await run(['probe', 'marelle', '--fen', 'W:Wa1,d1,g4:Bb4,c3,f2', '--tables', out, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ value: 'win', distance: 1 });
  });

  it('goes on in a batch after a position whose table is damaged, and makes no folder of a name that is not there', async () => {
    const out = join(cli.folder, 'batch');
    await run(['solve', 'marelle', '--men', '4', '--threads', '1', '--out', out]);
    const file = join(out, 'nine-unless-all-fly3', '4-3.table');
    // The head of the file stays whole.
    writeFileSync(file, readFileSync(file).fill(7, 3000));
    const input = 'W:Wa1,d1,g4,g7:Bb4,f2,c3\nW:Wa1,d1,g4:Bb4,f2,c3\n';
    const { stdout, stderr } = await run(['probe', 'marelle', '--fen', '-', '--tables', out], input);
    expect(stderr).toMatch(/1.*4-3\.table/);
    expect(stdout).toContain('won, 1 ply');
    const typo = await run(['probe', 'marelle', '--fen', 'W:Wa1,d1,g4:Bb4,f2,c3', '--tables', `${out}h`]);
    expect([typo.status, typo.stderr]).toEqual([1, expect.stringContaining(`${out}h`)]);
    expect(existsSync(`${out}h`)).toBe(false);
  });
});

describe('a search with tables', () => {
  const WINS = 'W:Wa1,d1,g4:Bb4,c3,f2';
  const folder = (): string => join(cli.folder, 'asked');
  beforeAll(async () => {
    await run(['solve', 'marelle', '--men', '3', '--threads', '1', '--distances', '--out', folder()]);
  });

  it('gives exact scores in JSON and in words, and estimates without tables', async () => {
    const args = ['analyse', 'marelle', '--fen', WINS, '--depth', '3', '--lines', '60'];
    const exact = JSON.parse((await run([...args, '--tables', folder(), '--json'])).stdout);
    expect(exact).toMatchObject({ turn: 'g4-g1xb4', settled: true });
    expect(exact.lines).toHaveLength(56);
    expect(exact.lines[0].score).toEqual({ kind: 'exact-win', distance: 1, beyondLimit: false });
    const ranks = exact.lines.map(({ score }: { score: { kind: string } }) =>
      ['exact-win', 'draw', 'exact-loss'].indexOf(score.kind),
    );
    expect(ranks).toEqual([...ranks].sort());
    const plain = JSON.parse((await run([...args, '--no-tables', '--json'])).stdout);
    expect(plain.lines[0].score).toEqual({ kind: 'win', turns: 1 });
    const says = async (language: string): Promise<string> =>
      (await run([...args, '--tables', folder(), '--lang', language])).stdout;
    expect(await says('en')).toContain('won, 1 ply to the next capture or the end');
    expect(await says('fr')).toContain('gagné, 1 demi-coup jusqu’à la prise ou la fin');
    expect(await says('de')).toContain('gewonnen, 1 Halbzug bis zum Schlagen oder zum Ende');
  });

  it('says that a named folder has no tables, or a file is damaged', async () => {
    const nowhere = await run(['analyse', 'merels', '--tables', folder(), '--depth', '1']);
    expect([nowhere.status, nowhere.stderr]).toEqual([2, expect.stringContaining('merellier solve merels')]);
    const broken = join(cli.folder, 'broken', 'nine-unless-all-fly3');
    mkdirSync(broken, { recursive: true });
    writeFileSync(join(broken, '3-3.table'), 'no table');
    const refused = await run(['analyse', 'marelle', '--tables', join(cli.folder, 'broken'), '--depth', '1']);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('3-3.table')]);
  });

  it('is what the engine for other programs does, until it is told not to', async () => {
    const talk = new Talk(cli, 'engine', '--tables', folder());
    const found = async (...lines: string[]): Promise<string> =>
      (await talk.ask([...lines, 'go depth 3'], 'bestmove')).join('\n');
    expect(await talk.ask(['uci'], 'uciok')).toContain('option name UseTables type check default true');
    const exact = await found(`position fen ${WINS}`);
    expect(exact).toContain('info string Tables: won, 1 ply');
    expect(exact).toMatch(/score cp 20000 .*pv g4-g1xb4/);
    expect(await found('setoption name UseTables value false')).not.toContain('Tables');
    const nowhere = join(cli.folder, 'none');
    const none = await found('setoption name UseTables value true', `setoption name TablesPath value ${nowhere}`);
    expect(none).toContain(`There is no table of marelle in ${nowhere}`);
    expect(none).not.toContain('Tables: won');
    expect(await talk.end()).toBe(0);
  });

  it('is how the last level plays at a terminal', async () => {
    const args = ['play', 'marelle', '--fen', WINS, '--level', '10', '--computer', 'white', '--tables', folder()];
    const { stdout } = await run(args, 'quit\n');
    expect(stdout).toContain('White: g4-g1, mill, takes b4');
  });

  it('is told at a terminal where a table is damaged, and the game goes on without', async () => {
    const damaged = join(cli.folder, 'damaged');
    cpSync(folder(), damaged, { recursive: true });
    const file = join(damaged, 'nine-unless-all-fly3', '3-3.table');
    const bytes = readFileSync(file);
    // Its values, and none of what is said of them.
    bytes.fill(0x55, 2000);
    writeFileSync(file, bytes);
    const args = ['play', 'marelle', '--fen', WINS, '--level', '10', '--computer', 'white', '--tables', damaged];
    const { status, stdout } = await run(args, 'quit\n');
    expect(stdout).toContain('3-3.table is damaged: delete it and solve again.');
    expect(stdout).toMatch(/White: \S+/);
    expect(status).toBe(0);
  });
});
