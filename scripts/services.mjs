import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { ensureProxies, findProxy } from './proxies.mjs';
import { Failure, step } from './steps.mjs';

/**
 * A service of our own, on a port of its own, with its files in a folder of its own.
 * @typedef {object} Service
 * @property {string} url
 * @property {() => number | undefined} pid the number of its first process
 * @property {() => Promise<void>} restart stops it as its keeper would, and starts it again on the same port
 * @property {() => Promise<void>} kill ends it and all its processes at once, as a power cut would
 * @property {() => Promise<void>} start starts it again on the same port, unless it runs
 * @property {() => void} pause lets it and all its processes stand still, with their connections open
 * @property {() => void} resume lets them go on
 * @property {() => Promise<void>} stop stops it and removes its files
 */

const DEBIAN_PACKAGES = ['postgresql', 'redis-server'];
const POSTGRES_FOLDERS = '/usr/lib/postgresql';
/** The milliseconds that a service may take to answer: on a busy machine, many; one that ends is not waited for. */
const LONGEST_START = 120_000;

/** Installs what the tests of the server need, where it is missing and this account may; otherwise the tests say so. */
export async function ensureServices() {
  await ensureDatabases();
  // After them: by then the system knows its packages.
  await ensureProxies();
}

/** PostgreSQL and Redis alone. */
export async function ensureDatabases() {
  if (findPostgres() !== null && findRedis() !== null) return;
  const name = {
    doing: 'Installing PostgreSQL and Redis for the tests',
    done: 'PostgreSQL and Redis installed, where this account may',
  };
  await step(name, () => installWithApt(DEBIAN_PACKAGES));
}

/** The folder of PostgreSQL's programs; null without any. */
export function findPostgres() {
  const versions = existsSync(POSTGRES_FOLDERS) ? readdirSync(POSTGRES_FOLDERS).sort().reverse() : [];
  const folders = [...versions.map((version) => join(POSTGRES_FOLDERS, version, 'bin')), ...pathFolders()];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** The program of Redis, or of Valkey; null without either. */
function findRedis() {
  const programs = pathFolders().flatMap((folder) =>
    ['redis-server', 'valkey-server'].map((name) => join(folder, name)),
  );
  return programs.find((program) => existsSync(program)) ?? null;
}

const pathFolders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];

/**
 * A PostgreSQL server. With `durable` it commits to the disk as it would for others; without, tests go faster.
 * @param {{ durable?: boolean, within?: string, env?: Record<string, string>, settings?: Record<string, string> }} [options]
 *   `within` is the folder for its files, `env` is added to its environment
 * @returns {Promise<Service & { readonly socketUrl: string }>} with its address on the same machine, past the network
 */
export async function startPostgres({ durable = false, within = tmpdir(), env = {}, settings: more = {} } = {}) {
  const programs = findPostgres();
  if (programs === null) throw missing('PostgreSQL', 'postgresql');
  const folder = mkdtempSync(join(within, 'merellier-postgres-'));
  const data = join(folder, 'data');
  const owner = ownerOf(folder);
  execFileSync('cp', ['-R', emptyCluster(programs), data], { ...owner, stdio: 'pipe' });
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: durable ? 'on' : 'off',
    ...more,
  };
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const running = await service({
    url: `postgres://merellier@127.0.0.1:${port}/postgres`,
    port,
    folder,
    // A fast shutdown: sessions are cut, what is committed stays.
    signal: 'SIGINT',
    run: () =>
      spawn(join(programs, 'postgres'), args, {
        ...owner,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      }),
    answers: async () => {
      execFileSync(join(programs, 'psql'), [`postgres://merellier@127.0.0.1:${port}/postgres`, '-c', 'select 1'], {
        stdio: 'pipe',
      });
    },
  });
  return {
    ...running,
    socketUrl: `postgres://merellier@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`,
  };
}

/** @type {string | undefined} */
let empty;

/**
 * The files of an empty database, made once for this process: to copy them takes a tenth of the work.
 * @param {string} programs the folder of PostgreSQL's programs
 */
function emptyCluster(programs) {
  if (empty === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'merellier-empty-postgres-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const data = join(folder, 'data');
    execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'merellier', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
      ...ownerOf(folder),
      stdio: 'pipe',
    });
    empty = data;
  }
  return empty;
}

