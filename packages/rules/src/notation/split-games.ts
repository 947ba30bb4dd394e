import type { GameToken } from './game-token.ts';
import { isHeading } from './heading.ts';
import type { GameRemark } from './remark.ts';
import { canonicalTag } from './tag-names.ts';

/** The tokens of one game, and what stands beside it in the text and belongs to none. */
export interface GameTokens {
  readonly tokens: readonly GameToken[];
  readonly dropped: readonly GameRemark[];
}

/**
 * A game ends with its result, or where the tags of another begin. Words, comments and results between games belong to none; a text
 * of nothing else is one game, that it may be told what is wrong with it.
 */
export function splitGames(tokens: readonly GameToken[], text: string): readonly GameTokens[] {
  const games: (readonly GameToken[])[] = [];
  /** What belongs to no game, with the number of the game that it is told with: the one before it, or the first. */
  const dropped: Dropped[] = [];
  let game: GameToken[] = [];
  let depth = 0;
  let inText = false;
  let hasTag = false;
  /** Ends a game, or what there is without tags; gives back the comments that may belong to the tags that follow. */
  const close = (): readonly GameToken[] => {
    const parts = hasTag ? { game, left: [] } : partHeadings(game);
    const isGame = hasTag || !parts.game.every(isNoPlay);
    for (const token of isGame ? parts.left : game)
      if (games.length > 0 || !isRemark(token)) dropped.push({ token, game: Math.max(0, games.length - 1) });
    const comments = isGame || games.length > 0 ? [] : game.filter(isRemark);
    if (isGame) games.push(parts.game);
    game = [];
    depth = 0;
    inText = false;
    hasTag = false;
    return comments;
  };
  for (const token of tokens) {
    if (token.kind === 'tag' && (inText || !hasTag || beginsAnother(game, token))) game = [...close()];
    game.push(token);
    if (token.kind === 'tag') hasTag = true;
    else if (!isRemark(token)) inText = true;
    if (token.kind === 'open') depth++;
    if (token.kind === 'close') depth = Math.max(0, depth - 1);
    if (token.kind === 'result' && depth === 0) close();
  }
  close();
  if (games.length === 0) return tokens.length > 0 ? [{ tokens, dropped: [] }] : [];
  const told = tellDropped(dropped, text);
  return games.map((own, i) => ({ tokens: own, dropped: told.get(i) ?? [] }));
}

/** Parts what has no tags into a game and the headings before it. */
function partHeadings(tokens: readonly GameToken[]): { game: GameToken[]; left: GameToken[] } {
  const game: GameToken[] = [];
  const left: GameToken[] = [];
  let at = 0;
  while (at < tokens.length) {
    const first = tokens[at] as GameToken;
    let end = at + 1;
    if (isRemark(first)) game.push(first);
    else {
      while (tokens[end]?.line === first.line) end++;
      const line = tokens.slice(at, end);
      if (!isHeading(line)) break;
      left.push(...line);
    }
    at = end;
  }
  for (; at < tokens.length; at++) game.push(tokens[at] as GameToken);
  return { game, left };
}

interface Dropped {
  readonly token: GameToken;
  readonly game: number;
}

/** The remarks on what belongs to no game, by the number of the game that they stand with: one for each line and comment. */
function tellDropped(dropped: readonly Dropped[], text: string): ReadonlyMap<number, readonly GameRemark[]> {
  const told = new Map<number, GameRemark[]>();
  for (let at = 0; at < dropped.length; ) {
    const { token, game } = dropped[at] as Dropped;
    let last = token;
    for (at++; at < dropped.length; at++) {
      const next = (dropped[at] as Dropped).token;
      if (isRemark(last) || isRemark(next) || next.line !== token.line) break;
      last = next;
    }
    const said = isRemark(token) ? token.text : text.slice(token.at, last.at + last.raw.length).trim();
    const remarks = told.get(game) ?? [];
    remarks.push({ remark: 'text-dropped', line: token.line, text: said });
    told.set(game, remarks);
  }
  return told;
}

/** Whether a tag after a blank line is the first of another game: one of its name stands before the line already. */
function beginsAnother(game: readonly GameToken[], tag: Extract<GameToken, { kind: 'tag' }>): boolean {
  const last = game.at(-1);
  if (last?.kind !== 'tag' || tag.line < last.line + 2 || tag.name === '') return false;
  return game.some((token) => token.kind === 'tag' && canonicalTag(token.name) === canonicalTag(tag.name));
}

const isRemark = (token: GameToken): token is Extract<GameToken, { kind: 'comment' | 'escaped' }> =>
  token.kind === 'comment' || token.kind === 'escaped';

const isNoPlay = (token: GameToken): boolean => isRemark(token) || token.kind === 'result';
