#!/usr/bin/env node
// node scripts/rulebooks.mjs FOLDER: compares the table of the five rulebooks' sentences with their texts, for somebody who has
// them: files that begin with 000 to 004. The texts belong to their authors and are not kept here; the table has fingerprints.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, reporting } from './steps.mjs';
import { at } from './workspace.mjs';

/** @param {string} text */
const sentencesOf = (text) =>
  text
    .split('\n')
    .flatMap((line) =>
      line
        .replace(/[#*_>`|]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.!?…])\s+(?=[\p{Lu}«(])/u),
    )
    .filter((sentence) => /\p{L}.*\p{L}/u.test(sentence));

/** @param {string} sentence */
const fingerprint = (sentence) =>
  createHash('sha256')
    .update(
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .digest('hex')
    .slice(0, 8);

await reporting(async () => {
  const folder = process.argv[2];
  if (folder === undefined) throw new Failure('Give the folder with the five rulebooks as text: 000….txt to 004….txt.');
  for (const book of ['000', '001', '002', '003', '004']) {
    const file = readdirSync(folder).find((name) => name.startsWith(book));
    if (file === undefined) throw new Failure(`There is no file ${book}… in ${folder}.`);
    const table = readFileSync(at(`apps/web/src/views/learn/concordance/book-${book}.ts`), 'utf8');
    const known = [...table.matchAll(/sentence\(\s*'([0-9a-f]{8})'/g)].map(([, found]) => found);
    const sentences = sentencesOf(readFileSync(join(folder, file), 'utf8'));
    sentences.forEach((sentence, i) => {
      if (known[i] !== fingerprint(sentence))
        throw new Failure(`Sentence ${book}-${i + 1} is not in the table: ${sentence}`);
    });
    if (known.length !== sentences.length) throw new Failure(`The table has sentences that book ${book} has not.`);
    console.log(`✓ ${book}: ${sentences.length} sentences, each with what it became`);
  }
});
