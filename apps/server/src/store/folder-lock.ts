import { createHash } from 'node:crypto';
import { mkdir, realpath, rm, rmdir } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { Told } from './told.ts';

/** A folder that belongs to this process, until it is released or the process ends in whatever way. */
export interface FolderLock {
  release(): Promise<void>;
}

/** The longest path that a socket may have on every system. */
const LONGEST_PATH = 100;

/**
 * Locks a folder by listening on a socket in it. The system knows whether the holder is still alive, so a lock
 * is never stolen because it looks old, and a killed process leaves none behind. Rejects with an Error that says what to
 * do where another process holds the folder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = await socketPath(folder);
  const held = () =>
    new Told(`Another server is using the folder ${folder}: stop it, or choose another folder (MERELLIER_DATA).`);
  const guard = join(folder, 'lock-being-taken');
  // Two servers that start at once must not both clear away what a killed one left.
  await mkdir(guard).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new Told(`Another server is just starting on ${folder}. If that is not so, remove ${guard}.`);
  });
  try {
    if (await someoneListens(path)) throw held();
    if (process.platform !== 'win32') await rm(path, { force: true });
    const server = await listen(path);
    return {
      release: () => new Promise((resolve) => server.close(() => resolve())),
    };
  } finally {
    await rmdir(guard);
  }
}

async function socketPath(folder: string): Promise<string> {
  const real = await realpath(folder);
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\merellier-${createHash('sha256').update(real.toLowerCase()).digest('hex').slice(0, 32)}`;
  }
  const path = join(real, 'lock.sock');
  const shorter = relative(process.cwd(), path);
  const shortest = shorter.length < path.length ? shorter : path;
  if (Buffer.byteLength(shortest) <= LONGEST_PATH) return shortest;
  throw new Error(`The path of the folder ${folder} is too long: choose a shorter one (MERELLIER_DATA).`);
}

function someoneListens(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(false);
      else reject(error);
    });
  });
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    // The lock does not keep a process alive that has nothing else to do.
    server.listen(path, () => resolve(server.unref()));
  });
}
