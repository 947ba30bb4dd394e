import type { Language } from '@merellier/words';

/** Where names come from; a name without a source is our own. */
export const SOURCES = {
  rosenberger: 'R. Rosenberger, muehlespieler.de',
  startcheckers: 'startcheckers.com',
  acf: 'American Checker Federation, acfcheckers.com',
  loy: 'J. Loy, jimloy.com',
  britannica: 'Encyclopædia Britannica, 1911',
  lissenko: 'V. K. Lissenko, 1926',
  kombinashki: 'kombinashki.ru',
  gorodetski: 'V. B. Gorodetski, 1984',
  igin: 'S. Igin',
  shashkivsem: 'shashkivsem.ru',
  couttet: 'A. Couttet, Étude des ouvertures du jeu de dames',
} as const;

/** An opening that has a name: the turns that lead to it, as they are written. One text is the same in all languages. */
export interface OpeningLine {
  readonly turns: string;
  readonly name: string | Readonly<Record<Language, string>>;
  readonly source: keyof typeof SOURCES | null;
}

const of = (source: OpeningLine['source'], turns: string, name: OpeningLine['name']): OpeningLine => ({
  ...{ turns, name, source },
});
const called = (fr: string, en: string, de: string): OpeningLine['name'] => ({ fr, en, de });

/** On the board of nine men's morris. Positions count, not the order of the turns, and so do their symmetric twins. */
export const NINE: readonly OpeningLine[] = [
  of(null, 'd6', called('Le carrefour', 'Crossing', 'Kreuzung')),
  of(null, 'b6', called('Le coin du milieu', 'Middle corner', 'Mittlere Ecke')),
  of(null, 'd7', called('Le milieu d’un côté', 'Middle of a side', 'Seitenmitte')),
  of(null, 'a7', called('Le coin', 'Corner', 'Ecke')),
  of(null, 'd6 d2', called('Les vis-à-vis', 'Face to face', 'Gegenüber')),
  of(null, 'd6 f4', called('Les voisins', 'Neighbours', 'Nachbarn')),
  of(null, 'd6 f4 d2 b4', called('La croix', 'The Cross', 'Das Kreuz')),
  of(null, 'd6 f4 b4 d2', called('Les équerres', 'The Set Squares', 'Die Winkel')),
  of('rosenberger', 'b4 d2 d6 f4 b6 f6 b2xf6 f6 f2', called('Le moulin central', 'Centre mill', 'Zentrumsmühle')),
];

/** Of English draughts, beside those that are named by their first move or two. */
export const ENGLISH: readonly OpeningLine[] = [
  of('britannica', '11-15 24-20', 'Ayrshire Lassie'),
  of('startcheckers', '11-15 23-19 8-11 22-17 3-8', 'Alma'),
  of('startcheckers', '11-15 22-17 9-13 17-14', 'Boston'),
  of('startcheckers', '11-15 23-19 8-11 22-17 15-18', 'Centre'),
  of('startcheckers', '11-15 23-18 8-11 27-23 11-16', 'Slip Cross'),
  of('startcheckers', '11-15 23-19 9-14 27-23', 'Defiance'),
  of('startcheckers', '11-15 22-17 8-11 17-13 4-8 25-22', 'Douglas'),
  of('startcheckers', '11-15 22-17 15-19', 'Dyke'),
  of('startcheckers', '11-15 23-19 9-14 22-17 5-9', 'Fife'),
  of('startcheckers', '11-15 23-19 8-11 22-17 11-16', 'Glasgow'),
  of('startcheckers', '11-15 23-19 7-11 22-17 9-14', 'Glasgow-Whilter'),
  of('startcheckers', '11-15 23-19 8-11 22-17 9-13', 'Laird and Lady'),
  of('startcheckers', '11-15 23-19 8-11 22-17 9-13 17-14 10x17 19x10 7x14', 'Black Doctor'),
  of('startcheckers', '11-15 22-17 8-11 17-13 15-18', 'Maid of the Mill'),
  of('startcheckers', '11-15 23-19 8-11 26-23', 'Nailor'),
  of('startcheckers', '11-15 23-19 8-11 22-17 4-8', 'Old Fourteenth'),
  of('loy', '11-15 21-17 9-13', 'Switcher'),
  of('acf', '10-15 22-17 15-19', 'Skullcracker'),
  of('acf', '9-14 23-18 14x23', 'Double Cross'),
  of('acf', '10-15 21-17 7-10', 'Octopus'),
  of('acf', '10-14 24-19 6-10', 'Nemesis'),
  of('acf', '10-14 22-18 12-16', 'White Doctor'),
  of('acf', '9-13 22-18 11-15', 'Edinburgh Single'),
  of('acf', '9-14 23-19 10-15', 'Rattlesnake'),
  of('acf', '9-13 22-18 11-16', 'Wilderness'),
];

/** Of Russian draughts; the names are those of the sources, in our words. */
export const RUSSIAN: readonly OpeningLine[] = [
  of('lissenko', 'c3-d4 d6-c5 b2-c3 e7-d6', called('La vieille partie', 'Old Game', 'Alte Partie')),
  of('kombinashki', 'g3-f4 f6-e5 h2-g3', called('Le jeu de Kaulen', 'Kaulen’s Game', 'Kaulen-Spiel')),
  of('kombinashki', 'e3-d4 d6-e5 a3-b4 h6-g5', called('Le jeu de Filippov', 'Filippov’s Game', 'Filippow-Spiel')),
  of(
    'gorodetski',
    'c3-d4 f6-g5 b2-c3 g5-h4 c3-b4 h6-g5',
    called('La défense de Kiev', 'Kiev Defence', 'Kiewer Verteidigung'),
  ),
  of('igin', 'c3-d4 d6-e5 b2-c3 e7-d6', called('Le carrefour inverse', 'Reversed Crossroads', 'Umgekehrte Kreuzung')),
  of(
    'shashkivsem',
    'g3-h4 f6-e5 c3-b4 e5-f4 e3xg5 h6xf4',
    called('Le pieu inverse', 'Reversed Stake', 'Umgekehrter Pfahl'),
  ),
];

/** Of international draughts. */
export const INTERNATIONAL: readonly OpeningLine[] = [
  of('couttet', '33-28 18-23', called('La partie classique', 'Classical Game', 'Klassische Partie')),
];
