import { createHash } from 'node:crypto';
import { endOfLine, type Game, pathTo } from '@merellier/rules';

/** Where a game stands: its file, and its number in it. */
interface Place {
  readonly file: string;
  readonly number: number;
}

/** Tells games that were met before, by their rules, first position and turns; names, comments and variations do not count. */
export class Distinct {
  readonly #seen = new Map<string, Place>();

  /** The place of the game that this one repeats; null where it is new, and known from then on. */
  add(game: Game, { file, number }: Place): Place | null {
    const key = keyOf(game);
    const before = this.#seen.get(key);
    if (!before) this.#seen.set(key, { file, number });
    return before ?? null;
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
