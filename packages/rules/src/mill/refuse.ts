import { bitIndices, countBits, toBits } from '../bits.ts';
import type { Refusal } from '../refusal.ts';
import { other } from '../side.ts';
import { besideOwn } from './blocked.ts';
import {
  BY_COUNT,
  CAPTURE,
  closingPoints,
  dueFor,
  EXTRA_TURN,
  FORBIDDEN,
  FROM_HAND,
  flies,
  LATER,
  type MillCore,
  millsThrough,
  ONE_EACH,
  OPPONENT_CHOOSES,
  reach,
  takeable,
} from './core.ts';
import { isSpecialThrow } from './dice.ts';
import { earned } from './generator.ts';
import { countTurns } from './outcome.ts';
import { barredOf, handOf, type MillPosition, menOf, owedBy, spentOf, takenPoints } from './position.ts';
import { owesOwn } from './remembered.ts';
import { capturedBy, destinationOf, NONE, originOf, packQuiet } from './turn.ts';
import { turnBuffer } from './turn-buffer.ts';

/** A turn as somebody tries it: an entry has no origin, a man that is only taken no destination. It need not make sense. */
export interface MillAttempt {
  readonly from: number | null;
  readonly to: number | null;
  readonly captures: readonly number[];
  /** Whether the attempt may still go on: captures not yet made are then no fault. */
  readonly unfinished?: boolean;
}

/** Why a man cannot be picked up to be moved; null when it can. */
export function refuseOrigin(core: MillCore, position: MillPosition, from: number): Refusal | null {
  const own = menOf(position, position.toPlay);
  const opponent = menOf(position, other(position.toPlay));
  const hand = handOf(position, position.toPlay);
  const place = core.board.names[from] as string;
  if (opponent & (1 << from)) return { reason: 'not-your-man', place };
  if (!(own & (1 << from))) return { reason: 'empty', place };
  if (hand > 0 && (core.entryFirst || (core.rare?.rowOf(core, position).length ?? 0) > 0))
    return { reason: 'must-enter', hand };
  return null;
}

/** Why a man has nowhere to go; null when it has somewhere. */
export function refuseBlockedMan(core: MillCore, position: MillPosition, from: number): Refusal | null {
  return destinations(core, position, from) === 0
    ? { reason: 'man-blocked', place: core.board.names[from] as string }
    : null;
}

/** Whether a special throw lets a man go anywhere to close a mill. */
const goesFar = (core: MillCore, { dice }: MillPosition): boolean =>
  !core.entering && dice !== null && isSpecialThrow(dice);

/** The points to which a man may go, as bits. */
function destinations(core: MillCore, position: MillPosition, from: number): number {
  const own = menOf(position, position.toPlay);
  const free = core.all & ~takenPoints(position);
  const opponent = menOf(position, other(position.toPlay));
  const leaps = core.rare?.leaps(core, from, opponent, free) ?? 0;
  const reached = flies(core, own, handOf(position, position.toPlay))
    ? free
    : reach(core, from, free) | leaps | (goesFar(core, position) ? closingPoints(core, own & ~(1 << from), free) : 0);
  return reached & ~(1 << barredFrom(position, from));
}

/** The point to which this man must not go back now; {@link NONE} where there is none. */
function barredFrom(position: MillPosition, from: number): number {
  const barred = barredOf(position, position.toPlay);
  return barred !== 0 && originOf(barred) === from ? destinationOf(barred) : NONE;
}

/** Why a turn, as far as it is attempted, is illegal; null when it is legal (or may become so, if unfinished). */
export function refuseAttempt(core: MillCore, position: MillPosition, attempt: MillAttempt): Refusal | null {
  const { from, to } = attempt;
  const owed = owedBy(core, position, position.toPlay);
  if (takesAsBlocked(core, position)) {
    const [point, ...more] = attempt.captures;
    if (from !== null || to !== null || point === undefined || more.length > 0) return asBlocked(core, 'blocked-takes');
    return refuseTaken(core, position, point);
  }
  if (owed > 0 || to === null) return refuseTaking(core, position, attempt, owed);
  return (
    (from === null ? refuseEntry(core, position, to) : refuseMove(core, position, from, to)) ??
    refuseCaptures(core, position, { ...attempt, to })
  );
}

