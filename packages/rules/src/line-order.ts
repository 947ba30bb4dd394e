import { childrenOf, type Game, type GameNode, pathTo } from './game.ts';
import type { Position, Turn } from './rule-set.ts';

/**
 * The farthest node of the line on which a game stands, with what was undone.
 *
 * @example
 * ```ts
 * import { lineEnd, play, undo } from '@merellier/rules';
 *
 * console.log(lineEnd(undo(play('marelle').play('d6').play('f4').record()))); // 2
 * ```
 */
export const lineEnd = (game: Game): number => game.ahead[0] ?? game.at;

/**
 * The same game with the line on which it stands as its main line: nodes are put in a new order, in which at every fork
 * the child on that line comes first.
 *
 * @example
 * ```ts
 * import { asPlayed, childrenOf, play } from '@merellier/rules';
 *
 * console.log(childrenOf(asPlayed(play('marelle').play('d6').record()), 0)); // [ 1 ]
 * ```
 */
export function asPlayed<P extends Position, T extends Turn>(game: Game<P, T>): Game<P, T> {
  const line = new Set(pathTo(game, lineEnd(game)));
  return inOrder(game, (node) => line.has(node));
}

/** The nodes in a new order: at every fork those that come `first` before the others, and only those that are kept. */
export function inOrder<P extends Position, T extends Turn>(
  game: Game<P, T>,
  first: (node: number) => boolean,
  kept: (node: number) => boolean = () => true,
): Game<P, T> {
  const order: number[] = [];
  const waiting = [0];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    order.push(node);
    const children = childrenOf(game, node)
      .filter(kept)
      .sort((a, b) => Number(first(b)) - Number(first(a)));
    waiting.push(...children.reverse());
  }
  const place = new Map(order.map((node, i) => [node, i]));
  const moved = (node: number): number => place.get(node) ?? -1;
  return {
    ...game,
    nodes: order.map((node) => {
      const old = game.nodes[node] as GameNode<P, T>;
      return { ...old, parent: moved(old.parent) };
    }),
    at: moved(game.at),
    ahead: game.ahead.map(moved),
    ended: game.ended && { ...game.ended, at: moved(game.ended.at) },
  };
}
