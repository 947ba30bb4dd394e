import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The JavaScript examples of a page, each a program of its own. */
async function examples(page: string): Promise<string[]> {
  const text = await readFile(join(root, page), 'utf8');
  return [...text.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code as string);
}

/** Runs a program inside the workspace, against the sources, and gives what it prints. */
async function run(code: string): Promise<string> {
  const folder = await mkdtemp(join(root, 'node_modules', '.example-'));
  try {
    const file = join(folder, 'example.mjs');
    await writeFile(file, code);
    const node = ['--conditions=source', '--import', 'tsx', file];
    return (await promisify(execFile)(process.execPath, node, { cwd: root })).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('the examples of docs/programmers.md', async () => {
  const [turns = '', game = '', refusal = '', exact = ''] = await examples('docs/programmers.md');

  it('list the legal turns of a position', async () => {
    const lines = (await run(turns)).trim().split('\n');
    expect(lines).toContain('g1xb4 B:Wa1,d1,g1:Bf2:H6,7');
    expect(lines).toHaveLength(21);
  });

  it('play a game and write it', async () => {
    expect(await run(game)).toContain('1. d6 f4 2. d2');
  });

  it('say why a turn is refused', async () => {
    expect(await run(refusal)).toMatch(/b4.*mill/);
  });

  it('give exact values, and an engine that plays by them', async () => {
    const printed = await run(exact);
    expect(printed).toContain('g4-g1xb4 win 1');
    expect(printed).toContain("kind: 'exact-win'");
  });
});

describe('the example of each package', () => {
  it.each([
    ['rules', /a1 a4 a7/],
    ['words', /\S+/],
    ['engine', /^\d\d-\d\d\n\d+ \[/],
    ['tablebase', /g4-g1xb4 win 1/],
    ['protocol', /^not-your-turn\nplaying \d/],
  ])('%s runs as its page says', async (name, printed) => {
    const [example = ''] = await examples(`packages/${name}/README.md`);
    expect((await run(example)).trim()).toMatch(printed);
  });
});
