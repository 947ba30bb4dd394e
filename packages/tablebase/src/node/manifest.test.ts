import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ruleSet } from '@merellier/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chanceRulesOf, hasChances } from '../chances/chance-rules.ts';
import { endingsOf, hasEndings } from '../endings/ending-rules.ts';
import { layerFolder } from '../layer.ts';
import { solvable } from '../testing/games.ts';
import { checkManifest } from './check-manifest.ts';
import { tableFolder } from './folder.ts';
import { type Manifest, manifestFile, writeManifest } from './manifest.ts';
import { signatureFile } from './signature.ts';
import { solveToFolder } from './solve.ts';

const top = mkdtempSync(join(tmpdir(), 'merellier-manifest-'));
afterAll(() => rmSync(top, { recursive: true }));

const variant = solvable('marelle', { board: 'three', men: 4 });
const { parameters } = variant.rules;
const origin = { solver: 'merellier 1.2.3', key: variant.key, parameters };
const solved = tableFolder(join(top, 'solved'), variant);
beforeAll(async () => {
  const options = { threads: 1, memory: 2 ** 30, distances: true, entries: false };
  await solveToFolder(variant, { ...options, folder: join(top, 'solved') });
});

let copies = 0;
/** The solved tables in a folder of their own. */
function copy(): string {
  const within = tableFolder(join(top, String(++copies)), variant);
  cpSync(solved, within, { recursive: true });
  return within;
}

it('names each file with its hash and counts, and reads again only what has changed', async () => {
  const within = copy();
  const first = await writeManifest(within, origin);
  expect(first).toMatchObject({ ...origin, key: 'three-unless-all-fly3', parameters: { men: 4, board: 'three' } });
  expect(first.files.map(({ file }) => file)).toEqual(['3-3.table', '4-3.table', '4-4.table']);
  for (const { file, bytes, sha256 } of first.files) {
    const content = readFileSync(join(within, file));
    expect([bytes, sha256]).toEqual([content.length, createHash('sha256').update(content).digest('hex')]);
  }
  expect(first.files[0]?.description).toMatchObject({
    pair: { white: 3, black: 3 },
    counts: [{ wins: 138, losses: 6, draws: 84 }, {}],
  });
  expect(JSON.parse(readFileSync(manifestFile(within), 'utf8'))).toEqual(first);
  expect(readdirSync(within).filter((name) => name.endsWith('.part'))).toEqual([]);
  change(join(within, '3-3.table'), (bytes) => Buffer.concat([bytes, Buffer.of(0)]));
  const second = await writeManifest(within, origin);
  expect(second.files.map(({ sha256 }, i) => sha256 === first.files[i]?.sha256)).toEqual([false, true, true]);
});

