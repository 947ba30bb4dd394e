import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { RULE_SET_IDS, ruleSet } from '@merellier/rules';
import { readTurn } from '@merellier/rules/notation';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildCli, type Cli } from './testing/cli.ts';
import { Talk } from './testing/talk.ts';

let cli: Cli;
let talks: Talk[] = [];
beforeAll(async () => {
  cli = await buildCli();
});
afterEach(async () => {
  // Whatever was said to it, it ends with its input, and well.
  for (const talk of talks) expect(await talk.end()).toBe(0);
  talks = [];
});
afterAll(() => cli.remove());

function open(protocol: 'uci' | 'hub'): Talk {
  const talk = new Talk(cli, 'engine', '--protocol', protocol);
  talks.push(talk);
  return talk;
}

const WINS = 'W:Wa1,d1,g4:Bb4,c3,f2';
const HUB_START = `W${'b'.repeat(20)}${'e'.repeat(10)}${'w'.repeat(20)}`;
const hubPosition = (side: string, men: Readonly<Record<number, string>>): string =>
  side + Array.from({ length: 50 }, (_, place) => men[place + 1] ?? 'e').join('');
/** A line that begins so and says so. */
const answer = (start: string, said: string): unknown =>
  expect.stringMatching(new RegExp(`^${start}.*${said.replaceAll(/[.*+?()]/g, '\\$&')}`));
