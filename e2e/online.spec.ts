import { type Browser, expect, type Page, test } from '@playwright/test';
import { note, place, tap, task } from './support.ts';

/** A person with a browser of their own. */
async function person(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'fr-FR' });
  return context.newPage();
}

interface Invitation {
  readonly name?: string;
  readonly rules?: string;
  readonly colour?: string;
  readonly clock?: string;
}

/** Makes an invitation and gives its address. */
async function invite(page: Page, { name, rules = 'Marelle à trois', colour, clock }: Invitation): Promise<string> {
  await page.goto('/#/online');
  if (name !== undefined) await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByLabel('Règle', { exact: true }).selectOption({ label: rules });
  if (colour !== undefined) await page.getByRole('radio', { name: colour, exact: true }).check({ force: true });
  if (clock !== undefined) await page.getByLabel('Pendule').selectOption({ label: clock });
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  const link = page.getByLabel('Lien d’invitation');
  await expect(link).toHaveValue(/#\/online\/[\w-]{16,32}$/);
  return link.inputValue();
}

/** Opens an invitation and accepts it. */
async function accept(page: Page, link: string, name?: string): Promise<void> {
  await page.goto(link);
  if (name !== undefined) await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Accepter et jouer' }).click();
  await expect(task(page)).toBeVisible();
}

/** Plays on a point with the keyboard alone: the arrow keys lead there. */
async function key(page: Page, name: string): Promise<void> {
  await place(page, name).focus();
  await page.keyboard.press('Enter');
}

const shows = (page: Page, name: string, man: string) =>
  expect(place(page, name)).toHaveAttribute('aria-label', new RegExp(`^${name}, ${man}`));

test('two people play a whole game by a link, one of them by keyboard, while a third looks on', async ({ browser }) => {
  const [anna, ben, carl] = [await person(browser), await person(browser), await person(browser)];
  const link = await invite(anna, { name: 'Anna' });
  await expect(anna.getByRole('img', { name: 'Code QR' })).toBeVisible();
  await ben.goto(link);
  await expect(ben.getByRole('heading', { name: 'Anna propose une partie.' })).toBeVisible();
  await accept(ben, link);
  await carl.goto(link);
  await expect(note(carl)).toContainText('La partie se regarde');
  await expect(note(anna)).toContainText('Sans nom est là');

  for (const [white, black] of [
    ['a1', 'a3'],
    ['b1', 'b3'],
  ] as const) {
    await tap(anna, white);
    await shows(ben, white, 'pion blanc');
    await key(ben, black);
    await shows(anna, black, 'pion noir');
  }
  // Whoever only looks on, or is not to play, is told so.
  await tap(carl, 'c1');
  await expect(note(carl)).toContainText('Ici, on regarde');
  await tap(anna, 'c1');
  for (const page of [anna, ben, carl]) await expect(task(page)).toContainText('Les Blancs gagnent');
  await expect(anna.getByText('La partie est gardée dans Mes parties.')).toBeVisible();
  await anna.goto('/#/games');
  await expect(anna.getByText('Anna – …')).toBeVisible();
});
