import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, parse } from 'node:path';
import type { CardMaterial } from '@merellier/page/documents';

const FOLDER = join(
  dirname(createRequire(import.meta.url).resolve('@merellier/page/package.json')),
  'node',
  'materials',
);
const TYPES: Readonly<Record<string, string>> = { '.png': 'image/png', '.jpg': 'image/jpeg' };

let known: CardMaterial | null = null;

/**
 * Wood in good light, as the page is met first; null where the page was built without its pictures. They are read with
 * the first card: a server that paints none need not hold them.
 */
export function cardMaterial(): CardMaterial | null {
  known ??= readMaterial();
  return known;
}

function readMaterial(): CardMaterial | null {
  if (!existsSync(FOLDER)) return null;
  const images = new Map(
    readdirSync(FOLDER).flatMap((file) => {
      const { name, ext } = parse(file);
      const type = TYPES[ext];
      return type ? [[name, `data:${type};base64,${readFileSync(join(FOLDER, file), 'base64')}`] as const] : [];
    }),
  );
  return { look: 'wood', theme: 'light', image: (name) => images.get(name) ?? null };
}
