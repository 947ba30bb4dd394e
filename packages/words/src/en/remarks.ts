import type { RemarkWords } from '../shapes.ts';
import { NUMBERS, quoted, SIDES } from './language.ts';
import { REASONS } from './outcomes.ts';

export const REMARKS: RemarkWords = {
  'rules-assumed': (_, rules) => `the rules are not named; read as ${quoted(rules)}`,
  'rules-and-type': ({ type }, rules) => `GameType ${quoted(type)} contradicts Rules; read as ${quoted(rules)}`,
  'type-ignored': ({ type }) => `GameType ${quoted(type)} is not known here and is left out`,
  'tag-unread': ({ text }) => `the tag ${quoted(text)} cannot be read and is left out`,
  'tag-twice': ({ name, dropped }) => `${name} is given twice; ${quoted(dropped)} is left out`,
  'result-unread': ({ text }) => `the result ${quoted(text)} cannot be read and is left out`,
  'side-assumed': ({ side }) => `the position does not say whose turn it is; read as ${SIDES[side]} to move`,
  'signs-replaced': ({ text, read, more }) =>
    `${quoted(text)} is read as ${quoted(read)}${more > 0 ? `, and ${NUMBERS.number(more)} more of the kind in this game` : ''}`,
  'quiet-with-x': ({ text }) => `${text} takes nothing; read as a simple move`,
  'jumps-joined': ({ text }) => `a capture written jump by jump; read as ${text}`,
  'capture-guessed': ({ text, read, sure }) =>
    sure
      ? `several captures are written ${text}; the rest of the game fits ${read}`
      : `several captures are written ${text}; ${read} is a guess`,
  'bare-text': ({ text }) => `text without braces: ${quoted(text)}; read as a comment`,
  'text-dropped': ({ text }) => `${quoted(text)} belongs to no game and is left out`,
  'comment-unclosed': ({ text }) => `the comment ${quoted(text)} is not closed: it goes to the end of the line`,
  'variation-unclosed': () => 'a parenthesis is not closed: the variation goes to the end of the game',
  'number-off': ({ text, number, side }) =>
    `the number ${text} contradicts the game: it is move ${NUMBERS.number(number)}, ${SIDES[side]}`,
  'draws-off': ({ reason }) =>
    `the game goes on after a draw (${REASONS[reason](null, undefined)}); that rule is switched off`,
  'result-turned': ({ text }) => `the result ${text} counts from Black, who begins; the board decides`,
  encoding: ({ encoding }) =>
    encoding === 'windows-1252'
      ? 'some letters are not UTF-8; read as Windows-1252 (Latin-1)'
      : `the file is in ${encoding.toUpperCase()}`,
};
