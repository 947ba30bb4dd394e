import { lowestBit } from '../bits.ts';
import {
  BY_COUNT,
  CAPTURE,
  closingPoints,
  dueFor,
  EXTRA_TURN,
  FORBIDDEN,
  FROM_HAND,
  flies,
  isDecided,
  LATER,
  type MillCore,
  millsThrough,
  ONE_EACH,
  OPPONENT_CHOOSES,
  reach,
  takeable,
  type WriteTurn,
} from './core.ts';
import { NONE, PASS, packCapture, packQuiet } from './turn.ts';

/**
 * What closing a mill earns apart from winning the game: {@link CAPTURE}, {@link EXTRA_TURN}, both or nothing. Where a mill at entry earns an extra
 * turn (Ceylan), it does so, and no capture, as long as either side has men in hand, also when it is made by moving.
 */
export function earned(core: MillCore, isEntry: boolean, hands: number): number {
  if (core.millAtEntry === EXTRA_TURN) return isEntry || hands > 0 ? EXTRA_TURN : core.millByMoving;
  if (!isEntry) return core.millByMoving & (CAPTURE | EXTRA_TURN);
  return core.millAtEntry === CAPTURE
    ? CAPTURE
    : core.millAtEntry & (FROM_HAND | EXTRA_TURN | LATER | ONE_EACH | OPPONENT_CHOOSES | BY_COUNT);
}

/**
 * Writes all legal turns of a side, packed, into `out` from index `at` on, and returns the index after the last one. The
 * side to play is given first; `special` says that a special throw stands. A position that is over has none; dice are
 * otherwise left to the caller. `barred`, `spent`, `owed` and `row` are what is remembered of the side to play: see
 * `remembered.ts`; what is owed (`dueOf`) is taken once both hands are empty, or at once where a
 * mill lets the opponent choose, and a row of three is entered before anything else. Nobody enters or goes to a point that is `closed`.
 */
export function generate(
  core: MillCore,
  own: number,
  opponent: number,
  ownHand: number,
  opponentHand: number,
  special: boolean,
  out: Int32Array,
  at: number,
  barred = 0,
  spent = 0,
  owed = 0,
  row = 0,
  closed = 0,
): number {
  if (isDecided(core, own, opponent, ownHand, opponentHand)) return at;
  if (owed > 0 && core.rare && (core.owesAtOnce || ownHand + opponentHand === 0))
    return core.rare.takeOwed(core, own, opponent, owed, out, at);
  const free = core.all & ~(own | opponent | closed);
  const hands = ownHand + opponentHand;
  let end = at;
  const inRow = core.entering && core.rare ? core.rare.row(core, row, special, free, ownHand) : 0;

  if (ownHand > 0) {
    const closing = closingPoints(core, own, free);
    const reward = earned(core, true, hands);
    const captures = (reward & CAPTURE) !== 0 || ((reward & FROM_HAND) !== 0 && opponentHand === 0);
    const mayClose = core.millAtEntry !== FORBIDDEN || free === closing;
    for (let points = inRow || (mayClose ? free : free & ~closing); points !== 0; points &= points - 1) {
      const to = lowestBit(points);
      const quiet = packQuiet(NONE, to);
      const mills = captures && (closing & (1 << to)) !== 0 ? millsThrough(core, own, to, spent) : 0;
      end = writeTurn(core, quiet, mills, own, opponent, opponentHand, true, out, end);
    }
  }

  if (ownHand === 0 || (!core.entryFirst && inRow === 0)) {
    const captures = (earned(core, false, hands) & CAPTURE) !== 0;
    const anywhere = flies(core, own, ownHand);
    for (let men = own; men !== 0; men &= men - 1) {
      const from = lowestBit(men);
      const rest = own & ~(1 << from);
      let targets = anywhere ? free : reach(core, from, free);
      if (core.takesOtherwise && core.rare) targets |= core.rare.leaps(core, from, opponent, free);
      if (special && !anywhere && !core.entering) targets |= closingPoints(core, rest, free);
      if (barred !== 0 && (barred & 31) === from) targets &= ~(1 << (barred >>> 5));
      for (; targets !== 0; targets &= targets - 1) {
        const to = lowestBit(targets);
        const mills = captures ? millsThrough(core, rest, to, spent) : 0;
        end = writeTurn(core, packQuiet(from, to), mills, rest, opponent, opponentHand, hands > 0, out, end);
      }
    }
  }

  if (end === at && core.passes) {
    // Both sides blocked is the end, not an endless exchange of passes. A side that throws first may yet get on.
    const opponentThrows = core.dice && !core.entering && opponentHand === 0 && free !== 0;
    const goesOn =
      opponentThrows ||
      generate(nonPassing(core), opponent, own, opponentHand, ownHand, false, out, at, 0, 0, 0, 0, closed) > at;
    if (goesOn) out[end++] = PASS;
  }
  if (end === at && core.blockedTakes && core.rare && (!core.blockedFull || free === 0))
    return core.rare.takeBlocked(core, own, opponent, out, at);
  return end;
}

const withoutPasses = new WeakMap<MillCore, MillCore>();

/** The same rule set in which a blocked side has no turn at all: asks whether a side is blocked. */
function nonPassing(core: MillCore): MillCore {
  let stuck = withoutPasses.get(core);
  if (!stuck) {
    stuck = { ...core, passes: false };
    withoutPasses.set(core, stuck);
  }
  return stuck;
}

const writeTurn: WriteTurn = (core, quiet, mills, own, opponent, opponentHand, placing, out, at) =>
  core.takesOtherwise && core.rare
    ? core.rare.take(core, quiet, mills, own, opponent, opponentHand, placing, out, at)
    : closeMills(core, quiet, mills, opponent, opponentHand, placing, out, at);

/** The same where nothing but mills takes. */
export function closeMills(
  core: MillCore,
  quiet: number,
  mills: number,
  opponent: number,
  opponentHand: number,
  placing: boolean,
  out: Int32Array,
  at: number,
): number {
  let end = at;
  if (mills === 0) {
    out[end++] = quiet;
    return end;
  }
  let targets = takeable(core, opponent, opponentHand, placing);
  if (targets === 0) {
    out[end++] = quiet;
    return end;
  }
  const due = dueFor(core, mills);
  if (due > 1 && core.rare) return core.rare.takeSeveral(core, quiet, due, opponent, opponentHand, placing, out, at);
  if (core.mayTake) out[end++] = quiet;
  for (; targets !== 0; targets &= targets - 1) out[end++] = packCapture(quiet, lowestBit(targets));
  return end;
}

/** Room for every turn of a position: 30 points, flying, three captures. */
export const MOST_TURNS = 1 << 14;
