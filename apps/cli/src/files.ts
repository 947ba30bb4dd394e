import type { Texts } from './texts/texts.ts';

/** Why a file could not be read, in one sentence; anything that is no fault of the file's is thrown on. */
export function describeFileError(texts: Texts, file: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  if (code === 'ENOENT') return texts.noFile(file);
  if (code === 'EISDIR') return texts.isFolder(file);
  return texts.noAccess(file);
}
