import fs from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';

/** A file, whatever its name is meanwhile. */
type File = object;

/** What a program did to the files of a folder. Names outlast a power cut in order, contents only once they are synced. */
type Deed = ChangeOfContent | ChangeOfName | { readonly kind: 'sync'; readonly file: File; readonly begun: number };

type ChangeOfContent =
  | { readonly kind: 'write'; readonly file: File; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'cut'; readonly file: File; readonly size: number };

type ChangeOfName =
  | { readonly kind: 'make'; readonly path: string; readonly file: File }
  | { readonly kind: 'drop'; readonly path: string; readonly file: File }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string };

/**
 * Records what this process does to the files of a folder, and makes the folder as a power cut at any moment could have left
 * it: what was not synced is there or is not, write by write; of names that no sync has followed, the last ones are lost.
 */
export class RecordedDisk {
  readonly #folder: string;
  readonly #deeds: Deed[] = [];
  readonly #files = new Map<string, File>();
  readonly #open = new Map<number, File>();
  readonly #original = originals();
  #first: ReadonlyMap<string, File> = new Map();

  constructor(folder: string) {
    this.#folder = resolve(folder);
    this.#watch();
  }

  /** So many deeds are recorded: a moment to cut the power at. */
  get now(): number {
    return this.#deeds.length;
  }

