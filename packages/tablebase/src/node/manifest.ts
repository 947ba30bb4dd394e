import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Parameters } from '@merellier/rules';

/** What a set of tables is, and what its files are to be: beside them, in `manifest.json`. */
export interface Manifest {
  readonly format: 'merellier-manifest';
  readonly version: 1;
  /** The folder, and all parameters of a rule set that the tables were made for; others may share them. */
  readonly key: string;
  readonly parameters: Parameters;
  readonly files: readonly ManifestFile[];
}

/** A file of the set. */
export interface ManifestFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  /** What its head says: the version of its format, then men, sizes, counts as the format has them. */
  readonly formatVersion: number;
  readonly description: unknown;
}

const NAME = 'manifest.json';
const KINDS = /\.(table|chances|ending)$/;

/**
 * Writes the manifest of a folder of tables. Files that are older than the manifest that is there, and as long as it says, are
 * not read again.
 */
export async function writeManifest(within: string, key: string, parameters: Parameters): Promise<Manifest> {
  const path = join(within, NAME);
  const since = existsSync(path) ? (await stat(path)).mtimeMs : 0;
  const known = new Map((since > 0 ? await readKnown(path) : []).map((each) => [each.file, each]));
  const files: ManifestFile[] = [];
  for (const file of (await readdir(within)).filter((name) => KINDS.test(name)).sort()) {
    const { size, mtimeMs } = await stat(join(within, file));
    const before = known.get(file);
    const isKnown = before !== undefined && before.bytes === size && mtimeMs < since;
    files.push(
      isKnown
        ? before
        : { file, bytes: size, sha256: await hashOf(join(within, file)), ...(await headOf(join(within, file))) },
    );
  }
  const manifest: Manifest = { format: 'merellier-manifest', version: 1, key, parameters, files };
  await writeFile(`${path}.part`, `${JSON.stringify(manifest, null, 1)}\n`);
  await rename(`${path}.part`, path);
  return manifest;
}

/** The files that an earlier manifest names; none where it cannot be read. */
async function readKnown(path: string): Promise<readonly ManifestFile[]> {
  try {
    const { files } = JSON.parse(await readFile(path, 'utf8')) as Partial<Manifest>;
    return Array.isArray(files) ? files : [];
  } catch {
    return [];
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Uint8Array);
  return hash.digest('hex');
}

/** All formats begin alike: eight letters, the version, the length of a description, the description as JSON. */
async function headOf(file: string): Promise<Pick<ManifestFile, 'formatVersion' | 'description'>> {
  const handle = await open(file);
  try {
    const start = Buffer.alloc(16);
    await handle.read(start, 0, 16, 0);
    const text = Buffer.alloc(start.readUInt32LE(12));
    await handle.read(text, 0, text.length, 16);
    return { formatVersion: start.readUInt32LE(8), description: JSON.parse(text.toString()) };
  } finally {
    await handle.close();
  }
}