describe('a folder that is compared with its manifest', () => {
  it('is as it was left', async () => {
    const within = copy();
    const manifest = await writeManifest(within, origin);
    expect(await checkManifest(within)).toEqual({ manifest, isSigned: false, faults: [] });
  });

  const keys = generateKeyPairSync('ed25519');
  const others = generateKeyPairSync('ed25519');
  const table = '4-3.table';
  const manifest = 'manifest.json';
  /** Writes the manifest with something else in it. */
  const edit = (within: string, change: (manifest: Manifest) => object): void =>
    writeFileSync(
      manifestFile(within),
      JSON.stringify(change(JSON.parse(readFileSync(manifestFile(within), 'utf8')) as Manifest)),
    );
  const editTable = (within: string, entry: object): void =>
    edit(within, ({ files, ...rest }) => ({
      ...rest,
      files: files.map((each) => (each.file === table ? { ...each, ...entry } : each)),
    }));

  it.each<[string, (within: string) => void, fault: string, file: string]>([
    ['a changed byte', (within) => flip(join(within, table)), 'changed', table],
    ['a file that was cut short', (within) => change(join(within, table), (b) => b.subarray(0, 99)), 'changed', table],
    ['a file that is empty', (within) => writeFileSync(join(within, table), ''), 'changed', table],
    [
      'a file of another version',
      (within) => change(join(within, table), (bytes) => Buffer.from(bytes.fill(99, 8, 9))),
      'other-format',
      table,
    ],
    ['a missing file', (within) => rmSync(join(within, table)), 'missing', table],
    ['a file more', (within) => cpSync(join(within, table), join(within, '5-3.table')), 'unnamed', '5-3.table'],
    ['another hash in the manifest', (within) => editTable(within, { sha256: '0'.repeat(64) }), 'changed', table],
    ['other counts in the manifest', (within) => editTable(within, { description: {} }), 'other-counts', table],
    [
      'rules that make other tables',
      (within) => edit(within, (each) => ({ ...each, parameters: { ...parameters, flying: 0 } })),
      'other-rules',
      manifest,
    ],
    [
      'rules that there are none of',
      (within) => edit(within, (each) => ({ ...each, parameters: { gravity: 1 } })),
      'other-rules',
      manifest,
    ],
    ['the manifest of another folder', (within) => edit(within, (m) => ({ ...m, key: 'x' })), 'other-folder', manifest],
    ['a later version', (within) => edit(within, (m) => ({ ...m, version: 3 })), 'other-version', manifest],
    ['half a manifest', (within) => edit(within, ({ files: _, ...rest }) => rest), 'not-a-manifest', manifest],
    ['no JSON', (within) => writeFileSync(manifestFile(within), '{'), 'not-a-manifest', manifest],
    ['null', (within) => writeFileSync(manifestFile(within), 'null'), 'not-a-manifest', manifest],
    ['no manifest', (within) => rmSync(manifestFile(within)), 'no-manifest', manifest],
  ])('has %s', async (_, spoil, fault, file) => {
    const within = copy();
    await writeManifest(within, origin);
    spoil(within);
    const { faults } = await checkManifest(within);
    expect(faults).toEqual([{ fault, file: join(within, file) }]);
  });

  it.each<[string, KeyObject | undefined, (within: string) => void, fault: string | null, file: string]>([
    ['is signed with the right key', keys.privateKey, () => {}, null, ''],
    ['is not signed', undefined, () => {}, 'unsigned', manifest],
    ['is signed with another key', others.privateKey, () => {}, 'other-key', 'manifest.signature'],
    [
      'was changed after it was signed',
      keys.privateKey,
      (within) => edit(within, (each) => ({ ...each, solver: 'merellier 9' })),
      'changed-since',
      'manifest.signature',
    ],
    [
      'has a signature that cannot be read',
      keys.privateKey,
      (within) => writeFileSync(signatureFile(within), 'null'),
      'unsigned',
      manifest,
    ],
  ])('%s', async (_, signWith, spoil, fault, file) => {
    const within = copy();
    await writeManifest(within, origin, signWith);
    spoil(within);
    const { faults } = await checkManifest(within, { publicKey: keys.publicKey });
    expect(faults).toEqual(fault === null ? [] : [{ fault, file: join(within, file) }]);
  });

  it('keeps its signature as long as nothing changes', async () => {
    const within = copy();
    await writeManifest(within, origin, keys.privateKey);
    await writeManifest(within, origin);
    expect((await checkManifest(within, { publicKey: keys.publicKey })).faults).toEqual([]);
    rmSync(join(within, table));
    await writeManifest(within, origin);
    expect((await checkManifest(within, { publicKey: keys.publicKey })).faults).toMatchObject([{ fault: 'unsigned' }]);
  });

  it('is known by its rules, whatever kind of tables it has', async () => {
    const chances = chanceRulesOf(ruleSet('marelle-avec-des'));
    const endings = endingsOf(ruleSet('english'));
    if (!hasChances(chances) || !hasEndings(endings)) throw new Error('these have tables');
    for (const [key, rules] of [
      [layerFolder(variant), variant.rules],
      [chances.key, chances.rules],
      [endings.key, endings.rules],
    ] as const) {
      const within = join(top, key);
      cpSync(solved, within, { recursive: true });
      await writeManifest(within, { solver: 'merellier 1.2.3', key, parameters: rules.parameters });
      expect((await checkManifest(within)).faults, key).toEqual([]);
    }
  });
});

function change(file: string, by: (bytes: Buffer) => Buffer): void {
  writeFileSync(file, by(readFileSync(file)));
}

/** Changes the last byte of a file. */
function flip(file: string): void {
  change(file, (bytes) => {
    bytes.writeUInt8((bytes.at(-1) as number) ^ 1, bytes.length - 1);
    return bytes;
  });
}
