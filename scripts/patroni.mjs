import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { findPostgres, freePort, missing, ownerOf, signalFamily } from './services.mjs';
import { Failure, step } from './steps.mjs';

// A database of two PostgreSQL servers that Patroni keeps, by a lease in etcd: one takes writes, and a commit is not acknowledged
// before the other has it, too. Where the first is gone, the other takes over once the lease has run out.

/**
 * @typedef {object} Cluster
 * @property {string} url names both servers
 * @property {readonly number[]} ports those of both servers
 * @property {() => Promise<Member>} primary the member that takes writes
 * @property {() => Promise<Member>} standby the other one
 * @property {() => Promise<void>} healthy resolves once one takes writes and the other has them all
 * @property {() => Promise<void>} stop
 */

/**
 * One of the servers, with its keeper.
 * @typedef {object} Member
 * @property {string} name
 * @property {() => void} kill ends both at once, as a power cut would
 * @property {() => void} pause lets both stand still
 * @property {() => void} resume
 * @property {() => void} start starts them again
 */

/** A lease of so many seconds. Patroni looks after it every two, and has three for each question. */
const LEASE = { ttl: 15, loop_wait: 2, retry_timeout: 3 };
const LONGEST_START = 120_000;

const PROGRAMS = ['patroni', 'etcd'];
const findProgram = (/** @type {string} */ name) =>
  ['/usr/bin', '/usr/local/bin'].map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;

/** Installs Patroni and etcd, where they are missing and this account may. */
export async function ensurePatroni() {
  if (PROGRAMS.every((name) => findProgram(name) !== null)) return;
  await step({ doing: 'Installing Patroni and etcd', done: 'Patroni and etcd installed, where this account may' }, () =>
    installWithApt(['patroni', 'python3-etcd', 'etcd-server']),
  );
}

/** @returns {Promise<Cluster>} */
export async function startPatroni() {
  const [patroni, etcd, programs] = [...PROGRAMS.map(findProgram), findPostgres()];
  if (!patroni || !etcd || !programs) throw missing('Patroni and etcd', 'patroni python3-etcd etcd-server postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'merellier-patroni-'));
  const owner = ownerOf(folder);
  const ports = await Promise.all(Array.from({ length: 6 }, freePort));
  const [clients = 0, peers = 0] = ports;
  const lease = spawn(etcd, etcdArguments(folder, clients, peers), { ...owner, stdio: 'ignore' });
  const members = ['one', 'two'].map((name, i) => {
    const [port = 0, rest = 0] = ports.slice(2 + 2 * i);
    const settings = join(folder, `${name}.yml`);
    // Patroni reads YAML, which JSON is.
    writeFileSync(settings, JSON.stringify(settingsOf({ name, folder, programs, etcd: clients, port, rest })));
    return memberOf({
      name,
      data: join(folder, name),
      port,
      rest,
      run: () => spawn(patroni, [settings], { ...owner, stdio: 'ignore' }),
    });
  });
  const end = () => {
    for (const each of members) each.kill();
    lease.kill('SIGKILL');
  };
  process.once('exit', end);
  const pick = async (/** @type {'primary' | 'replica'} */ role) => {
    for (const each of members) if (await answers(each.rest, role)) return each;
    throw new Error(`no server is ${role} at present`);
  };
  const healthy = () =>
    until(async () => {
      await pick('primary');
      return (await Promise.all(members.map(({ rest }) => answers(rest, 'synchronous')))).some(Boolean);
    });
  await healthy();
  return {
    url: `postgres://merellier@${members.map(({ port }) => `127.0.0.1:${port}`).join(',')}/postgres`,
    ports: members.map(({ port }) => port),
    primary: () => pick('primary'),
    standby: () => pick('replica'),
    healthy,
    stop: async () => {
      process.off('exit', end);
      end();
      // What was killed is gone a moment later, and no earlier are its files.
      await new Promise((resolve) => setTimeout(resolve, 500));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} folder
 * @param {number} clients
 * @param {number} peers
 */
function etcdArguments(folder, clients, peers) {
  const [own, others] = [clients, peers].map((port) => `http://127.0.0.1:${port}`);
  const options = {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': own,
    'advertise-client-urls': own,
    'listen-peer-urls': others,
    'initial-advertise-peer-urls': others,
    'initial-cluster': `default=${others}`,
  };
  return Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
}

/** @param {{ name: string, folder: string, programs: string, etcd: number, port: number, rest: number }} member */
function settingsOf({ name, folder, programs, etcd, port, rest }) {
  const [address, control] = [port, rest].map((each) => `127.0.0.1:${each}`);
  const accounts = { superuser: 'merellier', replication: 'replicator', rewind: 'rewinder' };
  return {
    ...{ scope: 'merellier', name, etcd3: { host: `127.0.0.1:${etcd}` } },
    restapi: { listen: control, connect_address: control },
    bootstrap: {
      dcs: { ...LEASE, synchronous_mode: true, postgresql: { use_pg_rewind: true } },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums', 'no-sync'],
    },
    postgresql: {
      ...{ listen: address, connect_address: address, bin_dir: programs, data_dir: join(folder, name) },
      pgpass: join(folder, `${name}.pgpass`),
      authentication: Object.fromEntries(
        Object.entries(accounts).map(([role, username]) => [role, { username, password: username }]),
      ),
      parameters: { unix_socket_directories: folder },
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
  };
}

/**
 * @param {{ name: string, data: string, port: number, rest: number, run: () => import('node:child_process').ChildProcess }} parts
 */
function memberOf({ name, data, port, rest, run }) {
  let keeper = run();
  const tellAll = (/** @type {NodeJS.Signals} */ signal) => {
    keeper.kill(signal);
    const file = join(data, 'postmaster.pid');
    const postmaster = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    // The file outlives its server, and the number may be another program's by then.
    if (isPostgres(postmaster)) signalFamily(postmaster, signal);
  };
  return {
    ...{ name, port, rest },
    kill: () => tellAll('SIGKILL'),
    pause: () => tellAll('SIGSTOP'),
    resume: () => tellAll('SIGCONT'),
    start: () => {
      keeper = run();
    },
  };
}

/** @param {number} pid */
function isPostgres(pid) {
  const file = `/proc/${pid}/comm`;
  return existsSync(file) && readFileSync(file, 'utf8').startsWith('postgres');
}

/**
 * Whether a member says of itself that it is this.
 * @param {number} rest the port of its Patroni
 * @param {'primary' | 'replica' | 'synchronous'} role
 */
async function answers(rest, role) {
  const answer = await fetch(`http://127.0.0.1:${rest}/${role}`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  );
  return answer?.ok === true;
}

/** @param {() => Promise<boolean>} holds */
async function until(holds) {
  const end = Date.now() + LONGEST_START;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Failure('The two servers that Patroni keeps did not find to each other.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
