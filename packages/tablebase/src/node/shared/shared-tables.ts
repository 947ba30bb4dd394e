import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describeFile, hashOf, type ManifestFile } from '../manifest.ts';
import { writeBeside } from '../write-whole.ts';
import type { PlannedTable } from './plan.ts';
import { SharedError } from './shared-error.ts';
import type { TableStore } from './store.ts';

/**
 * The tables that workers make for one another. Beside each lies what the manifest will say of it, `5-4.table.json`, with its hash: a
 * table is there once that is. A worker has copies in a folder of its own machine, each compared with that hash when it comes.
 */
export class SharedTables {
  private readonly store: TableStore;
  /** The folder of the copies. */
  readonly folder: string;
  private readonly plan: readonly PlannedTable[];
  private readonly known = new Map<string, ManifestFile>();
  /** Copies that are what they should be. */
  private readonly sound = new Set<string>();

  constructor(store: TableStore, plan: readonly PlannedTable[], folder: string) {
    this.store = store;
    this.plan = plan;
    this.folder = folder;
  }

  /** The names of the tables that are in the store. */
  async there(): Promise<ReadonlySet<string>> {
    const folders = new Set(this.plan.map(({ file }) => dirname(file)));
    const files = new Set((await Promise.all([...folders].map((folder) => this.store.list(folder)))).flat());
    const isThere = ({ file }: PlannedTable): boolean => files.has(file) && files.has(entryOf(file));
    return new Set(this.plan.filter(isThere).map(({ name }) => name));
  }

  /** What the manifest is to say of a table; null where it is not there. */
  async describe({ file }: PlannedTable): Promise<ManifestFile | null> {
    const known = this.known.get(file);
    if (known) return known;
    const text = await this.store.readText(entryOf(file));
    if (text === null) return null;
    try {
      const entry = JSON.parse(text) as ManifestFile;
      this.known.set(file, entry);
      return entry;
    } catch {
      throw new SharedError({ problem: 'damaged', file: entryOf(file) });
    }
  }

  /** Where the copy of a table lies. */
  copyOf({ file }: PlannedTable): string {
    return join(this.folder, file);
  }

  /** Has a copy of a table, as its maker made it. Throws a {@link SharedError} where the store has another one. */
  async bring(table: PlannedTable): Promise<void> {
    if (this.sound.has(table.name)) return;
    const copy = this.copyOf(table);
    const sha256 = (await this.describe(table))?.sha256;
    if (!existsSync(copy) || (await hashOf(copy)) !== sha256)
      await writeBeside(copy, async (part) => {
        await this.store.fetch(table.file, part);
        if ((await hashOf(part)) !== sha256) throw new SharedError({ problem: 'damaged', file: table.file });
      });
    this.sound.add(table.name);
  }

  /** Puts a table into the store that was made in its place among the copies; gives what the manifest is to say of it. */
  async keep(table: PlannedTable): Promise<ManifestFile> {
    const { file } = table;
    const own = await describeFile(dirname(this.copyOf(table)), basename(file));
    const theirs = await this.describe(table);
    if (theirs && theirs.sha256 !== own.sha256) throw new SharedError({ problem: 'other-bytes', file });
    await this.store.keep(file, this.copyOf(table));
    await this.store.writeText(entryOf(file), `${JSON.stringify(own, null, 1)}\n`);
    this.known.set(file, own);
    this.sound.add(table.name);
    return own;
  }
}

const entryOf = (file: string): string => `${file}.json`;
