import { toBits } from '../bits.ts';
import type { Step, Walk } from '../rule-set.ts';
import { other } from '../side.ts';
import { type MillCore, takeable } from './core.ts';
import { handOf, type MillPosition, menOf } from './position.ts';
import { type MillTurn, NONE } from './turn.ts';

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
  return ordersOf(core, position, turn).map((order) => ({
    turn,
    steps: [...opening, ...order.map((at): Step => ({ kind: 'take', at }))],
  }));
}

/** The orders in which the men of a turn can be taken, each as the board then stands; first the smallest by point. */
export function ordersOf(
  core: MillCore,
  position: MillPosition,
  { from, to, captures }: MillTurn,
): readonly (readonly number[])[] {
  const rival = other(position.toPlay);
  const opponent = menOf(position, rival);
  const own = menOf(position, position.toPlay) & ~(from === null ? 0 : 1 << from);
  // Men that are taken otherwise than by a mill are taken in any order: they are two at most.
  if (to !== null && core.rare?.takesOtherwise(core, own, opponent, from ?? NONE, to, toBits(captures)))
    return captures.length < 2 ? [captures] : [captures, [...captures].reverse()];
  const placing = position.whiteHand + position.blackHand > 0;
  return captureOrders(core, opponent, handOf(position, rival), captures, placing);
}

/** The same for a set of men that mills take. */
function captureOrders(
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