/**
 * A Redis (or Valkey) server that keeps nothing.
 * @returns {Promise<Service>}
 */
export async function startRedis() {
  const program = findRedis();
  if (program === null) throw missing('Redis', 'redis-server');
  const folder = mkdtempSync(join(tmpdir(), 'merellier-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  return service({
    url: `redis://127.0.0.1:${port}`,
    port,
    folder,
    signal: 'SIGTERM',
    run: () => spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] }),
    answers: async () => undefined,
  });
}

/**
 * A reverse proxy.
 * @param {import('./proxies.mjs').ProxyName} name
 * @param {(port: number) => string} settingsFor its settings, where it listens on a port
 * @returns {Promise<Service>}
 */
export async function startProxy(name, settingsFor) {
  const program = findProxy(name);
  if (program === null) throw missing(name, name);
  const folder = mkdtempSync(join(tmpdir(), `merellier-${name}-`));
  const port = await freePort();
  const settings = join(folder, name === 'nginx' ? 'nginx.conf' : 'Caddyfile');
  writeFileSync(settings, settingsFor(port));
  const args = {
    nginx: ['-p', folder, '-c', settings, '-e', 'stderr'],
    caddy: ['run', '--config', settings, '--adapter', 'caddyfile'],
  };
  return service({
    url: `http://127.0.0.1:${port}`,
    port,
    folder,
    signal: 'SIGTERM',
    run: () =>
      spawn(program, args[name], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      }),
    answers: async () => undefined,
  });
}

/**
 * @param {{ url: string, port: number, folder: string, signal: NodeJS.Signals,
 *   run: () => import('node:child_process').ChildProcess, answers: () => Promise<void> }} parts
 * @returns {Promise<Service>}
 */
async function service({ url, port, folder, signal, run, answers }) {
  const start = async () => {
    const child = run();
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    const end = Date.now() + LONGEST_START;
    while (child.exitCode === null && Date.now() < end) {
      try {
        await reach(port);
        await answers();
        return child;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    throw new Failure(`The service for ${url} did not start. It said: ${said.trim()}`);
  };
  let child = await start();
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  /** @param {() => void} ask */
  const endBy = (ask) =>
    new Promise((resolve) => {
      if (!isRunning()) return resolve(undefined);
      child.once('exit', () => resolve(undefined));
      ask();
    });
  const end = () => endBy(() => child.kill(signal));
  /** @param {NodeJS.Signals} name */
  const tellAll = (name) => {
    if (isRunning() && child.pid !== undefined) signalFamily(child.pid, name);
  };
  // Whatever becomes of this process, no service is left behind.
  const orphan = () => child.kill('SIGKILL');
  process.once('exit', orphan);
  return {
    url,
    pid: () => child.pid,
    restart: async () => {
      await end();
      child = await start();
    },
    kill: async () => {
      await endBy(() => tellAll('SIGKILL'));
    },
    start: async () => {
      if (!isRunning()) child = await start();
    },
    pause: () => tellAll('SIGSTOP'),
    resume: () => tellAll('SIGCONT'),
    stop: async () => {
      process.off('exit', orphan);
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Sends a signal to a process and then to those that it started, which the kernel of Linux lists.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalFamily(pid, signal) {
  const list = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number) : [];
  for (const each of [pid, ...children]) {
    try {
      process.kill(each, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/**
 * PostgreSQL refuses to run for root: then it runs for the account that its package made.
 * @param {string} folder
 */
export function ownerOf(folder) {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((option) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' })),
  );
  if (uid === undefined || gid === undefined) throw missing('PostgreSQL', 'postgresql');
  chownSync(folder, uid, gid);
  return { uid, gid, cwd: folder };
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** @param {number} port */
function reach(port) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(undefined);
    });
    socket.once('error', reject);
  });
}

/**
 * @param {string} name
 * @param {string} debianPackage
 */
export function missing(name, debianPackage) {
  return new Failure(
    `These tests need ${name}, and it is not installed: install it (on Debian, "sudo apt-get install ${debianPackage}"), then run them again.`,
  );
}
