import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../../scripts/services.mjs';
import { buildCli, type Cli, type Ended } from './testing/cli.ts';
import { type S3Server, startS3 } from './testing/s3-server.ts';

let cli: Cli;
let postgres: Service;
let s3: S3Server;
let objects: string;
beforeAll(async () => {
  cli = await buildCli();
  objects = mkdtempSync(join(cli.folder, 's3-'));
  [postgres, s3] = await Promise.all([startPostgres(), startS3(objects, 'tables')]);
});
afterAll(async () => {
  await s3.stop();
  await postgres.stop();
  cli.remove();
});

const RULES = ['marelle-a-6', '--set', 'men=4', '--threads', '1'];
/** A worker for a place in the bucket, with a folder of its own. */
const together = (prefix: string): readonly string[] => [
  ...['solve', ...RULES, '--queue', postgres.url, '--store', `s3://tables/${prefix}`, '--s3-endpoint', s3.url],
  ...['--out', mkdtempSync(join(cli.folder, 'copies-'))],
];
const work = (prefix: string): Promise<Ended> => cli.run([...together(prefix), '--json'], { env: s3.env });

describe('solve --queue', () => {
  it('writes what one writes alone, though a worker is killed at its work', async () => {
    const alone = join(cli.folder, 'alone');
    await cli.run(['solve', ...RULES, '--out', alone]);
    const killed = spawn(process.execPath, [cli.program, ...together('runs/a')], {
      env: { PATH: process.env.PATH, LANG: 'en_GB.UTF-8', ...s3.env },
    });
    // It has made its first table, and is at the next.
    await once(killed.stdout, 'data');
    killed.kill('SIGKILL');
    const all = await Promise.all([work('runs/a'), work('runs/a')]);
    expect(all.map(({ status, stderr }) => [status, stderr])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    const told = all.map(({ stdout }) => JSON.parse(stdout));
    const made = told.flatMap((each) => each.made);
    expect(made.length).toBeGreaterThan(told[0].files / 2);
    expect(new Set(made).size).toBe(made.length);
    // The server has each object in a file that it names after the object.
    const store = join(objects, 'tables/runs/a');
    for (const key of readdirSync(alone))
      for (const name of readdirSync(join(alone, key)))
        expect(
          readFileSync(join(store, key, `${name}._S3rver_object`)).equals(readFileSync(join(alone, key, name))),
        ).toBe(true);
  });

  it('refuses a worker of another version, and says in one sentence what is wrong with queue or store', async () => {
    const store = join(cli.folder, 'shared');
    const key = join(store, 'six-unless-all-fly0');
    mkdirSync(key, { recursive: true });
    const run = { format: 'merellier-shared-run', id: 'x', solver: 'merellier 9.9.9', men: 5, distances: false };
    writeFileSync(join(key, 'solving.json'), JSON.stringify(run));
    const folder = ['solve', ...RULES, '--queue', postgres.url, '--store', store];
    const said = [
      await cli.run(folder),
      await cli.run(['solve', ...RULES, '--queue', 'postgres://127.0.0.1:1/x', '--store', store]),
      await cli.run(['solve', 'dames', '--queue', postgres.url, '--store', store]),
    ];
    expect(said.map(({ status }) => status)).toEqual([1, 1, 2]);
    expect(said.map(({ stderr }) => stderr.trim())).toEqual([
      expect.stringMatching(/^These tables were begun by merellier 9\.9\.9, and this program is .* same version\.$/),
      expect.stringMatching(/^The database of --queue does not answer as it should: .*ECONNREFUSED.*$/),
      'Endings of draughts are solved on one machine: without --queue.',
    ]);
  });
});
