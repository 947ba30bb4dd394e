import type { PackedChunk } from '../table-file.ts';
import type { PlaneStore } from './store.ts';

/** What the kernel exports: see assembly/whole. */
export interface WholeKernel {
  enterRows(free: number, least: number, most: number, fly: number, last: number, fullIsDrawn: boolean): void;
  enterBegun(white: boolean, black: boolean, stuckIsSafe: boolean): void;
  enterCaptures(isOver: boolean): void;
  enterEntries(take: boolean): void;
  enterBoard(points: number, sets: number): void;
  enterRoom(address: number, each: number): void;
  enterLinks(kind: number, starts: number, links: number, sets: number, free: number): void;
  enterTaking(marks: number, protection: number): void;
  enterReading(tables: number, points: number, symmetries: number, packTo: number): void;
  enterThread(at: number): void;
  enterShared(...addresses: readonly number[]): void;
  sweep(parity: number, first: boolean): number;
  enterWhite(block: number, won: number, lost: number): void;
  prepareTaking(block: number): void;
  beginWhite(block: number): void;
  beginBlack(block: number): void;
  enterBlack(block: number, won: number, lost: number): void;
  beginReading(): void;
  enterBlockToRead(block: number): void;
  countAll(won: number, lost: number): boolean;
  readValues(won: number, lost: number, first: number, many: number, keeps: boolean): void;
  readonly packed: WebAssembly.Global;
  readonly wins: WebAssembly.Global;
  readonly losses: WebAssembly.Global;
  readonly looked: WebAssembly.Global;
}

/** Planes and tables that a thread works with from now on. */
export interface Scene {
  /** Planes that lie outside the kernel's memory, by their numbers (abi.ts). */
  readonly stores: Readonly<Record<number, PlaneStore>>;
  readonly blocks: number;
  /** What tells the kernel where everything lies. */
  readonly calls: readonly (readonly [name: string, ...args: readonly (number | boolean)[]])[];
  /** Where the next block stands. */
  readonly next: number;
  /** Where the planes of Black to play lie, two for each block; and bytes of a plane. */
  readonly black: number;
  /** What White loses and wins by taking, two planes for each block with a mill. */
  readonly taking: number;
  readonly each: number;
  /** Where planes lie in working memory while they are read, and where values are packed. */
  readonly reading: readonly [won: number, lost: number];
  readonly packTo: number;
  /** Where a thread counts: see abi.ts. */
  readonly counts: number;
}

export type WholeTask =
  | { readonly task: 'scene'; readonly scene: Scene }
  | { readonly task: 'sweep'; readonly parity: number; readonly first: boolean }
  | {
      readonly task: 'each';
      readonly call: 'enterWhite' | 'enterBlack' | 'prepareTaking' | 'beginWhite' | 'beginBlack';
      readonly planes: readonly number[];
    }
  /** Counts what is won and lost, of each of these numbers of men, all without symmetric twins. */
  | {
      readonly task: 'count';
      readonly planes: readonly [won: number, lost: number];
      /** Black's men, and how many sets of a block have so many. */
      readonly men: readonly (readonly [men: number, sets: number])[];
    }
  /** Reads values from one on, of so many for each block, and compresses them where they are kept. */
  | {
      readonly task: 'read';
      readonly planes: readonly [won: number, lost: number];
      readonly men: number;
      readonly each: number;
      readonly first: number;
      readonly count: number;
      readonly chunk: number;
      readonly keeps: boolean;
    };

export interface WholeAnswer {
  readonly id: number;
  readonly changed?: number;
  readonly counts?: readonly [wins: number, losses: number, looked: number];
  readonly byMen?: readonly (readonly [wins: number, losses: number, looked: number])[];
  readonly data?: Uint8Array;
  readonly chunks?: readonly PackedChunk[];
}

