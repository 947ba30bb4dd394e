import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Parameters, readRuleSet } from '@merellier/rules';
import { chanceRulesOf, hasChances } from '../chances/chance-rules.ts';
import { endingsOf, hasEndings } from '../endings/ending-rules.ts';
import { layerFolder } from '../layer.ts';
import { isSolvable, variantOf } from '../variant.ts';
import { filesIn, hashOf, headOf, type Manifest, type ManifestFile, manifestFile, readManifest } from './manifest.ts';
import { checkSignature, type SignatureFault, signatureFile } from './signature.ts';

/**
 * What is wrong with a folder by its manifest, and the file that it is wrong with: there is no manifest, or none of ours, or one of
 * another version, of another folder, or of rules that do not make these tables; a file is missing or not named, is another one than the
 * manifest says (`changed`), is of another version of its format, or its own head tells something else of it (`other-counts`); or what
 * the signature comes to.
 */
export interface ManifestFault {
  readonly fault:
    | 'no-manifest'
    | 'not-a-manifest'
    | 'other-version'
    | 'other-folder'
    | 'other-rules'
    | 'missing'
    | 'unnamed'
    | 'changed'
    | 'other-format'
    | 'other-counts'
    | SignatureFault;
  readonly file: string;
}

/** A folder as its manifest sees it; no manifest where it cannot be read. */
export interface CheckedManifest {
  readonly manifest: Manifest | null;
  readonly isSigned: boolean;
  readonly faults: readonly ManifestFault[];
}

export interface CheckManifestOptions {
  /** Whose signature is asked for; the signature is not looked at if left out. */
  readonly publicKey?: KeyObject | undefined;
  /** Whether a file is to be read and compared; all are if left out. Whether they are there is always looked at. */
  readonly isDue?: (file: string) => boolean;
  /** Hears of each file before it is read. */
  readonly onFile?: (file: string) => void;
}

/** Compares a folder of tables with its manifest: every file by its hash and by what its head says. */
export async function checkManifest(within: string, options: CheckManifestOptions = {}): Promise<CheckedManifest> {
  const path = manifestFile(within);
  const isSigned = existsSync(signatureFile(within));
  if (!existsSync(path)) return { manifest: null, isSigned, faults: [{ fault: 'no-manifest', file: path }] };
  const bytes = await readFile(path);
  const manifest = readManifest(bytes.toString());
  if (typeof manifest === 'string') return { manifest: null, isSigned, faults: [{ fault: manifest, file: path }] };

  const faults: ManifestFault[] = [];
  const { publicKey, isDue = () => true, onFile } = options;
  const signature = publicKey && checkSignature(within, bytes, publicKey);
  if (signature) faults.push({ fault: signature, file: signature === 'unsigned' ? path : signatureFile(within) });
  if (manifest.key !== basename(resolve(within))) faults.push({ fault: 'other-folder', file: path });
  else if (!keysOf(manifest.parameters).includes(manifest.key)) faults.push({ fault: 'other-rules', file: path });

  const present = await filesIn(within);
  const named = new Set(manifest.files.map(({ file }) => file));
  for (const file of present.filter((each) => !named.has(each)))
    faults.push({ fault: 'unnamed', file: join(within, file) });
  for (const entry of manifest.files) {
    const file = join(within, entry.file);
    if (!present.includes(entry.file)) faults.push({ fault: 'missing', file });
    else if (isDue(entry.file)) {
      onFile?.(file);
      const fault = await compare(file, entry);
      if (fault) faults.push({ fault, file });
    }
  }
  return { manifest, isSigned, faults };
}

/** What a file is not that its manifest says of it; null where all is so. */
async function compare(file: string, entry: ManifestFile): Promise<ManifestFault['fault'] | null> {
  const head = await headOf(file).catch(() => null);
  if (head && head.formatVersion !== entry.formatVersion) return 'other-format';
  const isSame = (await stat(file)).size === entry.bytes && (await hashOf(file)) === entry.sha256;
  if (!isSame) return 'changed';
  return isDeepStrictEqual(head?.description, entry.description) ? null : 'other-counts';
}

/** The names of all folders of tables that a rule set with these parameters has; none where there is no such rule set. */
function keysOf(parameters: Parameters): readonly string[] {
  return ['marelle', 'dames'].flatMap((id) => {
    const read = readRuleSet(id, parameters);
    if (!read.ok) return [];
    const variant = variantOf(read.value);
    const chances = chanceRulesOf(read.value);
    const endings = endingsOf(read.value);
    return [
      ...(isSolvable(variant) ? [variant.key, layerFolder(variant)] : []),
      ...(hasChances(chances) ? [chances.key] : []),
      ...(hasEndings(endings) ? [endings.key] : []),
    ];
  });
}
