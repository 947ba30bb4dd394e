import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { place, task } from './support.ts';

/** A person with a browser of their own, of whatever kind. */
export async function person(browser: Browser, kind: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'fr-FR', ...kind });
  return context.newPage();
}

export interface Invitation {
  readonly name?: string;
  readonly rules?: string;
  readonly colour?: string;
  readonly clock?: string;
  /** Whether it counts for ratings, which needs an account. */
  readonly rated?: boolean;
  /** The server; the one of all tests unless named. */
  readonly at?: string;
}

/** Makes an invitation and gives its address. */
export async function invite(
  page: Page,
  { name, rules = 'Marelle à trois', colour, clock = 'Sans pendule', rated = false, at = '' }: Invitation,
): Promise<string> {
  await page.goto(`${at}/#/online`);
  await page.getByLabel('Règle', { exact: true }).selectOption({ label: rules });
  await page.getByText('Nom, couleur, autres pendules').click();
  if (name !== undefined) await page.getByLabel('Nom', { exact: true }).fill(name);
  if (colour !== undefined) await page.getByRole('radio', { name: colour, exact: true }).check({ force: true });
  await page.getByRole('combobox', { name: 'Pendule' }).selectOption({ label: clock });
  if (rated) await page.getByRole('radio', { name: 'classée', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Inviter un ami' }).click();
  const link = page.getByLabel('Lien d’invitation');
  await expect(link).toHaveValue(/\/parties\/[\w-]{16,32}$/);
  return link.inputValue();
}

/** Makes an account for the player on a page, at a server. */
export async function signUp(page: Page, at: string, name: string): Promise<void> {
  const data = { name, login: name.toLowerCase(), password: 'cinq moulins et un pion' };
  const answer = await page.request.post(`${at}/api/v1/account`, { data });
  expect(answer.status()).toBe(200);
}

/** Opens an invitation and accepts it. */
export async function accept(page: Page, link: string, name?: string): Promise<void> {
  await page.goto(link);
  if (name !== undefined) await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Accepter et jouer' }).click();
  await expect(task(page)).toBeVisible();
}

/** Plays on a point with the keyboard alone: the arrow keys lead there. */
export async function key(page: Page, name: string): Promise<void> {
  await place(page, name).focus();
  await page.keyboard.press('Enter');
}

/** What the board says of a place. */
export const shows = (page: Page, name: string, man: string): Promise<void> =>
  expect(place(page, name)).toHaveAttribute('aria-label', new RegExp(`^${name}, ${man}`));
