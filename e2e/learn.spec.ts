import { expect, type Locator, type Page, test } from '@playwright/test';
import { puzzlesIn } from './puzzle-data.ts';
import { type Box, beginHere, boxOf, expectAccessible, menu, note, overflows, place, tap, task } from './support.ts';

const PUZZLE = puzzlesIn('jeu-du-moulin')[0]?.id;

/** Opens an exercise from the page of its rule set, by its title. */
async function openExercise(page: Page, rules: string, title: string): Promise<void> {
  await page.goto(`/#/learn/${rules}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: ` – ${title}` })).toBeFocused();
}

/** The mark of an exercise that was done, as it stands on its own page. */
const mark = (page: Page): Locator => page.locator('.lesson-title').getByText('réussi');

/** The name of the point or man that glows. */
const glowing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const ring = document.querySelector('.board-invites-point')?.getBoundingClientRect();
    if (!ring) return 'nothing';
    const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
    const near = [...document.querySelectorAll('#board .board-place')].find((place) => {
      const box = place.querySelector('.board-hit')?.getBoundingClientRect();
      return box && Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 4;
    });
    return near?.getAttribute('aria-label')?.split(',')[0] ?? 'nowhere';
  });

test('a child who cannot read does the first lesson: the next point always glows', async ({ page }) => {
  await page.goto('/apprendre');
  await page.getByRole('link', { name: /^Commencer/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Touchez le point qui brille.')).toBeVisible();
  await expectAccessible(page);
  await tap(page, await glowing(page));
  await expect(task(page)).toHaveText('Trois sur une ligne\u202f: les Blancs ont gagné.');
  await page.getByRole('link', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/\/premiers-pas\/1\/2$/);
  await tap(page, await glowing(page));
  await expect(task(page)).toContainText('La ligne est barrée');
  await page.goto('/apprendre/premiers-pas/2');
  await expect(page.getByText('Touchez le pion qui brille.')).toBeVisible();
  await tap(page, await glowing(page));
  await expect(page.getByText('Touchez maintenant le point qui brille.')).toBeVisible();
  await tap(page, await glowing(page));
  await expect(task(page)).toContainText('Un pas le long de la ligne');
});

test('the board of a lesson stands where it stands in a game', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    const boards: Box[] = [];
    for (const path of ['/', '/apprendre/premiers-pas/3', '/apprendre/bien-jouer/2', `/problemes/${PUZZLE}`]) {
      await page.goto(path);
      boards.push(await boxOf(page.locator('.layout-board')));
    }
    expect(new Set(boards.map((box) => JSON.stringify(box))).size).toBe(1);
  }
});

test('a lesson is done by keyboard alone, and found done after a reload', async ({ page }) => {
  await openExercise(page, 'jeu-du-moulin', 'Fermer un moulin');
  await page.locator('#board .board-place[tabindex="0"]').focus();
  // No line leads up from a7: the focus stays, and it is said.
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[aria-live="polite"]')).toHaveText('Pas de ligne vers le haut.');
  // From a7 along the outer square to g4, and its man up to g7.
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter', 'ArrowUp', 'Enter'])
    await page.keyboard.press(key);
  await expect(page.getByRole('status')).toContainText('prenez un pion noir');
  for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('status')).toContainText('Le moulin est fermé, et un pion noir est pris.');
  await expect(mark(page)).toBeVisible();
  await page.reload();
  await expect(mark(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^1 sur \d+ exercices$/)).toBeVisible();
});

test('a turn that was not asked for is told apart from one that the rules refuse', async ({ page }) => {
  await openExercise(page, 'jeu-du-moulin', 'Fermer un moulin');
  await tap(page, 'g4');
  await tap(page, 'a1');
  await expect(note(page)).toContainText('Aucune ligne ne mène');
  await tap(page, 'g1');
  await expect(note(page)).toContainText('il ne ferme pas de moulin');
  // Who wants to be shown does not wait for the turn to be put back.
  await page.getByRole('button', { name: 'Montrer' }).click();
  await expect(place(page, 'g4')).toHaveAccessibleName(/^g4, pion blanc/);
  await expect(note(page)).toContainText('g4-g7');
  expect(await glowing(page)).toBe('g4');
});

test('a lesson is done by writing its turn', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByLabel('Saisir les coups au clavier').check();
  await openExercise(page, 'jeu-du-moulin', 'Fermer un moulin');
  await page.getByLabel('Coup à jouer').fill('g4-a1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('g4');
  await page.getByLabel('Coup à jouer').fill('g4-g7xd5');
  await page.keyboard.press('Enter');
  await expect(mark(page)).toBeVisible();
});

test('a lesson of two turns is answered, and goes on', async ({ page }) => {
  await openExercise(page, 'jeu-du-moulin', 'Le double moulin');
  for (const name of ['a4', 'b4', 'd5']) await tap(page, name);
  await expect(task(page)).toContainText('Au retour');
  for (const name of ['b4', 'a4', 'e3']) await tap(page, name);
  await expect(mark(page)).toBeVisible();
});

test('dice are thrown where a lesson is about them', async ({ page }) => {
  await openExercise(page, 'marelle-avec-des', 'Un jet spécial');
  await page.getByRole('button', { name: 'Lancer les dés' }).click();
  await expect(page.locator('.dice-said')).toContainText('6‑5‑4');
  for (const name of ['b2', 'g7', 'd5']) await tap(page, name);
  await expect(task(page)).toContainText('porté le pion');
});

test('a capture of dames is played, and a missed one huffed', async ({ page }) => {
  await openExercise(page, 'dames-a-souffler', 'Souffler');
  await tap(page, '10');
  await expect(task(page)).toContainText('encore aux Blancs');
  for (const name of ['29', '25']) await tap(page, name);
  await expect(mark(page)).toBeVisible();
  await openExercise(page, 'dames-a-souffler', 'Exiger la prise');
  await page.getByRole('button', { name: 'Exiger la prise' }).click();
  await expect(task(page)).toContainText('Les Noirs ont pris');
});

test('the first course: a lesson, then a game against the computer, which leaves the other game alone', async ({
  page,
}) => {
  await page.goto('/#/learn');
  await page.locator('.path').getByRole('link', { name: 'Trois sur une ligne' }).click();
  await tap(page, 'c1');
  await expect(task(page)).toContainText('les Blancs ont gagné');
  await page.getByRole('navigation', { name: 'À vous d’essayer' }).getByRole('link', { name: 'Une partie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Une partie' })).toBeFocused();
  await tap(page, 'b2');
  const blackMen = page.locator('#board .board-place[aria-label*="pion noir"]');
  await expect(blackMen).toHaveCount(1);
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(page.locator('#board .board-place[aria-label*="pion"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Suivant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Glisser' })).toBeFocused();
  await page.goto('/#/learn');
  await expect(page.locator('.path li').first()).toContainText('1 sur 3 exercices');
});

test('the strategy course tells a threat that is answered from two that are not', async ({ page }) => {
  await page.goto('/#/learn/strategy/2');
  await tap(page, 'a4');
  await expect(note(page)).toContainText('un autre coup en fait deux');
  await expect(place(page, 'a4')).toHaveAccessibleName(/^a4, libre/);
  await tap(page, 'd7');
  await expect(task(page)).toContainText('l’autre');
  for (const name of ['d6', 'f4']) await tap(page, name);
  await expect(mark(page)).toBeVisible();
});

test('the page of a rule set leads to its printed page', async ({ page }) => {
  await page.goto('/#/learn/merels');
  await page.getByRole('link', { name: 'Imprimer' }).click();
  await expect(page.getByRole('combobox', { name: 'Règle' })).toHaveValue('merels');
});

test('house rules have a page of their own', async ({ page }) => {
  await page.goto('/#/learn/marelle/protection=never&flying=0');
  await expect(page.getByRole('heading', { level: 1, name: 'Marelle, règle maison' })).toBeVisible();
  await expect(page.getByText('Une règle maison, d’après « Marelle ».')).toBeVisible();
  // They are handed on and printed like any others.
  await page.getByText('Partager cette règle').click();
  await expect(page.getByRole('link', { name: /flying=0$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Imprimer' }).click();
  await expect(page.locator('.paper .page-pitch')).toContainText('Une règle maison, d’après');
  await page.goBack();
  // What the house rule settles is not told as it was decided for the rule set.
  await expect(page.getByText('un pion dans un moulin est protégé pendant la pose')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ou bien\u202f: Prises d’un coup : une prise par moulin' }).click();
  await expect(page.getByText('ce que valent deux moulins fermés d’un coup')).toHaveCount(0);
  await expect(page.getByText('on « peut » prendre')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Rien n’est protégé' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sauter' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Sans saut' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marelle, règle maison – Sans saut' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Marelle, règle maison – Sans saut' })).toBeFocused();
});

test('the first page leads to the page of the rule set that is chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Lire la règle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jeu du moulin' })).toBeVisible();
  await page.getByRole('button', { name: 'Jouer avec cette règle' }).click();
  await expect(page).toHaveURL(/\/jouer$/);
  await expect(task(page)).toBeVisible();
});

test('the rules shown in a game say how it is played, lead to their page, and back to the game', async ({ page }) => {
  await beginHere(page, 'Merels');
  await menu(page, 'Lire la règle');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText('Le but');
  await expect(dialog).toContainText('Chacun pose un pion à son tour');
  await dialog.getByRole('link', { name: 'Apprendre à jouer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merels' })).toBeFocused();
  await page.goBack();
  await expect(task(page)).toHaveText('C’est aux Blancs\u202f: posez un pion.');
});

test('the comparison shows what differs, by family and for the rule sets chosen', async ({ page }) => {
  await page.goto('/#/learn/compare');
  const table = page.getByRole('table', { name: 'Comparaison : Marelles' });
  await expect(table.getByRole('rowheader', { name: 'Plateau' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Marelle de Ceylan' })).toBeVisible();
  await page.locator('.compare-choice summary').click();
  for (const box of await page
    .locator('.compare-set')
    .filter({ hasNotText: /^(Marelle|Merels)$/ })
    .all())
    await box.getByRole('checkbox').uncheck();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByRole('rowheader', { name: 'Saut' })).toBeVisible();
  await page.getByRole('radio', { name: 'Dames' }).check({ force: true });
  await expect(page.getByRole('table', { name: 'Comparaison : Dames' })).toBeVisible();
});

test('from the page of a rule set the comparison begins with it', async ({ page }) => {
  await page.goto('/regles/dames');
  await page.getByRole('main').getByRole('link', { name: 'Comparer les règles' }).click();
  const table = page.getByRole('table', { name: 'Comparaison : Dames' });
  await expect(table.getByRole('columnheader').nth(1)).toHaveText('Dames');
  await expect(page).toHaveURL(/\/regles\/comparer\/dames$/);
});

test('the glossary is searched without regard to accents, and a lesson leads to a word', async ({ page }) => {
  await page.goto('/#/learn/glossary');
  await page.getByRole('searchbox').fill('deplacement');
  await expect(page.locator('.glossary dt', { hasText: 'déplacement' })).toBeVisible();
  await page.getByRole('searchbox').fill('xylophone');
  await expect(page.locator('#panel').getByText('Aucun mot ne correspond.')).toBeVisible();
  await openExercise(page, 'jeu-du-moulin', 'Le double moulin');
  await page.getByRole('link', { name: 'double moulin, moulin va-et-vient' }).click();
  await expect(page.locator('#term-running')).toBeInViewport();
});

test('the manual is reached from the menu, and has an address for each part', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Mode d’emploi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mode d’emploi' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflows(page)).toBe(false);
  await page
    .getByRole('navigation', { name: 'Sommaire' })
    .getByRole('link', { name: 'Au clavier', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Au clavier', exact: true })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2, name: 'Au clavier', exact: true })).toBeFocused();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: '/api/v1/openapi.json' }).click();
  await expect((await opened).locator('body')).toContainText('"openapi"');
});

// Of many boards that are built alike, a few tell as much as all.
const FEW_BOARDS = { exclude: '.chapters > li:nth-of-type(n + 4)' };

for (const [colorScheme, rests] of [
  ['light', ['', '/jeu-du-moulin', '/compare', '/course/4/1']],
  ['dark', ['/dames', '/course', '/course/1/3', '/strategy/8', '/lesson/dames/2', '/glossary/mill']],
] as const)
  test(`learning has no fault of access, nor runs over the edge: ${rests.join(' ')}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme });
    for (const rest of rests) {
      await page.goto(`/#/learn${rest}`);
      await expect(page.locator('main h1')).toBeAttached();
      await expectAccessible(page, FEW_BOARDS);
      expect(await overflows(page)).toBe(false);
    }
  });

test('what makes a player stronger stands together under “Apprendre”', async ({ page }) => {
  await page.goto('/apprendre');
  const part = page.locator('.learn-part', { has: page.getByRole('heading', { name: 'Progresser' }) });
  const ways = part.getByRole('link');
  await expect(ways).toHaveCount(6);
  const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    '/problemes',
    '/reviser',
    '/ouvertures',
    '/ouvertures/train',
    '/finales',
    '/ce-que-l-on-sait',
  ]);
  await ways.filter({ hasText: 'S’entraîner aux ouvertures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'S’entraîner aux ouvertures' })).toBeVisible();
});
