import type { DraughtsPosition, DraughtsRuleSet, DraughtsTurn, Line, Position } from '@merellier/rules';
import { countBits, type DraughtsCore, DraughtsTally, setOf } from '@merellier/rules/kernel';
import { type SearchGame, TURN_STACK } from '../search-game.ts';
import { DraughtsDraws } from './draws.ts';
import type { DraughtsEvaluation, KernelEvaluation } from './evaluation.ts';
import * as plainly from './frame.ts';
import { writeHash } from './hash.ts';
import { joined, type Kernel, MOST_PLAYED, type Workshop, workshopFor } from './kernel.ts';
import * as map from './kernel-memory.ts';
import { PlainGame } from './plain-game.ts';
import { SQUARES, takenBits } from './turn-id.ts';

// Bound here, constants are compiled into the code.
const { FRAME, FRAMES } = map;
// Words of a frame.
const WORDS = FRAME >> 2;
const WHITE = map.WHITE >> 2;
const BLACK = map.BLACK >> 2;
const KINGS = map.ROYAL >> 2;
const SIDE = map.SIDE >> 2;
const KEY0 = map.KEY0 >> 2;
const KEY1 = map.KEY1 >> 2;
const COUNTS = map.COUNTS >> 2;
const ROYAL = map.ROYAL_TURNS >> 2;
const BACK = map.BACK >> 2;
const TRIO = map.TRIO_TURNS >> 2;
const CROWD = map.CROWD_TURNS >> 2;
const FEW = map.FEW_TURNS >> 2;
const MOVES = map.MOVES >> 2;

/** Draughts with enforced captures as the search sees it, on the kernel in WebAssembly: positions are frames of its memory. */
export class KernelGame extends PlainGame implements SearchGame {
  readonly turns: Int32Array;
  readonly ranks: Int32Array;
  readonly squares = SQUARES;
  readonly specialNeverHurts = true;
  readonly key = new Int32Array(2);
  mayBeStuck = false;
  private readonly rules: DraughtsRuleSet;
  private readonly core: DraughtsCore;
  private readonly kernel: Kernel;
  private readonly workshop: Workshop;
  private readonly words: Int32Array;
  private readonly evaluation: DraughtsEvaluation;
  private readonly draws: DraughtsDraws;
  /** A position as a frame of the portable searcher: see frame.ts. */
  private readonly plain = new Int32Array(plainly.FRAME);
  /** The frames of the root and of the position that is searched, as addresses. */
  private base = FRAMES;
  private root = FRAMES;

  constructor(rules: DraughtsRuleSet, evaluation: DraughtsEvaluation & { readonly kernel: KernelEvaluation }) {
    super();
    const { core } = rules;
    this.rules = rules;
    this.core = core;
    this.workshop = workshopFor(core, evaluation.kernel);
    this.kernel = this.workshop.kernel;
    this.turns = this.workshop.turns;
    this.ranks = this.workshop.ranks;
    this.words = this.workshop.words;
    this.evaluation = evaluation;
    this.draws = new DraughtsDraws(core);
  }

  load(line: Line, now: Position): void {
    const played = line.played as readonly { turn: DraughtsTurn; position: DraughtsPosition }[];
    const { words: s } = this;
    const skipped = Math.max(0, played.length - MOST_PLAYED);
    this.root = FRAMES + FRAME * (played.length - skipped);
    this.base = this.root;
    let position = line.start as DraughtsPosition;
    const tally = new DraughtsTally(this.core, position);
    for (let i = 0; i <= played.length; i++) {
      const step = played[i - 1];
      if (step) {
        position = step.position;
        tally.add(step.turn, position);
      }
      if (i < skipped) continue;
      const b = (FRAMES >> 2) + WORDS * (i - skipped);
      this.write(b, position);
      this.draws.write(s, b + COUNTS, tally.counts);
      s[b + BACK] = Math.min(s[b + BACK] as number, i - skipped);
    }
    if (position !== now) this.write(this.base >> 2, now as DraughtsPosition);
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
    s[b + KEY0] = plain[plainly.KEY0] as number;
    s[b + KEY1] = plain[plainly.KEY1] as number;
    this.kernel.enter(b << 2);
  }

