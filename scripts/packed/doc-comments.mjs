import { readdirSync, readFileSync } from 'node:fs';
import { at, PACKAGES } from '../workspace.mjs';

/**
 * An example in the doc comment of something public.
 * @typedef {object} DocExample
 * @property {string} page the source file's path in the checkout
 * @property {number} line where its code begins, from 1
 * @property {string} language
 * @property {string} code
 * @property {string[]} prints what each line prints that says so in a comment at its end
 */

/** The examples in the doc comments of every package. */
export function commentExamples() {
  return PACKAGES.flatMap((path) =>
    readdirSync(at(path, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .sort()
      .flatMap((name) => examplesIn(`${path}/src/${name}`, readFileSync(at(path, 'src', name), 'utf8'))),
  );
}

/**
 * The examples of one source file.
 * @param {string} page
 * @param {string} text
 * @returns {DocExample[]}
 */
export function examplesIn(page, text) {
  return [...text.matchAll(/^ *\* @example.*\n *\* ```(ts|tsx|js)\n((?: *\*.*\n)*?) *\* ```$/gm)].map((match) => {
    const [, language = '', commented = ''] = match;
    const code = commented.replace(/^ *\* ?/gm, '');
    const prints = [...code.matchAll(/console\.log\(.*\); *\/\/ (.*)$/gm)].map(([, printed = '']) => printed);
    return { page, line: text.slice(0, match.index).split('\n').length + 2, language, code, prints };
  });
}
