import { CHUNK } from '../table-file.ts';
import { ALWAYS, COUNTS, HIGH_SETS, LOW_SETS, NEVER, OWN_BYTES, UNLESS_ALL, WITHIN } from './abi.ts';
import type { BoardData, Links } from './board-data.ts';
import type { PlaneStore } from './store.ts';
import type { Scene } from './thread.ts';

/** Planes that a thread works on at once. */
const SLOTS = 12;
/** Tables of what sets become, for one symmetry. */
const SET_TABLES = (LOW_SETS + HIGH_SETS) * 4;
/** How many white men more there are where White's moves, its losses, its entries lead. */
const LEADS = [0, -1, 1];
/** Chunks that are read and compressed at once. */
export const CHUNKS_AT_ONCE = 128;

export interface SceneOptions {
  readonly white: number;
  readonly stores: Readonly<Record<number, PlaneStore>>;
  /** White's moves, its losses, its entries. */
  readonly links: readonly [moves: Links | null, captures: Links | null, entries: Links | null];
  /** The least and the most black men on the board. */
  readonly least: number;
  readonly most: number;
  /** Up to how many black men on the board fly; with how many Black has its last three men. */
  readonly fly: number;
  readonly last: number;
  /** Whether White has too few men left when another one is taken. */
  readonly isOver: boolean;
  /** Whether White's and Black's entries have begun what is known. */
  readonly begun: readonly [white: boolean, black: boolean];
}

const PROTECTION = { never: NEVER, 'unless-all': UNLESS_ALL, always: ALWAYS, 'once-placed': ALWAYS } as const;

/** Bytes of a plane of so many free points. */
export const planeBytes = (free: number): number => 2 ** (Math.max(WITHIN, free) - 3);

/** The memory that the threads share: what of it a level takes is laid out anew for each. */
export class Stage {
  readonly memory: WebAssembly.Memory;
  readonly board: BoardData;
  private readonly threads: number;
  private end = 0;

  constructor(board: BoardData, threads: number) {
    this.board = board;
    this.threads = threads;
    this.memory = new WebAssembly.Memory({ initial: 16, maximum: 65536, shared: true });
  }

  private take(bytes: number): number {
    const address = Math.ceil(this.end / 64) * 64;
    this.end = address + bytes;
    const missing = this.end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / 65536));
    return address;
  }

  private lay(words: Uint32Array): number {
    const address = this.take(words.byteLength);
    new Uint32Array(this.memory.buffer, address, words.length).set(words);
    return address;
  }

  private clear(bytes: number): number {
    const address = this.take(bytes);
    new Uint8Array(this.memory.buffer).fill(0, address, address + bytes);
    return address;
  }

  /** Lays out a level for each thread. */
  enter({ white, stores, links, least, most, fly, last, isOver, begun }: SceneOptions): readonly Scene[] {
    const { board, threads } = this;
    const { points, rules } = board;
    const free = points - white;
    const blocks = board.blocks(white);
    const each = planeBytes(free);
    const { blocked } = rules.core;
    this.end = 1024;
    const calls: Scene['calls'][number][] = [];
    const fullIsDrawn = links[0] !== null && blocked !== 'loses';
    calls.push(['enterRows', free, least, most, fly, last, fullIsDrawn]);
    calls.push(['enterBegun', ...begun, blocked === 'draws'], ['enterCaptures', isOver]);
    calls.push(['enterEntries', rules.parameters['mill-at-entry'] === 'capture']);
    calls.push(['enterBoard', points, this.lay(board.setsOf(white))]);
    for (const [kind, link] of links.entries()) {
      const others = white + (LEADS[kind] as number);
      calls.push(
        link
          ? [
              'enterLinks',
              kind,
              this.lay(link.starts),
              this.lay(link.words),
              this.lay(board.setsOf(others)),
              points - others,
            ]
          : ['enterLinks', kind, 0, 0, 0, 0],
      );
    }
    const next = this.clear(64);
    let [black, taking] = [0, 0];
    if (links[0]) {
      const { numbers, mills } = board.millNumbers(white);
      const millNumbers = this.lay(numbers);
      const stamps = this.clear(20 * blocks);
      const marks = this.clear(blocks * 8 * Math.max(8, each / 128));
      black = this.clear(blocks * 2 * each);
      taking = this.clear(mills * 2 * each);
      calls.push(['enterShared', next, blocks, millNumbers, black, taking, stamps, marks]);
      new Uint32Array(this.memory.buffer, next + 4, 1).fill(1);
    }
    const room = planeBytes(free + (links[1] ? 1 : 0)) + 64;
    const symmetries = rules.board.symmetries.length;
    const scenes: Scene[] = [];
    for (let thread = 0; thread < threads; thread++) {
      const own = this.take(OWN_BYTES);
      board.fill(new Uint8Array(this.memory.buffer, own, OWN_BYTES));
      const slots = this.take(SLOTS * room);
      const packTo = this.take((CHUNKS_AT_ONCE * CHUNK) / 4 + 64);
      scenes.push({
        ...{ stores, blocks, next, black, taking, each, packTo, counts: own + COUNTS },
        calls: [
          ['enterThread', own],
          ...calls,
          ['enterRoom', slots, room],
          ['enterTaking', this.clear(each / 16), PROTECTION[rules.parameters.protection]],
          ['enterReading', this.take(SET_TABLES * (1 + symmetries)), points, symmetries, packTo],
        ],
        reading: [slots, slots + room],
      });
    }
    return scenes;
  }

  /** Sets the counter back from which the threads take their blocks. */
  rewind(next: number): void {
    new Uint32Array(this.memory.buffer, next, 1).fill(0);
  }
}
