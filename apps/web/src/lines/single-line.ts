import { endOfLine, type Game, inOrder, lineEnd, pathTo } from '@merellier/rules';

/** A game with the line alone that is looked at, to its end: its variations are gone. */
export function singleLine(game: Game): Game {
  const end = endOfLine(game, lineEnd(game));
  const line = new Set(pathTo(game, end));
  const ended = game.ended && line.has(game.ended.at) ? game.ended : null;
  return inOrder(
    { ...game, at: end, ahead: [], ended },
    () => false,
    (node) => line.has(node),
  );
}
