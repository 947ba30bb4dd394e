import { homedir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Where games are kept unless the host names a folder: beside the programs in a checkout, and in a folder of the user's own
 * where the server is an installed package, since an update deletes what lies among packages.
 */
export const DATA_FOLDER: string = dataFolder(fileURLToPath(import.meta.url), process.env);

/** The folder for the games of the server whose code is in `file`. */
export function dataFolder(file: string, { XDG_DATA_HOME: data }: NodeJS.ProcessEnv): string {
  if (!file.includes(`${sep}node_modules${sep}`)) return join(file, '..', '..', '..', '..', 'data');
  return join(data || join(homedir(), '.local', 'share'), 'merellier', 'data');
}
