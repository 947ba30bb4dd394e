import { beginBlock } from './begin-block.ts';
import type { BlockPlanes } from './block-planes.ts';
import type { Link } from './geometry.ts';
import type { Level, LevelsBelow } from './level.ts';

/** Whether something new was found won, or lost. */
interface News {
  readonly won: boolean;
  readonly lost: boolean;
}

/**
 * Solves a level: what is won and what is lost grows from nothing until nothing changes. A position is won when a turn leads
 * to one that the other side loses, lost when all turns lead to what the other side wins; what is left is drawn. Returns how
 * many blocks were looked at.
 */
export function solveLevel(planes: BlockPlanes, level: Level, below: LevelsBelow): number {
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
  let [looked, clock] = [0, 0];
  for (let isChanging = true; isChanging; ) {
    isChanging = false;
    for (let block = 0; block < level.blocks; block++) {
      if (isDirty[block] === 0) continue;
      isDirty[block] = 0;
      looked++;
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
      const told = lookAtBlack(planes, { won: news.won || isFirst, lost: news.lost || isFirst }, blackMoves === true);
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
  return looked;
}

/** What White's moves win, by those that lead to new losses; and what they all lose, where there are new wins. */
function lookAtWhite(planes: BlockPlanes, moves: readonly Link[], toLosses: readonly Link[], hasWins: boolean): News {
  const { own, level, pulled, found } = planes;
  const { kernel } = planes.machine;
  let won = false;
  for (const link of toLosses) {
    planes.pull(level, link, link.closes ? 'takingWins' : 'blackLost', false);
    if (kernel.add(own.whiteWon, pulled, planes.valid)) won = true;
  }
  if (!hasWins || !findCandidates(planes, own.whiteWon, own.whiteLost, own.whiteSafe)) return { won, lost: false };
  for (const link of moves) {
    planes.pull(level, link, link.closes ? 'takingLoses' : 'blackWon', true);
    if (!kernel.remove(found, pulled)) return { won, lost: false };
  }
  return { won, lost: planes.addFound(own.whiteLost) !== 0 };
}

/** Leaves the positions in `found` of which nothing is known yet; false if there are none. */
function findCandidates({ machine: { kernel }, found, valid }: BlockPlanes, ...known: readonly number[]): boolean {
  kernel.without(found, valid, known[0] as number);
  return known.slice(1).every((plane) => kernel.remove(found, plane) !== 0);
}

/** The same for Black, whose moves stay in the block. */
function lookAtBlack(planes: BlockPlanes, news: News, moves: boolean): News {
  const { own, found, part, pulled: candidates, shape } = planes;
  const { kernel } = planes.machine;
  const hasMills = planes.takeableWhite() !== 0;
  let won = false;
  if (news.lost && moves) {
    planes.clear(found);
    for (const place of shape.free.keys()) {
      kernel.arriving(part, own.whiteLost, false, place, planes.closed(place, hasMills), false);
      planes.moveBack(place);
    }
    won = planes.addFound(own.blackWon) !== 0;
  }
  if (!news.won || !findCandidates(planes, own.blackWon, own.blackLost, own.blackSafe)) return { won, lost: false };
  planes.copy(candidates, found);
  for (const place of moves ? shape.free.keys() : []) {
    planes.clear(found);
    kernel.arriving(part, own.whiteWon, true, place, planes.closed(place, hasMills), false);
    planes.moveBack(place);
    if (!kernel.remove(candidates, found)) return { won, lost: false };
  }
  return { won, lost: kernel.add(own.blackLost, candidates, planes.valid) !== 0 };
}
