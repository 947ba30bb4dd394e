import { expect, test } from '@playwright/test';
import { expectAccessible, overflows } from './support.ts';

test('a view without the board opens from the first page, says where one is, and leads back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Réglages' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Réglages' });
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle('Réglages – Mérellier');
  await expectAccessible(page);
  expect(await overflows(page)).toBe(false);

  await page.reload();
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Face à face' })).toBeVisible();
});

test('what is set in the settings holds at once, in another language too', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByLabel('Langue').selectOption('de');
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await expect(page.getByText('Änderungen gelten sofort')).toBeVisible();
  await page.getByRole('radio', { name: 'Dunkel' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a link leads to the top of its view, going back to where one was', async ({ page }) => {
  await page.goto('/#/learn');
  const link = page.getByRole('link', { name: 'Dames russes' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dames russes' })).toBeFocused();
  await expect(page).toHaveTitle('Dames russes – Mérellier');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeInViewport();
});

test('the page can be installed as an app', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toMatch(/manifest\+json/);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Mérellier', lang: 'fr', start_url: '/', display: 'standalone' });
  for (const { src } of [...manifest.icons, ...manifest.screenshots])
    expect((await request.get(src)).status(), src).toBe(200);
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});
