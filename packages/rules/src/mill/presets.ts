import { FIRST_PRESETS, type MillPreset } from './first-presets.ts';

/** The first mill wins: nothing is ever taken, so only repetition can draw. */
const FIRST_MILL = {
  men: 3,
  'mill-at-entry': 'wins',
  'mill-by-moving': 'wins',
  flying: 0,
  'no-capture-draw': 0,
  'repetition-draw': 3,
} as const satisfies MillPreset;

/** The federation's draws: nothing taken in ten turns once a side is down to three men; a board filled by placing. */
const MORABARABA = {
  blocked: 'loses-unless-full',
  'no-capture-draw': 0,
  'three-men-draw': 10,
} as const satisfies MillPreset;

/** Placing ends with two points free; then each mill takes a man and earns another turn, to the last man. */
const NERENCHI = {
  'mill-at-entry': 'extra-turn',
  'mill-by-moving': 'capture-and-extra-turn',
  'placing-stops': 2,
  'least-men': 1,
} as const satisfies MillPreset;

/** The board is filled, each side takes off a man, and play begins; a side that is shut in is let out. */
const SHAX = {
  men: 12,
  'mill-at-entry': 'one-each',
  protection: 'never',
  flying: 0,
  blocked: 'passes',
} as const satisfies MillPreset;

/** Any man is taken, to the last one, and nobody flies. */
const LAST_MAN = { protection: 'never', flying: 0, 'least-men': 1 } as const satisfies MillPreset;

/** The board is filled, then each side takes by the mills that stand. */
const EL_FILJA = {
  men: 12,
  'mill-at-entry': 'by-count',
  protection: 'never',
  flying: 0,
  'repetition-draw': 3,
} as const satisfies MillPreset;

/** Twelve men fill the board with diagonals as they are placed: where one is taken, nobody goes until the last is placed. */
const MARKED = { board: 'nine-diagonals', men: 12, 'mill-at-entry': 'marked', flying: 0 } as const satisfies MillPreset;

/** The mill rule sets in the order of the catalogue, as changes of the marelle, each with its source. */
export const MILL_PRESETS = {
  ...FIRST_PRESETS,
  'marelle-a-3': { board: 'three', ...FIRST_MILL }, // Murray 1913
  'marelle-a-3-diagonales': { board: 'three-diagonals', ...FIRST_MILL }, // Alfonso X 1283; Murray
  'marelle-a-6': { board: 'six', men: 6, flying: 0 }, // Murray 1952
  'marelle-a-7': { board: 'seven', men: 7, flying: 0 }, // a board and a number of men; a reconstruction
  lasker: { men: 10, entry: 'any-time' }, // Lasker 1931
  morabaraba: { board: 'nine-diagonals', men: 12, ...MORABARABA }, // Generally Accepted Rules
  'marelle-a-12': { board: 'nine-diagonals', men: 12, flying: 4, blocked: 'loses-unless-full' }, // bead.game
  nerenchi: { men: 12, flying: 0, ...NERENCHI }, // Parker 1909
  achi: { board: 'three-diagonals', ...FIRST_MILL, men: 4, blocked: 'passes' }, // Bell; CSIRO
  rota: { board: 'round', ...FIRST_MILL }, // PBS Kids ZOOM; the board: Roman pavements
  dooz: { board: 'nine-diagonals', men: 12, 'mill-at-entry': 'from-hand', 'repetition-draw': 3 }, // Sanmill
  shax: SHAX, // House That JAK Built; games.porg.es
  'one-time-mill': { 'mill-counts': 'once' }, // Sanmill
  'marelle-avec-des-a-la-pose': { captures: 'per-mill', flying: 0, dice: 'entering' }, // 1283 as historicgames.com reads it
  'mul-mulan': { board: 'nine-diagonals', intervention: 'yes', ...LAST_MAN }, // Wikibooks; Sanmill
  'nao-guti': LAST_MAN, // Das Gupta 1926
  'marelle-triple': { board: 'nine-diagonal-ways', protection: 'never', flying: 4 }, // de Moulidars 1840
  fettas: { men: 11, ...LAST_MAN }, // Bouhajbane 1989
  'cham-gonu': { ...MARKED, protection: 'never' }, // National Folk Museum of Korea; Okcheon Sinmun 1990
  'zhi-qi': { ...MARKED, protection: 'never', blocked: 'each-takes-if-full', 'repetition-draw': 3 }, // Sanmill
  'da-san-qi': { ...MARKED, captures: 'per-mill', 'moves-first': 'other-unless-full' }, // NineChess
  mulabalaba: { board: 'nine-wide-corners', men: 12, ...LAST_MAN }, // Chaplin 1956
  'el-filja': EL_FILJA, // Sanmill
  'tant-fant': { board: 'three-homes', ...FIRST_MILL }, // Datta 1933
} as const satisfies Readonly<Record<string, MillPreset>>;

/** The id of a named mill rule set. */
export type MillRuleSetId = keyof typeof MILL_PRESETS;

/** The ids of the named mill rule sets, in the order in which they are shown. */
export const MILL_RULE_SET_IDS = Object.keys(MILL_PRESETS) as readonly MillRuleSetId[];
