import { boardPicture, type PictureOptions } from '@merellier/board/picture';
import type { PageDocument } from './document.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './fill-shell.ts';
import { escaped } from './html.ts';

const PAPER = '#f5f0e6';
const INK = '#2a2522';
const FAINT = '#6b5f52';
const GOLD = '#b98a2f';

/** The board is a square at the left, with the same margin on three sides. */
const MARGIN = 48;
const BOARD = CARD_HEIGHT - 2 * MARGIN;
const LEFT = MARGIN + BOARD + 56;
const COLUMN = CARD_WIDTH - LEFT - MARGIN;

/** The family under which the renderer finds the font of the cards. */
export const CARD_FONT = 'EB Garamond';
/** Scripts that the font can write: a name in another is left out rather than drawn as boxes. */
const WRITABLE = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{Zs}\p{M}\n]/gu;

/** What the board of a card is made of. */
export type CardMaterial = NonNullable<PictureOptions['material']>;

/**
 * The picture of a document for messengers, as SVG of the size of a card.
 *
 * @param material With data URLs for its pictures; null for a board of lines and colours alone.
 */
export function cardSvg({ card, shown }: PageDocument, material: CardMaterial | null): string {
  const { svg, width, height } = boardPicture(shown.board, card.view ?? shown.view, {
    bottom: shown.bottom,
    names: false,
    material,
  });
  const scale = BOARD / Math.max(width, height);
  const x = MARGIN + (BOARD - width * scale) / 2;
  const y = MARGIN + (BOARD - height * scale) / 2;
  // The same picture, at its place: as an SVG within the SVG it keeps its own coordinates.
  const board = svg
    .replace(/ width="[^"]*" height="[^"]*"/, ` x="${x}" y="${y}" width="${width * scale}" height="${height * scale}"`)
    .replace(' xmlns="http://www.w3.org/2000/svg"', '');
  const title = wrapped(card.title, TITLE, 3);
  // A short title leaves its room to the text.
  const text = wrapped(card.text, TEXT, 7 - title.length);
  const block = TITLE.line * title.length + 22 + TEXT.line * text.length;
  const top = Math.max(172, (CARD_HEIGHT - block) / 2 + 20);
  const after = top + TITLE.line * title.length + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" font-family="${CARD_FONT}">
<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${PAPER}"/>
${board}
<path d="M${LEFT} ${MARGIN + 44}h${COLUMN}" stroke="${GOLD}" stroke-width="2"/><circle cx="${LEFT + 8}" cy="${MARGIN + 44}" r="8" fill="${INK}"/>
${lines([printable(card.over)], LEFT, MARGIN + 24, 28, 0, FAINT)}
${lines(title, LEFT, top, TITLE.size, TITLE.line, INK)}
${lines(text, LEFT, after, TEXT.size, TEXT.line, FAINT)}
<text x="${CARD_WIDTH - MARGIN}" y="${CARD_HEIGHT - MARGIN}" font-size="30" fill="${INK}" text-anchor="end">Mérellier</text>
</svg>`;
}

interface Size {
  readonly size: number;
  readonly line: number;
}

const TITLE: Size = { size: 58, line: 64 };
const TEXT: Size = { size: 33, line: 43 };

const lines = (texts: readonly string[], x: number, y: number, size: number, line: number, fill: string): string =>
  texts
    .map((text, i) => `<text x="${x}" y="${y + i * line}" font-size="${size}" fill="${fill}">${escaped(text)}</text>`)
    .join('');

/** What the font can write, with ordinary spaces. */
const printable = (text: string): string =>
  text
    .replace(WRITABLE, '')
    .replace(/[\u202f\u2009]/g, '\u00a0')
    .trim();

/** A text in lines that fit the column, the last of `most` ending with dots where more would follow. */
function wrapped(text: string, { size }: Size, most: number): readonly string[] {
  const rows: string[] = [];
  for (const word of printable(text).split(' ')) {
    const row = rows.at(-1);
    const longer = row === undefined ? word : `${row} ${word}`;
    if (row !== undefined && widthOf(longer, size) <= COLUMN) rows[rows.length - 1] = longer;
    else rows.push(...broken(word, size));
  }
  if (rows.length <= most) return rows;
  return [...rows.slice(0, most - 1), `${(rows[most - 1] ?? '').replace(/[\p{P}\s]+$/u, '')} …`];
}

/** A word in pieces that each fit the column: a name may be one long word. */
function broken(word: string, size: number): readonly string[] {
  const most = Math.max(1, Math.floor(COLUMN / (size * 0.55)));
  if (widthOf(word, size) <= COLUMN) return [word];
  return Array.from({ length: Math.ceil(word.length / most) }, (_, i) => word.slice(i * most, (i + 1) * most));
}

/** About how wide a text is: the mean of a kind of letter in this font, a little more to be safe. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce(
    (sum, letter) => sum + size * (/[ilj.,;:’'! ]/.test(letter) ? 0.27 : /[mwMW—]|\p{Lu}/u.test(letter) ? 0.72 : 0.47),
    0,
  );
