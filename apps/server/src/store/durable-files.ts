import fs from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { WriteAheadSync } from './write-ahead-sync.ts';

/** PGlite takes its file system and options by these types, and exports neither. */
type Init = NodeFS['init'];

/** What a file of Emscripten's node file system is, as far as it concerns us. */
interface Stream {
  readonly nfd: number;
  readonly node: Entry;
  readonly shared: { refcount: number };
}

/** A file or a folder; the highest one is its own parent. */
interface Entry {
  readonly name: string;
  readonly parent: Entry;
}

type Operation = (...args: unknown[]) => unknown;

interface NodeFileSystem {
  readonly stream_ops: Record<string, Operation>;
  readonly node_ops: Record<string, Operation>;
}

/**
 * PGlite's files in a folder, kept from a power cut. By itself PGlite runs PostgreSQL with `fsync` off, and its file system has
 * nothing for a sync to do. With these files and the parameters of `durableStart` a sync is one, and commits share theirs:
 * wait for `settled` before anybody is answered.
 */
export class DurableFiles extends NodeFS {
  readonly #log = new WriteAheadSync();

  /** Resolves once everything that was committed before is on the disk; rejects where the disk refused. */
  settled(): Promise<void> {
    return this.#log.settled();
  }

  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const made = await super.init(...args);
    const guard = (module: { readonly NODEFS: unknown }) => guardLog(module.NODEFS as NodeFileSystem, this.#log);
    made.emscriptenOpts.preRun = [...(made.emscriptenOpts.preRun ?? []), guard as never];
    return made;
  }
}

/** Parameters of PostgreSQL's start: `fsync` stays on, by the one call that reaches our files. */
export function durableStart(standard: readonly string[]): string[] {
  return [...standard.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync'];
}

/** A page of PostgreSQL's files, in bytes. */
const PAGE = 8192;
const EMPTY_PAGE = Buffer.alloc(PAGE);

/** A file is made longer by an empty page: the log says nothing of it, and it may reach the disk before the log does. */
const isEmptyPage = (bytes: ArrayBufferView, offset: number, length: number): boolean =>
  length === PAGE && EMPTY_PAGE.equals(new Uint8Array(bytes.buffer, bytes.byteOffset + offset, length));

/** The folder of PostgreSQL's log, at the top of its files. */
const LOG = 'pg_wal';

/** Whether a file is part of the log: asked at every write, so that no path is put together for it. */
function isLog({ node }: Stream): boolean {
  let { parent: folder } = node;
  if (folder === folder.parent) return false;
  while (folder.parent !== folder.parent.parent) folder = folder.parent;
  return folder.name === LOG;
}

/** Lets the log be synced later; whatever is changed elsewhere, only once it is. */
function guardLog({ stream_ops: streams, node_ops: nodes }: NodeFileSystem, log: WriteAheadSync): void {
  const afterLog =
    (operation: Operation): Operation =>
    (...args) => {
      log.flush();
      return operation(...args);
    };

  const write = streams['write'] as Operation;
  const afterwards = afterLog(write);
  streams['write'] = (...args) => {
    const [stream, bytes, offset, length] = args as [Stream, ArrayBufferView, number, number];
    // Tables grow all the time: were the log synced each time, everybody would wait for it.
    return isLog(stream) || isEmptyPage(bytes, offset, length) ? write(...args) : afterwards(...args);
  };
  streams['fsync'] = (...args) => {
    const stream = args[0] as Stream;
    if (isLog(stream)) log.note(stream.nfd);
    else {
      log.flush();
      fs.fsyncSync(stream.nfd);
    }
    return 0;
  };
  streams['close'] = (...args) => {
    const { nfd, shared } = args[0] as Stream;
    if (nfd && --shared.refcount === 0) log.close(nfd);
  };
  streams['setattr'] = afterLog(streams['setattr'] as Operation);
  for (const name of ['setattr', 'rename', 'unlink', 'rmdir']) nodes[name] = afterLog(nodes[name] as Operation);
}

/** Puts all files of a folder on the disk: a new database is written before PostgreSQL itself asks for anything to be synced. */
export async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    // Windows syncs no folders, and wants files that may be written.
    if (entry.isDirectory() && process.platform === 'win32') continue;
    const handle = await open(join(entry.parentPath, entry.name), entry.isDirectory() ? 'r' : 'r+');
    await handle.sync().finally(() => handle.close());
  }
}
