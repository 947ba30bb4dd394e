import { compileKernel } from './compile-kernel.ts';
import { BUCKET_BYTES } from './search-codes.ts';
import * as map from './search-memory.ts';
import type { SearchingOptions } from './searcher.ts';
import { BEYOND, MOST_LATE, REDUCTION, WITHIN } from './selectivity.ts';
import { bucketsIn } from './table.ts';

/** What a compiled kernel offers. A frame is an address in its memory; an index is one in the turn lists. */
export interface Kernel {
  attach(): void;
  /** Completes a frame that the host has written. */
  enter(frame: number): void;
  /** Writes turns and ranks. */
  generate(frame: number, at: number): number;
  /** Writes the frame after a turn, and gives its state. */
  play(frame: number, index: number): number;
  /** What a position is like: see `state` of search-game.ts. */
  stateOf(frame: number): number;
  evaluate(frame: number): number;
  clearTable(): void;
  clearOrder(): void;
  /** Begins a new age of the table. */
  grow(): void;
  setProbes(on: boolean): void;
  reset(limit: number): void;
  begin(frame: number): void;
  run(frame: number, first: number, side: number, depth: number, alpha: number, beta: number, pauseAt: number): number;
  isPaused(): number;
  nodes(): number;
  deepest(): number;
}

/** What a kernel asks of its host, of a frame: see `ExactSearch`. */
export interface KernelHost {
  exactValue(frame: number, depth: number, height: number): number;
  exactDraw(frame: number): number;
}

/** A kernel made ready for one rule set, and its memory. */
export interface Workshop {
  readonly kernel: Kernel;
  readonly turns: Int32Array;
  readonly ranks: Int32Array;
  /** All of the memory, in words and in bytes. */
  readonly words: Int32Array;
  readonly octets: Uint8Array;
}

/** How a rule set counts repetitions: how often a position must come, and the fewest turns that bring one back. */
export interface Repetitions {
  readonly repetition: number;
  readonly leastBack: number;
}

const PAGE = 65_536;

/**
 * A kernel on a memory of which so many bytes are the family's, the table standing behind them; it reads what is written there in
 * `attach`. Null where WebAssembly may not be compiled, or there is no such memory.
 */
export function instantiate(
  code: string,
  bytes: number,
  { memoryMb, selectivity }: Required<SearchingOptions>,
  { repetition, leastBack }: Repetitions,
  host: KernelHost,
): Workshop | null {
  const compiled = compileKernel(code);
  if (!compiled) return null;
  const table = Math.ceil(bytes / BUCKET_BYTES) * BUCKET_BYTES;
  const buckets = bucketsIn(memoryMb);
  let memory: WebAssembly.Memory;
  let kernel: Kernel;
  try {
    memory = new WebAssembly.Memory({ initial: Math.ceil((table + buckets * BUCKET_BYTES) / PAGE) });
    const { exports } = new WebAssembly.Instance(compiled, { env: { memory }, exact: { ...host } });
    kernel = exports as unknown as Kernel;
  } catch {
    return null;
  }
  const { buffer } = memory;
  const words = new Int32Array(buffer);
  const octets = new Uint8Array(buffer);
  const write = (address: number, value: number): void => {
    words[address >> 2] = value;
  };
  write(map.TABLE, table);
  write(map.BUCKET_MASK, buckets - 1);
  write(map.QUIESCENCE, Number(selectivity.quiescence));
  write(map.EXTENSIONS, Number(selectivity.extensions));
  write(map.REDUCTIONS, Number(selectivity.reductions));
  write(map.PRUNING, Number(selectivity.pruning));
  write(map.REPETITION, repetition);
  write(map.LEAST_BACK, leastBack);
  words.set(BEYOND, map.BEYOND >> 2);
  words.set(WITHIN, map.WITHIN >> 2);
  words.set(MOST_LATE, map.MOST_LATE >> 2);
  octets.set(REDUCTION, map.REDUCTION);
  const turns = new Int32Array(buffer, map.TURNS, map.MOST);
  const ranks = new Int32Array(buffer, map.RANKS, map.MOST);
  return { kernel, turns, ranks, words, octets };
}
