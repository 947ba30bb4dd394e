import type { DraughtsCore, Layout } from '@merellier/rules/kernel';
import { compileKernel } from '../compile-kernel.ts';
import { MAX_PLY } from '../search-game.ts';
import { DraughtsDraws } from './draws.ts';
import type { KernelEvaluation } from './evaluation.ts';
import { KING0, KING1, MAN0, MAN1, PLAYS } from './hash.ts';
import * as map from './kernel-memory.ts';

/** What the compiled kernel offers. A frame is an address in its memory; an index is one in the turn lists. */
export interface Kernel {
  attach(): void;
  /** Writes turns and ranks. */
  generate(frame: number, at: number): number;
  /** Writes the frame after a turn, and gives its state. */
  make(frame: number, index: number): number;
  /** Completes a frame that holds pieces, side and hash: moves, and what the evaluation keeps. */
  enter(frame: number): void;
  /** What a position is like: see `state` of src/search-game.ts. */
  stateOf(frame: number): number;
  evaluate(frame: number): number;
}

/** Positions of the game so far that are kept: a repetition farther back is not seen. */
export const MOST_PLAYED = 2048;

const PAGE = 65536;
const PRIORITIES = {
  none: map.ALL_CAPTURES,
  most: map.MOST_PIECES,
  'most-kings': map.MOST_THEN_KINGS,
  'kings-first': map.KING_FIRST,
  italian: map.ITALIAN,
  frisian: map.FRISIAN,
} as const;

/** The kernel made ready for one rule set: its functions, and its memory in columns. */
export interface Workshop {
  readonly kernel: Kernel;
  readonly turns: Int32Array;
  /** What each turn takes, two words a turn. */
  readonly taken: Int32Array;
  readonly ranks: Int32Array;
  readonly crowned: Uint8Array;
  /** All of the memory, in words. */
  readonly words: Int32Array;
}

/**
 * Whether the kernel plays a rule set: it knows no huffing, no king that rests, no draw of one piece each, dark squares only,
 * and jumps along diagonals.
 */
export const kernelKnows = ({ huffing, capturesAcross, shifts, kingRun, drawsOneEach }: DraughtsCore): boolean =>
  shifts && !huffing && !capturesAcross && kingRun === 0 && !drawsOneEach;

/** Whether a kernel can be run here. */
export const kernelRuns = ({ code }: KernelEvaluation): boolean => compileKernel(code) !== null;

/** A kernel for a rule set that it knows. */
export function workshopFor(core: DraughtsCore, evaluation: KernelEvaluation): Workshop {
  const module = compileKernel(evaluation.code);
  if (!module) throw new RangeError('WebAssembly is not allowed here');
  const bytes = map.FRAMES + map.FRAME * (MOST_PLAYED + MAX_PLY + 3);
  const pages = Math.ceil((bytes + evaluation.room) / PAGE);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: 256 });
  const kernel = new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Kernel;
  const { buffer } = memory;
  const words = new Int32Array(buffer);
  const octets = new Uint8Array(buffer);
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
  words[map.SQUARES] = squares;
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
  const draws = new DraughtsDraws(core);
  words[map.DUEL_DRAW] = Number(draws.countsDuels);
  words[map.ENDING_DRAWS] = Number(draws.countsEndings);
  words[map.FIVE_DRAW] = Number(draws.countsFive);
  words[map.SEVEN_DRAW] = Number(draws.countsSeven);
  words[map.FROM_BACK] = draws.fromBack;
  words[map.PLAYS0] = PLAYS[0] as number;
  words[map.PLAYS1] = PLAYS[1] as number;
  for (let place = 0; place < squares; place++) {
    const bit = bitOf(layout, place);
    octets[map.PLACES + bit] = place;
    octets[map.BITS + place] = bit;
    octets[map.ROWS + place] = board.rows[place] as number;
    for (const side of [0, 1]) {
      const at = 64 * side + bit;
      words[(map.MEN >> 2) + at] = MAN0[64 * side + place] as number;
      words[(map.MEN >> 2) + 128 + at] = MAN1[64 * side + place] as number;
      words[(map.KINGS >> 2) + at] = KING0[64 * side + place] as number;
      words[(map.KINGS >> 2) + 128 + at] = KING1[64 * side + place] as number;
    }
  }
  evaluation.write({ words, bitOf: (place) => bitOf(layout, place), room: bytes });
  kernel.attach();
  return {
    kernel,
    words,
    turns: new Int32Array(buffer, map.TURNS, map.MOST),
    taken: new Int32Array(buffer, map.TAKEN, 2 * map.MOST),
    ranks: new Int32Array(buffer, map.RANKS, map.MOST),
    crowned: octets.subarray(map.CROWNED, map.CROWNED + map.MOST),
  };
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
