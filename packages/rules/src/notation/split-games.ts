import type { GameToken } from './game-token.ts';
import type { GameRemark } from './remark.ts';
import { canonicalTag } from './tag-names.ts';

/** The tokens of one game, and what stands beside it in the text and belongs to none. */
export interface GameTokens {
  readonly tokens: readonly GameToken[];
  readonly dropped: readonly GameRemark[];
}

/** A game ends with its result, or where the tags of another begin. Comments between a result and tags belong to no game. */
export function splitGames(tokens: readonly GameToken[]): readonly GameTokens[] {
  const games: { tokens: GameToken[]; dropped: GameRemark[] }[] = [];
  let game: GameToken[] = [];
  let depth = 0;
  let inText = false;
  const close = (): void => {
    const last = games.at(-1);
    if (last && game.every(isRemark))
      for (const { line, text } of game) last.dropped.push({ remark: 'text-dropped', line, text });
    else if (game.length > 0) games.push({ tokens: game, dropped: [] });
    game = [];
    depth = 0;
    inText = false;
  };
  for (const token of tokens) {
    if (token.kind === 'tag' && (inText || (games.length > 0 && game.every(isRemark)) || beginsAnother(game, token)))
      close();
    game.push(token);
    if (!isRemark(token) && token.kind !== 'tag') inText = true;
    if (token.kind === 'open') depth++;
    if (token.kind === 'close') depth = Math.max(0, depth - 1);
    if (token.kind === 'result' && depth === 0) close();
  }
  close();
  return games;
}

/** Whether a tag after a blank line is the first of another game: one of its name stands before the line already. */
function beginsAnother(game: readonly GameToken[], tag: Extract<GameToken, { kind: 'tag' }>): boolean {
  const last = game.at(-1);
  if (last?.kind !== 'tag' || tag.line < last.line + last.raw.split('\n').length + 1) return false;
  return game.some((token) => token.kind === 'tag' && canonicalTag(token.name) === canonicalTag(tag.name));
}

const isRemark = (token: GameToken): token is Extract<GameToken, { kind: 'comment' | 'escaped' }> =>
  token.kind === 'comment' || token.kind === 'escaped';
