import { childrenOf, type Game, type GameNode, pathTo } from '@merellier/rules';

/** The farthest node of the line on which the game stands, with what was undone. */
export const lineEnd = (game: Game): number => game.ahead[0] ?? game.at;

/**
 * The same game with the line on which it stands as its main line: nodes are put in a new order, in which at every fork
 * the child on that line comes first.
 */
export function asPlayed(game: Game): Game {
  const line = new Set(pathTo(game, lineEnd(game)));
  const order: number[] = [];
  const waiting = [0];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    order.push(node);
    const children = [...childrenOf(game, node)].sort((a, b) => Number(line.has(b)) - Number(line.has(a)));
    waiting.push(...children.reverse());
  }
  const place = new Map(order.map((node, i) => [node, i]));
  const moved = (node: number): number => place.get(node) ?? -1;
  return {
    ...game,
    nodes: order.map((node) => {
      const old = game.nodes[node] as GameNode;
      return { ...old, parent: moved(old.parent) };
    }),
    at: moved(game.at),
    ahead: game.ahead.map(moved),
    ended: game.ended && { ...game.ended, at: moved(game.ended.at) },
  };
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
