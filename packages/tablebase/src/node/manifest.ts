import { createHash, type KeyObject } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Parameters } from '@merellier/rules';
import { signatureFile, writeSignature } from './signature.ts';
import { writeWhole } from './write-whole.ts';

/** What a set of tables is, and what its files are to be: beside them, in `manifest.json`. */
export interface Manifest extends Origin {
  readonly format: 'merellier-manifest';
  readonly version: typeof MANIFEST_VERSION;
  readonly files: readonly ManifestFile[];
}

/** Where a set of tables comes from. */
export interface Origin {
  /** The program that solved it, and its version. */
  readonly solver: string;
  /** The folder, and all parameters of a rule set that the tables were made for; others may share them. */
  readonly key: string;
  readonly parameters: Parameters;
}

/** A file of the set. */
export interface ManifestFile extends FileHead {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What the head of a file says: the version of its format, then men, sizes, counts as the format has them. */
export interface FileHead {
  readonly formatVersion: number;
  readonly description: unknown;
}

export const MANIFEST_VERSION = 2;

/** The manifest of a folder of tables. */
export const manifestFile = (within: string): string => join(within, 'manifest.json');

/**
 * Writes the manifest of a folder of tables, and signs it where a private key is given. Files that are older than the manifest
 * that is there, and as long as it says, are not read again.
 */
export async function writeManifest(within: string, origin: Origin, signWith?: KeyObject): Promise<Manifest> {
  const path = manifestFile(within);
  const since = existsSync(path) ? (await stat(path)).mtimeMs : 0;
  const known = new Map((since > 0 ? await readKnown(path) : []).map((each) => [each.file, each]));
  const files: ManifestFile[] = [];
  for (const file of await filesIn(within)) {
    const { size, mtimeMs } = await stat(join(within, file));
    const before = known.get(file);
    const isKnown = before !== undefined && before.bytes === size && mtimeMs < since;
    files.push(isKnown ? before : await describeFile(within, file));
  }
  const manifest = manifestOf(origin, files);
  const text = manifestText(manifest);
  const isSame = since > 0 && text.equals(await readFile(path));
  // A signature holds for the bytes that it was given for.
  if (!isSame) await rm(signatureFile(within), { force: true });
  await writeWhole(path, text);
  if (signWith) await writeSignature(within, text, signWith);
  return manifest;
}

/** The manifest of these files. */
export function manifestOf({ solver, key, parameters }: Origin, files: readonly ManifestFile[]): Manifest {
  return { format: 'merellier-manifest', version: MANIFEST_VERSION, ...{ solver, key, parameters, files } };
}

/** A manifest as its file has it. */
export const manifestText = (manifest: Manifest): Buffer => Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);

/** What a manifest says of a file. */
export async function describeFile(within: string, file: string): Promise<ManifestFile> {
  const path = join(within, file);
  return { file, bytes: (await stat(path)).size, sha256: await hashOf(path), ...(await headOf(path)) };
}

/** The tables of a folder, of whatever kind, in order. */
export async function filesIn(within: string): Promise<readonly string[]> {
  return (await readdir(within)).filter((name) => /\.(table|chances|ending)$/.test(name)).sort();
}

/** A manifest from its text; why not, where it is none, or one of another version. */
export function readManifest(text: string): Manifest | 'not-a-manifest' | 'other-version' {
  try {
    const read = JSON.parse(text) as Partial<Manifest>;
    if (read.format !== 'merellier-manifest') return 'not-a-manifest';
    if (read.version !== MANIFEST_VERSION) return 'other-version';
    const isWhole =
      typeof read.solver === 'string' &&
      typeof read.key === 'string' &&
      typeof read.parameters === 'object' &&
      read.parameters !== null &&
      Array.isArray(read.files) &&
      read.files.every((each: unknown) => typeof (each as ManifestFile | null)?.file === 'string');
    return isWhole ? (read as Manifest) : 'not-a-manifest';
  } catch {
    return 'not-a-manifest';
  }
}

/** The files that an earlier manifest names; none where it cannot be read. */
async function readKnown(path: string): Promise<readonly ManifestFile[]> {
  const read = readManifest(await readFile(path, 'utf8'));
  return typeof read === 'string' ? [] : read.files;
}

/** SHA-256 of a file, in hexadecimal digits. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Uint8Array);
  return hash.digest('hex');
}

/** All formats begin alike: eight letters, the version, the length of a description, the description as JSON. */
export async function headOf(file: string): Promise<FileHead> {
  const handle = await open(file);
  try {
    const start = Buffer.alloc(16);
    await handle.read(start, 0, 16, 0);
    // A damaged length may be anything.
    const text = Buffer.alloc(Math.min(start.readUInt32LE(12), (await handle.stat()).size));
    await handle.read(text, 0, text.length, 16);
    return { formatVersion: start.readUInt32LE(8), description: JSON.parse(text.toString()) };
  } finally {
    await handle.close();
  }
}
