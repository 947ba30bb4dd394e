import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { at } from './workspace.mjs';

const pages = (folder: string): readonly string[] =>
  readdirSync(at(folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const packages = readdirSync(at('packages')).map((name) => join('packages', name, 'README.md'));
const documents = [...pages('.'), ...pages('docs'), ...packages];
const textOf = (file: string): string => readFileSync(at(file), 'utf8');

it.each(documents)('%s is whole, and leads to files that there are', (file) => {
  const text = textOf(file);
  expect(text).not.toMatch(/^(<{7}|={7}|>{7})/m);
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, link]) => link as string);
  expect(links.filter((link) => !existsSync(join(dirname(at(file)), link)))).toEqual([]);
});

it.each(['README.md', 'README.fr.md'])(
  '%s leads to every page, by itself or by the first page for each reader',
  (file) => {
    const read = ['docs/players.md', 'docs/programmers.md', 'docs/hosts.md', 'docs/contributing.md']
      .map(textOf)
      .join('\n');
    const known = textOf(file) + read.replaceAll('](', '](docs/');
    expect(pages('docs').filter((page) => !known.includes(`](${page}`))).toEqual([]);
  },
);
