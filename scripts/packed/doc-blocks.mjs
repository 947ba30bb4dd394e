import { readdirSync, readFileSync } from 'node:fs';
import { at, PACKAGES } from '../workspace.mjs';
import { commentExamples } from './doc-comments.mjs';

/**
 * A piece of code in a page of documentation.
 * @typedef {object} Block
 * @property {string} page the page's path in the checkout
 * @property {number} line where it begins, from 1
 * @property {string} language as the page names it, or empty
 * @property {string} code
 */

/** The pages that tell others how to use what is published. */
export const PAGES = [
  ...['README.md', 'README.fr.md'],
  ...readdirSync(at('docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...PACKAGES.map((path) => `${path}/README.md`),
];

/** All code blocks of all pages, and the examples in doc comments. */
export function docBlocks() {
  return [...PAGES.flatMap((page) => blocksOf(page, readFileSync(at(page), 'utf8'))), ...commentExamples()];
}

/**
 * The fenced code blocks of a page.
 * @param {string} page
 * @param {string} text
 * @returns {Block[]}
 */
export function blocksOf(page, text) {
  return [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(({ 1: language = '', 2: code = '', index }) => ({
    page,
    line: text.slice(0, index).split('\n').length,
    language,
    code,
  }));
}
