import { copyFile, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeRemains, writeBeside } from '../write-whole.ts';

/**
 * Where many workers keep what they have made: files under names such as `nine-unless-all-fly3/5-4.table`. A file is there whole or not
 * at all; several may write the same one at once, and one of them stays.
 */
export interface TableStore {
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
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async list(folder: string): Promise<readonly string[]> {
    const names = await readdir(join(this.folder, folder)).catch(orNone);
    return (names ?? []).map((name) => `${folder}/${name}`);
  }

  async readText(name: string): Promise<string | null> {
    return readFile(join(this.folder, name), 'utf8').catch(orNone);
  }

  writeText(name: string, text: string): Promise<void> {
    return writeBeside(join(this.folder, name), (part) => writeFile(part, text, { flush: true }));
  }

  fetch(name: string, to: string): Promise<void> {
    return copyFile(join(this.folder, name), to);
  }

  keep(name: string, from: string): Promise<void> {
    return writeBeside(join(this.folder, name), async (part) => {
      await copyFile(from, part);
      const handle = await open(part, 'r+');
      await handle.sync().finally(() => handle.close());
    });
  }

  tidy(folder: string): Promise<void> {
    return removeRemains(join(this.folder, folder));
  }
}

const orNone = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
