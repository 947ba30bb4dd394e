import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MillPosition, type MillRuleSet, ruleSet } from '@merellier/rules';
import { readFen, writeTurn } from '@merellier/rules/notation';
import { type RunningServer, startServer } from '@merellier/server';
import { type ExactTurn, exactTurns, isSolvable, type Variant, variantOf } from '@merellier/tablebase';
import { DiskTables, solveToFolder } from '@merellier/tablebase/node';
import { expect, type Page, test } from '@playwright/test';
import { at } from '../scripts/workspace.mjs';
import { expectAccessible, note, overflows, playTurn, task } from './support.ts';

/** Men in hand, so that the page has no tables of its own; White must stop a mill, and draws. */
const ONLY_TURN = 'W:Wa1,f4:Ba7,d7:H1,1';

let folder: string;
let server: RunningServer;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'merellier-tables-'));
  for (const rules of [ruleSet('merels', { men: 3 }), ruleSet('marelle-a-3')]) {
    const variant = variantOf(rules);
    if (!isSolvable(variant)) throw new Error(variant.reason);
    await solveToFolder(variant, { folder, threads: 1, memory: 2 ** 30, distances: false });
  }
  server = await startServer({ port: 0, root: at('apps/web/dist'), tables: folder });
});

test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('the engine thinks with the values that the tables of the server give', async ({ page }) => {
  await page.goto(`${server.url}#/analysis/merels/${encodeURIComponent(ONLY_TURN)}`);
  const best = page.locator('.line').first();
  await expect(best).toContainText('g7');
  // The value is that of the tables, and nothing was searched for it.
  await expect(best).toContainText('Nulle');
  await expect(best).not.toContainText('prof.');
});

/** The values of all turns in the position that the board of three men's morris shows, by what its places are called. */
async function turnsOnBoard(page: Page): Promise<readonly (ExactTurn & { readonly written: string })[]> {
  const rules = ruleSet('marelle-a-3') as MillRuleSet;
  const labels = await page
    .locator('#board .board-place')
    .evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
  const men = (colour: string): readonly string[] =>
    labels.filter((label) => label.includes(colour)).map((label) => label.slice(0, 2));
  const [white, black] = [men('pion blanc'), men('pion noir')];
  const read = readFen(rules, `W:W${white}:B${black}:H${3 - white.length},${3 - black.length}`);
  const tables = DiskTables.open(variantOf(rules) as Variant, folder);
  if (!read.ok || !tables) throw new Error('the board cannot be read');
  const position = read.value as MillPosition;
  const turns = exactTurns(rules, tables, position) ?? [];
  tables.close();
  return turns.map((each) => ({ ...each, written: writeTurn(rules, position, each.turn) }));
}

test('an opening is trained: a mistake is proved by the tables, played again, and comes back', async ({ page }) => {
  await page.goto(`${server.url}/ouvertures/marelle-a-trois`);
  await page.getByRole('link', { name: 'S’entraîner à ces ouvertures' }).click();
  await expect(task(page)).toHaveText('S’entraîner aux ouvertures');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Pour les maîtres' }).check({ force: true });
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await expect(task(page)).toHaveText('À vous. Encore 5 coups à jouer.');

  const turns = await turnsOnBoard(page);
  const wrong = turns.find(({ value }) => value === 'loss');
  const right = turns.filter(({ value }) => value === 'draw').map(({ written }) => written);
  // Lots for masters can be lost.
  if (!wrong) throw new Error('nothing loses here');
  await playTurn(page, wrong.written);
  await expect(task(page)).toHaveText(`${wrong.written} ne tient pas.`);
  await expect(note(page)).toContainText('c’est prouvé');
  const [, named = ''] = /par exemple, (\S+)/u.exec((await note(page).textContent()) ?? '') ?? [];
  expect(right).toContain(named.replace(/\u202f?:?$/u, ''));
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Rejouer ce coup' })).toBeFocused();
  await page.keyboard.press('Enter');
  await playTurn(page, right[0] ?? '');
  await expect(task(page)).toHaveText('À vous. Encore 4 coups à jouer.');
  // It outlives a reload.
  await page.reload();
  await expect(task(page)).toHaveText('À vous. Encore 4 coups à jouer.');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflows(page)).toBe(false);

  await page.goto(`${server.url}/reviser`);
  await expect(page.getByText('1 carte à revoir')).toBeVisible();
  // Openings have a switch of their own.
  await page.getByRole('checkbox', { name: 'Vos ouvertures' }).uncheck();
  await expect(page.getByText('1 carte à revoir')).toBeHidden();
});
