import { countBits } from '../bits.ts';
import type { DraughtsCore } from './core.ts';
import { Jumps, type Search } from './jumps.ts';
import type { Placement } from './placement.ts';
import { TurnList, turnList } from './turn-list.ts';

/**
 * Generates turns of one rule set on sets of squares, for the side to play of a {@link Placement}. See `layout.ts` for
 * the sets.
 */
export class DraughtsGenerator {
  readonly core: DraughtsCore;
  readonly #jumps: Jumps;
  readonly #all: number;
  readonly #allHigh: number;
  readonly #width: number;
  readonly #shift: number;
  readonly #scratch = new TurnList();
  /** Where the last call of `look` found men that can jump. */
  #jumpers = 0;
  #jumpersHigh = 0;

  constructor(core: DraughtsCore) {
    this.core = core;
    this.#jumps = new Jumps(core, turnList(0));
    this.#all = core.layout.all;
    this.#allHigh = core.layout.allHigh;
    this.#width = core.layout.width;
    this.#shift = core.layout.shift;
  }

  /** How many moves a side has, if it has no capture; else -1. */
  countMoves(pieces: Placement): number {
    if (this.core.capturesAcross) return this.#countAcross(pieces);
    const { own, ownHigh, opponent, opponentHigh, kings, kingsHigh, white } = pieces;
    const width = this.#width;
    const shift = this.#shift;
    const { menTakeKings, menCaptureBackward } = this.core;
    const free = this.#all & ~(own | opponent);
    const freeHigh = this.#allHigh & ~(ownHigh | opponentHigh);
    const men = own & ~kings;
    const menHigh = ownHigh & ~kingsHigh;
    const prey = menTakeKings ? opponent : opponent & ~kings;
    const preyHigh = menTakeKings ? opponentHigh : opponentHigh & ~kingsHigh;
    const more = shift + 1;
    const carry = width - shift;
    const carryMore = carry - 1;

    let moves = 0;
    let jumpers = 0;
    let jumpersHigh = 0;
    // From a square, the one `shift` bits before it is up right, `shift + 1` bits before it up left. `right` and `left`
    // are the squares from which such a step leads to a free one; then jumps by the same step are looked for.
    if (white || menCaptureBackward) {
      const right = free << shift;
      const rightHigh = (freeHigh << shift) | (free >>> carry);
      const left = free << more;
      const leftHigh = (freeHigh << more) | (free >>> carryMore);
      if (white) moves = countTwo(men & right, menHigh & rightHigh) + countTwo(men & left, menHigh & leftHigh);
      const overRight = prey & right;
      const overLeft = prey & left;
      jumpers = (overRight << shift) | (overLeft << more);
      jumpersHigh =
        ((preyHigh & rightHigh) << shift) |
        (overRight >>> carry) |
        ((preyHigh & leftHigh) << more) |
        (overLeft >>> carryMore);
    }
    if (!white || menCaptureBackward) {
      const left = (free >>> shift) | (freeHigh << carry);
      const leftHigh = freeHigh >>> shift;
      const right = (free >>> more) | (freeHigh << carryMore);
      const rightHigh = freeHigh >>> more;
      if (!white) moves = countTwo(men & left, menHigh & leftHigh) + countTwo(men & right, menHigh & rightHigh);
      const overLeftHigh = preyHigh & leftHigh;
      const overRightHigh = preyHigh & rightHigh;
      jumpers |=
        ((prey & left) >>> shift) | (overLeftHigh << carry) | ((prey & right) >>> more) | (overRightHigh << carryMore);
      jumpersHigh |= (overLeftHigh >>> shift) | (overRightHigh >>> more);
    }
    jumpers &= men;
    jumpersHigh &= menHigh;
    this.#jumpers = jumpers;
    this.#jumpersHigh = jumpersHigh;
    if (jumpers | jumpersHigh) return -1;
    const ownKings = own & kings;
    const ownKingsHigh = ownHigh & kingsHigh;
    if ((ownKings | ownKingsHigh) === 0) return moves;
    const kingMoves = this.#countKingMoves(ownKings, ownKingsHigh, free, freeHigh, opponent, opponentHigh);
    return kingMoves < 0 ? -1 : moves + kingMoves;
  }

