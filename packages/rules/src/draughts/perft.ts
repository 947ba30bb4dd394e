import { type DraughtsGenerator, generatorOf } from './generator.ts';
import type { DraughtsPosition } from './position.ts';
import type { DraughtsRuleSet } from './rule-set.ts';
import { type TurnList, turnList } from './turn-list.ts';

/** Leaves of the tree of whole turns of draughts at this depth (0: 1). */
export function draughtsPerft(rules: DraughtsRuleSet, position: DraughtsPosition, depth: number): number {
  if (depth === 0) return 1;
  if (rules.core.huffing || position.demanded) {
    const turns = rules.turns(position);
    if (depth === 1) return turns.length;
    return turns.reduce((leaves, turn) => leaves + draughtsPerft(rules, rules.play(position, turn), depth - 1), 0);
  }
  const { white, whiteHigh, black, blackHigh, kings, kingsHigh, toPlay } = position;
  const generator = generatorOf(rules.core);
  return toPlay === 'white'
    ? leavesOf(generator, white, whiteHigh, black, blackHigh, kings, kingsHigh, true, depth)
    : leavesOf(generator, black, blackHigh, white, whiteHigh, kings, kingsHigh, false, depth);
}

/** The same on sets of squares, the side to play given first, under enforced captures. */
function leavesOf(
  generator: DraughtsGenerator,
  own: number,
  ownHigh: number,
  opponent: number,
  opponentHigh: number,
  kings: number,
  kingsHigh: number,
  white: boolean,
  depth: number,
): number {
  if (depth === 0) return 1;
  const moves = generator.countMoves(own, ownHigh, opponent, opponentHigh, kings, kingsHigh, white);
  if (moves < 0) {
    const list = turnList(depth);
    generator.findCounted(own, ownHigh, opponent, opponentHigh, kings, kingsHigh, white, list, 'legal');
    if (depth === 1) return list.count;
    return perftOfCaptures(generator, own, ownHigh, opponent, opponentHigh, kings, kingsHigh, white, depth, list);
  }
  if (depth === 1 || moves === 0) return moves;

  const { width, shift, all, allHigh, whiteCrowns, blackCrownsHigh } = generator.core.layout;
  const free = all & ~(own | opponent);
  const freeHigh = allHigh & ~(ownHigh | opponentHigh);
  const men = own & ~kings;
  const menHigh = ownHigh & ~kingsHigh;
  let leaves = 0;
  for (let step = shift; step <= shift + 1; step++) {
    const carry = width - step;
    if (white) {
      for (let rest = men & (free << step), bit = 0; rest !== 0; rest ^= bit) {
        bit = rest & -rest;
        const to = bit >>> step;
        const crowned = kings | (to & whiteCrowns);
        leaves += leavesOf(
          generator,
          opponent,
          opponentHigh,
          own ^ bit ^ to,
          ownHigh,
          crowned,
          kingsHigh,
          false,
          depth - 1,
        );
      }
      for (let rest = menHigh & ((freeHigh << step) | (free >>> carry)), bit = 0; rest !== 0; rest ^= bit) {
        bit = rest & -rest;
        const to = (bit << carry) & all;
        const toHigh = bit >>> step;
        leaves += leavesOf(
          generator,
          opponent,
          opponentHigh,
          own ^ to,
          ownHigh ^ bit ^ toHigh,
          kings,
          kingsHigh,
          false,
          depth - 1,
        );
      }
    } else {
      for (let rest = men & ((free >>> step) | (freeHigh << carry)), bit = 0; rest !== 0; rest ^= bit) {
        bit = rest & -rest;
        const to = (bit << step) & all;
        const toHigh = bit >>> carry;
        leaves += leavesOf(
          generator,
          opponent,
          opponentHigh,
          own ^ bit ^ to,
          ownHigh ^ toHigh,
          kings,
          kingsHigh,
          true,
          depth - 1,
        );
      }
      for (let rest = menHigh & (freeHigh >>> step), bit = 0; rest !== 0; rest ^= bit) {
        bit = rest & -rest;
        const toHigh = bit << step;
        const crowned = kingsHigh | (toHigh & blackCrownsHigh);
        leaves += leavesOf(
          generator,
          opponent,
          opponentHigh,
          own,
          ownHigh ^ bit ^ toHigh,
          kings,
          crowned,
          true,
          depth - 1,
        );
      }
    }
  }
  return (own & kings) | (ownHigh & kingsHigh)
    ? leaves + perftOfKings(generator, own, ownHigh, opponent, opponentHigh, kings, kingsHigh, white, depth)
    : leaves;
}

function perftOfKings(
  generator: DraughtsGenerator,
  own: number,
  ownHigh: number,
  opponent: number,
  opponentHigh: number,
  kings: number,
  kingsHigh: number,
  white: boolean,
  depth: number,
): number {
  const { low, high, next, squares, all, allHigh } = generator.core.layout;
  const free = all & ~(own | opponent);
  const freeHigh = allHigh & ~(ownHigh | opponentHigh);
  let leaves = 0;
  for (let from = 0; from < squares; from++) {
    const bit = low[from] as number;
    const bitHigh = high[from] as number;
    if (((own & kings & bit) | (ownHigh & kingsHigh & bitHigh)) === 0) continue;
    for (let d = 0; d < 4; d++) {
      let to = next[from * 4 + d] as number;
      while (((free & (low[to] as number)) | (freeHigh & (high[to] as number))) !== 0) {
        const change = bit | (low[to] as number);
        const changeHigh = bitHigh | (high[to] as number);
        leaves += leavesOf(
          generator,
          opponent,
          opponentHigh,
          own ^ change,
          ownHigh ^ changeHigh,
          kings ^ change,
          kingsHigh ^ changeHigh,
          !white,
          depth - 1,
        );
        if (!generator.core.longKings) break;
        to = next[to * 4 + d] as number;
      }
    }
  }
  return leaves;
}

function perftOfCaptures(
  generator: DraughtsGenerator,
  own: number,
  ownHigh: number,
  opponent: number,
  opponentHigh: number,
  kings: number,
  kingsHigh: number,
  white: boolean,
  depth: number,
  list: TurnList,
): number {
  const { low, high } = generator.core.layout;
  let leaves = 0;
  for (let i = 0; i < list.count; i++) {
    const from = list.from[i] as number;
    const to = list.to[i] as number;
    const toLow = low[to] as number;
    const toHigh = high[to] as number;
    const gone = (list.low[i] as number) | (low[from] as number);
    const goneHigh = (list.high[i] as number) | (high[from] as number);
    const king = list.king[i] !== 0;
    leaves += leavesOf(
      generator,
      opponent & ~gone,
      opponentHigh & ~goneHigh,
      (own & ~gone) | toLow,
      (ownHigh & ~goneHigh) | toHigh,
      king ? (kings & ~gone) | toLow : kings & ~gone,
      king ? (kingsHigh & ~goneHigh) | toHigh : kingsHigh & ~goneHigh,
      !white,
      depth - 1,
    );
  }
  return leaves;
}
