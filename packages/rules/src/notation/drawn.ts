import type { Board } from '../board.ts';
import type { Drawn } from '../game.ts';

/**
 * Arrows and rings in a comment, as other programs write them: `[%cal Ga1d1,Gd6d7]` for arrows, `[%csl Ga1]` for rings. The
 * capital is a colour, which is passed over. Names that are not a letter and a digit stand with a hyphen: `[%cal G32-28]`.
 */
const COMMAND = /\[%\s*(cal|csl)\s+([^\]]*)\]/gi;

/** A comment parted into what is said and what is drawn. A command that names a place the board has not stays in the text. */
export function readDrawn(
  board: Board,
  comment: string,
): { readonly comment: string; readonly drawn: readonly Drawn[] } {
  const drawn: Drawn[] = [];
  const said = comment.replace(COMMAND, (whole: string, kind: string, list: string) => {
    const marks = list.split(',').map((word) => readMark(board, kind.toLowerCase() === 'cal', word.trim()));
    if (!marks.every((mark) => mark !== null)) return whole;
    drawn.push(...marks);
    return ' ';
  });
  return { comment: said.replace(/\s+/g, ' ').trim(), drawn };
}

function readMark({ names }: Board, isArrow: boolean, word: string): Drawn | null {
  const text = word.replace(/^[A-Z]/, '');
  if (!isArrow) {
    const at = names.indexOf(text);
    return at < 0 ? null : { from: at, to: at };
  }
  const ends = text.includes('-') ? text.split('-') : [text.slice(0, 2), text.slice(2)];
  const [from, to] = ends.map((end) => names.indexOf(end)) as [number, number?];
  return ends.length !== 2 || from < 0 || to === undefined || to < 0 ? null : { from, to };
}

/** What is drawn, as commands for a comment; empty where nothing is. */
export function writeDrawn({ names }: Board, drawn: readonly Drawn[]): string {
  const dash = names.every((name) => /^[a-z]\d$/.test(name)) ? '' : '-';
  const name = (place: number): string => names[place] ?? '';
  const list = (kind: 'cal' | 'csl', words: readonly string[]): string[] =>
    words.length === 0 ? [] : [`[%${kind} ${words.map((word) => `G${word}`).join(',')}]`];
  const [rings, arrows] = [drawn.filter(({ from, to }) => from === to), drawn.filter(({ from, to }) => from !== to)];
  return [
    ...list(
      'csl',
      rings.map(({ to }) => name(to)),
    ),
    ...list(
      'cal',
      arrows.map(({ from, to }) => `${name(from)}${dash}${name(to)}`),
    ),
  ].join(' ');
}