  /** The same where pieces jump along rows and columns too: every man is tried, since no shift finds those that jump. */
  #countAcross(pieces: Placement): number {
    const { own, ownHigh, kings, kingsHigh } = pieces;
    this.#jumpers = own & ~kings;
    this.#jumpersHigh = ownHigh & ~kingsHigh;
    this.findCounted(pieces, this.#scratch, 'legal');
    if (this.#scratch.count > 0) return -1;
    this.findMoves(pieces, this.#scratch);
    return this.#scratch.count;
  }

  /** How many moves the kings in a set have, if none has a capture; else -1. */
  #countKingMoves(
    kings: number,
    kingsHigh: number,
    free: number,
    freeHigh: number,
    opponent: number,
    opponentHigh: number,
  ): number {
    const { low, high, next, placeOfLow, placeOfHigh } = this.core.layout;
    const { longKings } = this.core;
    let moves = 0;
    for (let rest = kings, restHigh = kingsHigh; (rest | restHigh) !== 0; ) {
      let place: number;
      if (rest !== 0) {
        place = placeOfLow[31 - Math.clz32(rest & -rest)] as number;
        rest &= rest - 1;
      } else {
        place = placeOfHigh[31 - Math.clz32(restHigh & -restHigh)] as number;
        restHigh &= restHigh - 1;
      }
      for (let d = 0; d < 4; d++) {
        let to = next[place * 4 + d] as number;
        while (((free & (low[to] as number)) | (freeHigh & (high[to] as number))) !== 0) {
          moves++;
          to = next[to * 4 + d] as number;
          if (!longKings) break;
        }
        if (!longKings) to = next[place * 4 + d] as number;
        if (((opponent & (low[to] as number)) | (opponentHigh & (high[to] as number))) === 0) continue;
        const behind = next[to * 4 + d] as number;
        if (((free & (low[behind] as number)) | (freeHigh & (high[behind] as number))) !== 0) return -1;
      }
    }
    return moves;
  }

  /** Finds the captures of a side and leaves them in a list; says whether there are any. */
  findCaptures(pieces: Placement, list: TurnList, search: Search): boolean {
    if (this.countMoves(pieces) >= 0) {
      list.clear();
      return false;
    }
    this.findCounted(pieces, list, search);
    return true;
  }

  /**
   * The same for a caller that has just counted the moves of this position and been told that there are captures: perft
   * counts first, and saves doing it twice.
   */
  findCounted(pieces: Placement, list: TurnList, search: Search): void {
    const { own, ownHigh, kings, kingsHigh } = pieces;
    const { placeOfLow, placeOfHigh } = this.core.layout;
    const jumps = this.#jumps;
    jumps.load(pieces, list, search);
    for (let rest = this.#jumpers | (own & kings); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      jumps.from(placeOfLow[31 - Math.clz32(bit)] as number, (bit & kings) !== 0);
    }
    for (let rest = this.#jumpersHigh | (ownHigh & kingsHigh); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      jumps.from(placeOfHigh[31 - Math.clz32(bit)] as number, (bit & kingsHigh) !== 0);
    }
  }

  /** Writes the legal turns of a side under enforced captures into a list: its captures, or else its moves. */
  findTurns(pieces: Placement, list: TurnList): void {
    if (!this.findCaptures(pieces, list, 'legal')) this.findMoves(pieces, list);
  }

  /** Writes the moves of a side into a list, as if there were nothing to capture. */
  findMoves(pieces: Placement, list: TurnList): void {
    const { own, ownHigh, opponent, opponentHigh, kings, kingsHigh, white } = pieces;
    const { low, high, next, placeOfLow, placeOfHigh, whiteCrowns, blackCrownsHigh } = this.core.layout;
    const { longKings } = this.core;
    const free = this.#all & ~(own | opponent);
    const freeHigh = this.#allHigh & ~(ownHigh | opponentHigh);
    const crowns = white ? whiteCrowns : 0;
    const crownsHigh = white ? 0 : blackCrownsHigh;
    list.clear();
    for (let rest = own, restHigh = ownHigh; (rest | restHigh) !== 0; ) {
      const bit = rest & -rest;
      const bitHigh = rest === 0 ? restHigh & -restHigh : 0;
      rest ^= bit;
      restHigh ^= bitHigh;
      const from = (bit !== 0 ? placeOfLow[31 - Math.clz32(bit)] : placeOfHigh[31 - Math.clz32(bitHigh)]) as number;
      const king = ((kings & bit) | (kingsHigh & bitHigh)) !== 0;
      const end = king || !white ? 4 : 2;
      for (let d = king || white ? 0 : 2; d < end; d++) {
        let to = next[from * 4 + d] as number;
        while (((free & (low[to] as number)) | (freeHigh & (high[to] as number))) !== 0) {
          const crowned = ((crowns & (low[to] as number)) | (crownsHigh & (high[to] as number))) !== 0;
          list.addMove(from, to, king || crowned);
          if (!king || !longKings) break;
          to = next[to * 4 + d] as number;
        }
      }
    }
  }
}

const countTwo = (a: number, b: number): number => countBits(a) + countBits(b);

const generators = new WeakMap<DraughtsCore, DraughtsGenerator>();

/** The generator of a rule set. */
export function generatorOf(core: DraughtsCore): DraughtsGenerator {
  let generator = generators.get(core);
  if (!generator) {
    generator = new DraughtsGenerator(core);
    generators.set(core, generator);
  }
  return generator;
}
