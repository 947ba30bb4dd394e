import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at, PACKAGES, TOOLS } from './workspace.mjs';

const REFUSED = [
  ['packages/rules/src/a.ts', '@merellier/words'],
  ['packages/rules/src/b.ts', 'fast-check'],
  ['packages/rules/src/c.ts', 'node:fs'],
  ['packages/rules/src/d.ts', './notation/fen.ts'],
  ['packages/rules/src/mill/a.ts', '../notation/fen.ts'],
  ['packages/rules/src/draughts/a.ts', '../notation/fen.ts'],
  ['packages/words/src/a.ts', '@merellier/board'],
  ['packages/board/src/a.ts', '@merellier/words'],
  ['packages/board/src/b.ts', '../../rules/src/board.ts'],
  ['packages/board/src/element/a.ts', '@merellier/engine'],
  ['packages/engine/src/a.ts', '@merellier/words'],
  ['packages/tablebase/src/a.ts', '@merellier/engine'],
  ['packages/protocol/src/a.ts', '@merellier/words'],
  ['packages/tournament/src/a.ts', '@merellier/rules'],
  ['apps/web/src/a.ts', '@merellier/server'],
  ['apps/web/src/b.ts', '../../server/src/app.ts'],
  ['apps/server/src/a.ts', 'merellier'],
  ['apps/server/src/store/a.ts', '../games/room.ts'],
  ['apps/server/src/games/a.ts', '../http/api.ts'],
  ['apps/server/src/people/a.ts', '../node/online.ts'],
  ['apps/server/src/classes/a.ts', '../node/online.ts'],
  ['apps/server/src/store/b.ts', '../classes/classes.ts'],
  ['apps/server/src/kept/a.ts', '../races/races.ts'],
  ['apps/server/src/puzzles/a.ts', '../races/races.ts'],
  ['apps/server/src/races/a.ts', '@merellier/page/puzzles'],
  ['apps/server/src/routes/a.ts', '../app.ts'],
  ['apps/server/src/node/a.ts', 'merellier'],
  ['apps/cli/src/a.ts', '@merellier/page'],
  ['apps/server/src/http/b.ts', '@merellier/page/documents'],
  ['apps/server/src/http/c.ts', '../pages/page.ts'],
] as const;

const ALLOWED = [
  ['packages/rules/src/notation/z.ts', '../board.ts'],
  ['packages/rules/src/mill/z.test.ts', '../notation/fen.ts'],
  ['packages/words/src/z.ts', '@merellier/rules/notation'],
  ['packages/board/src/z.ts', '@merellier/rules'],
  ['packages/board/src/element/z.ts', '@merellier/words'],
  ['packages/protocol/src/z.ts', '@merellier/rules/notation'],
  ['apps/cli/src/z.ts', '@merellier/server'],
  ['apps/server/src/games/z.ts', '../store/store.ts'],
  ['apps/server/src/pages/z.ts', '@merellier/page/documents'],
  ['apps/server/src/puzzles/z.ts', '@merellier/page/puzzles'],
  ['apps/server/src/races/z.ts', '../kept/kept-rooms.ts'],
  ['apps/server/src/routes/z.ts', '../node/online.ts'],
  ['apps/server/src/store/z.test.ts', '../server.ts'],
  ['apps/web/src/z.ts', '@merellier/board'],
] as const;

/** Nothing imports the page, and so every package, a new one too, has to refuse it. */
const PAGE = PACKAGES.map((path) => [`${path}/src/y.ts`, '@merellier/page'] as const);

/** The files in which our linter refuses an import, of files that import this one thing each. */
function refusedFiles(imports: readonly (readonly [file: string, imported: string])[]): Set<string> {
  const root = mkdtempSync(join(tmpdir(), 'merellier-boundaries-'));
  try {
    const settings = JSON.parse(readFileSync(at('biome.json'), 'utf8'));
    writeFileSync(join(root, 'biome.json'), JSON.stringify({ ...settings, vcs: { enabled: false } }));
    for (const path of ['.', ...PACKAGES]) cpSync(at(path, 'package.json'), join(root, path, 'package.json'));
    for (const [file, imported] of imports) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), `export { something } from '${imported}';\n`);
    }
    const args = ['lint', '--only=style/noRestrictedImports', '--only=correctness/noUndeclaredDependencies'];
    const format = ['--reporter=json', '--max-diagnostics=none'];
    const { stdout } = spawnSync(process.execPath, [at(TOOLS.biome), ...args, ...format], {
      cwd: root,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
    return new Set(diagnostics.map(({ location }) => location.path));
  } finally {
    rmSync(root, { recursive: true });
  }
}

const refused = refusedFiles([...REFUSED, ...ALLOWED, ...PAGE]);

describe('imports run downward only', () => {
  it.each(REFUSED)('so the linter refuses in %s: %s', (file) => expect(refused).toContain(file));
  it.each(ALLOWED)('so the linter allows in %s: %s', (file) => expect(refused).not.toContain(file));
  it.each(PAGE)('so the linter refuses in %s: %s', (file) => expect(refused).toContain(file));
});

describe('type-checking covers', () => {
  it.each(PACKAGES)('%s and its tests', (path) => {
    for (const project of ['tsconfig.json', 'tsconfig.tests.json']) {
      expect(JSON.parse(readFileSync(at(project), 'utf8')).references, project).toContainEqual({ path });
    }
  });
});
