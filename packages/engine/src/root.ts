import { type Game, type Line, lineTo, type Position, positionOf } from '@merellier/rules';

/** What to think about: a game so far, so that draws by repetition are seen, or a position alone. Plain data. */
export type Root = Position | { readonly line: Line; readonly now: Position };

/**
 * Where a game stands, at a node or where it is.
 *
 * @example
 * ```ts
 * import { Engine, rootOf } from '@merellier/engine';
 * import { play } from '@merellier/rules';
 *
 * const game = play('dames').play('22-18').record();
 * const { depth } = new Engine(game.rules).search(rootOf(game), { depth: 4 });
 * console.log(depth); // 4
 * ```
 */
export const rootOf = (game: Game, index: number = game.at): Root => ({
  line: lineTo(game, index),
  now: positionOf(game, index),
});

/** The position of a root. */
export const nowOf = (root: Root): Position => ('line' in root ? root.now : root);

/** The turns that led to a root, as far as they are known. */
export const lineOf = (root: Root): Line => ('line' in root ? root.line : { start: root, played: [] });
