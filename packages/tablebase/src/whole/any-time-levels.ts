import * as abi from './abi.ts';
import { type PlanePair, type PlaneStore, partsOf } from './store.ts';
import { byNumber, type OnShare, PLANES, WholeLevels } from './whole-levels.ts';

/** A level of a game whose men enter at any time: White's men on the board, and what either side has in hand. */
export interface HandsLevel {
  readonly white: number;
  readonly whiteHand: number;
  readonly blackHand: number;
}

/** What White's entries lead to: planes of Black to play, and what White, having closed a mill, gets for it. */
export interface EnteredPlanes {
  readonly black: PlanePair;
  readonly taking: PlanePair;
}

/** Planes of White to play in levels that turns lead to, brought when they are needed; null where there is no such level. */
export interface BringPlanes {
  /** One white man less. */
  readonly taken: () => Promise<PlanePair | null>;
  /** A man of Black's entered; and then one white man less. */
  readonly blackEntered: () => Promise<PlanePair | null>;
  readonly blackEnteredTaken: () => Promise<PlanePair | null>;
}

/** Solves levels in which a side with men in hand may move as well. */
export class AnyTimeLevels extends WholeLevels {
  /**
   * Solves a level into planes of White to play. `entered` is what White's entries lead to, null where White has nobody in
   * hand, and is given back to the pool.
   */
  async solveHands(
    { white, whiteHand, blackHand }: HandsLevel,
    entered: EnteredPlanes | null,
    bring: BringPlanes,
    isOver: boolean,
    onShare: OnShare,
  ): Promise<PlanePair> {
    const { board, pool } = this;
    const blocks = board.blocks(white);
    const own = this.takePair(white);
    const takeSafe = (): readonly PlaneStore[] => pool.take(this.each(white), 1, blocks);
    const blackSafe = takeSafe();
    const whiteSafe = entered ? takeSafe() : null;
    const stores = {
      ...byNumber(PLANES.white, own),
      [abi.BLACK_SAFE]: blackSafe[0] as PlaneStore,
      ...(whiteSafe ? { [abi.WHITE_SAFE]: whiteSafe[0] as PlaneStore } : {}),
    };
    await this.enter({
      ...{ white, ...this.menOf(blackHand), most: board.rules.parameters.men - blackHand, isOver },
      begun: [whiteHand > 0, blackHand > 0],
      stores,
      links: [
        this.linksOf('moves', white, whiteHand),
        this.linksOf('captures', white, whiteHand),
        whiteHand > 0 ? this.linksOf('entries', white) : null,
      ],
    });
    const [before, beforeTaken] = [await bring.blackEntered(), await bring.blackEnteredTaken()];
    if (before) {
      await this.reenter({
        ...stores,
        ...byNumber(PLANES.before, before),
        ...(beforeTaken ? byNumber(PLANES.taken, beforeTaken) : {}),
      });
      await this.watched({ task: 'each', call: 'beginBlack', planes: [] }, blocks, (part) => onShare(part * 0.1));
    }
    pool.giveBack(before, beforeTaken);
    if (entered) {
      const { black, taking } = entered;
      await this.reenter({ ...stores, ...byNumber(PLANES.entered, black), ...byNumber(PLANES.taking, taking) });
      await this.watched({ task: 'each', call: 'beginWhite', planes: [] }, blocks, (part) => onShare(0.1 + part * 0.2));
      pool.giveBack(black, taking);
    }
    const taken = await bring.taken();
    await this.reenter({ ...stores, ...(taken ? byNumber(PLANES.taken, taken) : {}) });
    await this.sweep(blocks, (part) => onShare(0.3 + 0.7 * part));
    pool.giveBack(taken, blackSafe, whiteSafe);
    return own;
  }

  /** Copies what the entries of a level with one white man less lead to, of the level that was solved last. */
  takeEntered(white: number): EnteredPlanes {
    const { scene } = this;
    const entered = this.roomForEntered(white);
    let at = scene.black;
    for (const part of partsOf(entered.black, this.board.blocks(white))) at = this.copy(at, part);
    at = scene.taking;
    for (const part of partsOf(entered.taking, this.board.millNumbers(white).mills)) at = this.copy(at, part);
    return entered;
  }

  /** Room for such planes, to be filled from a file. */
  roomForEntered(white: number): EnteredPlanes {
    const { numbers, mills } = this.board.millNumbers(white);
    const [first, second] = this.pool.takePair(this.each(white), mills, numbers);
    // The kernel keeps what is lost first.
    return { black: this.takePair(white), taking: [second, first] };
  }

  /** What lies in such planes. */
  *partsOfEntered(white: number, { black, taking }: EnteredPlanes): Generator<Uint8Array> {
    yield* partsOf(black, this.board.blocks(white));
    yield* partsOf(taking, this.board.millNumbers(white).mills);
  }

  private copy(from: number, to: Uint8Array): number {
    to.set(new Uint8Array(this.stage.memory.buffer, from, to.length));
    return from + to.length;
  }
}
