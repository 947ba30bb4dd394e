import type { Reviewed } from '@merellier/engine';
import { type DraughtsTurn, type Game, type MillTurn, SIDES, type Turn } from '@merellier/rules';
import * as v from 'valibot';
import { readJson } from '../../../browser/schema.ts';
import type { Judged } from './judged.ts';

/** To be raised with every change of what a judgement holds: what another version wrote is not read. */
const VERSION = 1;

const KEPT = v.object({
  version: v.literal(VERSION),
  judged: v.array(
    v.object({
      way: v.string(),
      side: v.picklist(SIDES),
      reviewed: v.custom<Reviewed>((found) => typeof found === 'object' && found !== null),
    }),
  ),
});

/** The judgements on the turns of a game, as text; each with the way that leads to its turn, as nodes change their numbers. */
export function writeReview(game: Game, judged: ReadonlyMap<Turn, Judged>): string {
  const kept = waysOf(game).flatMap(({ turn, way }) => {
    const found = judged.get(turn);
    return found ? [{ way, ...found }] : [];
  });
  return kept.length > 0 ? JSON.stringify({ version: VERSION, judged: kept }) : '';
}

/** Reads what {@link writeReview} wrote; nothing where it is of another game. */
export function readReview(game: Game, text: string | null): ReadonlyMap<Turn, Judged> {
  const kept = readJson(KEPT, text)?.judged ?? [];
  const ways = new Map(waysOf(game).map((each) => [each.way, each]));
  const judged = new Map<Turn, Judged>();
  for (const { way, side, reviewed } of kept) {
    const found = ways.get(way);
    if (!found) return new Map();
    const { turn, node } = found;
    judged.set(turn, { side, reviewed: { ...reviewed, node, turn } });
  }
  return judged;
}

/** Each turn of a game, with the rules, the beginning and all turns that lead to it as one text. */
function waysOf(game: Game): readonly { readonly node: number; readonly turn: Turn; readonly way: string }[] {
  const ways = [JSON.stringify([game.rules.id, game.nodes[0]?.position])];
  return game.nodes.flatMap(({ turn, parent }, node) => {
    if (!turn) return [];
    const { kind, from, to, captures } = turn as MillTurn | DraughtsTurn;
    const way = `${ways[parent]} ${[kind, from, to, ...captures].join(',')}`;
    ways[node] = way;
    return [{ node, turn, way }];
  });
}
