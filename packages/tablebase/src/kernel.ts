import * as abi from './abi.ts';
import { SHARED_KERNEL, SINGLE_KERNEL } from './kernel-code.ts';

/** What the compiled kernel offers; addresses and counts are unsigned, so results need `>>> 0`. */
export interface Kernel {
  /** Reads the table of words; `scratch` is the calling thread's own working memory. */
  attach(scratch: number): void;
  buildClasses(men: number): number;
  /** Fills a table of 16 bytes for every set of so many men. */
  buildMobility(men: number, at: number): void;
  listSets(men: number, among: number, at: number): void;
  /** For each of so many points a plane: which of these sets hold it, or do not. */
  listMasks(sets: number, count: number, among: number, holding: boolean, at: number): void;
  /** Runs a phase over the blocks that no other thread has taken. */
  run(phase: number, first: number, second: number): number;
  pack(states: number, first: number, count: number, to: number): void;
  /** Gathers the distances of the decided positions among these, and returns how many there are. */
  packDistances(states: number, distances: number, first: number, count: number, to: number): number;
  resultOffset(): number;
}

/** The phases of the kernel in which a pair of subspaces is solved, in their order, and in which one is checked. */
const PAIR_PHASES = {
  count: abi.COUNT,
  capture: abi.CAPTURE,
  settle: abi.SETTLE,
  sweep: abi.SWEEP,
  statistics: abi.STATISTICS,
  check: abi.CHECK,
} as const;
export type PairPhase = keyof typeof PAIR_PHASES;

export const PHASES = {
  ...PAIR_PHASES,
  // Those of positions with men in hand: of entries, of their check, and of moves while the other side still enters.
  enter: abi.ENTER,
  checkEntries: abi.CHECK_ENTRIES,
  close: abi.CLOSE,
  countClosing: abi.COUNT_CLOSING,
  tellQuiet: abi.TELL_QUIET,
  sweepClosing: abi.SWEEP_CLOSING,
} as const;
export type Phase = keyof typeof PHASES;

const PAGE = 65536;
const MOST_PAGES = 65536;

/** Memory for the kernel; it grows as it is used. */
export function makeMemory(bytes: number, shared: boolean): WebAssembly.Memory {
  const initial = Math.ceil(bytes / PAGE);
  return new WebAssembly.Memory({ initial, maximum: MOST_PAGES, shared });
}

/** The compiled kernel, for memory that threads share or for one thread. */
export function compileKernel(shared: boolean): WebAssembly.Module {
  const code = shared ? SHARED_KERNEL : SINGLE_KERNEL;
  const module = compiled.get(code) ?? new WebAssembly.Module(fromBase64(code));
  compiled.set(code, module);
  return module;
}

/** Each kernel is compiled once, however often something is solved. */
const compiled = new Map<string, WebAssembly.Module>();

/** Makes an instance of the kernel on this memory; each thread needs its own. */
export function makeKernel(module: WebAssembly.Module, memory: WebAssembly.Memory): Kernel {
  return new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Kernel;
}

/** Code as the repository keeps it. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