/** Why a side that has men to take, counted while placing, may not do this; it takes one on each turn. */
function refuseTaking(core: MillCore, position: MillPosition, attempt: MillAttempt, owed: number): Refusal | null {
  const { from, to, captures } = attempt;
  if (owed === 0) return { reason: 'no-mill-closed' };
  const [point] = captures;
  if (core.blockedEach)
    return from === null && to === null && point !== undefined && captures.length === 1
      ? refuseTaken(core, position, point)
      : asBlocked(core, 'take-in-return');
  if (givesOwn(core, position))
    return from === null && to === null && point !== undefined && captures.length === 1
      ? refuseTaken(core, position, point)
      : ownToTake(core, owed);
  if (from !== null || to !== null || point === undefined) return { reason: 'men-to-take', count: owed };
  return captures.length > 1 ? { reason: 'too-many-taken', count: 1 } : refuseTaken(core, position, point);
}

/** Why a side must take a man first because one is blocked; on a full board all men are placed, and it may take any. */
const asBlocked = (core: MillCore, reason: 'blocked-takes' | 'take-in-return'): Refusal =>
  core.blockedFull ? { reason: 'men-to-take', count: 1 } : { reason };

const givesOwn = (core: MillCore, { memory }: MillPosition): boolean => owesOwn(core, memory?.owed ?? 0);

const ownToTake = (core: MillCore, count: number): Refusal => ({
  reason: 'own-man-to-take',
  count,
  when: core.opponentChooses ? 'mill' : 'no-mill',
});

/** Whether the side to play, in a game that goes on, can do nothing but take a man because it is blocked. */
export const takesAsBlocked = (core: MillCore, position: MillPosition): boolean =>
  core.blockedTakes &&
  owedBy(core, position, position.toPlay) === 0 &&
  countTurns(core, position) > 0 &&
  destinationOf(turnBuffer(0)[0] as number) === NONE;

/** Why a man may not be taken by a turn of its own; null when it may. */
export function refuseTaken(core: MillCore, position: MillPosition, point: number): Refusal | null {
  const rival = other(position.toPlay);
  const place = core.board.names[point] as string;
  if (takesAsBlocked(core, position)) {
    const targets = besideOwn(core, menOf(position, position.toPlay), menOf(position, rival));
    return targets & (1 << point) ? null : asBlocked(core, 'blocked-takes');
  }
  if (core.blockedEach && owedBy(core, position, position.toPlay) > 0) {
    const targets = besideOwn(core, menOf(position, position.toPlay), menOf(position, rival));
    return targets & (1 << point) ? null : asBlocked(core, 'take-in-return');
  }
  if (givesOwn(core, position)) {
    const count = owedBy(core, position, position.toPlay);
    return menOf(position, position.toPlay) & (1 << point) ? null : ownToTake(core, count);
  }
  if (menOf(position, position.toPlay) & (1 << point))
    return { reason: 'men-to-take', count: owedBy(core, position, position.toPlay) };
  if (!(menOf(position, rival) & (1 << point))) return { reason: 'nothing-to-take', place };
  if (takeable(core, menOf(position, rival), 0, false) & (1 << point)) return null;
  return { reason: 'in-a-mill', place, protection: core.protection === 'always' ? 'always' : 'unless-all' };
}

function refuseEntry(core: MillCore, position: MillPosition, to: number): Refusal | null {
  const place = core.board.names[to] as string;
  const free = core.all & ~takenPoints(position);
  if (handOf(position, position.toPlay) === 0) return { reason: 'hand-empty' };
  if (!(free & (1 << to))) return refuseTakenPoint(core, position, to);
  const row = core.rare?.rowOf(core, position) ?? [];
  if (row.length > 0 && !row.includes(to)) return { reason: 'not-in-the-row', place };
  const closing = core.millAtEntry === FORBIDDEN ? closingPoints(core, menOf(position, position.toPlay), free) : 0;
  return closing & (1 << to) && closing !== free ? { reason: 'entry-may-not-close', place } : null;
}

/** Why a man cannot be put on a point that is not free. */
function refuseTakenPoint({ board }: MillCore, { white, black }: MillPosition, to: number): Refusal {
  return { reason: (white | black) & (1 << to) ? 'occupied' : 'point-closed', place: board.names[to] as string };
}

function refuseMove(core: MillCore, position: MillPosition, from: number, to: number): Refusal | null {
  const { names } = core.board;
  const origin = refuseOrigin(core, position, from);
  if (origin) return origin;
  if (takenPoints(position) & (1 << to)) return refuseTakenPoint(core, position, to);
  if (destinations(core, position, from) & (1 << to)) return null;
  if (barredFrom(position, from) === to) return { reason: 'mill-just-opened', place: names[to] as string };
  const places = { from: names[from] as string, to: names[to] as string };
  if (position.dice && goesFar(core, position)) return { reason: 'special-needs-mill', ...places, dice: position.dice };
  const own = menOf(position, position.toPlay);
  const men = countBits(own) + handOf(position, position.toPlay);
  return { reason: 'not-a-neighbour', ...places, flying: core.flying, men };
}

