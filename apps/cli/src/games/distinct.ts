import { createHash } from 'node:crypto';
import { endOfLine, type Game, pathTo } from '@merellier/rules';

/** Tells games that were met before, by their rules, first position and turns; names, comments and variations do not count. */
export class Distinct {
  readonly #seen = new Set<string>();

  /** Whether a game is new; from then on it is known. */
  add(game: Game): boolean {
    const key = keyOf(game);
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }
}

/** Sixteen letters for a game, so that millions of them fit into memory. */
function keyOf(game: Game): string {
  const { rules, nodes } = game;
  const hash = createHash('sha1').update(`${rules.id}${JSON.stringify(rules.changes)}`);
  const path = pathTo(game, endOfLine(game));
  hash.update(rules.key((nodes[0] as Game['nodes'][number]).position));
  for (const index of path) {
    const node = nodes[index] as Game['nodes'][number];
    const turn = node.turn as { from?: number | null; to?: number | null; captures?: readonly number[] } | null;
    hash.update(`${node.turn?.kind} ${turn?.from} ${turn?.to} ${turn?.captures} ${node.dice}/`);
  }
  return hash.digest('base64').slice(0, 16);
}
