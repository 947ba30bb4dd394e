import { cpSync } from 'node:fs';
import { at } from '../workspace.mjs';
import { RESOLUTIONS, STRICT } from './examples.mjs';

/** @typedef {import('./installation.mjs').Installation} Installation */

/**
 * The element in a template of each framework: what is right compiles, and each line that expects an error is one.
 * @type {Record<string, { file: string, source: string, code: string, paths?: Record<string, string[]> }>}
 */
const TEMPLATES = {
  'React 19': {
    file: 'react.tsx',
    source: 'react',
    code: `import type { MerellierBoard } from '@merellier/board/react';
import { createRef } from 'react';

const board = createRef<MerellierBoard>();
const marks = [{ place: 'd6', kind: 'win' }] as const;
export const right = (
  <merellier-board ref={board} key="1" className="wide" lang="fr" rules="dames" changes={{ men: 7 }} fen={null}
    playable="white" hide="trays" marks={marks} arrows={[{ path: ['d6', 'd7'] }]} aria-label="Board"
    onturn={({ detail }) => detail.fen.length} onbeforeturn={(event) => event.preventDefault()}
    onrefused={({ detail }) => detail.problem.problem} />
);
// @ts-expect-error no such player
export const player = <merellier-board playable="nobody" />;
// @ts-expect-error no such attribute
export const attribute = <merellier-board rule="dames" />;
// @ts-expect-error a turn has no winner
export const detail = <merellier-board onturn={({ detail }) => detail.winner} />;
`,
  },
  'React 18': {
    file: 'react-18.tsx',
    source: 'react',
    paths: {
      react: ['./node_modules/types-react-18/index.d.ts'],
      'react/*': ['./node_modules/types-react-18/*.d.ts'],
    },
    code: `import type { MerellierBoard } from '@merellier/board/react';
import { createRef } from 'react';

const board = createRef<MerellierBoard>();
export const right = <merellier-board ref={board} key="1" className="wide" rules="dames" changes="men=7" marks="d6:win" />;
// @ts-expect-error React 18 makes text of it
export const marks = <merellier-board marks={[{ place: 'd6', kind: 'win' }]} />;
// @ts-expect-error nor does it listen
export const listener = <merellier-board onturn={() => {}} />;
`,
  },
  Preact: {
    file: 'preact.tsx',
    source: 'preact',
    code: `import type { MerellierBoard } from '@merellier/board/preact';
import { createRef } from 'preact';

const board = createRef<MerellierBoard>();
export const right = (
  <merellier-board ref={board} key="1" class="wide" rules="dames" marks={[{ place: 'd6', kind: 'win' }]}
    onturn={({ detail }) => void detail.fen.length} />
);
// @ts-expect-error no such player
export const player = <merellier-board playable="nobody" />;
// @ts-expect-error a turn has no winner
export const detail = <merellier-board onturn={({ detail }) => void detail.winner} />;
`,
  },
  Solid: {
    file: 'solid.tsx',
    source: 'solid-js',
    code: `import type { MerellierBoard } from '@merellier/board/solid';

let board: MerellierBoard | undefined;
export const right = (
  <merellier-board ref={board} class="wide" rules="dames" marks={[{ place: 'd6', kind: 'win' }]}
    on:turn={({ detail }) => detail.fen.length} />
);
// @ts-expect-error no such player
export const player = <merellier-board playable="nobody" />;
// @ts-expect-error a turn has no winner
export const detail = <merellier-board on:turn={({ detail }) => detail.winner} />;
`,
  },
  // Templates of Vue are compiled by a tool of its own, from these types.
  Vue: {
    file: 'vue.ts',
    source: 'vue',
    code: `import type { MerellierBoard } from '@merellier/board/vue';
import type { GlobalComponents } from 'vue';

declare const inTemplate: InstanceType<GlobalComponents['merellier-board']>;
export const element: MerellierBoard = inTemplate;
type Given = (typeof inTemplate)['$props'];
export const right: Given = { rules: 'dames', marks: [{ place: 'd6', kind: 'win' }], class: 'wide', key: 1 };
inTemplate.$emit('turn', {} as CustomEvent<{ turn: string; fen: string; side: 'white'; by: 'person' }>);
// @ts-expect-error no such player
export const player: Given = { playable: 'nobody' };
// @ts-expect-error no such event
inTemplate.$emit('turned', new CustomEvent('turned'));
`,
  },
};

/**
 * Compiles the element in a template of each framework, strictly, with both ways of finding packages, and the example in
 * React as it is.
 * @param {Installation} user
 * @param {import('./checks.mjs').Checks} checks
 */
export async function compileFrameworks(user, checks) {
  for (const [framework, { file, source, code, paths = {} }] of Object.entries(TEMPLATES)) {
    user.write(`frameworks/${file}`, code);
    for (const [resolution, options] of Object.entries(RESOLUTIONS)) {
      // The frameworks' own types do not all hold with such settings.
      const own = { jsx: 'react-jsx', jsxImportSource: source, paths, skipLibCheck: true, noEmit: true };
      const settings = `tsconfig.${file}.${resolution}.json`;
      user.write(
        settings,
        JSON.stringify({ compilerOptions: { ...STRICT, ...options, ...own }, files: [`frameworks/${file}`] }),
      );
      await checks.check(`the element in ${framework}, ${resolution}`, () => compile(user, settings));
    }
  }
  cpSync(at('examples/react'), user.at('frameworks/example-react'), { recursive: true });
  await checks.check('the example in React is typed', () => compile(user, 'frameworks/example-react/tsconfig.json'));
}

/**
 * What the compiler complains of.
 * @param {Installation} user
 * @param {string} settings
 */
async function compile(user, settings) {
  const { status, output } = await user.tool('typescript/bin/tsc', ['-p', settings, '--pretty', 'false']);
  return status === 0 ? [] : [output];
}
