/** Bytes that are taken from the system at once. */
export const PIECE: number = 2 ** 26;

/**
 * The same plane of all blocks of a level, in memory that threads share; in pieces, since there may be more bytes than an array holds. In
 * each piece lie so many blocks, `stride` bytes apart.
 */
export interface PlaneStore {
  readonly each: number;
  readonly stride: number;
  readonly offset: number;
  readonly perPiece: number;
  readonly pieces: readonly SharedArrayBuffer[];
  /** For blocks that are numbered otherwise here. */
  readonly numbers?: Uint32Array;
}

/** Two planes of each block that lie side by side: what is won, and what is lost. */
export type PlanePair = readonly [won: PlaneStore, lost: PlaneStore];

/** Memory that is used again and again: the garbage collector, which sees the small objects that stand for it, is in no hurry. */
export class PlanePool {
  private readonly free: SharedArrayBuffer[] = [];

  /** Room for so many planes of each block, side by side and empty. */
  take(each: number, planes: number, blocks: number, numbers?: Uint32Array): readonly PlaneStore[] {
    const stride = each * planes;
    const perPiece = Math.floor(PIECE / stride);
    const pieces: SharedArrayBuffer[] = [];
    for (let first = 0; first < blocks; first += perPiece) {
      const used = this.free.pop();
      if (used) new Uint8Array(used, 0, Math.min(perPiece, blocks - first) * stride).fill(0);
      pieces.push(used ?? new SharedArrayBuffer(PIECE));
    }
    return Array.from({ length: planes }, (_, i) => ({
      ...{ each, stride, offset: i * each, perPiece, pieces },
      ...(numbers ? { numbers } : {}),
    }));
  }

  takePair(each: number, blocks: number, numbers?: Uint32Array): PlanePair {
    return this.take(each, 2, blocks, numbers) as unknown as PlanePair;
  }

  giveBack(...stores: readonly (readonly PlaneStore[] | null | undefined)[]): void {
    for (const store of stores) this.free.push(...(store?.[0]?.pieces ?? []));
  }
}

/** What lies in the pieces of planes that lie side by side, without what is left over at their ends. */
export function* partsOf(
  [{ stride, perPiece, pieces }]: readonly [PlaneStore, ...PlaneStore[]],
  blocks: number,
): Generator<Uint8Array> {
  for (const [i, piece] of pieces.entries())
    yield new Uint8Array(piece, 0, Math.min(perPiece, blocks - i * perPiece) * stride);
}
