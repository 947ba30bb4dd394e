import { expect, type Locator, type Page, test } from '@playwright/test';
import { beginHere, boxOf, expectAccessible, place, settled, tap } from './support.ts';

const board = (page: Page): Locator => page.locator('#board svg.board-view');
const isFar = /board-far-side/;

test('the marelle cubique is a cube: keys turn it, and show what lies on its far side', async ({ page }) => {
  await beginHere(page, 'Marelle cubique');
  await expect(place(page, '221')).not.toHaveClass(isFar);
  await expect(place(page, '223')).toHaveClass(isFar);
  // Wherever the keyboard leads can be seen.
  await place(page, '223').focus();
  await expect(place(page, '223')).not.toHaveClass(isFar);
  await page.keyboard.press('Enter');
  await expect(place(page, '223')).toHaveAccessibleName(/^223, pion blanc/);
  // A quarter turn hides other points; the one that has the focus keeps it.
  const hidden = () => page.locator('#board .board-far-side').evaluateAll((all) => all.map((one) => one.ariaLabel));
  const before = await hidden();
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(hidden).not.toEqual(before);
  await expect.poll(async () => (await hidden()).length).toBe(7);
  await expect(place(page, '223')).toBeFocused();
  await expectAccessible(page);
});

test('the cube follows the finger, puts no man there, and comes to rest', async ({ page }) => {
  await beginHere(page, 'Marelle cubique');
  const { x, y, width } = await boxOf(board(page));
  const before = await boxOf(place(page, '221'));
  const slab = await page.locator('#board .board-field .board-wood').elementHandle();
  await page.mouse.move(x + width * 0.5, y + width * 0.93);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.1, y + width * 0.93, { steps: 4 });
  await page.mouse.up();
  await settled(page);
  expect(await boxOf(place(page, '221'))).not.toEqual(before);
  // What does not turn is not drawn anew.
  expect(await slab?.evaluate((node) => node.isConnected)).toBe(true);
  // Three faces show nineteen of the 26 points.
  await expect(page.locator('#board .board-far-side')).toHaveCount(7);
  await expect(page.locator('#board svg.board-view > g .board-man-white')).toHaveCount(0);
});

test('beside the cube lies its map, as live; a tap makes it the large one', async ({ page }) => {
  await beginHere(page, 'Marelle cubique');
  await tap(page, '331');
  await expect(page.locator('.board-other-view .board-man-white')).toHaveCount(1);
  await page.locator('.board-other-view').click();
  await expect(board(page)).not.toHaveClass(/board-turns/);
  await expect(page.locator('#board .board-far-side')).toHaveCount(0);
  await tap(page, '223');
  await expect(place(page, '223')).toHaveAccessibleName(/^223, pion noir/);
  await page.locator('.board-other-view').click();
  // What was played last is never hidden.
  await expect(board(page)).toHaveClass(/board-turns/);
});

test('a sign on a point that the cube hides stands on the map beside it, never on another face', async ({ page }) => {
  await page.goto('/ce-que-l-on-sait/marelle-cubique');
  const map = page.locator('.board-other-view .board-tag');
  const all = page.locator('#board .board-tag');
  // 26 points have a value each: nineteen can be seen, seven cannot.
  await expect(all).toHaveCount(26);
  await expect(map).toHaveCount(7);
  // Each tag on the cube is beside a point that can be seen.
  const strays = () =>
    page.locator('#board').evaluate((section) => {
      const middle = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2] as const;
      };
      const seen = [...section.querySelectorAll('.board-place:not(.board-far-side) .board-hit')].map(middle);
      const near = ([x, y]: readonly [number, number]) => seen.some(([px, py]) => Math.hypot(x - px, y - py) < 50);
      const tags = [...section.querySelectorAll('.board-tag')].filter((tag) => !tag.closest('.board-other-view'));
      return tags.filter((tag) => !near(middle(tag))).length;
    });
  expect(await strays()).toBe(0);
  // Turned, it has others on the map; the map seen large has them all.
  await place(page, '331').focus();
  await page.keyboard.press('Shift+ArrowUp');
  await settled(page);
  await expect(map).toHaveCount(7);
  expect(await strays()).toBe(0);
  await page.keyboard.press('c');
  await expect(map).toHaveCount(0);
  await expect(all).toHaveCount(26);
});
