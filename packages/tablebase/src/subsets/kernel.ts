import { fromBase64 } from '../kernel.ts';
import { PLANE_KERNEL } from './kernel-code.ts';

type Address = number;

/** What the compiled kernel does to planes, those of the present layout: see assembly/subsets. */
export interface PlaneKernel {
  /** Makes a layout the present one: see {@link PlaneMachine.layout}. */
  enter(layout: Address): void;
  permute(from: Address, layout: Address, to: Address, places: number, sources: Address): void;
  add(to: Address, from: Address, mask: Address): number;
  remove(from: Address, what: Address): number;
  without(to: Address, from: Address, what: Address): void;
  lacking(to: Address, from: Address, lacks: boolean, place: number): void;
  mills(to: Address, pairs: Address, many: number): void;
  arriving(to: Address, from: Address, lacks: boolean, place: number, closed: Address, closing: boolean): number;
  moveBack(to: Address, from: Address, arrived: number, origin: number, most: number): void;
  enterBack(to: Address, from: Address, place: number): void;
  addOutside(to: Address, place: number, closed: Address): void;
  take(
    ...planes: [
      good: Address,
      fine: Address,
      some: Address,
      lost: Address,
      won: Address,
      place: number,
      closed: Address,
      open: Address,
    ]
  ): void;
  values(won: Address, lost: Address, sets: Address, many: number, to: Address): void;
}

/** Places of a set that choose a bit within a row of a plane, and bytes of a row: as in assembly/subsets/rows.ts. */
export const WITHIN = 7;
export const ROW = 16;
/** The kernel's own room, below what the host lays out. */
export const KERNEL_ROOM = 8192;

const PAGE = 65536;

/** The kernel with memory of its own. */
export function makePlaneKernel(bytes: number): {
  readonly kernel: PlaneKernel;
  readonly memory: Uint8Array<ArrayBuffer>;
} {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE), maximum: PAGE });
  const instance = new WebAssembly.Instance(new WebAssembly.Module(fromBase64(PLANE_KERNEL)), { env: { memory } });
  return { kernel: instance.exports as unknown as PlaneKernel, memory: new Uint8Array(memory.buffer) };
}
