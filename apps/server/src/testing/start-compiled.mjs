import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import * as pglite from '@electric-sql/pglite';
import * as nodefs from '@electric-sql/pglite/nodefs';

// Runs a script, `node start-compiled.mjs SCRIPT …`, from what V8 made of it at an earlier start: reading and compiling some
// megabytes anew is half of what a start takes. What it exports as `started` is waited for, then that is left for the next.

const [file = ''] = process.argv.splice(2, 1);
const code = `${file}.code`;
const cachedData = existsSync(code) ? readFileSync(code) : undefined;
// From here it finds its packages, wherever it lies.
const filename = fileURLToPath(new URL('../../../../server-process.js', import.meta.url));
const script = new Script(readFileSync(file, 'latin1'), { filename, ...(cachedData && { cachedData }) });
const require = createRequire(filename);
/**
 * The database is the one that `quick-database.mjs` has seen to.
 * @type {Record<string, unknown>}
 */
const seenTo = { '@electric-sql/pglite': pglite, '@electric-sql/pglite/nodefs': nodefs };
/** @param {string} name */
const find = (name) => seenTo[name] ?? require(name);
const exports = script.runInThisContext()(find);
await exports.started;
if (cachedData === undefined || script.cachedDataRejected) {
  // Servers may start at the same time.
  writeFileSync(`${code}.${process.pid}`, script.createCachedData());
  renameSync(`${code}.${process.pid}`, code);
}
