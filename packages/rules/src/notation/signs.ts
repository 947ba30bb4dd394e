import type { GameToken } from './game-token.ts';
import type { GameRemark } from './remark.ts';
import { plainStrokes } from './strokes.ts';

/** The tags whose values are read sign by sign; the strokes of a name or an event are its own. */
const EXACT = /^(fen|result)$/i;

/** `×` and `½` are signs of the notation. */
const hasTypeset = (text: string): boolean => plainStrokes(text) !== text;
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What a token was read as, where it is written with other signs than those of the notation; null for all others. */
function readAs(token: GameToken): string | null {
  switch (token.kind) {
    case 'turn':
      // Most tokens are written as they are read; words without a digit are no turns.
      return token.text !== token.raw && /\d/.test(token.raw) && hasTypeset(token.raw) ? token.text : null;
    case 'result':
      return hasTypeset(token.raw) ? token.result : null;
    case 'tag': {
      const { name, value, exact } = token;
      const read = EXACT.test(name) ? plainStrokes(value) : value;
      return (exact && read === value) || name === '' ? null : `[${name} "${read.replace(/[\\"]/g, '\\$&')}"]`;
    }
    default:
      return null;
  }
}

/** One remark for each kind of token that one game writes with other signs: the first of them, and how many follow. */
export function signsReplaced(tokens: readonly GameToken[]): GameRemark[] {
  const remarks = new Map<string, Extract<GameRemark, { remark: 'signs-replaced' }>>();
  for (const token of tokens) {
    const read = readAs(token);
    if (read === null) continue;
    const { kind, line, raw } = token;
    const told = remarks.get(kind);
    if (told) remarks.set(kind, { ...told, more: told.more + 1 });
    else remarks.set(kind, { remark: 'signs-replaced', line, text: oneLine(raw), read, more: 0 });
  }
  return [...remarks.values()];
}
