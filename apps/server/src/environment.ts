import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { loginSchema } from '@merellier/protocol/schemas';
import type { AppOptions } from './app.ts';
import { DATA_FOLDER } from './data-folder.ts';
import { serversOf } from './store/postgres-servers.ts';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * How the environment wants the server to be run; docs/hosts.md says what each variable means. Throws an Error that says
 * what to do where one makes no sense.
 */
export function optionsFromEnvironment(env: NodeJS.ProcessEnv): AppOptions {
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const redisUrl = url(env, 'REDIS_URL', ['redis:', 'rediss:', 'unix:']);
  if (redisUrl !== null && databaseUrl === null) {
    throw new Error('REDIS_URL is for several nodes, which share one database: set DATABASE_URL as well.');
  }
  const logLevel = env.LOG_LEVEL ?? 'error';
  if (!LEVELS.includes(logLevel)) throw new Error(`LOG_LEVEL is "${logLevel}": choose one of ${LEVELS.join(', ')}.`);
  const dataFolder = env.MERELLIER_DATA || DATA_FOLDER;
  const exportFolder = env.EXPORT_FOLDER || (databaseUrl === null ? join(dataFolder, 'exports') : 'none');
  return {
    online: {
      databaseUrl,
      redisUrl,
      dataFolder,
      origins: origins(env.PUBLIC_ORIGIN ?? ''),
      moderators: moderators(env.MODERATORS ?? ''),
      fairPlay: fairPlay(env.FAIR_PLAY ?? ''),
      ...(exportFolder !== 'none' && { exportFolder }),
    },
    trustProxy: proxies(env.TRUST_PROXY ?? ''),
    ...(env.TABLES && { tables: folderOf(env.TABLES) }),
    logLevel,
  };
}

/** The folder of exact values, which has to exist: a server that offers none leaves it out. */
function folderOf(text: string): string {
  const folder = resolve(text);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new Error(
    `TABLES is "${text}", and there is no such folder: name one that "merellier solve" was given with --out.`,
  );
}

/** Whether rated games are looked at by exact values. */
function fairPlay(text: string): boolean {
  if (text === '' || text === 'none') return text === '';
  throw new Error(`FAIR_PLAY is "${text}": leave it out, or write none, and no game is looked at.`);
}

/** How many proxies pass a request on, or their addresses. A server that believed every address would believe the visitor, too. */
function proxies(text: string): false | string | number {
  if (text === '' || text === 'false') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  if (text.split(/[\s,]+/).every((each) => NAMED_PROXIES.includes(each) || isIP(each.split('/')[0] ?? '') !== 0))
    return text;
  throw new Error(
    `TRUST_PROXY is "${text}": write how many proxies pass a request on, such as 1, or their addresses, such as 10.0.0.0/8.`,
  );
}

/** Words for addresses that proxies often have. */
const NAMED_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

function url(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | null {
  const text = env[name];
  if (!text) return null;
  const all = name === 'DATABASE_URL' ? serversOf(text) : [text];
  if (all.every((each) => URL.canParse(each) && protocols.includes(new URL(each).protocol))) return text;
  // The text itself may hold a password.
  throw new Error(`${name} is no address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}.`);
}

/** Sign-in names as accounts keep them; they may hold spaces, but no commas here. */
function moderators(text: string): readonly string[] {
  const names = text.split(',').filter((each) => each.trim() !== '');
  return names.map((each) => {
    const read = loginSchema.safeParse(each);
    if (read.success) return read.data;
    throw new Error(
      `MODERATORS has "${each.trim()}": write the names by which they sign in, with commas between them.`,
    );
  });
}

function origins(text: string): readonly string[] {
  const all = text.split(/[\s,]+/).filter((each) => each !== '');
  for (const each of all) {
    if (!URL.canParse(each) || new URL(each).origin !== each)
      throw new Error(`PUBLIC_ORIGIN has "${each}": write origins such as https://play.example.org, without a path.`);
  }
  return all;
}
