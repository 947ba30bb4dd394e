import { type MillPosition, type MillRuleSet, ruleSet } from '@merellier/rules';
import { readFen, writeTurn } from '@merellier/rules/notation';
import {
  type ExactTurn,
  exactTurns,
  isSolvable,
  MemoryTables,
  Places,
  solveSmall,
  variantOf,
} from '@merellier/tablebase';
import { expect, type Page, test } from '@playwright/test';
import { byKeys, expectAccessible, note, overflows, playByKeys, task } from './support.ts';

const rules: MillRuleSet = ruleSet('marelle-a-6');

/** The values of all turns in the position that the board shows, by what its places are called. */
async function turnsOnBoard(page: Page, tables: MemoryTables): Promise<readonly (ExactTurn & { written: string })[]> {
  const labels = await page
    .locator('#board .board-place')
    .evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
  const men = (colour: string): string => labels.flatMap((all) => (all.includes(colour) ? all.slice(0, 2) : [])).join();
  const read = readFen(rules, `W:W${men('pion blanc')}:B${men('pion noir')}`);
  if (!read.ok) throw new Error('the board cannot be read');
  const position: MillPosition = read.value;
  return (exactTurns(rules, tables, position) ?? []).map((each) => ({
    ...each,
    written: writeTurn(rules, position, each.turn),
  }));
}

test('an exact ending, five against five, by keyboard: right turns are answered, a wrong one is told, records are kept', async ({
  page,
}) => {
  const variant = variantOf(rules);
  if (!isSolvable(variant)) throw new Error(variant.reason);
  const tables = new MemoryTables(new Places(variant.rules), (await solveSmall(variant, 5)).tables);
  await page.goto('/finales');
  await page.getByRole('heading', { name: 'Marelle à six' }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflows(page)).toBe(false);
  const rung = page.locator('[href$="/six-5-5-win"]');
  await byKeys(page, rung);
  await expect(task(page)).toHaveText('Gagnez.');
  await expect(page.locator('#board .board-place[aria-label*="pion blanc"]')).toHaveCount(5);
  await expect(page.locator('#board .board-place[aria-label*="pion noir"]')).toHaveCount(5);

  // A right turn, and the answer to it.
  const turns = await turnsOnBoard(page, tables);
  await expect(note(page)).toContainText(` sur ${turns.length} gard`);
  await playByKeys(page, turns.find(({ value }) => value === 'win')?.written ?? '');
  await expect(task(page)).toHaveText('Vous gagnez toujours. À vous.');
  await byKeys(page, page.getByRole('button', { name: 'Recommencer' }).first());
  await expect(task(page)).toHaveText('Gagnez.');
  await playByKeys(page, turns.find(({ value }) => value !== 'win')?.written ?? '');
  await expect(task(page)).toHaveText('Ce coup laisse échapper la victoire.');
  const [, right = ''] = /par exemple, (\S+)\./u.exec((await note(page).textContent()) ?? '') ?? [];
  expect(turns.find(({ written }) => written === right)?.value).toBe('win');
  await expect(page.getByRole('button', { name: 'Autre finale' }).first()).toBeFocused();
  await expectAccessible(page);

  await page.goBack();
  await expect(page.locator('.card', { has: rung })).toContainText('0 réussie sur 1');
});
