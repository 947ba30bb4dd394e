import type { Board, PositionView, Side } from '@merellier/rules';
import { type TextPart, type TextSigns, writeBoard } from '@merellier/rules/notation';
import { paint, type Style } from './paint.ts';

/** The signs of the men: told apart by shape as well as by colour. */
export const MAN_SIGNS: Readonly<Record<Side, string>> = { white: '○', black: '●' };

export const MAN_STYLES: Readonly<Record<Side, Style>> = { white: '1;33', black: '1;36' };

const SIGNS: TextSigns = {
  ...MAN_SIGNS,
  whiteKing: `${MAN_SIGNS.white}K`,
  blackKing: `${MAN_SIGNS.black}K`,
  free: '·',
  closed: '×',
  lines: ['─', '│', '╲', '╱'],
  edges: ['┌┬┐', '├┼┤', '└┴┘'],
};

const STYLES: Readonly<Record<TextPart, Style>> = { ...MAN_STYLES, line: '2', name: '2', plain: '' };
const LAST: Style = '7';

/** What is drawn of a position. */
export interface BoardDrawing {
  readonly board: Board;
  readonly view: PositionView;
  /** The places of the last turn, which are shown. */
  readonly last: readonly number[];
  readonly colour: boolean;
}

/** The board as lines of text for a terminal. */
export function drawBoard({ board, view, last, colour }: BoardDrawing): string {
  const isMan = (part: TextPart): boolean => part === 'white' || part === 'black';
  const style = (part: TextPart, isLast: boolean): Style =>
    isLast ? (isMan(part) ? `${STYLES[part]};${LAST}` : LAST) : STYLES[part];
  return writeBoard(board, view, {
    signs: SIGNS,
    last,
    paint: (text, part, isLast) => paint(text, style(part, isLast), colour),
  });
}
