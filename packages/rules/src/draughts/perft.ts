import { type DraughtsGenerator, generatorOf } from './generator.ts';
import type { Layout } from './layout.ts';
import { type Placement, placementOf } from './placement.ts';
import { type DraughtsPosition, hasKings } from './position.ts';
import type { DraughtsRuleSet } from './rule-set.ts';
import { type TurnList, turnList } from './turn-list.ts';

/** Leaves of the tree of whole turns of draughts at this depth (0: 1). */
export function draughtsPerft(rules: DraughtsRuleSet, position: DraughtsPosition, depth: number): number {
  if (depth === 0) return 1;
  if (!rules.core.shifts || rules.core.huffing || rules.core.firstKing || position.demanded) {
    const turns = rules.turns(position);
    if (depth === 1) return turns.length;
    return turns.reduce((leaves, turn) => leaves + draughtsPerft(rules, rules.play(position, turn), depth - 1), 0);
  }
  if (rules.core.kingRun > 0 && (position.runs || depth > plainDepth(rules.core.kingRun, position))) {
    const turns = rules.turns(position);
    return turns.reduce((leaves, turn) => leaves + draughtsPerft(rules, rules.play(position, turn), depth - 1), 0);
  }
  return leavesOf(generatorOf(rules.core), placementOf(position, position.toPlay), depth);
}

/** How deep no king can have made more moves in a row than it may, from a position in which none has made any. */
const plainDepth = (kingRun: number, position: DraughtsPosition): number => 2 * kingRun + (hasKings(position) ? 0 : 2);

/** The same on sets of squares, under enforced captures; at least one turn deep. */
function leavesOf(generator: DraughtsGenerator, pieces: Placement, depth: number): number {
  const moves = generator.countMoves(pieces);
  const captures = moves < 0;
  if (depth === 1 && !captures) return moves;
  const { layout } = generator.core;
  const kings = (pieces.own & pieces.kings) | (pieces.ownHigh & pieces.kingsHigh);
  if (!captures && kings === 0) return leavesOfMen(generator, layout, pieces, depth);
  const list = turnList(depth);
  if (captures) generator.findCounted(pieces, list, 'legal');
  else generator.findMoves(pieces, list);
  if (depth === 1) return list.count;
  let leaves = 0;
  for (let i = 0; i < list.count; i++) leaves += leavesOf(generator, afterTurn(layout, pieces, list, i), depth - 1);
  return leaves;
}

/** The same for a side that has men only and captures nothing: most nodes of most trees, so it goes without a list. */
function leavesOfMen(generator: DraughtsGenerator, layout: Layout, pieces: Placement, depth: number): number {
  const { own, ownHigh, opponent, opponentHigh, kings, kingsHigh, white } = pieces;
  const { width, shift, all, allHigh } = layout;
  const crowns = white ? layout.whiteCrowns : 0;
  const crownsHigh = white ? 0 : layout.blackCrownsHigh;
  const free = all & ~(own | opponent);
  const freeHigh = allHigh & ~(ownHigh | opponentHigh);
  // One value, written anew for each move once the one before is counted: making one for each is measurably slower.
  const after = {
    own: opponent,
    ownHigh: opponentHigh,
    opponent: own,
    opponentHigh: ownHigh,
    kings,
    kingsHigh,
    white: !white,
  };
  let leaves = 0;
  for (let step = shift; step <= shift + 1; step++) {
    // What a step moves out of one half of the board, `carry` the other way moves into the other half.
    const carry = width - step;
    let men = own & (white ? free << step : (free >>> step) | (freeHigh << carry));
    let menHigh = ownHigh & (white ? (freeHigh << step) | (free >>> carry) : freeHigh >>> step);
    while ((men | menHigh) !== 0) {
      const from = men & -men;
      const fromHigh = men === 0 ? menHigh & -menHigh : 0;
      men ^= from;
      menHigh ^= fromHigh;
      const to = all & (white ? (from >>> step) | (fromHigh << carry) : from << step);
      const toHigh = white ? fromHigh >>> step : (fromHigh << step) | (from >>> carry);
      after.opponent = own ^ from ^ to;
      after.opponentHigh = ownHigh ^ fromHigh ^ toHigh;
      after.kings = kings | (to & crowns);
      after.kingsHigh = kingsHigh | (toHigh & crownsHigh);
      leaves += leavesOf(generator, after, depth - 1);
    }
  }
  return leaves;
}

/** The pieces after one turn of a list, as the other side sees them. */
function afterTurn({ low, high }: Layout, pieces: Placement, list: TurnList, index: number): Placement {
  const { own, ownHigh, opponent, opponentHigh, kings, kingsHigh, white } = pieces;
  const from = list.from[index] as number;
  const to = list.to[index] as number;
  const toLow = low[to] as number;
  const toHigh = high[to] as number;
  const stays = ~((list.low[index] as number) | (low[from] as number));
  const staysHigh = ~((list.high[index] as number) | (high[from] as number));
  const king = list.king[index] !== 0;
  return {
    own: opponent & stays,
    ownHigh: opponentHigh & staysHigh,
    opponent: (own & stays) | toLow,
    opponentHigh: (ownHigh & staysHigh) | toHigh,
    kings: (kings & stays) | (king ? toLow : 0),
    kingsHigh: (kingsHigh & staysHigh) | (king ? toHigh : 0),
    white: !white,
  };
}
