import type { DraughtsCore, Layout } from '@merellier/rules/kernel';
import { RANK_FORCED } from '../search-codes.ts';
import { instantiate, type KernelHost, type Workshop } from '../search-kernel.ts';
import type { SearchingOptions } from '../searcher.ts';
import { DraughtsDraws } from './draws.ts';
import type { KernelEvaluation } from './evaluation.ts';
import { KING0, KING1, MAN0, MAN1, NEAR_DRAW, PLAYS } from './hash.ts';
import * as map from './kernel-memory.ts';

const PRIORITIES = {
  none: map.ALL_CAPTURES,
  most: map.MOST_PIECES,
  'most-kings': map.MOST_THEN_KINGS,
  'kings-first': map.KING_FIRST,
  italian: map.ITALIAN,
  frisian: map.FRISIAN,
} as const;

/**
 * Whether the kernel plays a rule set: it knows no huffing, no king that rests, no draw of one piece each, dark squares only,
 * and jumps along diagonals.
 */
export const kernelKnows = ({ huffing, capturesAcross, shifts, kingRun, drawsOneEach }: DraughtsCore): boolean =>
  shifts && !huffing && !capturesAcross && kingRun === 0 && !drawsOneEach;

/** A kernel for a rule set that it knows, with what its evaluation looks up; null where none can be run. */
export function workshopFor(
  core: DraughtsCore,
  evaluation: KernelEvaluation,
  options: Required<SearchingOptions>,
  host: KernelHost,
): Workshop | null {
  const draws = new DraughtsDraws(core);
  const room = map.FRAMES_END;
  const workshop = instantiate(evaluation.code, room + evaluation.room, options, draws, host);
  if (!workshop) return null;
  const { kernel, words, octets } = workshop;
  const { layout, board } = core;
  const { squares, width } = layout;

  const write = (at: number, low: number, high: number): void => {
    const [first, second] = joined(low, high, width);
    words[at >> 2] = first;
    words[(at >> 2) + 1] = second;
  };
  const left = board.at.flatMap(([x], place) => (x < board.side / 2 ? [place] : []));
  write(map.ALL, layout.all, layout.allHigh);
  write(map.WHITE_CROWNS, layout.whiteCrowns, 0);
  write(map.BLACK_CROWNS, 0, layout.blackCrownsHigh);
  write(map.MAIN_ROAD, core.road.low, core.road.high);
  write(map.LEFT_HALF, unite(layout.low, left), unite(layout.high, left));
  words[map.SHIFT] = layout.shift;
  words[map.WIDTH] = width;
  words[map.PIECES] = 2 * core.pieces;
  words[map.MEN_CAPTURE_BACKWARD] = Number(core.menCaptureBackward);
  words[map.MEN_TAKE_KINGS] = Number(core.menTakeKings);
  words[map.LONG_KINGS] = Number(core.longKings);
  words[map.LANDS_ANYWHERE] = Number(core.landsAnywhere);
  words[map.STOPS_BEHIND_KINGS] = Number(core.stopsBehindKings);
  words[map.LOSES_ALL] = Number(core.losesAll);
  words[map.FIRST_KING] = Number(core.firstKing);
  words[map.CROWNS_IN_PASSING] = Number(core.crownsInPassing);
  words[map.CROWNING_ENDS_TURN] = Number(core.crowningEndsTurn);
  words[map.REMOVES_AT_ONCE] = Number(core.removesAtOnce);
  words[map.PRIORITY] = PRIORITIES[core.priority];
  words[map.DUEL_DRAW] = Number(draws.countsDuels);
  words[map.ENDING_DRAWS] = Number(draws.countsEndings);
  words[map.FIVE_DRAW] = Number(draws.countsFive);
  words[map.SEVEN_DRAW] = Number(draws.countsSeven);
  words[map.FROM_BACK] = draws.fromBack;
  words.set(PLAYS, map.PLAYS);
  words.set(NEAR_DRAW, map.NEAR_DRAW >> 2);
  words.set(draws.limits, map.LIMITS >> 2);
  words.set(draws.fewLimits, map.FEW_LIMITS >> 2);
  for (let place = 0; place < squares; place++) {
    const bit = bitOf(layout, place);
    octets[map.PLACES + bit] = place;
    octets[map.BITS + place] = bit;
    const row = board.rows[place] as number;
    const crowns = [
      layout.whiteCrowns & (layout.low[place] as number),
      layout.blackCrownsHigh & (layout.high[place] as number),
    ];
    for (const side of [0, 1]) {
      const piece = 64 * side + place;
      const at = 2 * (64 * side + bit);
      const forward = side === 0 ? squares - row : row;
      words.set([place << 6, forward + (crowns[side] === 0 ? 0 : RANK_FORCED)], (map.ARRIVALS >> 2) + at);
      words.set([MAN0[piece] as number, MAN1[piece] as number], (map.MEN >> 2) + at);
      words.set([KING0[piece] as number, KING1[piece] as number], (map.KINGS >> 2) + at);
    }
  }
  evaluation.write({ words, bitOf: (place) => bitOf(layout, place), room });
  kernel.attach();
  return workshop;
}

/** The bit that a place has in a set of 64. */
function bitOf({ low, high, width }: Layout, place: number): number {
  const [first, second] = joined(low[place] as number, high[place] as number, width);
  return first !== 0 ? 31 - Math.clz32(first) : 63 - Math.clz32(second);
}

/** The two halves of a set as the two words of one 64-bit integer. */
export const joined = (low: number, high: number, width: number): readonly [number, number] => [
  low | (high << width),
  high >>> (32 - width),
];

/** The bits of some places, in one half of the board. */
const unite = (bits: Int32Array, places: readonly number[]): number =>
  places.reduce((set, place) => set | (bits[place] as number), 0);
