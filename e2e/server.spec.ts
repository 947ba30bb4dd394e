import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import config from '../playwright.config.ts';
import { at } from '../scripts/workspace.mjs';

let folder: string;
const started: ChildProcess[] = [];

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'merellier-owner-'));
});

test.afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
  rmSync(folder, { recursive: true });
});

test('the tests of two clones run side by side, in databases of their own, whatever the owner runs', async () => {
  const data = join(folder, 'data');
  mkdirSync(data);
  const owner = createServer().listen(join(data, 'lock.sock'));
  await once(owner, 'listening');
  const elsewhere = createServer().listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const port = String((elsewhere.address() as AddressInfo).port);
  const ofCheckout = filesOf(at('data'));
  const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const owned = { MERELLIER_DATA: data, TABLES: join(folder, 'none'), PORT: port };
  const urls = await Promise.all([start(owned), start(nowhere)]);
  const statuses = await Promise.all(urls.map(async (url) => (await fetch(`${url}/api/v1/seeks`)).status));
  expect(statuses).toEqual([200, 200]);
  expect(filesOf(data)).toEqual(['lock.sock']);
  expect(filesOf(at('data'))).toEqual(ofCheckout);
  owner.close();
  elsewhere.close();
});

const filesOf = (path: string): readonly string[] | null => (existsSync(path) ? readdirSync(path) : null);

/** Starts what the configuration of these tests starts, in this environment, and gives its address. */
async function start(environment: Readonly<Record<string, string>>): Promise<string> {
  const { webServer } = config;
  if (!webServer || Array.isArray(webServer)) throw new Error('these tests have one server');
  const { command, wait } = webServer;
  const [program = '', ...args] = command.split(' ');
  const env = { ...process.env, ...environment };
  const child = spawn(program, args, { cwd: at(), env, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, url] = wait?.stdout?.exec(said) ?? [];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`the server did not start: ${said}`)));
  });
}
