import type { GameToken } from './game-token.ts';

/** What may be a turn, by its signs alone; a name or a date is none. */
const TURN = /^(?:[a-n]?\d{1,3}(?:[x-][a-n]?\d{1,3})*|(?:[a-n]\d{1,2}){2,}|--|passe?|demand|huff.*)$/i;
/** A word, or a row of signs that parts one game from another. */
const WORD = /\p{L}{2}|^[^\p{L}\d]{3,}$/u;
const NUMBERED_TURN = /\d\s*[.)]+\s*[a-n]?\d/i;

/** Whether a line of a text is none of a game but words before or behind one: a title, who played, where and when. */
export function isHeading(line: readonly GameToken[]): boolean {
  const [first, second] = line;
  if (!first || !line.some(isWord)) return false;
  const turns = line.filter((token, i) => isTurn(token, line[i + 1]));
  switch (first.kind) {
    case 'number':
      return first.dots === 0 ? isWord(second) && turns.length < 2 : turns.length === 0;
    case 'turn':
    case 'open':
    case 'nag':
    case 'unreadable':
      // `Partie 3 du 12-3-24` has something like a turn in it, but none that is numbered.
      return turns[0] !== first && turns.length < 2 && !line.some((token, i) => isNumbered(token, line[i + 1]));
    default:
      return false;
  }
}

const isTurn = (token: GameToken, next: GameToken | undefined): boolean =>
  // What goes on without a space is no turn: the year of a date.
  token.kind === 'turn' && TURN.test(token.text) && next?.at !== token.at + token.raw.length;

const isNumbered = (token: GameToken, next: GameToken | undefined): boolean =>
  token.kind === 'unreadable'
    ? NUMBERED_TURN.test(token.raw)
    : token.kind === 'number' && token.dots > 0 && next?.kind === 'turn' && TURN.test(next.text);

const isWord = (token: GameToken | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'unreadable' || (token.kind === 'turn' && !TURN.test(token.text))) &&
  WORD.test(token.raw);
