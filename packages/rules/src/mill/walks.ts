import type { Step, Walk } from '../rule-set.ts';
import { other } from '../side.ts';
import { type MillCore, takeable } from './core.ts';
import { handOf, type MillPosition, menOf } from './position.ts';
import type { MillTurn } from './turn.ts';

/** A turn as a player walks through it: the man, where it goes, then the men taken, in every order that is legal. */
export function walksOf(core: MillCore, position: MillPosition, turn: MillTurn): Walk<MillTurn>[] {
  if (turn.kind === 'pass') return [{ turn, steps: [{ kind: 'say', what: 'pass' }] }];
  if (turn.kind === 'take') return [{ turn, steps: turn.captures.map((at): Step => ({ kind: 'take', at })) }];
  const opening: Step[] =
    turn.kind === 'entry'
      ? [{ kind: 'enter', at: turn.to }]
      : [
          { kind: 'pick', at: turn.from },
          { kind: 'land', at: turn.to },
        ];
  const rival = other(position.toPlay);
  const placing = position.whiteHand + position.blackHand > 0;
  return captureOrders(core, menOf(position, rival), handOf(position, rival), turn.captures, placing).map((order) => ({
    turn,
    steps: [...opening, ...order.map((at): Step => ({ kind: 'take', at }))],
  }));
}

/** The orders in which a set of men can be taken, each as the board then stands; first the smallest by point. */
export function captureOrders(
  core: MillCore,
  opponent: number,
  hand: number,
  captures: readonly number[],
  placing: boolean,
): readonly (readonly number[])[] {
  if (captures.length === 0) return [[]];
  const targets = takeable(core, opponent, hand, placing);
  return captures
    .filter((point) => targets & (1 << point))
    .flatMap((point) => {
      const rest = captures.filter((other) => other !== point);
      return captureOrders(core, opponent & ~(1 << point), hand, rest, placing).map((order) => [point, ...order]);
    });
}
