import { letterName } from '../draughts/boards.ts';
import {
  type DraughtsBoard,
  type DraughtsParameters,
  type DraughtsRuleSet,
  type DraughtsRuleSetId,
  makeDraughts,
} from '../draughts/index.ts';
import type { Parameters } from '../parameters.ts';

/** How a file of PDN names squares, as its GameType says. */
export interface SquareNaming {
  readonly letters: boolean;
  /** Where the first square is, seen by the side that begins: 0 bottom left, 1 bottom right, 2 top left, 3 top right. */
  readonly corner: number;
  readonly begins: 'white' | 'black';
}

/** The GameType tag of a file: the rule set it stands for, what it changes in it, and its names of squares. */
export interface GameType {
  readonly number: number;
  readonly rules: string;
  readonly changes: Parameters;
  /** Null where points have the names that they have here. */
  readonly naming: SquareNaming | null;
  /** Whether it names the game and not its rules: what a caller says of them then goes before. */
  readonly rough?: boolean;
}

/**
 * The game type of PDN 3.0 (pdn.fmjd.org) of each rule set, and what its bare number stands for: who begins, width, height,
 * naming and corner of squares, and whether the bottom left corner is not played on. Null where PDN has none.
 */
const GAME_TYPES: Readonly<Record<DraughtsRuleSetId, readonly [number: number, full: string] | null>> = {
  dames: null,
  'dame-100': null,
  'dames-a-souffler': null,
  'dame-36': null,
  international: [20, 'W,10,10,N2,0'],
  english: [21, 'B,8,8,N1,0'],
  italian: [22, 'W,8,8,N2,1'],
  pool: [23, 'B,8,8,N1,0'],
  spanish: [24, 'W,8,8,N1,1'],
  russian: [25, 'W,8,8,A0,0'],
  brazilian: [26, 'W,8,8,A0,0'],
  czech: [29, 'W,8,8,A0,0'],
  canadian: [27, 'W,12,12,N2,0'],
  turkish: [30, 'W,8,8,A0,0'],
  armenian: null,
  thai: [31, 'B,8,8,N2,0'],
  antidraughts: null,
  breakthrough: null,
  killer: null,
  frisian: [40, 'W,10,10,N2,0'],
  frysk: null,
};

/** Game types without a rule set of their own, and the one that is played as they are: the Portuguese play as the Spanish do. */
const SAME_AS: Readonly<Record<number, number>> = { 28: 24 };

/** Whether PDN defines the number of a GameType, of draughts or of another game (chess, Othello). */
export const isDefinedInPdn = (text: string): boolean => /^\s*0*([01]|2\d|3[01]|4[01]|50)\s*(,|$)/.test(text);

/** The parameters that a game type fixes. */
type Fixed =
  | (
      | 'size'
      | 'played-on'
      | 'gap'
      | 'back-row'
      | 'goal'
      | 'orientation'
      | 'step-lines'
      | 'capture-lines'
      | 'turn-back'
      | 'king-run'
      | 'men-capture-backward'
      | 'men-take-kings'
      | 'king-range'
      | 'king-landing'
    )
  | ('priority' | 'crowning' | 'removal' | 'obligation');

/** What a game type leaves of the others: said in the tag, so that it may be changed, or no part of it. */
const NOT_FIXED: { readonly [Name in Exclude<keyof DraughtsParameters, Fixed>]: 'said' | 'left open' } = {
  begins: 'said',
  squares: 'said',
  'one-king-draw': 'left open',
  'kings-only-draw': 'left open',
  'king-moves-draw': 'left open',
  'two-to-one-draw': 'left open',
  'three-to-one-draw': 'left open',
  'three-kings-draw': 'left open',
  'two-kings-draw': 'left open',
  'main-road-draw': 'left open',
  'five-pieces-draw': 'left open',
  'seven-pieces-draw': 'left open',
  'one-piece-each': 'left open',
  'repetition-draw': 'left open',
};

const FULL = /^([WB]),(\d+),(\d+),([ANS])([0-3]),([01])$/;

/**
 * Reads a GameType tag, short (`20`) or in full (`20,W,10,10,N2,0`); what files leave out at its end is as usual in that game.
 * Null for a game that is not played here.
 */
