import type { DraughtsPosition, DraughtsRuleSet, DraughtsTurn, Line, Position } from '@merellier/rules';
import { countBits, type DraughtsCore, DraughtsTally, isOneEach, setOf } from '@merellier/rules/kernel';
import type { SearchGame } from '../search-game.ts';
import * as contract from '../search-game.ts';
import { COUNTED_TURNS, DraughtsDraws } from './draws.ts';
import type { DraughtsEvaluation } from './evaluation.ts';
import * as frame from './frame.ts';
import { piecesOf, writePieces } from './frame.ts';
import { DEMANDS, writeHash } from './hash.ts';
import { TurnMaker } from './make-turn.ts';
import { PlainGame } from './plain-game.ts';
import { TurnColumns } from './turn-columns.ts';
import { TurnFinder } from './turn-finder.ts';
import { idOf, SQUARES } from './turn-id.ts';

// Bound here, constants are compiled into the code: see "Constants" in docs/engine.md.
const { BLACK_PLAYS, FORCED, LOOKS_BACK, LOST, MAX_PLY, TURN_STACK } = contract;
const {
  BACK,
  BLACK,
  BLACK_HIGH,
  COUNTS,
  CROWD,
  DEMANDED,
  FEW,
  FRAME,
  HUFF,
  HUFF_HIGH,
  KEY0,
  KEY1,
  KINGS,
  KINGS_HIGH,
  MOVES,
  RIGHT,
  ROYAL,
  RUN_BLACK,
  RUN_WHITE,
  SIDE,
  TRIO,
  WHITE,
  WHITE_HIGH,
} = frame;

/**
 * The draughts family as the search sees it, for every rule set: with huffing, and where WebAssembly may not be compiled.
 * Where captures are enforced, the kernel (`kernel-search.ts`) does the same faster.
 */
export class DraughtsGame extends PlainGame implements SearchGame {
  readonly turns: Int32Array;
  readonly ranks: Int32Array;
  readonly squares = SQUARES;
  readonly specialNeverHurts = true;
  readonly key = new Int32Array(2);
  mayBeStuck = false;
  private readonly rules: DraughtsRuleSet;
  private readonly core: DraughtsCore;
  private readonly evaluation: DraughtsEvaluation;
  private readonly draws: DraughtsDraws;
  private readonly columns: TurnColumns;
  private readonly finder: TurnFinder;
  private readonly maker: TurnMaker;
  private states = new Int32Array(FRAME * (MAX_PLY + 3));
  private base = 0;
  private root = 0;

  constructor(rules: DraughtsRuleSet, evaluation: DraughtsEvaluation) {
    super();
    const { core } = rules;
    this.rules = rules;
    this.core = core;
    this.evaluation = evaluation;
    this.draws = new DraughtsDraws(core);
    this.columns = new TurnColumns(core.huffing);
    this.finder = new TurnFinder(core, this.columns);
    this.maker = new TurnMaker(core, this.columns);
    this.turns = this.columns.turns;
    this.ranks = this.columns.ranks;
  }

  load(line: Line, now: Position): void {
    const played = line.played as readonly { turn: DraughtsTurn; position: DraughtsPosition }[];
    const positions = [line.start as DraughtsPosition, ...played.map(({ position }) => position)];
    if (this.states.length < FRAME * (positions.length + MAX_PLY + 3))
      this.states = new Int32Array(FRAME * (positions.length + MAX_PLY + 3));
    const { states: s } = this;
    // A frame in front of the first one, for what stood there before a turn that may be taken back.
    this.write(0, positions[0] as DraughtsPosition);
    const tally = new DraughtsTally(this.core, positions[0] as DraughtsPosition);
    for (const [i, position] of positions.entries()) {
      const at = (i + 1) * FRAME;
      this.write(at, position);
      const turn = played[i - 1]?.turn;
      if (turn) tally.add(turn, position);
      this.draws.write(s, at + COUNTS, tally.counts);
    }
    this.root = positions.length * FRAME;
    this.base = this.root;
    this.finder.countMoves(s, this.root);
    const { huff } = now as DraughtsPosition;
    if (huff) {
      const before = this.root - FRAME;
      writePieces(s, before, huff.before);
      s[before + SIDE] = now.toPlay === 'white' ? 1 : 0;
      writeHash(this.core.layout, s, before);
    }
  }

  private write(at: number, position: DraughtsPosition): void {
    const { states: s } = this;
    writePieces(s, at, position);
    s[at + SIDE] = position.toPlay === 'white' ? 0 : 1;
    s.fill(0, at + COUNTS, at + COUNTS + COUNTED_TURNS);
    s[at + DEMANDED] = position.demanded ? 1 : 0;
    const huffable = setOf(this.core.layout, position.huff?.places ?? []);
    s[at + RIGHT] = position.huff ? idOf(this.core, position.huff.turn) : 0;
    const { runs } = position;
    s[at + RUN_WHITE] = runs?.white ? (runs.white.place << 4) | runs.white.count : 0;
    s[at + RUN_BLACK] = runs?.black ? (runs.black.place << 4) | runs.black.count : 0;
    s[at + HUFF] = huffable.low;
    s[at + HUFF_HIGH] = huffable.high;
    writeHash(this.core.layout, s, at);
  }

  generate(at: number): number {
    const { states: s, base: b, finder } = this;
    const end = finder.find(s, b, at);
    finder.rank(s, b, at, end);
    return end;
  }

