/** @typedef {import('./doc-blocks.mjs').Block} Block */
/** @typedef {import('./installation.mjs').Installation} Installation */

/**
 * A block that is compiled, and run in Node or on a page where these can.
 * @typedef {Block & { name: string, file: string, inNode: boolean, onPages: boolean }} Example
 */

/** @type {Record<string, string>} */
const ENDINGS = { js: 'ts', ts: 'ts', jsx: 'tsx', tsx: 'tsx' };
/** What only a page can run, and what none can. */
const NEEDS_PAGE = /\bdocument\b/;
const NEEDS_NODE = /from '(node:|@merellier\/server'|@merellier\/tablebase\/node')/;

/** What the examples of a page print, in the order of the page. */
/** @type {Record<string, RegExp[]>} */
const PRINTED = {
  'README.md': [/^21-17 22-17[\s\S]*1\. 22-18 9-14 2\. 18x9/],
  'docs/programmers.md': [
    /^20 white \*\n[\s\S]*1\. d6 f4 2\. d2 b4 \*/,
    /^(?=[\s\S]*^g1xb4 B:Wa1,d1,g1:Bf2:H6,7$)(.*\n){21}$/m,
    /1\. d6 f4 2\. d2/,
    /b4.*mill/,
    /g4-g1xb4 win 1[\s\S]*kind: 'exact-win'/,
  ],
  'packages/rules/README.md': [/\* null/, /a1 a4 a7/],
  'packages/words/README.md': [/\S+/],
  'packages/engine/README.md': [/^\d\d-\d\d\n\d+ \[/],
  'packages/tablebase/README.md': [/g4-g1xb4 win 1/],
  'packages/board/README.md': [/^\d+ \d+ <svg/],
  'packages/protocol/README.md': [/^not-your-turn\nplaying \d/],
  'packages/tournament/README.md': [/^7 2 0 0 0\n/],
  'apps/server/README.md': [/^http:\/\/localhost:\d+\n$/],
};

/**
 * The examples among the blocks.
 * @param {readonly Block[]} blocks
 * @returns {Example[]}
 */
export function examplesOf(blocks) {
  return blocks
    .filter(({ language }) => language in ENDINGS)
    .map((block) => {
      const ending = ENDINGS[block.language];
      const name = `${block.page}:${block.line}`;
      const file = `examples/${name.replace(/\.md:/, '-').replaceAll(/\W+/g, '-')}.${ending}`;
      // Examples in doc comments are run by a unit test, which compares what they print.
      const runs = ending === 'ts' && block.page.endsWith('.md');
      const inNode = runs && !NEEDS_PAGE.test(block.code);
      return { ...block, name, file, inNode, onPages: runs && !NEEDS_NODE.test(block.code) };
    });
}

/** How the compiler finds packages, and the settings of a strict user. */
export const RESOLUTIONS = {
  NodeNext: { module: 'NodeNext', moduleResolution: 'NodeNext' },
  bundler: { module: 'ESNext', moduleResolution: 'bundler' },
};
export const STRICT = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noUncheckedSideEffectImports: false,
  jsx: 'preserve',
  types: [],
};

/**
 * Says whose JSX an example is written in: that of the framework whose types of the element it imports, or Solid's.
 * @param {string} code
 */
function pragma(code) {
  const [, framework = 'solid'] = code.match(/'@merellier\/board\/(react|preact)'/) ?? [];
  return `/** @jsxImportSource ${framework === 'solid' ? 'solid-js' : framework} */\n`;
}

/**
 * Compiles all examples and an import of every entry, strictly, with both ways of finding packages.
 * @param {Installation} user
 * @param {readonly Example[]} examples
 * @param {readonly string[]} entries names that can be imported with types
 * @param {import('./checks.mjs').Checks} checks
 */
export async function compileExamples(user, examples, entries, checks) {
  for (const { file, code } of examples) user.write(file, `${pragma(code)}${code}\nexport {};\n`);
  user.write('entries.ts', entries.map((name, at) => `export * as entry${at} from '${name}';\n`).join(''));
  for (const [resolution, options] of Object.entries(RESOLUTIONS)) {
    const settings = `tsconfig.${resolution}.json`;
    const compilerOptions = { ...STRICT, ...options, outDir: `out-${resolution}`, rootDir: '.' };
    user.write(settings, JSON.stringify({ compilerOptions, include: ['examples', 'entries.ts'] }));
    const { output } = await user.tool('typescript/bin/tsc', ['-p', settings, '--pretty', 'false']);
    const faults = output.split('\n').filter((line) => /^\S.*error TS/.test(line));
    const known = ['entries.ts', ...examples.map(({ file }) => file)];
    await checks.check(`every entry has types, ${resolution}`, () =>
      faults.filter((fault) => fault.startsWith('entries.ts(') || !known.some((file) => fault.startsWith(`${file}(`))),
    );
    for (const { name, file } of examples) {
      await checks.check(`${name} compiles, ${resolution}`, () =>
        faults.filter((fault) => fault.startsWith(`${file}(`)),
      );
    }
  }
}

/**
 * Runs the examples that Node can run, as compiled, and looks at what they print.
 * @param {Installation} user
 * @param {readonly Example[]} examples
 * @param {import('./checks.mjs').Checks} checks
 */
export async function runExamples(user, examples, checks) {
  for (const { page, name, file, inNode } of examples) {
    if (!inNode) continue;
    const place = examples.filter((each) => each.page === page && each.inNode).findIndex((each) => each.file === file);
    await checks.check(`${name} runs`, async () => {
      const { status, output } = await user.node([`out-NodeNext/${file.replace(/ts$/, 'js')}`]);
      if (status !== 0) return [output];
      const printed = PRINTED[page]?.[place];
      return printed === undefined || printed.test(output) ? [] : [`It prints:\n${output}`];
    });
  }
}
