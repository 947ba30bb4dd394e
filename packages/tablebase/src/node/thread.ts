import type { Kernel } from '../kernel.ts';
import type { PackedChunk } from '../table-file.ts';
import type { ChunkBatch } from './disk-table.ts';

/** What a thread is given when it starts. */
export interface ThreadData {
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  /** The address of the thread's own working memory. */
  readonly scratch: number;
}

/** What a thread is asked to do. */
export type Task =
  /** Unpack chunks of a file to where the values of their side begin. */
  | ({ readonly task: 'load'; readonly to: number } & ChunkBatch)
  | { readonly task: 'run'; readonly phase: number; readonly first: number; readonly second: number }
  | {
      /** Compress `count` values from `first` on, so many to a `chunk`; `distances` is 0 where there are none. */
      readonly task: 'pack';
      readonly states: number;
      readonly distances: number;
      readonly first: number;
      readonly count: number;
      readonly chunk: number;
    };

export interface Answer {
  readonly id: number;
  readonly result?: number;
  /** What is wrong with the file that was read. */
  readonly fault?: 'truncated' | 'damaged' | undefined;
  readonly data?: Uint8Array;
  readonly chunks?: readonly PackedChunk[];
}

/**
 * The whole of a thread: runs the kernel over shared memory, and compresses what it finds. It is started from its own
 * text, so that it is there in whatever form this package is: as sources, compiled, or bundled with a program. So it
 * names nothing outside itself.
 */
export function threadMain(
  { parentPort, workerData }: typeof import('node:worker_threads'),
  { crc32, deflateRawSync, inflateRawSync }: typeof import('node:zlib'),
  { readSync }: typeof import('node:fs'),
): void {
  const { module, memory, scratch } = workerData as ThreadData;
  const kernel = new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Kernel;

  // zlib does not take shared memory: hence the copy. Level 6 takes half as long again and saves 2 %; a window is never
  // larger than a chunk of distances.
  const compress = (address: number, length: number): Uint8Array =>
    deflateRawSync(new Uint8Array(memory.buffer, address, length).slice(), { level: 4, windowBits: 14 });

  const pack = (task: Extract<Task, { task: 'pack' }>): { data: Uint8Array<ArrayBuffer>; chunks: PackedChunk[] } => {
    const { states, distances, first, count, chunk } = task;
    const parts: Uint8Array[] = [];
    const chunks: PackedChunk[] = [];
    const room = scratch + kernel.resultOffset();
    for (let at = first; at < first + count; at += chunk) {
      const length = Math.min(chunk, first + count - at);
      kernel.pack(states, at, length, room);
      const values = compress(room, Math.ceil(length / 4));
      const decided = distances === 0 ? 0 : kernel.packDistances(states, distances, at, length, room) >>> 0;
      const plies = decided === 0 ? new Uint8Array(0) : compress(room, decided);
      parts.push(values, plies);
      chunks.push({ values: values.length, distances: plies.length, crc: crc32(plies, crc32(values)) });
    }
    const data = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let end = 0;
    for (const part of parts) {
      data.set(part, end);
      end += part.length;
    }
    return { data, chunks };
  };

  const read = (handle: number, from: number, length: number): Uint8Array => {
    const bytes = new Uint8Array(length);
    let done = 0;
    for (let more = -1; more !== 0 && done < length; done += more)
      more = readSync(handle, bytes, done, length - done, from + done);
    return bytes.subarray(0, done);
  };

  // Where the room is filled to the last byte, zlib is asked once more for what may follow.
  const SPARE = 64;
  const load = ({ handle, to, first, chunk, chunks }: Extract<Task, { task: 'load' }>): Answer['fault'] => {
    const from = chunks[0]?.offset ?? 0;
    const end = chunks.reduce((sum, { values, distances }) => sum + values + distances, from);
    const bytes = read(handle, from, end - from);
    if (bytes.length < end - from) return 'truncated';
    for (const [i, { offset, values, distances, crc }] of chunks.entries()) {
      const own = bytes.subarray(offset - from, offset - from + values + distances);
      if (crc32(own) !== crc) return 'damaged';
      const unpacked = inflateRawSync(own.subarray(0, values), { chunkSize: chunk + SPARE });
      new Uint8Array(memory.buffer, to + first + i * chunk, unpacked.length).set(unpacked);
    }
    return undefined;
  };

  parentPort?.on('message', (message: Task & { readonly id: number }) => {
    kernel.attach(scratch);
    if (message.task === 'run') {
      const result = kernel.run(message.phase, message.first, message.second) >>> 0;
      parentPort?.postMessage({ id: message.id, result });
      return;
    }
    if (message.task === 'load') {
      parentPort?.postMessage({ id: message.id, fault: load(message) });
      return;
    }
    const { data, chunks } = pack(message);
    parentPort?.postMessage({ id: message.id, data, chunks }, [data.buffer]);
  });
}

/** The text that a thread is started from. Some compilers wrap what they name in `__name`. */
export const THREAD_CODE = `const __name = (what) => what;
(${threadMain})(require('node:worker_threads'), require('node:zlib'), require('node:fs'));`;
