import { Failure } from './failure.ts';
import type { Texts } from './texts/texts.ts';

/** Why a file could not be read, in one sentence; anything that is no fault of the file's is thrown on. */
export function describeFileError(texts: Texts, file: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  if (code === 'ENOENT') return texts.noFile(file);
  if (code === 'EISDIR') return texts.isFolder(file);
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return texts.notEncoded(file);
  return texts.noAccess(file);
}

/** Why a new file could not be written, in one sentence. */
export const fileUnwritten = ({ games }: Texts, file: string, error: unknown): string => {
  const { code = '' } = error as NodeJS.ErrnoException;
  return code === 'EEXIST' ? games.exists(file) : games.unwritable(file, code);
};

/** A name of an encoding, where it is one; else a Failure. */
export function checkEncoding(texts: Texts, name: string | undefined): string | undefined {
  try {
    if (name !== undefined) new TextDecoder(name, { fatal: true });
    return name;
  } catch {
    throw new Failure(texts.badEncoding(name ?? ''));
  }
}