export function readGameType(text: string): (GameType & { readonly naming: SquareNaming }) | null {
  const [, digits = '', rest = ''] = /^(\d+)(?:,(.*))?$/.exec(text.toUpperCase().replace(/\s/g, '')) ?? [];
  const number = Number(digits);
  const ids = Object.keys(GAME_TYPES) as DraughtsRuleSetId[];
  const named = (wanted: number | undefined) => ids.find((id) => GAME_TYPES[id]?.[0] === wanted);
  const rules = named(number) ?? named(SAME_AS[number]);
  const [, standard = ''] = (rules && GAME_TYPES[rules]) ?? [];
  if (!rules) return null;
  const given = rest === '' ? [] : rest.split(',');
  const fields = FULL.exec([...given, ...standard.split(',').slice(given.length)].join(','));
  // A width without a height is no shorter form, but a slip.
  if (!fields || given.length === 2) return null;
  const [, colour, width, height, kind, corner, inverted] = fields;
  const preset = makeDraughts(rules);
  if (!preset?.ok || width !== preset.value.parameters.size || height !== width) return null;
  const begins = colour === 'W' ? 'white' : 'black';
  const asked: Parameters = { begins, orientation: inverted === '1' ? 'dark-right' : 'dark-left' };
  const { parameters } = preset.value;
  const changes = Object.entries(asked).filter(([name, value]) => (parameters as Parameters)[name] !== value);
  const naming: SquareNaming = { letters: kind !== 'N', corner: cornerOf(standard, kind, corner, begins), begins };
  return { number, rules, changes: Object.fromEntries(changes), naming };
}

/**
 * PlayOK declares numbers from White's near right in its games of international draughts, and writes them from the far
 * left as everybody does: that corner is believed only where it is the game's own.
 */
const cornerOf = (standard: string, kind: string | undefined, corner: string | undefined, begins: string): number =>
  kind === 'N' && corner === '1' && begins === 'white' ? Number(/N(\d)/.exec(standard)?.[1] ?? 2) : Number(corner);

/**
 * The GameType tag of a rule set, in full; null where PDN has none: the rulebook's dames, and national rules that were
 * changed in more than who begins and how squares are named.
 */
export function writeGameType(rules: DraughtsRuleSet): string | null {
  const known = GAME_TYPES[rules.id];
  if (!known || Object.keys(rules.changes).some((name) => !(name in NOT_FIXED))) return null;
  const { begins, size, squares, orientation } = rules.parameters;
  const colour = begins === 'white' ? 'W' : 'B';
  // Squares are named here from the top left as White sees it: seen by Black, that is the bottom right.
  const naming = squares === 'letters' ? (begins === 'white' ? 'A0' : 'A3') : begins === 'white' ? 'N2' : 'N1';
  return [known[0], colour, size, size, naming, orientation === 'dark-right' ? 1 : 0].join(',');
}

/** Whether squares are named in a file as this project reads them: numbers from White's far left, letters from its near. */
const isOurs = ({ letters, corner, begins }: SquareNaming): boolean =>
  corner === (letters ? { white: 0, black: 3 } : { white: 2, black: 1 })[begins];

/** A turn of a file with other names of squares, in numbers of this project. */
export function renameTurn(board: DraughtsBoard, naming: SquareNaming, text: string): string {
  if (isOurs(naming)) return text;
  const places = namesBy(board, naming);
  return text.replace(naming.letters ? /[a-j]\d{1,2}/gi : /\d+/g, (name) => {
    const place = places.get(naming.letters ? name.toLowerCase() : String(Number(name)));
    return place === undefined ? name : String(place + 1);
  });
}

/** A FEN of a file with other names of squares, in numbers of this project. */
export function renameFen(board: DraughtsBoard, naming: SquareNaming, text: string): string {
  if (isOurs(naming)) return text;
  const parts = text.replace(/\s/g, '').split(':');
  return parts
    .map((part, i) => (i > 0 && /^[WB]/i.test(part) ? renameTurn(board, naming, expandRanges(part)) : part))
    .join(':');
}

/** Writes out ranges: in another order of squares they are none. */
const expandRanges = (list: string): string =>
  list.replace(/(K?)(\d+)-(\d+)/gi, (_, king: string, first: string, last: string) => {
    const [from, to] = [Number(first), Number(last)].sort((a, b) => a - b) as [number, number];
    return Array.from({ length: Math.min(to - from, 200) + 1 }, (_, i) => `${king}${from + i}`).join(',');
  });

/** The places of a board by the names that they have in a file. */
function namesBy(board: DraughtsBoard, { letters, corner, begins }: SquareNaming): ReadonlyMap<string, number> {
  const turned = begins === 'black';
  const fromTop = corner >= 2 !== turned;
  const fromLeft = (corner % 2 === 0) !== turned;
  const last = board.side - 1;
  const isDark = board.names.length < board.side ** 2;
  return new Map(
    board.at.map(([x, y], place) => {
      const row = fromTop ? y - 0.5 : last - (y - 0.5);
      const column = fromLeft ? x - 0.5 : last - (x - 0.5);
      const name = letters
        ? letterName(column, last - row, board.side)
        : String((row * board.side + column) / (isDark ? 2 : 1) + 1).replace(/\.5$/, '');
      return [name, place] as const;
    }),
  );
}
