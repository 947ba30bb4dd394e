import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unpackWoff } from './woff.ts';

const FILES = join(dirname(createRequire(import.meta.url).resolve('@fontsource/eb-garamond/package.json')), 'files');
/** The scripts in which names are written. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic'];

/** Fonts as the renderer wants them: in files. */
export interface FontFiles {
  readonly paths: readonly string[];
  /** Deletes the files. */
  remove(): void;
}

/** Lays the font of the page out in a folder of its own. */
export function layOutFonts(): FontFiles {
  const folder = mkdtempSync(join(tmpdir(), 'merellier-fonts-'));
  const paths = SCRIPTS.map((script) => {
    const path = join(folder, `${script}.ttf`);
    writeFileSync(path, unpackWoff(readFileSync(join(FILES, `eb-garamond-${script}-500-normal.woff`))));
    return path;
  });
  return { paths, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
