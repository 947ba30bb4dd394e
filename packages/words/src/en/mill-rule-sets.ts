import type { MillRuleSetId } from '@merellier/rules';
import type { RuleSetEntries } from '../shapes.ts';

const SHEET = 'Rule sheet “Marelle”, in French, author not named';
const MERELS = 'Rule sheet on merels or nine men’s morris, in French, author not named';
const POCKET = 'Ravensburger, “Marelle & Dames”, pocket game number 20 545 5, text by Monika Gohl';
const ALFONSO =
  'Sheet of the association Aisling-1198 (2014), after the Book of Games of Alfonso X (1283) and Ulrich Schädler (Board Games Studies, 2000)';
const MILL = 'Le Globe Joueur, “Jeu du moulin”';

const MURRAY_CHESS = 'H. J. R. Murray, A History of Chess (1913), page 614';
const MURRAY = 'H. J. R. Murray, A History of Board-Games Other than Chess (1952), as later accounts tell it';

/** The rule sets of the marelle, by id. */
export const MILL_RULE_SETS = {
  marelle: {
    pitch: 'The common game: every mill takes a man, and with three men left you may fly anywhere.',
    source: SHEET,
  },
  'marelle-mixte': {
    pitch: 'On every move, you choose: place a man or move one.',
    source: `${SHEET}, variant`,
  },
  'marelle-de-ceylan': {
    pitch: 'A mill earns another turn, and men are taken only once all have been placed.',
    source: `${SHEET}, variant`,
  },
  'marelle-cubique': {
    pitch: 'On the six faces of a cube: 26 points, 24 lines and no edge to stop at.',
    source: `${SHEET}, which only names it`,
    reconstructed: 'reconstruction by Mérellier',
  },
  merels: {
    pitch: 'No flying: men keep to the lines down to the last.',
    source: MERELS,
  },
  'merels-wild': {
    pitch: 'Merels with the “wild” rule: with three men left, from any point to any point.',
    source: `${MERELS}, variation`,
  },
  'merels-diagonals': {
    pitch: 'Four more lines, the diagonals: men move along them and make mills on them.',
    source: `${MERELS}, variation`,
  },
  'marelle-de-poche': {
    pitch: 'A man in a mill is never taken, unless only three are left.',
    source: POCKET,
  },
  'marelle-avec-des': {
    pitch: 'Three dice: 6‑5‑4, 6‑3‑3, 5‑2‑2 or 4‑1‑1 send a man anywhere to close a mill.',
    source: ALFONSO,
    reconstructed: 'reconstruction by Ulrich Schädler',
  },
  'jeu-du-moulin': {
    pitch:
      'Three men on a line make a mill, and every mill takes a man. With three men left, you may fly anywhere; 50 moves without a capture make a draw.',
    source: MILL,
  },
  'marelle-a-3': {
    pitch: 'The smallest of all: three men each, nine points, and the first mill wins.',
    source: `${MURRAY_CHESS}, “the smaller merels”`,
  },
  'marelle-a-3-diagonales': {
    pitch: 'The same small square with its diagonals: eight lines for the first mill.',
    source: `Alfonso X, Book of Games (1283), folio 93, “alquerque de tres”; moves: ${MURRAY_CHESS}`,
  },
  'marelle-a-6': {
    pitch: 'Two squares, six men each: a short game, without flying.',
    source: MURRAY,
  },
  'marelle-a-7': {
    pitch: 'Two squares and a cross: a centre with four ways out, and lines of five.',
    source: `The board with a cross, described beside six men’s morris; that one: ${MURRAY}`,
    reconstructed: 'rules reconstructed by Mérellier after six men’s morris',
  },
  lasker: {
    pitch: 'Ten men, and from the first move on you choose: place one or move one.',
    source: 'Emanuel Lasker, Brettspiele der Völker (1931), as later accounts tell it',
  },
  morabaraba: {
    pitch: 'Twelve men’s morris of southern Africa: twelve “cows”, diagonals, and flying with three.',
    source: 'Mind Sports South Africa and International Wargames Federation, “Generally Accepted Rules”',
    departures: [
      'By the text, a man that left one mill to close another may not go straight back to close the first again; here: it may.',
    ],
  },
  'marelle-a-12': {
    pitch: 'Twelve men, four diagonals, and flying as soon as four are left.',
    source: 'bead.game, “Twelve Men’s Morris”',
  },
  nerenchi: {
    pitch:
      'Ceylon, about 1900: place until two points are free, every mill earns another turn, and play on to the last man.',
    source: 'Henry Parker, Ancient Ceylon (1909), pages 577 and 580, as quoted by the Ludii Portal',
  },
  achi: {
    pitch: 'Four sticks each, as schoolchildren in Ghana play it: one point stays free, and the first mill wins.',
    source: 'R. C. Bell, after cyningstan.com; the blocked side: CSIRO, “Achi”',
  },
  rota: {
    pitch: 'A circle with eight spokes, three men each: the first line through the centre wins.',
    source: 'ZOOM (PBS Kids), “Rota”, after Roman boards',
  },
  dooz: {
    pitch: 'Twelve men and four diagonals, as in Iran: a mill closed while placing takes from the opponent’s hand.',
    source: 'Sanmill, “Dooz”',
  },
  shax: {
    pitch: 'The game of the Somalis: the board is filled, each side takes off a man, and only then does play begin.',
    source: 'House That JAK Built, “Shax”, and games.porg.es',
  },
  'one-time-mill': {
    pitch: 'Each line counts once for each side: no use in opening and closing the same mill again.',
    source: 'Sanmill, “One-Time Mill”',
  },
  'marelle-avec-des-a-la-pose': {
    pitch:
      'The other reading of 1283: three dice are thrown to place, and a special throw places three men at once on a line.',
    source:
      'Book of Games of Alfonso X (1283), folio 92, in S. M. Golladay’s translation (Ludii Portal), as historicgames.com reads it, “F92V”',
  },
  'mul-mulan': {
    pitch: 'The game of Java: a man that slips between two of the opponent’s men on a line takes both.',
    source: 'Wikibuku, “Mul-mulan (Pulau Jawa)”',
  },
  'nao-guti': {
    pitch: 'The nine men of the Punjab: any man can be taken, and play goes on to the last one.',
    source:
      'H. C. Das Gupta, Journal of the Asiatic Society of Bengal (1926), pages 144 and 145, as the Ludii Portal quotes it',
  },
  'marelle-triple': {
    pitch: 'From a French encyclopaedia: the diagonals are ways and no more, and with four men you may fly.',
    source: 'T. de Moulidars, Grande encyclopédie des jeux (1840), as the Ludii Portal quotes it',
  },
  fettas: {
    pitch: 'From southern Morocco: eleven men each, any man can be taken, and play goes on to the last one.',
    source: 'A. Bouhajbane, Jeux traditionnels marocains (1989), pages 28 and 29, as the Ludii Portal quotes it',
  },
  'cham-gonu': {
    pitch: 'The morris of Korea, twelve men and four diagonals: where a man is taken, nobody places another.',
    source: 'National Folk Museum of Korea, encyclopedia, “Gonu Nori”; Okcheon Sinmun, 28 July 1990',
  },
  'zhi-qi': {
    pitch:
      'The morris of China: a point where a man was taken stays closed while placing; on a full board each side takes off a man.',
    source: 'Sanmill, “Zhi Qi”',
  },
  'da-san-qi': {
    pitch: 'Twelve men, as children play it in China: two mills take two men, and the other side moves first.',
    source: 'liuweilhy, NineChess, “打三棋”',
  },
  mulabalaba: {
    pitch: 'The morris of Zambia, twelve men: from a corner of the large square a man goes wherever it likes.',
    source: 'J. Chaplin, Man 56 (1956), page 170, as the Ludii Portal quotes it',
  },
  'el-filja': {
    pitch: 'Algeria and Morocco: the board is filled, each side then takes by the mills it has, and play begins.',
    source: 'Sanmill, “El Filja”',
  },
  'tant-fant': {
    pitch: 'Three men each, in place from the start, as in Bengal: the first line wins, but not on the starting rows.',
    source: 'J. Datta, Journal of the Asiatic Society of Bengal 29 (1933), page 167, as the Ludii Portal quotes it',
  },
} satisfies RuleSetEntries<MillRuleSetId>;
