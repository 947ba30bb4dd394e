import type { BlockPlanes } from './block-planes.ts';
import type { Level, LevelsBelow } from './level.ts';

/** What never changes in a block: positions that are over, entries, what Black's mills take, who is stuck and does not lose. */
export function beginBlock(planes: BlockPlanes, below: LevelsBelow, blackMoves: boolean): void {
  const { own, over, level, rules } = planes;
  const { kernel, all } = planes.machine;
  kernel.add(own.whiteWon, over, all);
  kernel.add(own.blackLost, over, all);
  const takes = rules.parameters['mill-at-entry'] === 'capture';
  if (below.whiteEntered) enterWhite(planes, below.whiteEntered, takes);
  if (blackMoves) closeByMoving(planes, below.taken);
  if (below.blackEntered) enterBlack(planes, below.blackEntered, takes ? below.blackEnteredTaken : 'nothing');
  if (rules.core.blocked === 'loses') return;
  const isFullOnly = rules.core.blocked === 'loses-unless-full';
  if (level.whiteHand === 0) saveWhite(planes, isFullOnly);
  if (level.blackHand === 0) saveBlack(planes, isFullOnly);
}

function enterWhite(planes: BlockPlanes, after: Level, takes: boolean): void {
  const { own, pulled, valid, geometry, shape } = planes;
  const { kernel } = planes.machine;
  for (const link of geometry.entries(shape.set)) {
    planes.pull(after, link, link.closes && takes ? 'takingWins' : 'blackLost', false);
    kernel.add(own.whiteWon, pulled, valid);
    planes.pull(after, link, link.closes && takes ? 'takingLoses' : 'blackWon', true);
    kernel.add(own.whiteSafe, pulled, valid);
  }
}

/** Black's moves that close mills and take. */
function closeByMoving(planes: BlockPlanes, taken: Level | null): void {
  if (planes.takeableWhite() === 0) return;
  planes.takeWhite(taken);
  const { own, wins, holds, part, shape } = planes;
  for (const [to, from] of [
    [own.blackWon, wins],
    [own.blackSafe, holds],
  ] as const) {
    planes.clear(planes.found);
    for (const place of shape.free.keys()) {
      if (!planes.hasPairs(place)) continue;
      planes.machine.kernel.arriving(part, from, false, place, planes.closed(place, true), true);
      planes.moveBack(place);
    }
    planes.addFound(to);
  }
}

function enterBlack(planes: BlockPlanes, after: Level, taken: Level | null | 'nothing'): void {
  const { own, part, found, source, shape } = planes;
  const { kernel } = planes.machine;
  const takes = taken !== 'nothing' && planes.takeableWhite() !== 0;
  if (takes) planes.takeWhite(taken);
  for (const [to, name, lacks, closing] of [
    [own.blackWon, 'whiteLost', false, planes.wins],
    [own.blackSafe, 'whiteWon', true, planes.holds],
  ] as const) {
    planes.fetch(after, name);
    planes.clear(found);
    for (const place of shape.free.keys()) {
      kernel.arriving(part, source, lacks, place, planes.closed(place, takes), false);
      kernel.enterBack(found, part, place);
      if (!takes || !planes.hasPairs(place)) continue;
      kernel.arriving(part, closing, false, place, planes.closed(place, true), true);
      kernel.enterBack(found, part, place);
    }
    planes.addFound(to);
  }
}

/** White, without a move, does not lose: anywhere, or on a full board only. */
function saveWhite(planes: BlockPlanes, isFullOnly: boolean): void {
  const { geometry, level, shape, found, part } = planes;
  const { kernel, all } = planes.machine;
  planes.clear(found);
  const flies = level.white <= planes.rules.parameters.flying;
  for (const { place } of isFullOnly ? [] : geometry.moves(shape.set, flies)) {
    kernel.lacking(part, all, false, place);
    kernel.add(found, part, all);
  }
  saveAllBut(planes, planes.own.whiteSafe, isFullOnly);
}

function saveBlack(planes: BlockPlanes, isFullOnly: boolean): void {
  const { shape, found, part } = planes;
  const { kernel, all } = planes.machine;
  planes.clear(found);
  for (const place of isFullOnly ? [] : shape.free.keys()) {
    kernel.arriving(part, all, false, place, planes.closed(place, false), false);
    planes.moveBack(place);
  }
  saveAllBut(planes, planes.own.blackSafe, isFullOnly);
}

/** Saves the positions that were not found to have a move, or only the full board. */
function saveAllBut(planes: BlockPlanes, to: number, isFullOnly: boolean): void {
  const { machine, part, found, level } = planes;
  const free = planes.shape.free.length;
  if (isFullOnly) machine.fillCounts(part, level.layout, free, free, free);
  else machine.kernel.without(part, machine.all, found);
  machine.kernel.add(to, part, planes.valid);
}
