import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ruleSet } from '@merellier/rules';
import { type RunningServer, startServer } from '@merellier/server';
import { isSolvable, variantOf } from '@merellier/tablebase';
import { solveToFolder } from '@merellier/tablebase/node';
import { expect, test } from '@playwright/test';
import { at } from '../scripts/workspace.mjs';

/** Men in hand, so that the page has no tables of its own; White must stop a mill, and draws. */
const ONLY_TURN = 'W:Wa1,f4:Ba7,d7:H1,1';

let folder: string;
let server: RunningServer;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'merellier-tables-'));
  const variant = variantOf(ruleSet('merels', { men: 3 }));
  if (!isSolvable(variant)) throw new Error(variant.reason);
  await solveToFolder(variant, { folder, threads: 1, memory: 2 ** 30, distances: false });
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
  await expect(best).toContainText('nulle');
  await expect(best).not.toContainText('prof.');
});
