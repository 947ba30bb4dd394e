import { appendFileSync, readFileSync } from 'node:fs';
import { at } from './workspace.mjs';

/** What is built into the page by other ways than an import, which Vite's own list of licences does not know. */
const OTHERS = ['@fontsource/eb-garamond', 'workbox-core'];

/**
 * Adds the licences of the font and of the service worker to those of the libraries that Vite has listed.
 * @param {string} file
 */
export function addLicences(file) {
  for (const name of OTHERS) {
    const { version, license } = JSON.parse(readFileSync(at('node_modules', name, 'package.json'), 'utf8'));
    const text = readFileSync(at('node_modules', name, 'LICENSE'), 'utf8').trim();
    appendFileSync(file, `\n## ${name} - ${version} (${license})\n\n${text}\n`);
  }
}
