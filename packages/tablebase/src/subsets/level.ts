import { ROW } from './kernel.ts';
import type { Layout } from './machine.ts';

/**
 * The planes of a block: what is won, lost, and known never to be lost with White to play and with Black to play; then, White
 * having closed a mill there, what it wins and what it loses by taking a man.
 */
export type PlaneName =
  | 'whiteWon'
  | 'whiteLost'
  | 'whiteSafe'
  | 'blackWon'
  | 'blackLost'
  | 'blackSafe'
  | 'takingWins'
  | 'takingLoses';

/** White men on the board, and the men that either side has in hand. */
export interface LevelName {
  readonly white: number;
  readonly whiteHand: number;
  readonly blackHand: number;
}

/** Bytes that are taken from the system at once. */
const PIECE = 2 ** 28;

/** The same plane of all blocks, in pieces, since there may be more bytes than an array holds. */
class PlaneStore {
  private readonly each: number;
  private readonly perPiece: number;
  private readonly pieces: Uint8Array[] = [];

  constructor(each: number, blocks: number) {
    this.each = each;
    this.perPiece = Math.max(1, Math.min(blocks, Math.floor(PIECE / each)));
    for (let first = 0; first < blocks; first += this.perPiece)
      this.pieces.push(new Uint8Array(Math.min(this.perPiece, blocks - first) * each));
  }

  of(block: number): Uint8Array {
    const at = (block % this.perPiece) * this.each;
    return (this.pieces[Math.floor(block / this.perPiece)] as Uint8Array).subarray(at, at + this.each);
  }
}

/**
 * All positions with so many white men on the board, so many men in hand, and any number of black men, as planes: for each
 * canonical set of White's a block, with a bit for each set of the points that White leaves free.
 */
export class Level implements LevelName {
  readonly white: number;
  readonly whiteHand: number;
  readonly blackHand: number;
  readonly blocks: number;
  readonly layout: Layout;
  private readonly stores = new Map<PlaneName, PlaneStore>();

  constructor({ white, whiteHand, blackHand }: LevelName, blocks: number, layout: Layout) {
    this.white = white;
    this.whiteHand = whiteHand;
    this.blackHand = blackHand;
    this.blocks = blocks;
    this.layout = layout;
  }

  plane(name: PlaneName, block: number): Uint8Array {
    let store = this.stores.get(name);
    if (!store) {
      store = new PlaneStore(this.layout.rows * ROW, this.blocks);
      this.stores.set(name, store);
    }
    return store.of(block);
  }

  /** Forgets planes that nothing needs any more. */
  drop(...names: readonly PlaneName[]): void {
    for (const name of names) this.stores.delete(name);
  }
}

/** The finished levels that turns lead to; null where White has too few men left, or nobody enters. */
export interface LevelsBelow {
  /** One white man less. */
  readonly taken: Level | null;
  /** A man of White's entered. */
  readonly whiteEntered: Level | null;
  /** A man of Black's entered, and then one white man less. */
  readonly blackEntered: Level | null;
  readonly blackEnteredTaken: Level | null;
}
