import { randomUUID } from 'node:crypto';
import { copyFile, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../folder.ts';

/**
 * Where many workers keep what they have made: files under names such as `nine-unless-all-fly3/5-4.table`. A file is there whole or not
 * at all; several may write the same one at once, and one of them stays.
 */
export interface TableStore {
  /** What it was called by the user. */
  readonly address: string;
  /** The names of all files in a folder of the store. */
  list(folder: string): Promise<readonly string[]>;
  /** A small file; null where there is none. */
  readText(name: string): Promise<string | null>;
  writeText(name: string, text: string): Promise<void>;
  /** Copies a file from the store. Throws where there is none. */
  fetch(name: string, to: string): Promise<void>;
  /** Copies a file into the store. */
  keep(name: string, from: string): Promise<void>;
  /** Removes what killed workers left unfinished in a folder of the store, if they can leave something. */
  tidy(folder: string): Promise<void>;
}

/** A folder that all workers can write to, laid out as tables are. */
export class FolderStore implements TableStore {
  readonly address: string;

  constructor(folder: string) {
    this.address = folder;
  }

  async list(folder: string): Promise<readonly string[]> {
    const names = await readdir(join(this.address, folder)).catch(orNone);
    return (names ?? []).map((name) => `${folder}/${name}`);
  }

  async readText(name: string): Promise<string | null> {
    return readFile(join(this.address, name), 'utf8').catch(orNone);
  }

  writeText(name: string, text: string): Promise<void> {
    return this.write(name, (part) => writeFile(part, text, { flush: true }));
  }

  fetch(name: string, to: string): Promise<void> {
    return copyFile(join(this.address, name), to);
  }

  keep(name: string, from: string): Promise<void> {
    return this.write(name, async (part) => {
      await copyFile(from, part);
      const handle = await open(part, 'r+');
      await handle.sync().finally(() => handle.close());
    });
  }

  async tidy(folder: string): Promise<void> {
    for (const name of await this.list(folder))
      if (name.endsWith('.part')) await rm(join(this.address, name), { force: true });
  }

  /** Another worker may write the same file meanwhile: each has a name of its own for it until it is whole. */
  private async write(name: string, write: (part: string) => Promise<void>): Promise<void> {
    const file = join(this.address, name);
    const part = `${file}.${randomUUID()}.part`;
    await makeFolder(dirname(file));
    try {
      await write(part);
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }
}

const orNone = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
