import { MOST_TURNS } from './generator.ts';

const buffers: Int32Array[] = [];
/** Scratch space for the turns of one depth: each level of a recursion has its own. */
export function turnBuffer(depth: number): Int32Array {
  let buffer = buffers[depth];
  if (!buffer) {
    buffer = new Int32Array(MOST_TURNS);
    buffers[depth] = buffer;
  }
  return buffer;
}
