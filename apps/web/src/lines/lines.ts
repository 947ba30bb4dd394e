import { childrenOf, type Game, inOrder, pathTo } from '@merellier/rules';

/** Whether a turn stands in a line that is not the main one. */
export const isVariation = (game: Game, node: number): boolean =>
  pathTo(game, node).some((step) => step > 0 && childrenOf(game, game.nodes[step]?.parent)[0] !== step);

/** The same game with a variation one rank up: at the last fork on the way to the node, its line comes first. */
export function promoted(game: Game, node: number): Game {
  const raised = pathTo(game, node).findLast(
    (step) => step > 0 && childrenOf(game, game.nodes[step]?.parent)[0] !== step,
  );
  return raised === undefined ? game : inOrder(game, (each) => each === raised);
}

/** The same game without a turn and all that follows it; a place within what is gone becomes the one before it. */
export function withoutTurn(game: Game, node: number): Game {
  const { parent } = game.nodes[node] ?? {};
  if (parent === undefined || parent < 0) return game;
  const gone = (each: number): boolean => pathTo(game, each).includes(node);
  const ahead = game.ahead.filter((each) => !gone(each));
  const moved = { ...game, at: gone(game.at) ? parent : game.at, ahead: gone(game.at) ? [] : ahead };
  const ended = game.ended && gone(game.ended.at) ? null : game.ended;
  return inOrder(
    { ...moved, ended },
    () => false,
    (each) => !gone(each),
  );
}

/** The way to a node as the place of each step among its siblings: it holds where nodes are numbered anew. */
export function ordinalsTo(game: Game, node: number): readonly number[] {
  const path = pathTo(game, node);
  return path.slice(1).map((child, i) => childrenOf(game, path[i] as number).indexOf(child));
}

/** The nodes on a way of that kind, the first position included, as far as there are any. */
export function followOrdinals(game: Game, ordinals: readonly number[]): readonly number[] {
  const path = [0];
  for (const ordinal of ordinals) {
    const child = childrenOf(game, path.at(-1))[ordinal];
    if (child === undefined) break;
    path.push(child);
  }
  return path;
}
