import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './workspace.mjs';

/** What the compiler makes of a source file: `a.js`, `a.jsx` or `a.d.ts`. */
const MADE = /\.(d\.ts|jsx?)$/;

/**
 * Deletes what lies in `dist` of sources that are gone: the compiler leaves it there, and it would be published with the rest.
 * @param {string} path the folder of a package
 */
export function deleteLeftovers(path) {
  const dist = at(path, 'dist');
  if (!existsSync(dist)) return;
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.name !== '.tsbuildinfo' && !hasSource(path, file.slice(dist.length + 1))) rmSync(file);
  }
}

/**
 * @param {string} path
 * @param {string} made a path in `dist`
 */
function hasSource(path, made) {
  const name = made.replace(MADE, '');
  return name !== made && ['.ts', '.tsx'].some((ending) => existsSync(at(path, 'src', name + ending)));
}