  generateTactical(at: number): number {
    const { states: s, base: b, finder } = this;
    if (!this.core.huffing) return (s[b + MOVES] as number) < 0 ? this.generate(at) : at;
    // Under huffing: what takes a piece, and leaves none to be taken.
    const { taken, takenHigh, leaves, leavesHigh } = this.columns;
    const end = finder.find(s, b, at);
    let kept = at;
    for (let i = at; i < end; i++)
      if (((taken[i] as number) | (takenHigh[i] as number)) !== 0) {
        if (((leaves[i] as number) | (leavesHigh[i] as number)) !== 0) continue;
        this.swap(kept++, i);
      }
    finder.rank(s, b, at, kept);
    return kept;
  }

  swap(a: number, b: number): void {
    this.columns.swap(a, b);
  }

  make(index: number): number {
    const { states: s, base: b } = this;
    this.maker.make(s, b, index);
    this.base = b + FRAME;
    this.finder.countMoves(s, this.base);
    return this.state();
  }

  unmake(): void {
    this.base -= FRAME;
  }

  state(): number {
    const { states: s, base: b } = this;
    const side = s[b + SIDE] as number;
    const own = side === 0 ? WHITE : BLACK;
    const { countsEndings, fromBack } = this.draws;
    const inEnding = countsEndings && ((s[b + TRIO] as number) | (s[b + CROWD] as number) | (s[b + FEW] as number)) > 0;
    const looksBack =
      (s[b + ROYAL] as number) > 0 || (s[b + BACK] as number) >= fromBack || inEnding || this.isOneEach(b);
    const forced = (s[b + MOVES] as number) < 0 && (!this.core.huffing || s[b + DEMANDED] !== 0);
    return (
      (side === 0 ? 0 : BLACK_PLAYS) |
      (this.isLost(s, b, own) ? LOST : 0) |
      (forced ? FORCED : 0) |
      (looksBack ? LOOKS_BACK : 0)
    );
  }

  /** Whether the side to play has lost by what stands on the board: it has nothing left, or the other has the first king. */
  private isLost(s: Int32Array, b: number, own: number): boolean {
    const { losesAll, firstKing } = this.core;
    if (firstKing && ((s[b + KINGS] as number) | (s[b + KINGS_HIGH] as number)) !== 0) return true;
    return !losesAll && ((s[b + own] as number) | (s[b + own + 1] as number)) === 0;
  }

  side(): number {
    return this.states[this.base + SIDE] as number;
  }

  stuck(): number {
    return this.core.losesAll ? 1 : -1;
  }

  drawn(): boolean {
    const { states: s, base: b, draws } = this;
    // A side that cannot play has lost, however long nothing was taken.
    const back = s[b + BACK] as number;
    if (this.isOneEach(b) || draws.end(s, b + COUNTS, this.men()))
      return this.finder.find(s, b, TURN_STACK) > TURN_STACK;
    if (back < 4) return false;
    const key0 = s[b + KEY0] as number;
    const key1 = s[b + KEY1] as number;
    const right = s[b + RIGHT] as number;
    const runs = this.runsAt(b);
    let before = 0;
    for (let at = b - 2 * FRAME; at >= b - back * FRAME; at -= FRAME) {
      if (s[at + KEY0] !== key0 || s[at + KEY1] !== key1 || s[at + RIGHT] !== right) continue;
      if (this.runsAt(at) !== runs) continue;
      if (at >= this.root) return true;
      before++;
      if (draws.repetition > 0 && before + 1 >= draws.repetition) return true;
    }
    return false;
  }

  private isOneEach(b: number): boolean {
    return this.core.drawsOneEach && isOneEach(this.core, piecesOf(this.states, b));
  }

  /** What kings have made moves in a row in a frame, as one number. */
  private runsAt(at: number): number {
    return ((this.states[at + RUN_WHITE] as number) << 12) | (this.states[at + RUN_BLACK] as number);
  }

  evaluate(): number {
    const { states: s, base: b } = this;
    this.mayBeStuck = s[b + MOVES] === 0;
    return this.evaluation.judge(s, b);
  }

  glance(): number {
    return this.evaluation.glance(this.states, this.base);
  }

  lookUp(): number {
    const { states: s, base: b, key } = this;
    let key0 = s[b + KEY0] as number;
    let key1 = s[b + KEY1] as number;
    if (s[b + RIGHT] !== 0) {
      // What may be taken back is part of the situation.
      key0 ^= Math.imul(s[b + RIGHT] as number, 0x9e3779b1);
      key1 ^= Math.imul((s[b + HUFF] as number) ^ Math.imul(s[b + HUFF_HIGH] as number, 0x85ebca6b), 0xc2b2ae35);
      key1 ^= Math.imul(s[b - FRAME + KEY0] as number, 0x27d4eb2f);
    }
    const runs = this.runsAt(b);
    if (runs !== 0) {
      key0 ^= Math.imul(runs, 0x9e3779b1);
      key1 ^= Math.imul(runs, 0x85ebca6b);
    }
    if (s[b + DEMANDED] !== 0) {
      key0 ^= DEMANDS[0] as number;
      key1 ^= DEMANDS[1] as number;
    }
    key[0] = key0;
    key[1] = key1;
    this.draws.mark(key, s, b + COUNTS, this.men());
    return 0;
  }

  view(): Position {
    const { states: s, base: b } = this;
    const rest = { toPlay: s[b + SIDE] === 0 ? 'white' : 'black', dice: null, huff: null, demanded: false };
    return { ...piecesOf(s, b), ...rest } as DraughtsPosition;
  }

  men(): number {
    const { states: s, base: b } = this;
    return (
      countBits((s[b + WHITE] as number) | (s[b + BLACK] as number)) +
      countBits((s[b + WHITE_HIGH] as number) | (s[b + BLACK_HIGH] as number))
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
