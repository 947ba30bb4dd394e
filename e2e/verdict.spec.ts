import { expect, test } from '@playwright/test';
import { expectAccessible } from './support.ts';

test('who wins a small game is found out in the page, from its rules alone; a large one says why not', async ({
  page,
}) => {
  await page.goto('/regles/marelle-a-trois-avec-diagonales');
  const section = page.locator('.who-wins');
  // The button of the first HTML waits for the scripts.
  await expect(section.getByRole('button')).toBeEnabled();
  await section.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(section.locator('.who-wins-answer')).toContainText('b2');
  await expect(section.locator('.who-wins-board')).toBeVisible();
  await expect(section.getByRole('button')).toBeFocused();
  await expectAccessible(page);
  await page.goto('/regles/jeu-du-moulin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section).toHaveCount(0);
});
