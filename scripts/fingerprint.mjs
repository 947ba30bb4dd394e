import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from './workspace.mjs';

const NOT_SOURCES = /^(node_modules|dist|testing|\..*)$|\.test\.tsx?$/;

/**
 * A short text that changes with the content of any of these files.
 * @param {readonly string[]} files inside the checkout
 */
export function fingerprint(files) {
  const hash = createHash('sha256');
  for (const path of files) hash.update(`\0${path}\0`).update(readFileSync(at(path)));
  return hash.digest('hex');
}

/**
 * These files, and the source files in these folders.
 * @param {readonly string[]} paths inside the checkout
 * @param {readonly string[]} made folders that builds make: they say nothing of what a build is made from
 * @returns {string[]}
 */
export function sourceFiles(paths, made) {
  return paths.flatMap((path) => {
    if (made.includes(path) || !existsSync(at(path))) return [];
    if (!statSync(at(path)).isDirectory()) return [path];
    const names = readdirSync(at(path)).sort();
    const inside = names.filter((name) => !NOT_SOURCES.test(name)).map((name) => join(path, name));
    return sourceFiles(inside, made);
  });
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