  generate(at: number): number {
    return this.kernel.generate(this.base, at);
  }

  generateTactical(at: number): number {
    return (this.words[(this.base >> 2) + MOVES] as number) < 0 ? this.generate(at) : at;
  }

  swap(a: number, b: number): void {
    if (a === b) return;
    const { turns } = this;
    const { taken, crowned } = this.workshop;
    const turn = turns[a] as number;
    turns[a] = turns[b] as number;
    turns[b] = turn;
    // What moves take is not written down.
    if (((turn | (turns[a] as number)) & ~this.squares) === 0) return;
    const low = taken[2 * a] as number;
    const high = taken[2 * a + 1] as number;
    taken[2 * a] = taken[2 * b] as number;
    taken[2 * a + 1] = taken[2 * b + 1] as number;
    taken[2 * b] = low;
    taken[2 * b + 1] = high;
    const king = crowned[a] as number;
    crowned[a] = crowned[b] as number;
    crowned[b] = king;
  }

  make(index: number): number {
    const { base } = this;
    this.base = base + FRAME;
    return this.kernel.make(base, index);
  }

  unmake(): void {
    this.base -= FRAME;
  }

  state(): number {
    return this.kernel.stateOf(this.base);
  }

  side(): number {
    return this.words[(this.base >> 2) + SIDE] as number;
  }

  stuck(): number {
    return this.core.losesAll ? 1 : -1;
  }

  drawn(): boolean {
    const { words: s } = this;
    const b = this.base >> 2;
    const back = s[b + BACK] as number;
    // A side that cannot play has lost, however long nothing was taken.
    if (this.draws.end(s, b + COUNTS, this.men())) return this.generate(TURN_STACK) > TURN_STACK;
    if (back < 4) return false;
    const key0 = s[b + KEY0] as number;
    const key1 = s[b + KEY1] as number;
    const root = this.root >> 2;
    let before = 0;
    for (let at = b - 2 * WORDS; at >= b - back * WORDS; at -= 2 * WORDS) {
      if (s[at + KEY0] !== key0 || s[at + KEY1] !== key1) continue;
      if (at >= root) return true;
      before++;
      if (this.draws.repetition > 0 && before + 1 >= this.draws.repetition) return true;
    }
    return false;
  }

  evaluate(): number {
    this.mayBeStuck = this.words[(this.base >> 2) + MOVES] === 0;
    return this.kernel.evaluate(this.base);
  }

  glance(): number {
    return this.evaluation.glance(this.halved(), 0);
  }

  lookUp(): number {
    const { words: s, key } = this;
    const b = this.base >> 2;
    key[0] = s[b + KEY0] as number;
    key[1] = s[b + KEY1] as number;
    const ending = (s[b + TRIO] as number) | (s[b + CROWD] as number) | (s[b + FEW] as number);
    // Most positions are far from any draw that is counted.
    if (((s[b + ROYAL] as number) | ending | (s[b + BACK] as number)) !== 0)
      this.draws.mark(key, s, b + COUNTS, this.men());
    return 0;
  }

  view(): Position {
    const rest = { toPlay: this.side() === 0 ? 'white' : 'black', dice: null, huff: null, demanded: false };
    return { ...plainly.piecesOf(this.halved(), 0), ...rest } as DraughtsPosition;
  }

  /** The position as a frame of the portable searcher, as far as an evaluation reads it. */
  private halved(): Int32Array {
    const { words: s, plain } = this;
    const b = this.base >> 2;
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
    const b = this.base >> 2;
    return (
      countBits((s[b + WHITE] as number) | (s[b + BLACK] as number)) +
      countBits((s[b + WHITE + 1] as number) | (s[b + BLACK + 1] as number))
    );
  }

  centimen(value: number): number {
    return value;
  }

  turnOf(id: number, position: Position): DraughtsTurn | null {
    const { layout } = this.core;
    const turns = this.rules.turns(position as DraughtsPosition);
    const found = turns.find((turn) => {
      if (turn.from === null || turn.to === null) return false;
      const { low, high } = setOf(layout, turn.captures);
      return id === (turn.from | (turn.to << 6) | takenBits(...joined(low, high, layout.width)));
    });
    return found ?? null;
  }
}
