import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at } from './workspace.mjs';

/** What the compiler makes of a source file: `a.js`, `a.jsx` or `a.d.ts`. */
const MADE = /\.(d\.ts|jsx?)$/;
/** What is not the compiler's: its own notes, and what is bundled. */
const OTHERS = /^(\.tsbuildinfo$|bundle\b)/;

/**
 * Deletes what lies in `dist` of sources that are gone: the compiler leaves it there, and it would be published with the rest.
 * @param {string} path the folder of a package
 */
export function deleteLeftovers(path) {
  const dist = at(path, 'dist');
  if (!existsSync(dist)) return;
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const made = relative(dist, join(entry.parentPath, entry.name));
    if (entry.isFile() && !OTHERS.test(made) && !hasSource(path, made)) rmSync(join(dist, made));
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