/** A generator of numbers that gives the same ones each time. */
function numbers(): (below: number) => number {
  let state = 12345;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

describe('engine --protocol uci', () => {
  it('introduces itself, with an option for each parameter', async () => {
    const lines = await open('uci').ask(['uci'], 'uciok');
    expect(lines[0]).toMatch(/^id name Merellier \d+\.\d+\.\d+$/);
    expect(lines[1]).toMatch(/^id author /);
    for (const id of RULE_SET_IDS) {
      expect(lines.find((line) => line.startsWith('option name Rules'))).toContain(` var ${id}`);
      for (const { name } of ruleSet(id).specs)
        expect(lines.filter((line) => line.startsWith(`option name ${name} type `))).toHaveLength(1);
    }
    expect(lines).toContain('option name flying type spin default 3 min 0 max 12');
  });

  it('searches to a depth, and says what it finds', async () => {
    const talk = open('uci');
    expect(await talk.ask(['isready'], 'readyok')).toEqual(['readyok']);
    const lines = await talk.ask(['position startpos moves d6 f4', 'go depth 3'], 'bestmove');
    const info =
      /^info depth \d+ seldepth \d+ multipv 1 score cp -?\d+ nodes \d+ nps \d+ time \d+ pv ([a-g][1-7])( [a-g1-7x-]+)*$/;
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(info);
    const [, best] = /^bestmove (\S+) ponder \S+$/.exec(lines.at(-1) ?? '') ?? [];
    expect(info.exec(lines.at(-2) ?? '')?.[1]).toBe(best);
  });

  it('gives several lines, and counts a forced win in turns of the winner', async () => {
    const talk = open('uci');
    const lines = await talk.ask(
      ['setoption name MultiPV value 3', 'setoption name UseTables value false', `position fen ${WINS}`, 'go depth 2'],
      'bestmove g4-g1xb4',
    );
    expect(lines.at(-2)).toMatch(/multipv 3 score mate 1 .* pv g4-g1xf2$/);
  });

  it('tells wins, draws and losses in thousandths where it is asked to', async () => {
    const talk = open('uci');
    talk.send('setoption name UseTables value false', 'setoption name UCI_ShowWDL value true');
    const lines = await talk.ask(['position fen W:Wa1,d1,g4:Bb4,c3,f2,f6', 'go nodes 5000'], 'bestmove');
    const [, win, draw, loss] = (/score cp -?\d+ wdl (\d+) (\d+) (\d+) nodes/.exec(lines.at(-2) ?? '') ?? []).map(
      Number,
    );
    expect([draw, (win ?? 0) + (draw ?? 0) + (loss ?? 0)]).toEqual([expect.any(Number), 1000]);
    talk.send('setoption name Rules value merels');
    expect((await talk.ask(['go depth 2'], 'bestmove')).at(-2)).not.toContain('wdl');
  });

  it('plays any rules, with house rules', async () => {
    const talk = open('uci');
    talk.send('setoption name Rules value dames', 'setoption name size value 10', 'position startpos');
    const [, best = ''] = /^bestmove (\S+)/.exec((await talk.ask(['go nodes 2000'], 'bestmove')).at(-1) ?? '') ?? [];
    const dames = ruleSet('dame-100');
    expect(readTurn(dames, dames.start(), best).ok).toBe(true);
    const dice = 'position fen W:Wa1,d1,f6,g4:Bb2,b4,f2,f4';
    talk.send('setoption name Rules value marelle-avec-des', `${dice} dice 654`);
    expect((await talk.ask(['go depth 1'], 'bestmove')).at(-1)).not.toContain('(none)');
    expect(await talk.ask([`${dice} moves [654]a1-a4`, 'go depth 1'], 'bestmove')).toEqual([
      expect.stringContaining('info string The dice'),
      'bestmove (none)',
    ]);
    expect((await talk.ask([`${dice} moves [654]a1-a4 dice 6-5-4`, 'go depth 1'], 'bestmove')).at(-1)).not.toContain(
      '(none)',
    );
  });

  it('takes parameters that clash until the others are set', async () => {
    const talk = open('uci');
    expect(
      await talk.ask(['setoption name men value 3', 'setoption name flying value 7', 'go depth 1'], 'bestmove'),
    ).toEqual([expect.stringMatching(/^info string .*flying/i), 'bestmove (none)']);
    const lines = await talk.ask(['setoption name men value 7', 'position startpos', 'go depth 1'], 'bestmove');
    expect(lines.at(-1)).not.toContain('(none)');
  });

  it('stops at once, keeps time, and ponders', async () => {
    const talk = open('uci');
    await talk.ask(['go depth 4'], 'bestmove');
    talk.send('go infinite');
    await talk.until('info depth 3');
    const start = talk.worked();
    expect(await talk.ask(['isready'], 'readyok')).toContain('readyok');
    await talk.ask(['stop'], 'bestmove');
    expect(talk.worked() - start).toBeLessThan(1000);
    const clocked = talk.worked();
    await talk.ask(['go wtime 3000 btime 1 winc 0 binc 0'], 'bestmove');
    expect(talk.worked() - clocked).toBeLessThan(2500);
    talk.send('go ponder movetime 100');
    await talk.until('info depth 3');
    await talk.ask(['ponderhit'], 'bestmove');
    // A search that is settled goes on until it is stopped.
    talk.send(`position fen ${WINS}`, 'go infinite', 'isready');
    expect((await talk.until('readyok')).some((line) => line.startsWith('bestmove'))).toBe(false);
    // Stopped, and asked anew before it has answered.
    talk.send('stop', 'position startpos', 'go depth 2');
    await talk.until('bestmove g4-g1');
    await talk.until('bestmove');
  });

  it('answers of itself where no limit was understood', async () => {
    const lines = await open('uci').ask(['go depth six'], 'bestmove');
    expect(lines.some((line) => line.startsWith('info string') && line.includes('six'))).toBe(true);
  });

  it('plays at a level', async () => {
    const talk = open('uci');
    talk.send('setoption name Level value 1');
    expect((await talk.ask(['go movetime 200'], 'bestmove')).at(-1)).toMatch(/^bestmove [a-g][1-7]/);
  });

  it('answers nonsense by a line, and goes on', async () => {
    const talk = open('uci');
    for (const [line, said] of [
      ['xyzzy "quoted" \u0007', 'Unknown command: xyzzy quoted'],
      ['setoption name Contempt value 3', 'Unknown option: Contempt'],
      ['setoption name Rules value chess', 'chess'],
      ['setoption name Hash value lots', 'Hash cannot be “lots”'],
      ['setoption', 'Unknown option'],
      ['position', 'Expected: position startpos'],
      ['position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'position'],
      ['position startpos moves d6 d6', 'Move d6: Point d6 is already occupied.'],
      ['position startpos moves e2e4', 'Move e2e4: '],
      ['position startpos dice 999', '999'],
    ] as const)
      expect(await talk.ask([line, 'isready'], 'readyok'), line).toEqual([answer('info string', said), 'readyok']);
    expect(await talk.ask(['go depth 2'], 'bestmove')).toEqual(['bestmove (none)']);
    talk.send('position startpos', 'go depth two wtime searchmoves', 'stop');
    expect(await talk.until('bestmove')).toContain('info string Value not understood: two');
    talk.send('go infinite', 'go depth 1', 'stop', 'stop', 'ponderhit', 'ucinewgame');
    expect(await talk.until('bestmove')).toContain('info string A search is under way.');
    const random = numbers();
    const words =
      'go position fen startpos moves d6 setoption name value Rules depth nodes -1 1e9 W:W:B: , x = " [ dice'.split(
        ' ',
      );
    const nonsense = Array.from({ length: 300 }, () =>
      Array.from({ length: 1 + random(7) }, () => words[random(words.length)]).join(' '),
    );
    talk.send(
      ...nonsense.filter((line) => !line.startsWith('go')),
      'x'.repeat(100_000),
      '\u0000\u0001',
      'position startpos',
    );
    await talk.ask(['setoption name Rules value marelle', 'isready'], 'readyok');
    await talk.ask(['position startpos', 'go depth 1'], 'bestmove ');
  });

  it('answers what is under way when its input ends, and leaves at quit', async () => {
    const ended = await cli.run(['engine'], { input: 'position startpos\ngo depth 2' });
    expect(ended).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/\nbestmove \S+ ponder \S+\n$/),
    });
    expect((await cli.run(['engine'], { input: 'go\n' })).stdout).toMatch(/^bestmove \S+/m);
    expect((await cli.run(['engine'], { input: 'uci\ngo infinite\nquit\nisready\n' })).stdout).not.toContain('readyok');
    const refused = await cli.run(['engine', '--protocol', 'xboard']);
    expect(refused).toMatchObject({ status: 2, stderr: '--protocol wants uci or hub, not “xboard”.\n' });
  });

  it('plays a game with itself, by a clock, without an illegal turn', async () => {
    const talk = open('uci');
    const rules = ruleSet('marelle-de-ceylan');
    talk.send('setoption name Rules value marelle-de-ceylan', 'ucinewgame');
    const turns: string[] = [];
    let now = rules.start();
    while (rules.outcome(now) === null && turns.length < 60) {
      const moves = turns.length > 0 ? ` moves ${turns.join(' ')}` : '';
      const lines = await talk.ask([`position startpos${moves}`, 'go wtime 600 btime 600'], 'bestmove');
      const best = lines.at(-1)?.split(' ')[1] ?? '';
      const turn = readTurn(rules, now, best);
      expect({ best, ok: turn.ok }).toEqual({ best, ok: true });
      if (turn.ok) now = rules.play(now, turn.value);
      turns.push(best);
    }
  });
});