  /** Begins with the folder as it stands, all of it on the disk, and keeps a copy of it. */
  begin(copy: string): void {
    fs.cpSync(this.#folder, copy, { recursive: true });
    this.#deeds.length = 0;
    for (const entry of fs.readdirSync(this.#folder, { withFileTypes: true, recursive: true }))
      if (entry.isFile()) this.#fileAt(join(entry.parentPath, entry.name));
    this.#first = new Map(this.#files);
  }

  /** Gives the file system back. */
  end(): void {
    Object.assign(fs, this.#original);
  }

  /**
   * Makes of a copy of the first state what a cut of the power at a moment left.
   * @param chance numbers from 0 to 1
   */
  cut(copy: string, moment: number, chance: () => number): void {
    const deeds = this.#deeds.slice(0, moment);
    const lastSync = deeds.findLastIndex(({ kind }) => kind === 'sync');
    const named = lastSync + 1 + Math.floor(chance() * (moment - lastSync));
    const names = new Map<File, string>([...this.#first].map(([path, file]) => [file, path]));
    const synced = new Map<File, number>();
    for (const deed of deeds) if (deed.kind === 'sync') synced.set(deed.file, deed.begun);
    const within = (path: string) => join(copy, path.slice(this.#folder.length));
    deeds.forEach((deed, index) => {
      if (deed.kind === 'sync') return;
      if (deed.kind === 'write' || deed.kind === 'cut') {
        const name = names.get(deed.file);
        const isKept = index < (synced.get(deed.file) ?? 0) || chance() < 0.5;
        if (name !== undefined && isKept) this.#apply(deed, within(name));
      } else if (index < named) this.#rename(deed, names, within);
    });
  }

  #apply(deed: ChangeOfContent, path: string): void {
    if (deed.kind === 'cut') {
      fs.truncateSync(path, deed.size);
      return;
    }
    const descriptor = fs.openSync(path, 'r+');
    fs.writeSync(descriptor, deed.bytes, 0, deed.bytes.length, deed.at);
    fs.closeSync(descriptor);
  }

  #rename(deed: ChangeOfName, names: Map<File, string>, within: (path: string) => string): void {
    if (deed.kind === 'make') {
      fs.mkdirSync(dirname(within(deed.path)), { recursive: true });
      fs.writeFileSync(within(deed.path), '');
      names.set(deed.file, deed.path);
    } else if (deed.kind === 'drop') {
      fs.rmSync(within(deed.path), { force: true });
      names.delete(deed.file);
    } else {
      const renamed = [...names].find(([, name]) => name === deed.path);
      for (const [file, name] of names) if (name === deed.to) names.delete(file);
      fs.renameSync(within(deed.path), within(deed.to));
      if (renamed) names.set(renamed[0], deed.to);
    }
  }

  #fileAt(path: string): File {
    const file = this.#files.get(path) ?? { name: basename(path) };
    this.#files.set(path, file);
    return file;
  }

  #isWithin(path: unknown): path is string {
    return typeof path === 'string' && resolve(path).startsWith(this.#folder + sep);
  }

  /** Stands in for the functions by which PGlite and the server change files. */
  #watch(): void {
    const { openSync, closeSync, writeSync, writeFileSync, truncateSync, ftruncateSync } = this.#original;
    const { renameSync, unlinkSync, fsyncSync, fsync } = this.#original;
    const deeds = this.#deeds;
    Object.assign(fs, {
      openSync: (path: string, flags: number, ...rest: []) => {
        const isNew = this.#isWithin(path) && !fs.existsSync(path);
        const descriptor = openSync(path, flags, ...rest);
        if (!this.#isWithin(path)) return descriptor;
        const file = this.#fileAt(resolve(path));
        if (isNew) deeds.push({ kind: 'make', path: resolve(path), file });
        else if (typeof flags === 'number' && (flags & fs.constants.O_TRUNC) !== 0)
          deeds.push({ kind: 'cut', file, size: 0 });
        this.#open.set(descriptor, file);
        return descriptor;
      },
      closeSync: (descriptor: number) => {
        this.#open.delete(descriptor);
        closeSync(descriptor);
      },
      writeSync: (descriptor: number, from: Uint8Array, offset: number, length: number, at: number) => {
        const written = writeSync(descriptor, from, offset, length, at);
        const file = this.#open.get(descriptor);
        if (file) deeds.push({ kind: 'write', file, at, bytes: Buffer.from(from.slice(offset, offset + written)) });
        return written;
      },
      writeFileSync: (path: string, ...rest: [string]) => {
        writeFileSync(path, ...rest);
        if (this.#isWithin(path)) deeds.push({ kind: 'make', path: resolve(path), file: this.#fileAt(resolve(path)) });
      },
      truncateSync: (path: string, size: number) => {
        truncateSync(path, size);
        if (this.#isWithin(path)) deeds.push({ kind: 'cut', file: this.#fileAt(resolve(path)), size });
      },
      ftruncateSync: (descriptor: number, size: number) => {
        ftruncateSync(descriptor, size);
        const file = this.#open.get(descriptor);
        if (file) deeds.push({ kind: 'cut', file, size });
      },
      renameSync: (from: string, to: string) => {
        renameSync(from, to);
        if (!this.#isWithin(from)) return;
        const file = this.#fileAt(resolve(from));
        this.#files.delete(resolve(from));
        this.#files.set(resolve(to), file);
        deeds.push({ kind: 'rename', path: resolve(from), to: resolve(to) });
      },
      unlinkSync: (path: string) => {
        unlinkSync(path);
        if (!this.#isWithin(path)) return;
        deeds.push({ kind: 'drop', path: resolve(path), file: this.#fileAt(resolve(path)) });
        this.#files.delete(resolve(path));
      },
      fsyncSync: (descriptor: number) => {
        const sync = this.#sync(descriptor);
        fsyncSync(descriptor);
        sync();
      },
      fsync: (descriptor: number, done: (error: Error | null) => void) => {
        const sync = this.#sync(descriptor);
        fsync(descriptor, (error) => {
          if (!error) sync();
          done(error);
        });
      },
    });
  }

  /** A sync begins; what is given back says that it is done. */
  #sync(descriptor: number): () => void {
    const file = this.#open.get(descriptor);
    const begun = this.#deeds.length;
    return () => {
      if (file) this.#deeds.push({ kind: 'sync', file, begun });
    };
  }
}

/** The functions that are replaced, as they were. */
function originals() {
  const { openSync, closeSync, writeSync, writeFileSync, truncateSync, ftruncateSync, renameSync, unlinkSync } = fs;
  const { fsyncSync, fsync } = fs;
  return {
    ...{ openSync, closeSync, writeSync, writeFileSync, truncateSync, ftruncateSync, renameSync, unlinkSync },
    ...{ fsyncSync, fsync },
  };
}
