import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ruleSet } from '@merellier/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryQueues } from '../../testing/memory-queue.ts';
import { type Variant, variantOf } from '../../variant.ts';
import { checkManifest } from '../check-manifest.ts';
import { writeManifest } from '../manifest.ts';
import { solveToFolder } from '../solve.ts';
import { planTables } from './plan.ts';
import { SharedTables } from './shared-tables.ts';
import { type SolveSharedOptions, solveShared } from './solve-shared.ts';
import { FolderStore } from './store.ts';

const top = mkdtempSync(join(tmpdir(), 'merellier-shared-'));
afterAll(() => rmSync(top, { recursive: true }));
const newFolder = (): string => mkdtempSync(join(top, 'f-'));

const rules = ruleSet('marelle-a-6', { men: 4 });
const variant = variantOf(rules) as Variant;
const program = 'merellier 1.2.3';
const { parameters } = rules;
const alone = join(top, 'alone');
const folders = [variant.key, `${variant.key}-entry-${variant.entries}`];

beforeAll(async () => {
  await solveToFolder(variant, { folder: alone, threads: 1, memory: 2 ** 30, distances: true });
  for (const key of folders) await writeManifest(join(alone, key), { solver: program, key, parameters });
});

function work(store: string, queues: MemoryQueues, options: Partial<SolveSharedOptions> = {}) {
  return solveShared(variant, {
    ...{ store: new FolderStore(store), queue: queues.newQueue(), folder: newFolder(), men: 4, threads: 1 },
    ...{ memory: 2 ** 30, distances: true, step: 97, program, parameters },
    ...options,
  });
}

/** All files of tables and manifests in a folder. */
const filesOf = (folder: string): readonly (readonly [string, string])[] =>
  folders.flatMap((key) =>
    readdirSync(join(folder, key))
      .filter((name) => name.endsWith('.table') || name === 'manifest.json')
      .map((name) => [`${key}/${name}`, readFileSync(join(folder, key, name)).toString('base64')] as const),
  );

describe('solving together', () => {
  it('writes the files that one writes alone, each made once, and leaves nothing in its own folder', async () => {
    const [store, copies] = [newFolder(), newFolder()];
    const queues = new MemoryQueues();
    const shares: number[] = [];
    const all = await Promise.all([
      work(store, queues, { folder: copies, onProgress: ({ share }) => shares.push(share) }),
      work(store, queues),
    ]);
    expect(filesOf(store)).toEqual(filesOf(alone));
    const made = all.flatMap((each) => each.made);
    expect([new Set(made).size, made.length]).toEqual([all[0].files.length, all[0].files.length]);
    expect(shares.at(-1)).toBe(1);
    expect(readdirSync(copies)).toEqual([]);
    expect((await checkManifest(join(store, variant.key))).faults).toEqual([]);
    // Who comes late finds all done.
    expect((await work(store, queues)).made).toEqual([]);
  });

  it('refuses a worker of another version, and one that would solve something else', async () => {
    const store = newFolder();
    const queues = new MemoryQueues();
    await work(store, queues);
    await expect(work(store, queues, { program: 'merellier 1.2.4' })).rejects.toMatchObject({
      problem: { problem: 'other-solver', theirs: expect.stringContaining(program) },
    });
    await expect(work(store, queues, { distances: false })).rejects.toMatchObject({
      problem: { problem: 'other-run', men: 4, distances: true },
    });
    // Four men of six are the movement phase alone, of the same tables: another plan.
    const six = variantOf(ruleSet('marelle-a-6')) as Variant;
    const { queue, folder } = { queue: queues.newQueue(), folder: newFolder() };
    const rest = { men: 4, threads: 1, memory: 2 ** 30, distances: true, step: 97, program, parameters };
    await expect(solveShared(six, { store: new FolderStore(store), queue, folder, ...rest })).rejects.toMatchObject({
      problem: { problem: 'other-run' },
    });
    expect(filesOf(store)).toEqual(filesOf(alone));
  });

  it('refuses what is not made table by table', async () => {
    const mixed = variantOf(ruleSet('marelle-mixte')) as Variant;
    const options = { store: new FolderStore(newFolder()), queue: new MemoryQueues().newQueue(), folder: newFolder() };
    const rest = { men: 9, threads: 1, memory: 2 ** 30, distances: false, step: 97, program, parameters };
    await expect(solveShared(mixed, { ...options, ...rest })).rejects.toMatchObject({
      problem: { problem: 'alone', why: 'any-time' },
    });
  });
});

describe('tables in a store', () => {
  const plan = planTables(variant, { men: 4, distances: true }, () => 1);
  const [first, second] = plan as [(typeof plan)[0], (typeof plan)[0]];
  const put = (tables: SharedTables, name: string, from: string): void => {
    mkdirSync(join(tables.folder, variant.key), { recursive: true });
    writeFileSync(join(tables.folder, variant.key, name), readFileSync(from));
  };

  it('are there once they are whole, and described', async () => {
    const store = newFolder();
    const tables = new SharedTables(new FolderStore(store), plan, newFolder());
    put(tables, '3-3.table', join(alone, first.file));
    const broken = new FolderStore(store);
    // The worker ends while it writes, and before it says what it has written.
    broken.keep = async (name) => writeFileSync(join(store, `${name}.x.part`), 'half');
    broken.writeText = async () => Promise.reject(new Error('killed'));
    mkdirSync(join(store, variant.key));
    await expect(new SharedTables(broken, plan, tables.folder).keep(first)).rejects.toThrow('killed');
    expect((await tables.there()).size).toBe(0);
    await tables.keep(first);
    expect([...(await tables.there())]).toEqual(['3-3']);
    await new FolderStore(store).tidy(variant.key);
    expect(readdirSync(join(store, variant.key))).toEqual(['3-3.table', '3-3.table.json']);
  });

  it('are compared with what their maker said: a damaged one is refused, a damaged copy made good', async () => {
    const store = newFolder();
    const maker = new SharedTables(new FolderStore(store), plan, newFolder());
    put(maker, '3-3.table', join(alone, first.file));
    await maker.keep(first);
    const copies = newFolder();
    const newTables = () => new SharedTables(new FolderStore(store), plan, copies);
    await newTables().bring(first);
    writeFileSync(join(copies, first.file), 'damaged');
    await newTables().bring(first);
    expect(readFileSync(join(copies, first.file))).toEqual(readFileSync(join(alone, first.file)));
    writeFileSync(join(store, first.file), 'damaged');
    writeFileSync(join(copies, first.file), 'damaged');
    await expect(newTables().bring(first)).rejects.toMatchObject({
      problem: { problem: 'damaged', file: first.file },
    });
    // Another one of the same name is not written over it.
    put(maker, '3-3.table', join(alone, second.file));
    await expect(maker.keep(first)).rejects.toMatchObject({ problem: { problem: 'other-bytes', file: first.file } });
  });
});
