import type { Step, Walk } from '../rule-set.ts';
import type { DraughtsCore } from './core.ts';
import type { DraughtsPosition } from './position.ts';
import { type BoardTurn, DEMAND, type DraughtsTurn, makeHuff } from './turn.ts';
import { boardTurns, capturesOf } from './turns.ts';

const stepsOf = (from: number, path: readonly number[]): Step[] => [
  { kind: 'pick', at: from },
  ...path.map((at): Step => ({ kind: 'land', at })),
];

/**
 * The legal turns square by square, first the way that the turn itself names. A capture that can be made on several ways
 * has several walks; under huffing the walk of a capture may begin with the whole walk of a shorter one.
 */
export function walksOf(core: DraughtsCore, position: DraughtsPosition): Walk<DraughtsTurn>[] {
  const walks: Walk<DraughtsTurn>[] = [];
  const routes = routesOf(core, position);
  for (const turn of boardTurns(core, position)) {
    const ways = turn.kind === 'move' ? [turn] : (routes.get(identityOf(turn)) ?? []);
    for (const way of ways) walks.push({ turn, steps: stepsOf(way.from, way.path) });
  }
  if (position.huff) {
    for (const at of position.huff.places) walks.push({ turn: makeHuff(at), steps: [{ kind: 'huff', at }] });
    walks.push({ turn: DEMAND, steps: [{ kind: 'say', what: 'demand' }] });
  }
  return walks;
}

/** Equal for captures that are the same turn. */
const identityOf = ({ from, to, captures }: BoardTurn): string =>
  `${from} ${to} ${[...captures].sort((a, b) => a - b).join(' ')}`;

/**
 * Every way on which each capture can be made, by the identity of the turn. Ways that differ in nothing that is seen, the
 * squares landed on, are one.
 */
function routesOf(core: DraughtsCore, position: DraughtsPosition): ReadonlyMap<string, readonly BoardTurn[]> {
  const huffing = core.huffing && !position.demanded;
  const captures = capturesOf(core, position, huffing ? 'partial-routes' : 'legal-routes');
  const routes = new Map<string, BoardTurn[]>();
  const seen = new Set<string>();
  for (const route of captures) {
    const way = `${route.from} ${route.path.join(' ')}`;
    if (seen.has(way)) continue;
    seen.add(way);
    const identity = identityOf(route);
    const known = routes.get(identity);
    if (known) known.push(route);
    else routes.set(identity, [route]);
  }
  return routes;
}
