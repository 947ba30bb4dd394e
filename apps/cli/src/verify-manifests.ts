import { join } from 'node:path';
import { type CheckManifestOptions, checkManifest, type ManifestFault } from '@merellier/tablebase/node';
import type { Context } from './context.ts';

/** What a folder is by its manifest; `solver` is null where there is none, or it cannot be read. */
export interface FolderManifest {
  readonly folder: string;
  readonly solver: string | null;
  readonly isSigned: boolean;
  readonly files: number;
  readonly faults: readonly ManifestFault[];
}

/** Compares folders with their manifests. A folder without one is told of only where a signature is asked for. */
export async function checkManifests(
  folders: readonly string[],
  options: CheckManifestOptions,
): Promise<readonly FolderManifest[]> {
  const checked: FolderManifest[] = [];
  for (const folder of folders) {
    const isDue = (file: string): boolean => options.isDue?.(join(folder, file)) ?? true;
    const { manifest, isSigned, faults } = await checkManifest(folder, { ...options, isDue });
    checked.push({
      folder,
      ...{ solver: manifest?.solver ?? null, isSigned, files: manifest?.files.length ?? 0 },
      faults: faults.filter(({ fault }) => fault !== 'no-manifest' || options.publicKey !== undefined),
    });
  }
  return checked;
}

/** A sentence for each fault. */
export const faultLines = ({ texts }: Context, manifests: readonly FolderManifest[]): readonly string[] =>
  manifests.flatMap(({ faults }) => faults.map(({ fault, file }) => texts.verify.faults[fault](file)));

/** Says whose the files are, now that they are the right ones. */
export async function tellManifests(
  { texts, words, out }: Context,
  manifests: readonly FolderManifest[],
  isChecked: boolean,
): Promise<void> {
  const known = manifests.filter(({ solver }) => solver !== null);
  if (known.length === 0) return;
  const files = known.reduce((sum, each) => sum + each.files, 0);
  const solvers = new Set(known.map(({ solver }) => solver)).values();
  const signature = isChecked ? 'right' : known.some(({ isSigned }) => isSigned) ? 'unchecked' : 'none';
  await out.line(texts.verify.manifest(files, words.number(files), [...solvers].join(', '), signature));
}
