import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|wasm|txt)$/;

/** A gzip file is for the few who do not take brotli: it is not worth its place where it saves less than this share. */
const WORTH = 0.4;

/**
 * Lays a brotli and a gzip file beside each file of a folder that shrinks, for the server to send as they are.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(files.map((name) => compressFile(join(folder, name))));
}

/** @param {string} file */
async function compressFile(file) {
  const plain = await readFile(file);
  const brotli = await promisify(brotliCompress)(plain, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  const gzipped = await promisify(gzip)(plain, { level: 9 });
  if (brotli.length < plain.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < (1 - WORTH) * plain.length) await writeFile(`${file}.gz`, gzipped);
}
