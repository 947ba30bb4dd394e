import { readFile, stat } from 'node:fs/promises';

/** Reads the HTML of the built page: again only where another was built meanwhile. */
export function shellReader(file: string): () => Promise<string> {
  let known: { readonly changed: number; readonly html: string } | null = null;
  return async () => {
    const { mtimeMs } = await stat(file);
    if (known?.changed !== mtimeMs) known = { changed: mtimeMs, html: await readFile(file, 'utf8') };
    return known.html;
  };
}