function refuseCaptures(
  core: MillCore,
  position: MillPosition,
  attempt: MillAttempt & { readonly to: number },
): Refusal | null {
  const { names } = core.board;
  const side = position.toPlay;
  const { from, to, captures, unfinished = false } = attempt;
  const isEntry = from === null;
  const own = menOf(position, side) & ~(isEntry ? 0 : 1 << from);
  const opponent = menOf(position, other(side));
  const hand = handOf(position, other(side));
  const mills = millsThrough(core, own, to, spentOf(position, side));
  const reward = earned(core, isEntry, position.whiteHand + position.blackHand);
  const takes = reward & CAPTURE || (reward & FROM_HAND && hand === 0);
  const due = takes ? dueFor(core, mills) : 0;
  if (core.takesOtherwise) {
    const refused = refuseOtherwise(core, position, attempt, takes ? mills : 0);
    if (refused !== 'by-mills') return refused;
  }

  for (const [i, point] of captures.entries()) {
    const bit = 1 << point;
    const place = names[point] as string;
    if (mills === 0)
      return millsThrough(core, own, to) > 0
        ? { reason: 'mill-takes-nothing', when: 'spent' }
        : { reason: 'no-mill-closed' };
    if (due === 0) {
      const when = core.firstMill
        ? 'wins'
        : reward & FROM_HAND
          ? 'from-hand'
          : reward & OPPONENT_CHOOSES
            ? 'opponent-chooses'
            : reward & (LATER | ONE_EACH | BY_COUNT)
              ? 'later'
              : reward & EXTRA_TURN
                ? 'extra-turn'
                : core.millAtEntry === FORBIDDEN
                  ? 'forbidden'
                  : 'entry';
      return { reason: 'mill-takes-nothing', when };
    }
    if ((own | (1 << to)) & bit) return { reason: 'own-man-taken', place };
    if (!(opponent & bit) || captures.indexOf(point) < i) return { reason: 'nothing-to-take', place };
  }
  if (captures.length > due) return { reason: 'too-many-taken', count: due };
  const placing = position.whiteHand + position.blackHand > 0;
  return inSomeOrder(core, opponent, hand, placing, captures, due, unfinished || core.mayTake);
}

/**
 * Judges the captures of a turn where men are taken otherwise than by mills too; `by-mills` where only what mills take can
 * say what is wrong.
 */
function refuseOtherwise(
  core: MillCore,
  position: MillPosition,
  { from, to, captures, unfinished = false }: MillAttempt & { readonly to: number },
  mills: number,
): Refusal | null | 'by-mills' {
  const side = position.toPlay;
  const own = menOf(position, side) & ~(from === null ? 0 : 1 << from);
  const opponent = menOf(position, other(side));
  const hand = handOf(position, other(side));
  const placing = position.whiteHand + position.blackHand > 0;
  const out = turnBuffer(0);
  const quiet = packQuiet(from ?? NONE, to);
  const end = core.rare?.take(core, quiet, mills, own, opponent, hand, placing, out, 0) ?? 0;
  const sets = Array.from(out.subarray(0, end), capturedBy);
  const tried = toBits(captures);
  const isOnce = countBits(tried) === captures.length;
  if (isOnce && sets.some((set) => set === tried || (unfinished && (set & tried) === tried))) return null;
  const others = sets.filter((set) => core.rare?.takesOtherwise(core, own, opponent, from ?? NONE, to, set));
  if (mills > 0 || others.length === 0) return 'by-mills';
  const { names } = core.board;
  return { reason: 'takes-these', choices: others.map((set) => bitIndices(set).map((at) => names[at] as string)) };
}

/** Judges a set of captures: legal if they can be taken in some order, each as the board then stands. */
function inSomeOrder(
  core: MillCore,
  opponent: number,
  hand: number,
  placing: boolean,
  captures: readonly number[],
  due: number,
  unfinished: boolean,
): Refusal | null {
  const targets = due === 0 ? 0 : takeable(core, opponent, hand, placing);
  if (captures.length === 0) return targets === 0 || unfinished ? null : { reason: 'must-take', count: due };
  let refusal: Refusal | null = null;
  for (const point of bitIndices(toBits(captures) & targets)) {
    const rest = captures.filter((other) => other !== point);
    refusal = inSomeOrder(core, opponent & ~(1 << point), hand, placing, rest, due - 1, unfinished);
    if (!refusal) return null;
  }
  if (refusal) return refusal;
  const place = core.board.names[captures[0] as number] as string;
  return { reason: 'in-a-mill', place, protection: core.protection === 'always' ? 'always' : 'unless-all' };
}
