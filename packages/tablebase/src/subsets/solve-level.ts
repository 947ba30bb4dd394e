import { beginBlock } from './begin-block.ts';
import type { BlockPlanes } from './block-planes.ts';
import type { Link } from './geometry.ts';
import type { Level, LevelsBelow } from './level.ts';
import type { Rest } from './rest.ts';

/** Whether something new was found won, or lost. */
interface News {
  readonly won: boolean;
  readonly lost: boolean;
}

/**
 * Solves a level: what is won and what is lost grows from nothing until nothing changes. A position is won when a turn leads
 * to one that the other side loses, lost when all turns lead to what the other side wins; what is left is drawn.
 */
export async function solveLevel(planes: BlockPlanes, level: Level, below: LevelsBelow, rest: Rest): Promise<void> {
  planes.enterLevel(level);
  const { geometry, rules } = planes;
  const { entry, flying } = rules.parameters;
  const [whiteMoves, blackMoves] = [level.whiteHand, level.blackHand].map((hand) => hand === 0 || entry === 'any-time');
  const flies = level.white + level.whiteHand <= flying;
  const isDirty = new Uint8Array(level.blocks).fill(1);
  // When something was last found lost or won with Black to play, and when a block was last looked at; 0 for never.
  const [lost, won, seen] = [0, 0, 0].map(() => new Uint32Array(level.blocks)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  let clock = 0;
  for (let isChanging = true; isChanging; ) {
    isChanging = false;
    for (let block = 0; block < level.blocks; block++) {
      if (isDirty[block] === 0) continue;
      if (rest.isDue()) await rest.take();
      isDirty[block] = 0;
      const since = seen[block] as number;
      const isFirst = since === 0;
      planes.enterBlock(block);
      if (isFirst) beginBlock(planes, below, blackMoves === true);
      const moves = whiteMoves ? geometry.moves(planes.shape.set, flies) : [];
      const toLosses = moves.filter((link) => (lost[link.block] as number) > since);
      const news = lookAtWhite(
        planes,
        moves,
        toLosses,
        isFirst || moves.some((link) => (won[link.block] as number) > since),
      );
      seen[block] = ++clock;
      const told = lookAtBlack(planes, news, blackMoves === true, isFirst);
      const [hasLost, hasWon] = [told.lost || isFirst, told.won || isFirst];
      if (hasLost || hasWon) planes.takeBlack();
      planes.leaveBlock();
      if (!hasLost && !hasWon) continue;
      clock++;
      if (hasLost) lost[block] = clock;
      if (hasWon) won[block] = clock;
      for (const link of moves) {
        isDirty[link.block] = 1;
        isChanging = true;
      }
    }
  }
}

/** What White's moves win, by those that lead to new losses; and what they all lose, where there are new wins. */
function lookAtWhite(planes: BlockPlanes, moves: readonly Link[], toLosses: readonly Link[], hasWins: boolean): News {
  const { own, level, pulled, found, freshWon } = planes;
  const { kernel } = planes.machine;
  let won = false;
  planes.copy(freshWon, own.whiteWon);
  for (const link of toLosses) {
    planes.pull(level, link, link.closes ? 'takingWins' : 'blackLost', false);
    if (kernel.add(own.whiteWon, pulled, planes.valid)) won = true;
  }
  kernel.without(freshWon, own.whiteWon, freshWon);
  if (!hasWins || !findCandidates(planes, own.whiteWon, own.whiteLost, own.whiteSafe)) return { won, lost: false };
  for (const link of moves) {
    planes.pull(level, link, link.closes ? 'takingLoses' : 'blackWon', true);
    if (!kernel.remove(found, pulled)) return { won, lost: false };
  }
  planes.copy(planes.freshLost, found);
  return { won, lost: planes.addFound(own.whiteLost) !== 0 };
}

/** Leaves the positions in `found` of which nothing is known yet; false if there are none. */
function findCandidates({ machine: { kernel }, found, valid }: BlockPlanes, ...known: readonly number[]): boolean {
  kernel.without(found, valid, known[0] as number);
  return known.slice(1).every((plane) => kernel.remove(found, plane) !== 0);
}

/**
 * The same for Black, whose moves stay in the block: from White's news, and where the block is looked at for the first time
 * from all that it has.
 */
function lookAtBlack(planes: BlockPlanes, news: News, moves: boolean, isFirst: boolean): News {
  const { own, found, freshLost } = planes;
  const { kernel } = planes.machine;
  const hasMills = planes.takeableWhite() !== 0;
  let won = false;
  if (news.lost && moves) {
    planes.clear(found);
    tellBack(planes, freshLost, hasMills);
    won = planes.addFound(own.blackWon) !== 0;
  }
  if ((!news.won || !moves) && !isFirst) return { won, lost: false };
  const candidates = isFirst ? findFirst(planes) : findAffected(planes, hasMills);
  if (candidates === null) return { won, lost: false };
  for (const place of moves ? planes.shape.free.keys() : []) {
    planes.clear(found);
    kernel.arriving(planes.part, own.whiteWon, true, place, planes.closed(place, hasMills), false);
    planes.moveBack(place);
    if (!kernel.remove(candidates, found)) return { won, lost: false };
  }
  return { won, lost: kernel.add(own.blackLost, candidates, planes.valid) !== 0 };
}

/** Adds to `found` the positions from which a black move that takes nothing leads into a plane. */
function tellBack(planes: BlockPlanes, from: number, hasMills: boolean): void {
  const { part, shape } = planes;
  for (const place of shape.free.keys())
    if (planes.machine.kernel.arriving(part, from, false, place, planes.closed(place, hasMills), false))
      planes.moveBack(place);
}

/** The positions that Black may be found to lose: all of which nothing is known, null for none. */
function findFirst(planes: BlockPlanes): number | null {
  const { own, found, freshWon } = planes;
  if (!findCandidates(planes, own.blackWon, own.blackLost, own.blackSafe)) return null;
  planes.copy(freshWon, found);
  return freshWon;
}

/** The same, but only those from which a move leads to what White was just found to win. */
function findAffected(planes: BlockPlanes, hasMills: boolean): number | null {
  const { own, found, freshWon, pulled: affected } = planes;
  planes.clear(found);
  tellBack(planes, freshWon, hasMills);
  planes.copy(affected, found);
  if (!findCandidates(planes, own.blackWon, own.blackLost, own.blackSafe)) return null;
  planes.clear(freshWon);
  return planes.machine.kernel.add(freshWon, found, affected) ? freshWon : null;
}
