import { type GameToken, MOST_NESTED } from './game-token.ts';
import { TokenScanner } from './token-scanner.ts';

/** Cuts a text of one or more games into tokens; white space is left out. */
export function tokenizeGames(text: string): readonly GameToken[] {
  const tokens: GameToken[] = [];
  const scanner = new TokenScanner(text);
  let depth = 0;
  for (let token = scanner.next(); token; token = scanner.next()) {
    if (token.kind === 'open') depth++;
    else if (token.kind === 'close') depth = Math.max(0, depth - 1);
    else if (token.kind === 'tag') depth = 0;
    if (depth > MOST_NESTED) {
      const { at, line, raw } = token;
      tokens.push({ kind: 'too-deep', at, line, raw });
      scanner.skipToTag();
      depth = 0;
    } else tokens.push(token);
  }
  return tokens;
}
