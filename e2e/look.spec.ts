import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { LOOKS } from '../apps/web/src/settings/settings.ts';
import { boxOf, expectAccessible, openAt, overflows, place, playTurn, tap, task } from './support.ts';

const MILL = { rules: 'marelle', fen: 'W:Wa7,a4,d6,f4,c5,d2:Bb4,b6,d5,e4,f2:H3,3' };

// What the page is asked for here is its own settings, not the device's.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// The contrasts of all looks, light and dark, are computed from their style sheets (contrast.test.ts).
test('each look is readable, and the last is found again', async ({ page }) => {
  for (const [i, look] of LOOKS.entries()) {
    await page.emulateMedia({ colorScheme: i % 2 === 0 ? 'light' : 'dark' });
    await page.goto('/#/settings');
    await page.locator(`input[name="look"][value="${look}"]`).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-look', look);
    await openAt(page, MILL);
    await tap(page, 'a1');
    // What stands on the page is the same in all of them: it is looked through in the first, by day, and the second, by night.
    if (i < 2) await expectAccessible(page);
  }
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-look', LOOKS.at(-1) ?? '');
});

test('the narrow no-break space of French is seen in the page’s font', async ({ page }) => {
  await page.goto('/ce-que-l-on-sait');
  await expect(page.locator('.status .task')).toBeVisible();
  const width = () =>
    page.evaluate(async () => {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.font = '500 100px "EB Garamond"';
      await document.fonts.load(context.font, '\u202f');
      const widthOf = (text: string): number => context.measureText(text).width;
      return widthOf('t\u202f!') - widthOf('t!');
    });
  await expect.poll(width).toBe(20);
});

test('size, movement and coordinates hold at once and after a reload', async ({ page }) => {
  await page.goto('/');
  const width = async (): Promise<number> => (await boxOf(page.locator('.board-view'))).width;
  const before = await width();
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: 'Plus petit' }).check({ force: true });
  await page.getByRole('radio', { name: 'Aucun' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Coordonnées' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Aucun' })).toBeChecked();
  await page.getByRole('link', { name: 'Mérellier, page d’accueil' }).click();
  await expect.poll(width).toBeCloseTo(before * 0.75, 0);
  await expect(page.locator('#board .board-name')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Face à face' }).click();
  await playTurn(page, 'd6');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a mill just closed stays marked while the man to take is chosen, and while it is told of', async ({ page }) => {
  // A man that threatens and is told of has a ring of its own.
  const gilded = page.locator('.board-gilded:has(path) circle');
  await openAt(page, MILL);
  await tap(page, 'a1');
  // It is lit as well, for a moment.
  await expect(page.locator('.board-lit')).toHaveCount(0);
  await expect(gilded).toHaveCount(3);
  // Who stands where is told with the man that has just been moved.
  await expect(page.locator('.status p.hidden')).toContainText('a1');
  await tap(page, 'b4');
  await expect(page.locator('.happened .named-mill')).toHaveText('a1-a4-a7');
  await expect(gilded).toHaveCount(3);
  // The next turn is told of instead, and closes none.
  await tap(page, 'g7');
  await expect(page.locator('.happened')).toContainText('g7');
  await expect(gilded).toHaveCount(0);
});

test('sounds are loaded when they are wanted, and turns are heard', async ({ page }) => {
  const loaded: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) loaded.push(response.text().catch(() => ''));
  });
  const hasSounds = async () => (await Promise.all(loaded)).some((script) => script.includes('Oscillator'));
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      document.body.dataset['heard'] = String(Number(document.body.dataset['heard'] ?? 0) + 1);
      start.call(this, when);
    };
  });
  await page.goto('/#/settings');
  await expect(page.getByRole('checkbox', { name: 'Sons' })).toBeVisible();
  expect(await hasSounds()).toBe(false);
  await page.getByRole('checkbox', { name: 'Sons' }).check();
  await expect.poll(hasSounds).toBe(true);
  await page.goto(`/#${new URLSearchParams(MILL)}`);
  await expect(place(page, 'a7')).toHaveAccessibleName(/pion blanc/);
  const heard = (): Promise<number> => page.evaluate(() => Number(document.body.dataset['heard'] ?? 0));
  expect(await heard()).toBe(0);
  await tap(page, 'a1');
  // A knock has three partials, and a mill three knocks.
  await expect.poll(heard).toBe(9);
  await tap(page, 'b4');
  await expect.poll(heard).toBe(15);
  await tap(page, 'g7');
  await expect.poll(heard).toBe(18);
});

