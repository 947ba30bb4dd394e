import type { Kernel } from '../kernel.ts';
import type { PackedChunk } from '../table-file.ts';

/** What a thread is given when it starts. */
export interface ThreadData {
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  /** The address of the thread's own working memory. */
  readonly scratch: number;
}

/** What a thread is asked to do. */
export type Task =
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
  { crc32, deflateRawSync }: typeof import('node:zlib'),
): void {
  const { module, memory, scratch } = workerData as ThreadData;
  const kernel = new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Kernel;

  // zlib does not take shared memory: hence the copy. Level 6 takes half as long again and saves 2 %.
  const compress = (address: number, length: number): Uint8Array =>
    deflateRawSync(new Uint8Array(memory.buffer, address, length).slice(), { level: 4, memLevel: 9 });

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

  parentPort?.on('message', (message: Task & { readonly id: number }) => {
    kernel.attach(scratch);
    if (message.task === 'run') {
      const result = kernel.run(message.phase, message.first, message.second) >>> 0;
      parentPort?.postMessage({ id: message.id, result });
      return;
    }
    const { data, chunks } = pack(message);
    parentPort?.postMessage({ id: message.id, data, chunks }, [data.buffer]);
  });
}

/** The text that a thread is started from. Some compilers wrap what they name in `__name`. */
export const THREAD_CODE = `const __name = (what) => what;
(${threadMain})(require('node:worker_threads'), require('node:zlib'));`;
