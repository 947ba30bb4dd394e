// A thread of the solver: runs the kernel over shared memory, and compresses what it finds. Plain JavaScript, since Node
// starts threads from files as they are.
import { parentPort, workerData } from 'node:worker_threads';
import { crc32, deflateRawSync } from 'node:zlib';

/**
 * @typedef {{ readonly module: WebAssembly.Module, readonly memory: WebAssembly.Memory, readonly scratch: number }} Data
 * @typedef {{ task: 'run', id: number, phase: number, first: number, second: number }} Run
 * @typedef {{ task: 'pack', id: number, states: number, distances: number, first: number, count: number, chunk: number }} Pack
 */

const { module, memory, scratch } = /** @type {Data} */ (workerData);
const kernel = /** @type {import('../kernel.ts').Kernel} */ (
  /** @type {unknown} */ (new WebAssembly.Instance(module, { env: { memory } }).exports)
);

parentPort?.on('message', (/** @type {Run | Pack} */ message) => {
  kernel.attach(scratch);
  if (message.task === 'run') {
    parentPort?.postMessage({ id: message.id, result: kernel.run(message.phase, message.first, message.second) >>> 0 });
    return;
  }
  const { data, chunks } = pack(message);
  parentPort?.postMessage({ id: message.id, data, chunks }, [data.buffer]);
});

/**
 * Compresses the values from `first` on, chunk by chunk.
 * @param {Pack} message
 * @returns {{ data: Uint8Array<ArrayBuffer>, chunks: { values: number, distances: number, crc: number }[] }}
 */
function pack({ states, distances, first, count, chunk }) {
  const parts = [];
  const chunks = [];
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
}

/**
 * @param {number} address
 * @param {number} length
 */
function compress(address, length) {
  // zlib does not take shared memory.
  return deflateRawSync(new Uint8Array(memory.buffer, address, length).slice(), { level: 9, memLevel: 9 });
}
