import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCli, type Cli, type Ended } from './testing/cli.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await buildCli();
});
afterAll(() => cli.remove());

const run = (args: readonly string[], input = ''): Promise<Ended> =>
  cli.run(args, { input, env: { MERELLIER_TABLES: join(cli.folder, 'tables') } });

describe('endings of draughts', () => {
  it('are solved after saying what that takes, checked, and left alone the second time', async () => {
    const out = join(cli.folder, 'out');
    const args = ['solve', 'english', '--pieces', '2', '--out', out, '--verify', 'full'];
    const first = await run(args);
    expect(first.stdout).toMatch(/^Up to 2 pieces are .* positions: about .* of memory/);
    expect(first.stdout).toContain('Verified: every position, against all its moves.');
    const again = JSON.parse((await run([...args, '--json'])).stdout);
    expect(again.endings.map(({ name, seconds }: Record<string, unknown>) => [name, seconds])).toEqual([
      ['0m1k-0m1k', null],
      ['1m0k-0m1k', null],
      ['1m0k-1m0k', null],
    ]);
    const verified = await run(['verify', out]);
    expect([verified.status, verified.stdout]).toEqual([0, expect.stringContaining('values of 3 tables checked')]);
    expect(readdirSync(join(out, readdirSync(out)[0] as string))).not.toContain('solving.lock');
  });

  it('are refused in words where they take too much, and under huffing', async () => {
    const large = await run(['solve', 'international', '--pieces', '6']);
    expect([large.status, large.stderr]).toEqual([1, expect.stringMatching(/would take about .* GB .* days/)]);
    const huffing = await run(['solve', 'dames-a-souffler']);
    expect(huffing.stderr).toContain('With huffing, what may be played depends on the move before');
  });

  it('are not promised with more pieces than can be asked for', async () => {
    const probed = await run(['probe', 'dames']);
    expect([probed.status, probed.stderr]).toEqual([
      1,
      'No table covers the position W:W21-32:B1-12: exact values reach up to 7 pieces. “merellier analyse dames” searches it.\n',
    ]);
  });

  it('are known to probe and analyse, which solve few pieces by themselves', async () => {
    const probed = await run(['probe', 'dames', '--fen', 'W:W6:BK32']);
    expect(probed.stdout).toMatch(/^(won|drawn|lost)/);
    const json = JSON.parse((await run(['probe', 'english', '--json', '--fen', 'W:WK14,K15:BK5'])).stdout);
    expect(json).toMatchObject({ value: 'win', metric: 'plies to the end of the game' });
    const analysed = await run(['analyse', 'english', '--no-tables', '--time', '50ms', '--fen', 'W:WK14,K15:BK5']);
    expect(analysed.stdout).not.toContain('known from the tables');
    const known = await run(['analyse', 'english', '--fen', 'W:WK14,K15:BK5']);
    expect(known.stdout).toContain(`won, ${json.distance} plies to the end`);
  });
});
