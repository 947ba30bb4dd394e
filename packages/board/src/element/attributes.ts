import type { Board, Parameters, Side } from '@merellier/rules';
import type { BoardLook } from '../drawing/material.ts';
import type { Arrow, PlaceMark } from '../props.ts';

/** Who plays by hand on an element. */
export type Playable = 'both' | Side | 'none';

/** An arrow on the board, by the names of the places that it runs over. */
export interface BoardArrow {
  readonly path: readonly string[];
  /** What tells it apart from the others; its number by default. */
  readonly label?: string;
  /** Whether it stands out; the first one does by default. */
  readonly best?: boolean;
}

/** A tag on a place, by its name: what playing there is worth. */
export interface BoardMark {
  readonly place: string;
  readonly kind: 'win' | 'draw' | 'loss';
  readonly label?: string;
}

/** An arrow that was drawn by hand, by the names of its places; a ring where both are one. */
export interface BoardDrawing {
  readonly from: string;
  readonly to: string;
}

/** What a board can do without, by the words of the attribute `hide`. */
export const HIDEABLE = ['coordinates', 'last', 'trays', 'message'] as const;
export type Hideable = (typeof HIDEABLE)[number];

const KINDS: readonly BoardMark['kind'][] = ['win', 'draw', 'loss'];

const wordsOf = (text: string | null): readonly string[] => text?.match(/[^\s,;]+/g) ?? [];

/** House rules as an attribute writes them: `men=7 flying=0`. What is no parameter is left to the rules to refuse. */
export const readChanges = (text: string | null): Parameters =>
  Object.fromEntries(
    wordsOf(text).map((word) => {
      const [name = '', ...value] = word.split('=');
      return [name, value.join('=')];
    }),
  );

/** The attribute that says these house rules. */
export const writeChanges = (changes: Parameters): string =>
  Object.entries(changes)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** `d6-d7:1 b4-c4:2`: the places of each arrow and, after a colon, its label. */
export const readArrows = (text: string | null): readonly BoardArrow[] =>
  wordsOf(text).map((word) => {
    const [path = '', label] = word.split(':');
    return { path: path.split('-'), ...(label && { label }) };
  });

/** `d6-d7 b4`: arrows from one place to another, and rings. */
export const readDrawings = (text: string | null): readonly BoardDrawing[] =>
  wordsOf(text).map((word) => {
    const [from = '', to = from] = word.split('-');
    return { from, to };
  });

/** `d6:win:G12 b4:loss`: a place, what it is worth, and a label. Other kinds than win, draw and loss are left out. */
export const readMarks = (text: string | null): readonly BoardMark[] =>
  wordsOf(text).flatMap((word) => {
    const [place = '', named, label] = word.split(':');
    const kind = KINDS.find((each) => each === named);
    return kind ? [{ place, kind, ...(label && { label }) }] : [];
  });

/** What the board is made of; null where the attribute names nothing known. */
export const readLook = (text: string | null): BoardLook | null =>
  (['wood', 'slate', 'parchment', 'contrast'] as const).find((look) => look === text) ?? null;

/** What an attribute hides; words that mean nothing are passed over. */
export const readHidden = (text: string | null): ReadonlySet<Hideable> =>
  new Set(HIDEABLE.filter((each) => wordsOf(text).includes(each)));

/** Arrows as the board draws them; one over a place that this board has not is left out. */
export const arrowsOn = ({ names }: Board, arrows: readonly BoardArrow[]): readonly Arrow[] =>
  arrows.flatMap(({ path, label, best }, i) => {
    const places = path.map((name) => names.indexOf(name));
    return places.includes(-1) ? [] : [{ path: places, label: label ?? String(i + 1), best: best ?? i === 0 }];
  });

/** Marks as the board draws them; one on a place that this board has not is left out. */
export const marksOn = ({ names }: Board, marks: readonly BoardMark[]): readonly PlaceMark[] =>
  marks.flatMap(({ place, kind, label }) =>
    names.includes(place) ? [{ place: names.indexOf(place), kind, label: label ?? SIGNS[kind] }] : [],
  );

/** What a mark shows that has no label of its own. */
const SIGNS: Readonly<Record<BoardMark['kind'], string>> = { win: '+', draw: '=', loss: '−' };