describe('engine --protocol hub', () => {
  it('follows the transcript of the protocol', async () => {
    const talk = open('hub');
    const intro = await talk.ask(['hub'], 'wait');
    expect(intro[0]).toMatch(/^id name=Merellier version=\S+ author="[^"]+"$/);
    expect(intro[1]).toMatch(/^param name=variant value=normal type=enum values="normal /);
    talk.send('set-param name=variant value=normal');
    expect(await talk.ask(['init'], 'ready')).toEqual(['ready']);
    const lines = await talk.ask([`pos pos=${HUB_START}`, 'level move-time=0.3', 'go think'], 'done');
    const info = /^info depth=\d+ score=-?\d+\.\d\d nodes=\d+ time=\d+\.\d+ nps=\d+\.\d+ pv=("[-0-9x ]+"|[-0-9x]+)$/;
    for (const line of lines.slice(0, -1)) expect(line).toMatch(info);
    expect(lines.at(-1)).toMatch(/^done move=\d+-\d+ ponder=[-0-9x]+$/);
  });

  it('writes and reads captures with every piece taken', async () => {
    const talk = open('hub');
    const moves = 'moves="32-28 19-23 28x19x23"';
    const lines = await talk.ask([`pos pos=${HUB_START} ${moves}`, 'level depth=1', 'go analyze'], 'done');
    expect(lines.at(-1)).toMatch(/^done move=1[34]x2[34]x19/);
    const around = hubPosition('W', { 28: 'w', 12: 'b', 13: 'b', 22: 'b', 23: 'b', 40: 'b' });
    expect((await talk.ask([`pos pos=${around}`, 'go think'], 'done')).at(-1)).toMatch(
      /^done move=28x28x12x13x22x23( |$)/,
    );
    expect((await talk.ask([`pos pos=${around} moves="28x28x23x13x12x22"`, 'go think'], 'done')).at(-1)).toMatch(
      /^done move=40-4[45]/,
    );
    expect(await talk.ask([`pos pos=${around} moves="28x8x12x22"`], 'error')).toEqual([
      'error message="The move 28x8x12x22 is not legal."',
    ]);
  });

  it('tells a win in men, plays other variants, and any order of arguments', async () => {
    const talk = open('hub');
    const last = hubPosition('W', { 27: 'w', 22: 'b' });
    const won = await talk.ask(
      [`pos  moves=""   pos = "${last}"`, 'level   depth=3 colour=red', 'go think loudly'],
      'done',
    );
    expect(won.at(-2)).toContain('score=99.99');
    expect(won.at(-1)).toBe('done move=27x18x22');
    talk.send('set-param value=russian name=variant', `pos pos=W${'b'.repeat(12)}${'e'.repeat(8)}${'w'.repeat(12)}`);
    expect((await talk.ask(['level depth=3', 'go think'], 'done')).at(-1)).toMatch(/^done move=2[1-4]-\d+/);
  });

  it('stops, ponders, keeps time', async () => {
    const talk = open('hub');
    talk.send(`pos pos=${HUB_START}`, 'level infinite', 'go analyze');
    await talk.until('info depth=3');
    expect(await talk.ask(['ping'], 'pong')).toContain('pong');
    await talk.ask(['stop'], 'done move=');
    talk.send('level moves=9 time=2.5', 'go ponder');
    await talk.until('info depth=3');
    await talk.ask(['ponder-hit'], 'done move=');
    // The expected turn was not played: a new search is asked for at once.
    talk.send('go ponder', 'stop', `pos pos=${HUB_START} moves="32-28"`, 'level time=1 inc=0.01', 'go think');
    await talk.until('done move=');
    expect((await talk.until('done move=')).at(-1)).toMatch(/^done move=(1\d|20)-/);
  });

  it('passes over what it does not know, and answers what it cannot do', async () => {
    const talk = open('hub');
    talk.send('xyzzy', 'hello world=1', 'set-param name=book value=true', 'go-on', '');
    for (const [line, said] of [
      ['pos pos=Wwww', '50 squares'],
      ['pos', '50 squares'],
      [`pos pos=${HUB_START} moves="32-26"`, 'The move 32-26 is not legal.'],
      [`pos pos=W${'w'.repeat(50)}`, ''],
      ['level depth=deep', 'depth cannot be “deep”.'],
      ['pos pos="W', 'Unknown command'],
      ['set-param name=variant value=spantsireti', 'variant cannot be “spantsireti”.'],
    ] as const)
      expect(await talk.ask([line, 'ping'], 'pong'), line).toEqual([answer('error', said), 'pong']);
    expect(await talk.ask(['go think'], 'done')).toEqual(['done move=""']);
    talk.send(`pos pos=${HUB_START}`, 'level depth=2', 'go think');
    expect((await talk.until('done')).at(-1)).toMatch(/^done move=\d+-\d+/);
    expect((await cli.run(['engine', '--protocol=hub'], { input: 'level infinite\ngo analyze\n' })).stdout).toMatch(
      /done move=\d+-\d+.*\n$/,
    );
  });
});

describe('the match script', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'merellier-match-'));
    const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
    // Each in one file: most of what a script from its sources does is to find and read them.
    await build({
      entryPoints: [path('../scripts/match.ts'), path('../scripts/match-records.ts'), path('testing/dxp-program.ts')],
      ...{ outdir: folder, entryNames: '[name]', outExtension: { '.js': '.mjs' } },
      ...{ bundle: true, platform: 'node', format: 'esm', conditions: ['source'], logLevel: 'error' },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = async (name: string, ...args: readonly string[]): Promise<string> =>
    (await promisify(execFile)(process.execPath, [join(folder, `${name}.mjs`), ...args])).stdout;
  const match = (...args: readonly string[]): Promise<string> => run('match', '--rules', 'international', ...args);

  it('lets two engines play each opening from both sides, in UCI and Hub, and by processor time', async () => {
    const command = `"${process.execPath}" "${cli.program}" engine`;
    const hub = `hub:${command} --protocol hub`;
    expect(await match('--games', '2', '--nodes', '200', command, hub)).toMatch(
      /^international: 2 games: \+\d =\d -\d, \d+\.\d % ± /,
    );
    // Elsewhere nobody tells what another process has worked.
    if (process.platform !== 'linux') return;
    const game = await match('--games', '1', '--processor', '0.002', '--kings', '10', '--forced', hub, 'here');
    expect(game).toMatch(/^international: 1 games: .*\nmilliseconds of processor time a turn: [^0]\S* .*, [^0]/);
  });

  it('plays over DamExchange, and goes on where the record of a match ends', async () => {
    const record = join(folder, 'match.jsonl');
    const lines = (): string[] => readFileSync(record, 'utf8').split('\n');
    const dxp = `dxp:"${process.execPath}" "${join(folder, 'dxp-program.mjs')}" PORT`;
    const args = ['--time', '0.003', '--opening', '6', '--balance', '60', '--forced', '--record', record, 'here', dxp];
    expect(await match('--games', '2', ...args)).toMatch(/^international: 2 games: /);
    const [terms, first, second] = lines();
    expect(JSON.parse(terms as string)).toMatchObject({ openings: { turns: 6, balance: 60, seed: 1 } });
    const games = [first, second].map((line) => JSON.parse(line as string));
    expect(games).toMatchObject([
      { pair: 0, first: 'white' },
      { pair: 0, first: 'black' },
    ]);
    for (const { reason } of games) expect(reason).not.toBe('no-turn');
    expect(games[0].turns.split(' ').slice(0, 6)).toEqual(games[1].turns.split(' ').slice(0, 6));
    // A line that was being written when the match was ended is played again.
    writeFileSync(record, `${terms}\n${first}\n${second?.slice(0, 30)}`);
    expect(await match('--games', '2', ...args)).toMatch(/^international: 2 games: /);
    expect(lines()).toEqual([terms, first, expect.stringMatching(/^{"pair":0,"first":"black"/), '']);
    const table = await run('match-records', record, record);
    expect(table).toMatch(
      /\n\| international \| this engine \| .* \| 0\.003 s by the clock \| \+\d =\d -\d \| \d+\.\d % ± .* \|\n$/,
    );
    await expect(match('--games', '4', '--seed', '2', ...args)).rejects.toThrow('is the record of another match');
  });
});
