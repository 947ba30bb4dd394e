import type { DraughtsPosition, DraughtsRuleSet, DraughtsTurn, Line, Position } from '@merellier/rules';
import { countBits, type DraughtsCore, DraughtsTally } from '@merellier/rules/kernel';
import type { KernelGame } from '../kernel-search.ts';
import type { Kernel, Workshop } from '../search-kernel.ts';
import { MOST_PLAYED } from '../search-memory.ts';
import { DraughtsDraws } from './draws.ts';
import type { DraughtsEvaluation } from './evaluation.ts';
import * as plainly from './frame.ts';
import { writeHash } from './hash.ts';
import { joined } from './kernel.ts';
import * as map from './kernel-memory.ts';
import { idOf } from './turn-id.ts';

const { FRAME, FRAMES } = map;
// Words of a frame.
const WHITE = map.WHITE >> 2;
const BLACK = map.BLACK >> 2;
const KINGS = map.ROYAL >> 2;
const SIDE = map.SIDE >> 2;
const KEY = map.KEY >> 2;
const COUNTS = map.COUNTS >> 2;
const BACK = map.BACK >> 2;
const MOVES = map.MOVES >> 2;

/** Draughts with enforced captures as a search begins with it, on the kernel: positions are frames of its memory. */
export class KernelDraughtsGame implements KernelGame {
  readonly turns: Int32Array;
  readonly ranks: Int32Array;
  /** The frame of the position, as an address. */
  frame = FRAMES;
  private readonly rules: DraughtsRuleSet;
  private readonly core: DraughtsCore;
  private readonly kernel: Kernel;
  private readonly words: Int32Array;
  private readonly evaluation: DraughtsEvaluation;
  private readonly draws: DraughtsDraws;
  /** A position as a frame of the portable searcher: see frame.ts. */
  private readonly plain = new Int32Array(plainly.FRAME);

  constructor(rules: DraughtsRuleSet, evaluation: DraughtsEvaluation, { kernel, turns, ranks, words }: Workshop) {
    const { core } = rules;
    this.rules = rules;
    this.core = core;
    this.kernel = kernel;
    this.turns = turns;
    this.ranks = ranks;
    this.words = words;
    this.evaluation = evaluation;
    this.draws = new DraughtsDraws(core);
  }

  load(line: Line, now: Position): void {
    const played = line.played as readonly { turn: DraughtsTurn; position: DraughtsPosition }[];
    const { words: s } = this;
    const skipped = Math.max(0, played.length - MOST_PLAYED);
    this.frame = FRAMES + FRAME * (played.length - skipped);
    let position = line.start as DraughtsPosition;
    const tally = new DraughtsTally(this.core, position);
    for (let i = 0; i <= played.length; i++) {
      const step = played[i - 1];
      if (step) {
        position = step.position;
        tally.add(step.turn, position);
      }
      if (i < skipped) continue;
      const b = (FRAMES + FRAME * (i - skipped)) >> 2;
      this.write(b, position);
      this.draws.write(s, b + COUNTS, tally.counts);
      s[b + BACK] = Math.min(s[b + BACK] as number, i - skipped);
    }
    if (position !== now) this.write(this.frame >> 2, now as DraughtsPosition);
  }

  /** Writes the pieces, the side to play and the hash; the kernel completes the frame. */
  private write(b: number, position: DraughtsPosition): void {
    const { words: s, plain } = this;
    const { layout } = this.core;
    plainly.writePieces(plain, 0, position);
    plain[plainly.SIDE] = position.toPlay === 'white' ? 0 : 1;
    writeHash(layout, plain, 0);
    for (const at of [WHITE, BLACK, KINGS])
      [s[b + at], s[b + at + 1]] = joined(plain[at] as number, plain[at + 1] as number, layout.width);
    s[b + SIDE] = plain[plainly.SIDE] as number;
    s[b + KEY] = plain[plainly.KEY0] as number;
    s[b + KEY + 1] = plain[plainly.KEY1] as number;
    this.kernel.enter(b << 2);
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
    return this.evaluation.glance(this.halved(), 0);
  }

  view(): Position {
    const rest = { toPlay: this.side() === 0 ? 'white' : 'black', dice: null, huff: null, demanded: false };
    return { ...plainly.piecesOf(this.halved(), 0), ...rest } as DraughtsPosition;
  }

  /** The position as a frame of the portable searcher, as far as an evaluation reads it. */
  private halved(): Int32Array {
    const { words: s, plain } = this;
    const b = this.frame >> 2;
    const { width } = this.core.layout;
    for (const at of [WHITE, BLACK, KINGS]) {
      const first = s[b + at] as number;
      plain[at] = first & (2 ** width - 1);
      plain[at + 1] = (first >>> width) | ((s[b + at + 1] as number) << (32 - width));
    }
    plain[plainly.SIDE] = s[b + SIDE] as number;
    plain[plainly.MOVES] = s[b + MOVES] as number;
    return plain;
  }

  men(): number {
    const { words: s } = this;
    const b = this.frame >> 2;
    return (
      countBits((s[b + WHITE] as number) | (s[b + BLACK] as number)) +
      countBits((s[b + WHITE + 1] as number) | (s[b + BLACK + 1] as number))
    );
  }

  centimen(value: number): number {
    return value;
  }

  turnOf(id: number, position: Position): DraughtsTurn | null {
    const turns = this.rules.turns(position as DraughtsPosition);
    return turns.find((turn) => idOf(this.core, turn) === id) ?? null;
  }
}