test('settings go to a file and come back from one, whole or not at all', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: 'Ardoise' }).check({ force: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('merellier-reglages.json');
  const text = readFileSync(await download.path(), 'utf8');
  await page.getByRole('button', { name: 'Rétablir les réglages d’origine' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-look', 'wood');

  const choose = (name: string, content: string): Promise<void> =>
    page.getByLabel('Importer').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  const said = page.locator('.settings-told p');
  await choose('autre.json', '{"a":1}');
  await expect(said).toHaveText('autre.json n’est pas un fichier de réglages de Mérellier.');
  await choose('faux.json', text.replace('"slate"', '"gold"'));
  await expect(said).toHaveText('Dans faux.json, le réglage « look » n’est pas valable ; rien n’a changé.');
  await expect(page.locator('html')).toHaveAttribute('data-look', 'wood');
  await choose('merellier-reglages.json', text);
  await expect(page.locator('html')).toHaveAttribute('data-look', 'slate');
  await page.getByRole('button', { name: 'Revenir aux réglages précédents' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-look', 'wood');
});

test('face to face: what speaks to the player across is turned to them, on every device', async ({ page }) => {
  await openAt(page, MILL);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('checkbox', { name: 'Appareil à plat entre les deux joueurs' }).check();
  await page.keyboard.press('Escape');
  // Each is spoken to: one takes, the other one loses a man.
  await tap(page, 'a1');
  // Both read the names of columns and rows at their own edge.
  await expect(page.locator('#board .board-name-edge[transform]')).not.toHaveCount(0);
  await expect(page.locator('.far .across')).toHaveText('Les Blancs ont fermé un moulin et prennent un de vos pions.');
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
  ]) {
    await page.setViewportSize(viewport);
    await openAt(page, MILL);
    // The side across is a file of its own: the board has its place once it is here.
    await expect(page.locator('.far')).toBeVisible();
    const board = await boxOf(page.locator('.board-view'));
    // White sits below, and is refused below.
    await tap(page, 'a4');
    await expect(page.locator('.layout-side .note .refusal')).toBeVisible();
    await expect(page.locator('.far .refusal')).toHaveCount(0);
    await tap(page, 'd7');
    // Black sits across, and is refused there.
    await tap(page, 'a7');
    const refused = page.locator('.far .note .refusal');
    await expect(refused).toHaveText('Le pion de a7 est à l’adversaire.');
    await expect(page.locator('.layout-side .refusal')).toHaveCount(0);
    await expect(refused).toBeInViewport({ ratio: 1 });
    expect(await isTurned(page, '.far .refusal')).toBe(true);
    expect(await isTurned(page, '.layout-side .across')).toBe(false);
    await expect(page.locator('.layout-side .across')).toHaveText('C’est aux Noirs de jouer.');
    expect(await boxOf(page.locator('.board-view'))).toEqual(board);
    expect(await overflows(page)).toBe(false);
  }
  await expectAccessible(page);
  // After a reload the board waits for nothing that is not said yet.
  let bring = (): void => {};
  const held = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Abandonner la partie')) await held;
    await route.fulfill({ response });
  });
  await page.reload();
  await expect(page.locator('.layout-side .across')).toHaveText('C’est aux Noirs de jouer.');
  // The buttons of the player across are theirs, and what they open faces them, on its way too; an offer faces the player who answers.
  const far = page.getByRole('navigation', { name: 'Commandes d’en face' });
  await far.getByRole('button', { name: 'Plus' }).click();
  expect(await isTurned(page, '.dialog-awaited > div')).toBe(true);
  bring();
  await expect.poll(() => isTurned(page, 'dialog h2')).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Proposer nulle' }).click();
  await expect(page.getByRole('dialog')).toContainText('Les Noirs proposent la nulle');
  await expect.poll(() => isTurned(page, 'dialog h2')).toBe(false);
  await page.keyboard.press('Escape');
  // Nobody leaves the game for both without being asked.
  await far.getByRole('button', { name: 'Plus' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nouvelle partie' }).click();
  await expect(page.getByRole('dialog', { name: /^Menu/ })).toHaveCount(0);
  await expect.poll(() => isTurned(page, 'dialog h2')).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Continuer' }).click();
  await expect(task(page)).toContainText('C’est aux Noirs');
});

test('face to face: a menu speaks for the side that opened it, and both read what comes of it', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openAt(page, MILL);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('checkbox', { name: 'Appareil à plat entre les deux joueurs' }).check();
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog');
  const far = page.getByRole('navigation', { name: 'Commandes d’en face' });
  const say = async (controls: Locator, what: string): Promise<void> => {
    await controls.getByRole('button', { name: 'Plus' }).click();
    await dialog.getByRole('button', { name: what }).click();
  };
  // White is to play: Black, across, offers a draw, and White is asked.
  await say(far, 'Proposer nulle');
  await expect(dialog).toContainText('Les Noirs proposent la nulle');
  expect(await isTurned(page, 'dialog h2')).toBe(false);
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  await expect(page.locator('.layout-side .note')).toHaveText('Nulle refusée : la partie continue.');
  await expect(page.locator('.far .across')).toHaveText('Nulle refusée : la partie continue.');
  // White offers one: Black is asked.
  await say(page.getByRole('navigation', { name: 'Commandes', exact: true }), 'Proposer nulle');
  await expect(dialog).toContainText('Les Blancs proposent la nulle');
  expect(await isTurned(page, 'dialog h2')).toBe(true);
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  // Black resigns, though White is to play, and nobody else is asked.
  await say(far, 'Abandonner');
  await expect(dialog).toContainText('Les Noirs abandonnent');
  expect(await isTurned(page, 'dialog h2')).toBe(true);
  await dialog.getByRole('button', { name: 'Abandonner' }).click();
  for (const edge of ['.layout-side', '.far'])
    await expect(page.locator(`${edge} .verdict`)).toHaveText('Les Blancs gagnent !');
  // As large as each other.
  const sizes = await page.locator('.verdict').evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  expect(new Set(sizes).size).toBe(1);
});

/** Whether an element stands on its head. */
const isTurned = (page: Page, what: string): Promise<boolean> =>
  page.locator(what).evaluate((element) => {
    let turned = false;
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).rotate === '180deg') turned = !turned;
    return turned;
  });

test('a board whose pictures do not arrive is whole, without any sign of what is missing', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  await page.goto('/');
  await expect(place(page, 'a1')).toBeVisible();
  await expect(page.locator('.board-view image, .board-tray image, .board-mini image')).toHaveCount(0);
});
