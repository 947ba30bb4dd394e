import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { at } from '../scripts/workspace.mjs';

/** As it is published without spaces: `axe.source` is more than twice as long, and goes to the browser for each document. */
const SOURCE = readFileSync(at('node_modules/axe-core/axe.min.js'), 'utf8');

/** What is looked through, and what is not. */
export interface Scope {
  /** Selects pictures of which nothing but their room matters: axe would go through every shape in them. */
  readonly pictures: string;
  /** Selects what is left out. */
  readonly exclude: readonly string[];
}

/** Violations of WCAG 2.2 AA and of good practice in a page: the rule, and how each element begins that breaks it. */
export async function violationsOf(page: Page, scope: Scope): Promise<readonly string[]> {
  // Half a megabyte of script: once for each document, however often that is looked through.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(runAxe, scope);
}

/** Runs in the page. */
async function runAxe({ pictures, exclude }: Scope): Promise<readonly string[]> {
  const { run } = (window as unknown as { readonly axe: typeof axe }).axe;
  // Meanwhile an empty picture of the same size lies in the place of each: as wide, as high, and of the same classes.
  const stood = [...document.querySelectorAll(pictures)].map((picture) => {
    const empty = picture.cloneNode() as Element;
    picture.replaceWith(empty);
    return { picture, empty };
  });
  try {
    const { violations } = await run(
      { exclude: [pictures, ...exclude] },
      {
        // Only what is wrong is told.
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  } finally {
    for (const { picture, empty } of stood) empty.replaceWith(picture);
  }
}
