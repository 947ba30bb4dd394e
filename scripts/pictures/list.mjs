/**
 * A picture of the page: what is opened, in which language, how large, and what is tapped first.
 * @typedef {object} Picture
 * @property {string} file where it is kept in the checkout
 * @property {string} address of the page, without the server
 * @property {'fr-FR' | 'en-GB'} locale
 * @property {readonly [width: number, height: number]} size
 * @property {readonly string[]} [taps] places of the board, in turn
 */

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
  ofDocs('home', '/'),
  ofDocs('learn', '/#/learn/marelle'),
  ofDocs('analysis', `/#/analysis/marelle/${encodeURIComponent('W:Wa1,d1,g4,f6:Bb4,c3,f2,d7')}`),
  ofDocs('print', '/#/print/game/marelle'),
  ofManifest('accueil', '/', WIDE),
  ofManifest('partie', GAME, WIDE, TAPS),
  ofManifest('accueil-mobile', '/', NARROW),
  ofManifest('partie-mobile', GAME, NARROW, TAPS),
];
