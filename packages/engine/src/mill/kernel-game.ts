import type { Line, MillPosition, MillRuleSet, MillTurn, Position } from '@merellier/rules';
import { countBits, unpack } from '@merellier/rules/kernel';
import type { KernelGame } from '../kernel-search.ts';
import type { Kernel, Workshop } from '../search-kernel.ts';
import { MOST_PLAYED } from '../search-memory.ts';
import type { MillEvaluation } from './evaluation.ts';
import { hashOf } from './hash.ts';
import * as map from './kernel-memory.ts';
import { masksOf } from './masks.ts';
import { pastOf } from './past.ts';
import type { Readable } from './read-frame.ts';
import { MillTactics } from './tactics.ts';

const { FRAME, FRAMES } = map;
// Words of a frame.
const KEY = map.KEY >> 2;
const OWN = map.OWN >> 2;
const OTHER = map.OTHER >> 2;
const OWN_HAND = map.OWN_HAND >> 2;
const OTHER_HAND = map.OTHER_HAND >> 2;
const SIDE = map.SIDE >> 2;
const QUIET = map.QUIET >> 2;
const BACK = map.BACK >> 2;

/** A mill without dice and rare rules as a search begins with it, on the kernel: positions are frames of its memory. */
export class KernelMillGame implements KernelGame {
  readonly turns: Int32Array;
  readonly ranks: Int32Array;
  /** The frame of the position, as an address. */
  frame = FRAMES;
  private readonly kernel: Kernel;
  private readonly words: Int32Array;
  private readonly evaluation: MillEvaluation;
  private readonly tactics: MillTactics;
  private readonly losing: boolean;
  private readonly scratch: Readable = { white: 0, black: 0, whiteHand: 0, blackHand: 0, toPlay: 'white', dice: null };

  constructor({ core }: MillRuleSet, evaluation: MillEvaluation, { kernel, turns, ranks, words }: Workshop) {
    this.turns = turns;
    this.ranks = ranks;
    this.kernel = kernel;
    this.words = words;
    this.evaluation = evaluation;
    this.tactics = new MillTactics(core, masksOf(core));
    this.losing = core.losing;
  }

  load(line: Line): void {
    const { positions, quiet } = pastOf(line);
    // Farther back a repetition is not seen.
    const skipped = Math.max(0, positions.length - 1 - MOST_PLAYED);
    for (let i = skipped; i < positions.length; i++)
      this.write(FRAMES + FRAME * (i - skipped), positions[i] as MillPosition, quiet + i, i - skipped);
    this.frame = FRAMES + FRAME * (positions.length - 1 - skipped);
  }

  /** Writes a position, so many turns after the last capture and after the last one that cannot be taken back. */
  private write(frame: number, position: MillPosition, quiet: number, back: number): void {
    const { words: s, kernel } = this;
    const b = frame >> 2;
    const white = position.toPlay === 'white';
    s[b + OWN] = white ? position.white : position.black;
    s[b + OTHER] = white ? position.black : position.white;
    s[b + OWN_HAND] = white ? position.whiteHand : position.blackHand;
    s[b + OTHER_HAND] = white ? position.blackHand : position.whiteHand;
    s[b + SIDE] = white ? 0 : 1;
    s[b + QUIET] = quiet;
    s[b + BACK] = back;
    [s[b + KEY], s[b + KEY + 1]] = hashOf(position);
    kernel.enter(frame);
  }

  generate(at: number): number {
    return this.kernel.generate(this.frame, at);
  }

  make(index: number): number {
    const state = this.kernel.play(this.frame, index);
    this.frame += FRAME;
    return state;
  }

  unmake(): void {
    this.frame -= FRAME;
  }

  state(): number {
    return this.kernel.stateOf(this.frame);
  }

  side(): number {
    return this.words[(this.frame >> 2) + SIDE] as number;
  }

  evaluate(): number {
    return this.kernel.evaluate(this.frame);
  }

  glance(): number {
    const { words: s, tactics } = this;
    const b = this.frame >> 2;
    tactics.read(s[b + OWN] as number, s[b + OTHER] as number, s[b + OWN_HAND] as number, s[b + OTHER_HAND] as number);
    const value = this.evaluation.glance(tactics);
    return this.losing ? 0 - value : value;
  }

  view(): Position {
    const { words: s, scratch } = this;
    const b = this.frame >> 2;
    const white = s[b + SIDE] === 0;
    scratch.white = s[white ? b + OWN : b + OTHER] as number;
    scratch.black = s[white ? b + OTHER : b + OWN] as number;
    scratch.whiteHand = s[white ? b + OWN_HAND : b + OTHER_HAND] as number;
    scratch.blackHand = s[white ? b + OTHER_HAND : b + OWN_HAND] as number;
    scratch.toPlay = white ? 'white' : 'black';
    return scratch;
  }

  men(): number {
    const { words: s } = this;
    const b = this.frame >> 2;
    const onBoard = countBits((s[b + OWN] as number) | (s[b + OTHER] as number));
    return onBoard + (s[b + OWN_HAND] as number) + (s[b + OTHER_HAND] as number);
  }

  centimen(value: number): number {
    return value;
  }

  turnOf(id: number): MillTurn {
    return unpack(id);
  }
}