/** The whole of a thread, which is started from its own text: so it names nothing outside itself. */
export function wholeThread(
  { parentPort, workerData }: typeof import('node:worker_threads'),
  { crc32, deflateRawSync }: typeof import('node:zlib'),
): void {
  const { module, memory } = workerData as { module: WebAssembly.Module; memory: WebAssembly.Memory };
  let bytes = new Uint8Array(memory.buffer);
  let scene: Scene;
  const at = (plane: number, block: number): Uint8Array => {
    if (plane === 2 || plane === 3) {
      const begin = scene.black + (2 * block + plane - 2) * scene.each;
      return bytes.subarray(begin, begin + scene.each);
    }
    const { each, stride, offset, perPiece, pieces, numbers } = scene.stores[plane] as PlaneStore;
    const number = numbers ? (numbers[block] as number) : block;
    const piece = Math.floor(number / perPiece);
    return new Uint8Array(pieces[piece] as SharedArrayBuffer, (number - piece * perPiece) * stride + offset, each);
  };
  const planes = {
    fetch(plane: number, block: number, to: number): void {
      bytes.set(at(plane, block), to >>> 0);
    },
    keep(plane: number, block: number, from: number): void {
      const there = at(plane, block);
      there.set(bytes.subarray(from >>> 0, (from >>> 0) + there.length));
    },
  };
  const kernel = new WebAssembly.Instance(module, { env: { memory }, host: planes }).exports as unknown as WholeKernel;

  const enter = (next: Scene): void => {
    scene = next;
    bytes = new Uint8Array(memory.buffer);
    for (const [name, ...args] of scene.calls)
      (kernel as unknown as Record<string, (...args: readonly (number | boolean)[]) => void>)[name]?.(...args);
  };

  const choose = (n: number, k: number): number => {
    let result = 1;
    for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
    return k > n ? 0 : Math.round(result);
  };
  /** The set of so many men at a place among all, in rising order. */
  const setAt = (place: number, men: number): number => {
    let set = 0;
    let rank = place;
    for (let left = men, point = 31; left > 0; point--)
      if (choose(point, left) <= rank) {
        rank -= choose(point, left--);
        set |= 1 << point;
      }
    return set >>> 0;
  };

  const read = (task: Extract<WholeTask, { task: 'read' }>): Omit<WholeAnswer, 'id'> => {
    const { men, each, first, count, chunk, keeps } = task;
    const [won, lost] = scene.reading;
    kernel.beginReading();
    for (let from = first; from < first + count; ) {
      const block = Math.floor(from / each);
      const rank = from - block * each;
      const many = Math.min(each - rank, first + count - from);
      planes.fetch(task.planes[0], block, won);
      planes.fetch(task.planes[1], block, lost);
      kernel.enterBlockToRead(block);
      kernel.readValues(won, lost, setAt(rank, men), many, keeps);
      from += many;
    }
    const counts = [kernel.wins, kernel.losses, kernel.looked].map((each) => Number(each.value) >>> 0);
    if (!keeps) return { counts: counts as unknown as [number, number, number] };
    const parts: Uint8Array[] = [];
    const chunks: PackedChunk[] = [];
    for (let done = 0; done < count; done += chunk) {
      const begin = scene.packTo + done / 4;
      const values = deflateRawSync(bytes.slice(begin, begin + Math.ceil(Math.min(chunk, count - done) / 4)), {
        level: 4,
        windowBits: 14,
      });
      parts.push(values);
      chunks.push({ values: values.length, distances: 0, crc: crc32(values) });
    }
    const data = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let end = 0;
    for (const part of parts) {
      data.set(part, end);
      end += part.length;
    }
    return { counts: counts as unknown as [number, number, number], data, chunks };
  };

  const count = ({
    planes: [wonPlane, lostPlane],
    men,
  }: Extract<WholeTask, { task: 'count' }>): Omit<WholeAnswer, 'id'> => {
    const [won, lost] = scene.reading;
    const next = new Int32Array(memory.buffer, scene.next, 1);
    const words = new BigInt64Array(memory.buffer, scene.counts, 64);
    words.fill(0n);
    const byMen = men.map((): [number, number, number] => [0, 0, 0]);
    let whole = 0;
    for (let block = Atomics.add(next, 0, 1); block < scene.blocks; block = Atomics.add(next, 0, 1)) {
      planes.fetch(wonPlane, block, won);
      planes.fetch(lostPlane, block, lost);
      kernel.enterBlockToRead(block);
      if (kernel.countAll(won, lost)) {
        whole++;
        continue;
      }
      for (const [i, [of, sets]] of men.entries()) {
        kernel.beginReading();
        kernel.readValues(won, lost, 2 ** of - 1, sets, false);
        const sums = byMen[i] as [number, number, number];
        for (const [at, each] of [kernel.wins, kernel.losses, kernel.looked].entries())
          sums[at] = (sums[at] as number) + (Number(each.value) >>> 0);
      }
    }
    for (const [i, [of, sets]] of men.entries()) {
      const sums = byMen[i] as [number, number, number];
      sums[0] += Number(words[2 * of]);
      sums[1] += Number(words[2 * of + 1]);
      sums[2] += whole * sets;
    }
    return { byMen };
  };

  parentPort?.on('message', (message: WholeTask & { readonly id: number }) => {
    const { id } = message;
    if (message.task === 'scene') {
      enter(message.scene);
      parentPort?.postMessage({ id });
    } else if (message.task === 'sweep')
      parentPort?.postMessage({ id, changed: kernel.sweep(message.parity, message.first) });
    else if (message.task === 'each') {
      const next = new Int32Array(memory.buffer, scene.next, 1);
      const [won = 0, lost = 0] = message.planes;
      for (let block = Atomics.add(next, 0, 1); block < scene.blocks; block = Atomics.add(next, 0, 1))
        kernel[message.call](block, won, lost);
      parentPort?.postMessage({ id });
    } else if (message.task === 'count') parentPort?.postMessage({ id, ...count(message) });
    else {
      const answer = read(message);
      parentPort?.postMessage({ id, ...answer }, answer.data ? [answer.data.buffer as ArrayBuffer] : []);
    }
  });
}

/** The text that a thread is started from. Some compilers wrap what they name in `__name`. */
export const WHOLE_THREAD_CODE = `const __name = (what) => what;
(${wholeThread})(require('node:worker_threads'), require('node:zlib'));`;
