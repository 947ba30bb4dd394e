import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from './workspace.mjs';

const NOT_SOURCES = /^(node_modules|dist|testing|\..*)$|\.test\.tsx?$/;

/**
 * A short text that changes with the content of any of these files, or of the source files in these folders.
 * @param {readonly string[]} paths inside the checkout
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesOf)) hash.update(`\0${path}\0`).update(readFileSync(at(path)));
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (!existsSync(at(path))) return [];
  if (!statSync(at(path)).isDirectory()) return [path];
  return readdirSync(at(path))
    .sort()
    .filter((name) => !NOT_SOURCES.test(name))
    .flatMap((name) => filesOf(join(path, name)));
}

/**
 * Whether `part` was last built from sources with this fingerprint.
 * @param {string} part
 * @param {string} print
 */
export function isBuiltFrom(part, print) {
  const file = stampFile(part);
  return existsSync(file) && readFileSync(file, 'utf8') === print;
}

/**
 * Remembers what `part` was built from.
 * @param {string} part
 * @param {string} print
 */
export function rememberBuilt(part, print) {
  const file = stampFile(part);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, print);
}

/** @param {string} part */
function stampFile(part) {
  return at('.cache', 'built', part);
}
