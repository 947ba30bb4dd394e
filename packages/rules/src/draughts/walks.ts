import type { Step, Walk } from '../rule-set.ts';
import type { DraughtsCore } from './core.ts';
import type { DraughtsPosition } from './position.ts';
import { type BoardTurn, DEMAND, type DraughtsTurn, makeHuff, sameTurn } from './turn.ts';
import { boardTurns, captureAt, searchCaptures } from './turns.ts';

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
    if (turn.kind === 'move') walks.push({ turn, steps: stepsOf(turn.from, turn.path) });
    else
      for (const route of routes.filter((candidate) => sameTurn(candidate, turn)))
        walks.push({ turn, steps: stepsOf(route.from, route.path) });
  }
  if (position.huff) {
    for (const at of position.huff.places) walks.push({ turn: makeHuff(at), steps: [{ kind: 'huff', at }] });
    walks.push({ turn: DEMAND, steps: [{ kind: 'say', what: 'demand' }] });
  }
  return walks;
}

/** Every way on which a capture can be made. Ways that differ in nothing that is seen, the squares landed on, are one. */
function routesOf(core: DraughtsCore, position: DraughtsPosition): BoardTurn[] {
  const huffing = core.huffing && !position.demanded;
  const list = searchCaptures(core, position, huffing ? 'partial-routes' : 'legal-routes');
  const routes = new Map<string, BoardTurn>();
  for (let i = 0; i < list.count; i++) {
    const route = captureAt(list, i);
    const seen = `${route.from} ${route.path.join(' ')}`;
    if (!routes.has(seen)) routes.set(seen, route);
  }
  return [...routes.values()];
}
