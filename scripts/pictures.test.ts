import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MANIFEST } from '../apps/web/manifest.config.ts';
import { PICTURES } from './pictures/list.mjs';
import { at } from './workspace.mjs';

const screenshots = MANIFEST.screenshots ?? [];
const taken = PICTURES.map(({ file }) => file);

it('every picture that is taken is kept', () => {
  expect(taken.filter((file) => !existsSync(at(file)))).toEqual([]);
});

it('every picture that a page of documentation or the installed page shows is taken anew with the others', () => {
  const inDocs = ['README.md', 'README.fr.md', 'docs/players.md'].flatMap((page) =>
    [...readFileSync(at(page), 'utf8').matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, link = '']) =>
      join(page, '..', link),
    ),
  );
  const installed = screenshots.map(({ src }) => `apps/web/public${src}`);
  expect([...new Set([...inDocs, ...installed])].sort()).toEqual([...taken].sort());
  for (const { file, size } of PICTURES) {
    const shot = screenshots.find(({ src }) => file.endsWith(src));
    if (shot) expect(shot.sizes).toBe(size.join('x'));
  }
});
