/**
 * A picture of the page: what is opened, in which language, how large, and what is tapped first.
 * @typedef {object} Picture
 * @property {string} file where it is kept in the checkout
 * @property {string} address of the page, without the server
 * @property {'fr-FR' | 'en-GB'} locale
 * @property {readonly [width: number, height: number]} size
 * @property {readonly string[]} [taps] places of the board, in turn
 * @property {string} [shows] what has to be there, as a selector
 * @property {(page: import('@playwright/test').Page) => Promise<void>} [prepare] what else is done first
 */

/** The picture of the puzzle of the day, which comes after the page. */
const DAILY = '.home-today .item-picture .board-mini';

/** @param {import('@playwright/test').Page} page on which a tournament is made, its first round played and the second begun */
async function beginTournament(page) {
  const results = page.locator('.tour-result');
  await page.getByRole('button', { name: 'Create the tournament' }).click();
  for (const name of ['Camille', 'Yanis', 'Marguerite', 'Hugo', 'Inès', 'Bertrand']) {
    await page.getByLabel('Player’s name').fill(name);
    await page.keyboard.press('Enter');
    await page.getByText(name, { exact: true }).first().waitFor();
  }
  await page.getByRole('link', { name: 'Go to the rounds' }).click();
  await page.getByRole('button', { name: 'Start the tournament' }).click();
  await results.first().waitFor();
  for (const i of [0, 1, 2]) await results.nth(i).getByRole('button').nth(i).click();
  await page.getByRole('button', { name: 'Pair round 2' }).click();
  await page.getByRole('heading', { name: 'Round 2 of 5' }).waitFor();
  await results.first().getByRole('button').first().click();
}

/** Two who play: White closes the mill a7-d7-g7 by its last tap, and is to take a man. */
const GAME = '/#rules=jeu-du-moulin&fen=W:Wa7,a4,d6,f4,c5,d2,g1:Bb4,b6,d5,e4,f2,f6,c3';
const TAPS = ['d2', 'd1', 'b4', 'c4', 'a4', 'a1'];

/** @type {readonly [number, number]} */
const WIDE = [1280, 800];
/** @type {readonly [number, number]} */
const NARROW = [390, 844];

/** @type {(name: string, address: string, more?: Partial<Picture>) => Picture} */
const ofDocs = (name, address, more = {}) => ({
  ...{ file: `docs/pictures/${name}.webp`, address, locale: 'en-GB', size: WIDE },
  ...more,
});

/** @type {(name: string, address: string, size: Picture['size'], taps?: readonly string[]) => Picture} */
const ofManifest = (name, address, size, taps = []) => ({
  ...{ file: `apps/web/public/screenshots/${name}.webp`, address, locale: 'fr-FR', size, taps },
});

/**
 * Every picture of the page that is kept: those of the README and of the pages for players, and those that a browser shows
 * where the page is installed.
 * @type {readonly Picture[]}
 */
export const PICTURES = [
  ofDocs('game', GAME, { taps: TAPS }),
  ofDocs('game-fr', GAME, { taps: TAPS, locale: 'fr-FR' }),
  ofDocs('home', '/', { shows: DAILY }),
  ofDocs('learn', '/#/learn/marelle'),
  ofDocs('analysis', `/#/analysis/marelle/${encodeURIComponent('W:Wa1,d1,g4,f6:Bb4,c3,f2,d7')}`),
  ofDocs('print', '/#/print/game/marelle'),
  ofDocs('tournament', '/en/tournaments/new', { prepare: beginTournament }),
  { ...ofManifest('accueil', '/', WIDE), shows: DAILY },
  ofManifest('partie', GAME, WIDE, TAPS),
  { ...ofManifest('accueil-mobile', '/', NARROW), shows: DAILY },
  ofManifest('partie-mobile', GAME, NARROW, TAPS),
];
