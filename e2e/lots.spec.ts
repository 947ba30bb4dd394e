import { expect, test } from '@playwright/test';
import { person } from './online-people.ts';
import {
  byKeys,
  chooseByKeys,
  expectAccessible,
  fingerTap,
  menu,
  note,
  overflows,
  pagesOf,
  place,
  playByKeys,
  task,
} from './support.ts';

test('an opening is drawn by keys alone, played with both colours, and printed; the board says what first turns are worth', async ({
  page,
}) => {
  await page.goto('/');
  // The shelves above are drawn as they come into sight: the link stays under the finger.
  const link = page.getByRole('link', { name: 'Tirer l’ouverture au sort' });
  await link.scrollIntoViewIfNeeded();
  const top = async (): Promise<number> => (await link.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  await expect(page.locator('.shelf')).toHaveCount(4);
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
  await byKeys(page, link);
  await expect(page).toHaveURL(/\/ouvertures$/);
  await page.getByLabel('Règle').selectOption('marelle-a-6');
  await expect(page).toHaveURL(/\/ouvertures\/marelle-a-six$/);

  // What is known: White draws with either first entry, and Black loses by most answers to the corner.
  await expect(place(page, 'e1')).toHaveAccessibleName(/tient la nulle$/);
  await playByKeys(page, 'e1');
  await expect(page.locator('.openings-known [role="status"]')).toContainText('e1\u202f: ce coup tient la nulle.');
  await expect(place(page, 'b2')).toHaveAccessibleName(/perd$/);
  await expectAccessible(page);
  await byKeys(page, page.getByRole('button', { name: 'Revenir au plateau vide' }));

  await byKeys(page, page.getByRole('radio', { checked: true }), 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Pour les maîtres' })).toBeChecked();
  await byKeys(page, page.getByRole('button', { name: 'Tirer au sort' }));
  await expect(note(page)).toContainText('Partie nulle, c’est prouvé.');
  const drawn = (await note(page).locator('strong').textContent()) ?? '';
  const [, number = '', turns = ''] = /^Ouverture numéro\u00a0(\d+)\u202f: (.+)$/.exec(drawn) ?? [];
  expect(Number(number)).toBeGreaterThan(0);
  const [a = '', b = '', c = '', d = ''] = turns.split(' ');
  await expectAccessible(page);
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await overflows(page)).toBe(false);
  if (wide) await page.setViewportSize(wide);
  const isSetUp = async (): Promise<void> => {
    for (const name of [a, c]) await expect(place(page, name)).toHaveAccessibleName(/pion blanc/);
    for (const name of [b, d]) await expect(place(page, name)).toHaveAccessibleName(/pion noir/);
    await expect(task(page)).toHaveText('C’est aux Blancs : posez un pion.');
  };
  await byKeys(page, page.getByRole('button', { name: 'Face à face' }));
  await isSetUp();
  await expect(page.locator('.strip-bottom')).toContainText('Blancs');

  await menu(page, 'Abandonner');
  await page.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('button', { name: 'Revanche' }).click();
  await isSetUp();
  await expect(page.locator('.strip-bottom')).toContainText('Noirs');

  // From the game itself one comes back to draw another.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Tirer l’ouverture au sort' }).click();
  await expect(page).toHaveURL(/\/ouvertures\/marelle-a-six$/);
  await byKeys(page, page.getByRole('link', { name: 'Imprimer les cartes' }));
  await expect(page.locator('.page-lot', { hasText: turns })).toContainText(`${number}. maîtres`);
  // All cards at once, six to a sheet.
  const cards = await page.locator('.page-lot').count();
  expect(cards).toBeGreaterThanOrEqual(Number(number));
  await expect(page.getByText(`${cards} cartes, sur ${Math.ceil(cards / 6)} feuilles.`)).toBeVisible();
  expect(await pagesOf(page)).toEqual(Array(Math.ceil(cards / 6)).fill([210, 297]));
  await expectAccessible(page);

  // Rules that have no lots: it is said, and not passed over.
  await page.goto('/ouvertures/dames-a-souffler');
  await expect(page.getByText('Pas encore d’ouvertures à tirer pour')).toBeVisible();
});

test('who invites has an opening drawn, by keys alone; who accepts does so by touch, and both begin from it', async ({
  page,
  browser,
}) => {
  await page.goto('/en-ligne');
  await chooseByKeys(page, page.getByLabel('Règle', { exact: true }), 'marelle-a-6');
  await byKeys(page, page.locator('summary', { hasText: 'Nom, couleur, autres pendules' }));
  await chooseByKeys(page, page.getByLabel('Début des parties'), 'sharp');
  await byKeys(page, page.getByRole('button', { name: 'Inviter un ami' }));
  const link = await page.getByLabel('Lien d’invitation').inputValue();

  const other = await person(browser, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await other.goto(link);
  await fingerTap(other.getByRole('button', { name: 'Accepter et jouer' }));
  await expect(task(other)).toBeVisible();
  for (const one of [page, other]) {
    await expect(one.locator('#board .board-place[aria-label*="pion blanc"]')).toHaveCount(2);
    await expect(one.locator('#board .board-place[aria-label*="pion noir"]')).toHaveCount(2);
  }
});
