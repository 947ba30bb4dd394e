import type { DraughtsPosition, DraughtsRuleSet, DraughtsTurn, Line, Position } from '@merellier/rules';
import {
  countBits,
  type DraughtsCore,
  type DraughtsGenerator,
  generatorOf,
  setOf,
  TurnList,
} from '@merellier/rules/kernel';
import {
  BLACK_PLAYS,
  FORCED,
  LOOKS_BACK,
  LOST,
  MAX_PLY,
  RANK_FORCED,
  RANK_TACTICAL,
  type SearchGame,
  TURN_STACK,
} from '../search-game.ts';
import { DraughtsEvaluation } from './evaluation.ts';
import { DEMANDS, KING0, KING1, LAST_TURNS, MAN0, MAN1, NEAR_DRAW, PLAYS } from './hash-words.ts';

/** One position is a frame of so many integers; making a turn writes the next frame. */
const FRAME = 16;
const WHITE = 0;
const WHITE_HIGH = 1;
const BLACK = 2;
const BLACK_HIGH = 3;
const KINGS = 4;
const KINGS_HIGH = 5;
const SIDE = 6;
const KEY0 = 7;
const KEY1 = 8;
/** Turns without a capture that began with one king each, and with kings only. */
const DUEL = 9;
const ROYAL = 10;
/** Turns since the last one that cannot be taken back: a capture, or a man's move. */
const BACK = 11;
/** Whether the side to play may huff or demand, and the pieces that it may huff. */
const RIGHT = 12;
const HUFF = 13;
const HUFF_HIGH = 14;
const DEMANDED = 15;

/** A turn: origin and destination, six bits each, then eighteen of what it takes. A huff has no origin, a demand neither. */
const SQUARES = 0xfff;
const NOWHERE = 63;
const DEMAND = (1 << 12) | SQUARES;
const huffOf = (place: number): number => (2 << 12) | (place << 6) | NOWHERE;

const MOST_TURNS = 1 << 12;

/**
 * The draughts family as the search sees it, for every rule set: with huffing, and where WebAssembly is not to be had.
 * Where captures are enforced, {@link import('./kernel-game.ts').KernelGame} does the same faster.
 */
export class DraughtsGame implements SearchGame {
  readonly turns = new Int32Array(TURN_STACK + MOST_TURNS);
  readonly ranks = new Int32Array(TURN_STACK + MOST_TURNS);
  readonly squares = SQUARES;
  readonly specialNeverHurts = true;
  readonly key = new Int32Array(2);
  mayBeStuck = false;
  readonly evaluation: DraughtsEvaluation;
  private readonly rules: DraughtsRuleSet;
  private readonly core: DraughtsCore;
  private readonly generator: DraughtsGenerator;
  private readonly duelDraw: number;
  private readonly royalDraw: number;
  private readonly repetition: number;
  /** Beside each turn of the lists: what it takes, whether it ends as a king, what it leaves to be huffed. */
  private readonly taken = new Int32Array(TURN_STACK + MOST_TURNS);
  private readonly takenHigh = new Int32Array(TURN_STACK + MOST_TURNS);
  private readonly becomes = new Uint8Array(TURN_STACK + MOST_TURNS);
  private readonly leaves: Int32Array;
  private readonly leavesHigh: Int32Array;
  private readonly list = new TurnList();
  private readonly legal = new TurnList();
  private states = new Int32Array(FRAME * (MAX_PLY + 3));
  private base = 0;
  private root = 0;
  /** How many moves the side to play has, -1 if it can capture, as of the last `evaluate` or `state`. */
  private moves = 0;

  constructor(rules: DraughtsRuleSet) {
    const { core } = rules;
    this.rules = rules;
    this.core = core;
    this.generator = generatorOf(core);
    this.evaluation = new DraughtsEvaluation(core, this.generator);
    this.duelDraw = 2 * core.parameters['one-king-draw'];
    this.royalDraw = 2 * core.parameters['kings-only-draw'];
    this.repetition = core.parameters['repetition-draw'];
    const room = core.huffing ? TURN_STACK + MOST_TURNS : 0;
    this.leaves = new Int32Array(room);
    this.leavesHigh = new Int32Array(room);
  }

  load(line: Line, now: Position): void {
    const played = line.played as readonly { turn: DraughtsTurn; position: DraughtsPosition }[];
    const positions = [line.start as DraughtsPosition, ...played.map(({ position }) => position)];
    if (this.states.length < FRAME * (positions.length + MAX_PLY + 3))
      this.states = new Int32Array(FRAME * (positions.length + MAX_PLY + 3));
    const { states: s } = this;
    // A frame in front of the first one, for what stood there before a turn that may be taken back.
    this.write(0, positions[0] as DraughtsPosition);
    for (const [i, position] of positions.entries()) {
      const at = (i + 1) * FRAME;
      this.write(at, position);
      const turn = played[i - 1]?.turn;
      if (!turn) continue;
      const before = at - FRAME;
      const quiet = turn.captures.length === 0;
      s[at + DUEL] = quiet && this.isDuel(before) ? (s[before + DUEL] as number) + 1 : 0;
      s[at + ROYAL] = quiet && this.isRoyal(before) ? (s[before + ROYAL] as number) + 1 : 0;
      const byKing =
        turn.kind === 'move' &&
        ((setOf(this.core.layout, [turn.from]).low & (s[before + KINGS] as number)) |
          (setOf(this.core.layout, [turn.from]).high & (s[before + KINGS_HIGH] as number))) !==
          0;
      s[at + BACK] = byKing ? (s[before + BACK] as number) + 1 : 0;
    }
    this.root = positions.length * FRAME;
    this.base = this.root;
    const { huff } = now as DraughtsPosition;
    if (huff) {
      this.writePieces(this.root - FRAME, huff.before);
      s[this.root - FRAME + SIDE] = now.toPlay === 'white' ? 1 : 0;
      this.hash(this.root - FRAME);
    }
  }

  private write(at: number, position: DraughtsPosition): void {
    const { states: s } = this;
    this.writePieces(at, position);
    s[at + SIDE] = position.toPlay === 'white' ? 0 : 1;
    s[at + DUEL] = 0;
    s[at + ROYAL] = 0;
    s[at + BACK] = 0;
    s[at + DEMANDED] = position.demanded ? 1 : 0;
    const huffable = setOf(this.core.layout, position.huff?.places ?? []);
    s[at + RIGHT] = position.huff ? idOf(this.core, position.huff.turn) : 0;
    s[at + HUFF] = huffable.low;
    s[at + HUFF_HIGH] = huffable.high;
    this.hash(at);
  }

  private writePieces(at: number, pieces: Pick<DraughtsPosition, keyof typeof PIECES>): void {
    const { states: s } = this;
    for (const [name, offset] of Object.entries(PIECES)) s[at + offset] = pieces[name as keyof typeof PIECES];
  }

  /** Writes the hash of a frame from nothing. */
  private hash(at: number): void {
    const { states: s } = this;
    const { layout } = this.core;
    let key0 = s[at + SIDE] === 0 ? 0 : (PLAYS[0] as number);
    let key1 = s[at + SIDE] === 0 ? 0 : (PLAYS[1] as number);
    for (let place = 0; place < layout.squares; place++) {
      const low = layout.low[place] as number;
      const high = layout.high[place] as number;
      const white = ((s[at + WHITE] as number) & low) | ((s[at + WHITE_HIGH] as number) & high);
      const black = ((s[at + BLACK] as number) & low) | ((s[at + BLACK_HIGH] as number) & high);
      if ((white | black) === 0) continue;
      const king = ((s[at + KINGS] as number) & low) | ((s[at + KINGS_HIGH] as number) & high);
      const piece = (white !== 0 ? 0 : 64) + place;
      key0 ^= (king !== 0 ? KING0[piece] : MAN0[piece]) as number;
      key1 ^= (king !== 0 ? KING1[piece] : MAN1[piece]) as number;
    }
    s[at + KEY0] = key0;
    s[at + KEY1] = key1;
  }

  generate(at: number): number {
    const end = this.find(at);
    this.rank(at, end);
    return end;
  }

  private find(at: number): number {
    const { states: s, base: b, generator, list } = this;
    const white = s[b + SIDE] === 0;
    const [own, ownHigh] = white
      ? [s[b + WHITE] as number, s[b + WHITE_HIGH] as number]
      : [s[b + BLACK] as number, s[b + BLACK_HIGH] as number];
    const [other, otherHigh] = white
      ? [s[b + BLACK] as number, s[b + BLACK_HIGH] as number]
      : [s[b + WHITE] as number, s[b + WHITE_HIGH] as number];
    const kings = s[b + KINGS] as number;
    const kingsHigh = s[b + KINGS_HIGH] as number;
    if ((own | ownHigh) === 0) return at;
    const captures = generator.countMoves(own, ownHigh, other, otherHigh, kings, kingsHigh, white) < 0;
    if (this.core.huffing && s[b + DEMANDED] === 0) {
      let end = at;
      this.legal.clear();
      if (captures) {
        generator.findCaptures(own, ownHigh, other, otherHigh, kings, kingsHigh, white, this.legal, 'legal');
        generator.findCaptures(own, ownHigh, other, otherHigh, kings, kingsHigh, white, list, 'partial');
        end = this.copy(end);
      }
      generator.findMoves(own, ownHigh, other, otherHigh, kings, kingsHigh, white, list);
      end = this.copy(end);
      if (captures) this.writeLeaves(at, end);
      return this.copyHuffs(end);
    }
    if (captures) generator.findCaptures(own, ownHigh, other, otherHigh, kings, kingsHigh, white, list, 'legal');
    else generator.findMoves(own, ownHigh, other, otherHigh, kings, kingsHigh, white, list);
    return this.copy(at);
  }

  /** Copies the list just found behind the turns of the stack. */
  private copy(at: number): number {
    const { list, turns, taken, takenHigh, becomes } = this;
    const { count } = list;
    for (let i = 0; i < count; i++) {
      const low = list.low[i] as number;
      const high = list.high[i] as number;
      turns[at + i] = (list.from[i] as number) | ((list.to[i] as number) << 6) | takenBits(low, high);
      taken[at + i] = low;
      takenHigh[at + i] = high;
      becomes[at + i] = list.king[i] as number;
    }
    if (this.core.huffing)
      for (let i = 0; i < count; i++) {
        // Until `writeLeaves` says otherwise: whether the capture stops halfway.
        this.leaves[at + i] = list.unfinished[i] as number;
        this.leavesHigh[at + i] = 0;
      }
    return at + count;
  }

  /** Under huffing: the pieces that each turn leaves to be huffed, none after one that is legal where capturing is enforced. */
  private writeLeaves(first: number, end: number): void {
    const { turns, leaves, leavesHigh, legal } = this;
    const { low, high } = this.core.layout;
    let origins = 0;
    let originsHigh = 0;
    for (let i = 0; i < legal.count; i++) {
      origins |= low[legal.from[i] as number] as number;
      originsHigh |= high[legal.from[i] as number] as number;
    }
    for (let i = first; i < end; i++) {
      const from = (turns[i] as number) & 63;
      const to = ((turns[i] as number) >>> 6) & 63;
      const stops = leaves[i] !== 0;
      leaves[i] = 0;
      if (this.isLegal(i)) continue;
      const moved = stops || ((origins & (low[from] as number)) | (originsHigh & (high[from] as number))) !== 0;
      leaves[i] = (origins & ~(low[from] as number)) | (moved ? (low[to] as number) : 0);
      leavesHigh[i] = (originsHigh & ~(high[from] as number)) | (moved ? (high[to] as number) : 0);
    }
  }

  private isLegal(index: number): boolean {
    const { turns, legal, taken, takenHigh } = this;
    const from = (turns[index] as number) & 63;
    const to = ((turns[index] as number) >>> 6) & 63;
    for (let i = 0; i < legal.count; i++)
      if (
        legal.from[i] === from &&
        legal.to[i] === to &&
        legal.low[i] === taken[index] &&
        legal.high[i] === takenHigh[index]
      )
        return true;
    return false;
  }

  private copyHuffs(at: number): number {
    const { states: s, base: b, turns, taken, takenHigh, leaves, leavesHigh } = this;
    if (s[b + RIGHT] === 0) return at;
    const { squares, low, high } = this.core.layout;
    let end = at;
    for (let place = 0; place < squares; place++) {
      const here = (s[b + HUFF] as number) & (low[place] as number);
      const hereHigh = (s[b + HUFF_HIGH] as number) & (high[place] as number);
      if ((here | hereHigh) === 0) continue;
      turns[end] = huffOf(place);
      taken[end] = here;
      takenHigh[end] = hereHigh;
      end++;
    }
    turns[end] = DEMAND;
    taken[end] = 0;
    takenHigh[end] = 0;
    end++;
    leaves.fill(0, at, end);
    leavesHigh.fill(0, at, end);
    return end;
  }

  generateTactical(at: number): number {
    if (!this.core.huffing) return this.moves < 0 ? this.generate(at) : at;
    // Under huffing: what takes a piece, and leaves none to be taken.
    const end = this.find(at);
    let kept = at;
    for (let i = at; i < end; i++)
      if (((this.taken[i] as number) | (this.takenHigh[i] as number)) !== 0) {
        if (((this.leaves[i] as number) | (this.leavesHigh[i] as number)) !== 0) continue;
        this.swap(kept++, i);
      }
    this.rank(at, kept);
    return kept;
  }

  swap(a: number, b: number): void {
    if (a === b) return;
    swapIn(this.turns, a, b);
    swapIn(this.taken, a, b);
    swapIn(this.takenHigh, a, b);
    const king = this.becomes[a] as number;
    this.becomes[a] = this.becomes[b] as number;
    this.becomes[b] = king;
    if (!this.core.huffing) return;
    swapIn(this.leaves, a, b);
    swapIn(this.leavesHigh, a, b);
  }

  private rank(first: number, end: number): void {
    const { states: s, base: b, turns, ranks, taken, takenHigh, becomes } = this;
    const { low, high, squares } = this.core.layout;
    const { rows } = this.core.board;
    const kings = s[b + KINGS] as number;
    const kingsHigh = s[b + KINGS_HIGH] as number;
    const white = s[b + SIDE] === 0;
    for (let i = first; i < end; i++) {
      const turn = turns[i] as number;
      const from = turn & 63;
      const men = countBits(taken[i] as number) + countBits(takenHigh[i] as number);
      if (from === NOWHERE) {
        ranks[i] = men > 0 ? RANK_TACTICAL + 400 : 0;
        continue;
      }
      const king = ((kings & (low[from] as number)) | (kingsHigh & (high[from] as number))) !== 0;
      const crowned = becomes[i] !== 0 && !king;
      let rank = crowned ? RANK_FORCED : 0;
      if (men > 0) {
        const royal = countBits((taken[i] as number) & kings) + countBits((takenHigh[i] as number) & kingsHigh);
        rank = RANK_TACTICAL + men * 256 + royal * 256 + (crowned ? 512 : 0);
      } else if (!king) {
        const to = (turn >>> 6) & 63;
        const row = rows[to] as number;
        rank += white ? squares - row : row;
      }
      // Whoever leaves a capture loses a piece for it, as a rule.
      if (this.core.huffing && ((this.leaves[i] as number) | (this.leavesHigh[i] as number)) !== 0) rank = -1000;
      ranks[i] = rank;
    }
  }

  make(index: number): number {
    this.play(index);
    return this.state();
  }

  private play(index: number): void {
    const { states: s, core } = this;
    const b = this.base;
    const n = b + FRAME;
    this.base = n;
    const turn = this.turns[index] as number;
    if ((turn & 63) === NOWHERE) {
      this.makeSaying(turn, index, b, n);
      return;
    }
    const { low, high } = core.layout;
    const from = turn & 63;
    const to = (turn >>> 6) & 63;
    const side = s[b + SIDE] as number;
    const men = side << 6;
    const fromLow = low[from] as number;
    const fromHigh = high[from] as number;
    const toLow = low[to] as number;
    const toHigh = high[to] as number;
    const taken = this.taken[index] as number;
    const takenHigh = this.takenHigh[index] as number;
    let kings = s[b + KINGS] as number;
    let kingsHigh = s[b + KINGS_HIGH] as number;
    let key0 = (s[b + KEY0] as number) ^ (PLAYS[0] as number);
    let key1 = (s[b + KEY1] as number) ^ (PLAYS[1] as number);
    const king = ((kings & fromLow) | (kingsHigh & fromHigh)) !== 0;
    const becomes = this.becomes[index] !== 0;
    key0 ^= (king ? KING0[men + from] : MAN0[men + from]) as number;
    key1 ^= (king ? KING1[men + from] : MAN1[men + from]) as number;
    key0 ^= (becomes ? KING0[men + to] : MAN0[men + to]) as number;
    key1 ^= (becomes ? KING1[men + to] : MAN1[men + to]) as number;
    const quiet = (taken | takenHigh) === 0;
    s[n + DUEL] = quiet && this.duelDraw > 0 && this.isDuel(b) ? (s[b + DUEL] as number) + 1 : 0;
    s[n + ROYAL] = quiet && (kings | kingsHigh) !== 0 && this.isRoyal(b) ? (s[b + ROYAL] as number) + 1 : 0;
    s[n + BACK] = quiet && king ? (s[b + BACK] as number) + 1 : 0;
    if (!quiet) {
      const { placeOfLow, placeOfHigh } = core.layout;
      const others = men ^ 64;
      for (let rest = taken; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const piece = others + (placeOfLow[31 - Math.clz32(bit)] as number);
        key0 ^= ((kings & bit) !== 0 ? KING0[piece] : MAN0[piece]) as number;
        key1 ^= ((kings & bit) !== 0 ? KING1[piece] : MAN1[piece]) as number;
      }
      for (let rest = takenHigh; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const piece = others + (placeOfHigh[31 - Math.clz32(bit)] as number);
        key0 ^= ((kingsHigh & bit) !== 0 ? KING0[piece] : MAN0[piece]) as number;
        key1 ^= ((kingsHigh & bit) !== 0 ? KING1[piece] : MAN1[piece]) as number;
      }
      kings &= ~taken;
      kingsHigh &= ~takenHigh;
    }
    kings &= ~fromLow;
    kingsHigh &= ~fromHigh;
    if (becomes) {
      kings |= toLow;
      kingsHigh |= toHigh;
    }
    if (side === 0) {
      s[n + WHITE] = ((s[b + WHITE] as number) & ~fromLow) | toLow;
      s[n + WHITE_HIGH] = ((s[b + WHITE_HIGH] as number) & ~fromHigh) | toHigh;
      s[n + BLACK] = (s[b + BLACK] as number) & ~taken;
      s[n + BLACK_HIGH] = (s[b + BLACK_HIGH] as number) & ~takenHigh;
    } else {
      s[n + BLACK] = ((s[b + BLACK] as number) & ~fromLow) | toLow;
      s[n + BLACK_HIGH] = ((s[b + BLACK_HIGH] as number) & ~fromHigh) | toHigh;
      s[n + WHITE] = (s[b + WHITE] as number) & ~taken;
      s[n + WHITE_HIGH] = (s[b + WHITE_HIGH] as number) & ~takenHigh;
    }
    s[n + KINGS] = kings;
    s[n + KINGS_HIGH] = kingsHigh;
    s[n + SIDE] = side ^ 1;
    s[n + KEY0] = key0;
    s[n + KEY1] = key1;
    s[n + DEMANDED] = 0;
    s[n + RIGHT] = 0;
    if (core.huffing) {
      const leaves = this.leaves[index] as number;
      const leavesHigh = this.leavesHigh[index] as number;
      s[n + HUFF] = leaves;
      s[n + HUFF_HIGH] = leavesHigh;
      if ((leaves | leavesHigh) !== 0) s[n + RIGHT] = turn;
    }
  }

  /** A huff, after which the same side plays on, or a demand, which takes the last turn back. */
  private makeSaying(turn: number, index: number, b: number, n: number): void {
    const { states: s } = this;
    const side = s[b + SIDE] as number;
    const before = turn === DEMAND ? b - FRAME : b;
    for (let i = WHITE; i <= KINGS_HIGH; i++) s[n + i] = s[before + i] as number;
    const quiet = turn === DEMAND;
    s[n + DUEL] = quiet && this.isDuel(b) ? (s[b + DUEL] as number) + 1 : 0;
    s[n + ROYAL] = quiet && this.isRoyal(b) ? (s[b + ROYAL] as number) + 1 : 0;
    s[n + BACK] = 0;
    s[n + RIGHT] = 0;
    s[n + HUFF] = 0;
    s[n + HUFF_HIGH] = 0;
    s[n + DEMANDED] = turn === DEMAND ? 1 : 0;
    s[n + SIDE] = side ^ 1;
    if (turn !== DEMAND) {
      const keep = ~(this.taken[index] as number);
      const keepHigh = ~(this.takenHigh[index] as number);
      for (let i = WHITE; i <= KINGS; i += 2) {
        s[n + i] = (s[n + i] as number) & keep;
        s[n + i + 1] = (s[n + i + 1] as number) & keepHigh;
      }
      const left = side === 0 ? BLACK : WHITE;
      // The huffer plays on, unless there is nothing left to play against.
      if (((s[n + left] as number) | (s[n + left + 1] as number)) !== 0) s[n + SIDE] = side;
    }
    this.hash(n);
  }

  private isRoyal(at: number): boolean {
    const { states: s } = this;
    return (
      ((s[at + WHITE] as number) | (s[at + BLACK] as number)) === s[at + KINGS] &&
      ((s[at + WHITE_HIGH] as number) | (s[at + BLACK_HIGH] as number)) === s[at + KINGS_HIGH]
    );
  }

  private isDuel(at: number): boolean {
    const { states: s } = this;
    return (
      this.isRoyal(at) &&
      countBits(s[at + WHITE] as number) + countBits(s[at + WHITE_HIGH] as number) === 1 &&
      countBits(s[at + BLACK] as number) + countBits(s[at + BLACK_HIGH] as number) === 1
    );
  }

  unmake(): void {
    this.base -= FRAME;
  }

  state(): number {
    const { states: s, base: b } = this;
    const side = s[b + SIDE] as number;
    const own = side === 0 ? WHITE : BLACK;
    const looksBack = (s[b + DUEL] as number) > 0 || (s[b + ROYAL] as number) > 0 || (s[b + BACK] as number) >= 4;
    return (
      (side === 0 ? 0 : BLACK_PLAYS) |
      (((s[b + own] as number) | (s[b + own + 1] as number)) === 0 ? LOST : 0) |
      (this.forced() ? FORCED : 0) |
      (looksBack ? LOOKS_BACK : 0)
    );
  }

  side(): number {
    return this.states[this.base + SIDE] as number;
  }

  setThrow(): void {
    throw new RangeError('draughts is played without dice');
  }

  takeThrowBack(): void {
    throw new RangeError('draughts is played without dice');
  }

  specialMatters(): boolean {
    return false;
  }

  stuck(): number {
    return -1;
  }

  drawn(): boolean {
    const { states: s, base: b } = this;
    const duel = this.duelDraw > 0 && (s[b + DUEL] as number) >= this.duelDraw;
    const royal = this.royalDraw > 0 && (s[b + ROYAL] as number) >= this.royalDraw;
    // A side that cannot play has lost, however long nothing was taken.
    if (duel || royal) return this.find(TURN_STACK) > TURN_STACK;
    const back = s[b + BACK] as number;
    if (back < 4) return false;
    const key0 = s[b + KEY0] as number;
    const key1 = s[b + KEY1] as number;
    const right = s[b + RIGHT] as number;
    let before = 0;
    for (let at = b - 2 * FRAME; at >= b - back * FRAME; at -= FRAME) {
      if (s[at + KEY0] !== key0 || s[at + KEY1] !== key1 || s[at + RIGHT] !== right) continue;
      if (at >= this.root) return true;
      before++;
      if (this.repetition > 0 && before + 1 >= this.repetition) return true;
    }
    return false;
  }

  /** Counts the moves; says whether the side to play must capture. */
  private forced(): boolean {
    const { states: s, base: b } = this;
    const white = s[b + SIDE] === 0;
    const kings = s[b + KINGS] as number;
    const kingsHigh = s[b + KINGS_HIGH] as number;
    this.moves = white
      ? this.generator.countMoves(
          s[b + WHITE] as number,
          s[b + WHITE_HIGH] as number,
          s[b + BLACK] as number,
          s[b + BLACK_HIGH] as number,
          kings,
          kingsHigh,
          true,
        )
      : this.generator.countMoves(
          s[b + BLACK] as number,
          s[b + BLACK_HIGH] as number,
          s[b + WHITE] as number,
          s[b + WHITE_HIGH] as number,
          kings,
          kingsHigh,
          false,
        );
    return this.moves < 0 && (!this.core.huffing || s[b + DEMANDED] !== 0);
  }

  evaluate(): number {
    this.forced();
    this.mayBeStuck = this.moves === 0;
    const { states: s, base: b } = this;
    return this.evaluation.judge(s, b, s[b + SIDE] === 0, this.moves);
  }

  glance(): number {
    const { states: s, base: b } = this;
    return this.evaluation.glance(s, b, s[b + SIDE] === 0);
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
    if (s[b + DEMANDED] !== 0) {
      key0 ^= DEMANDS[0] as number;
      key1 ^= DEMANDS[1] as number;
    }
    const duelLeft = this.duelDraw - (s[b + DUEL] as number);
    if (s[b + DUEL] !== 0 && duelLeft <= LAST_TURNS) {
      key0 ^= NEAR_DRAW[2 * duelLeft] as number;
      key1 ^= NEAR_DRAW[2 * duelLeft + 1] as number;
    }
    const royalLeft = this.royalDraw - (s[b + ROYAL] as number);
    if (s[b + ROYAL] !== 0 && this.royalDraw > 0 && royalLeft <= LAST_TURNS) {
      key0 ^= NEAR_DRAW[2 * (LAST_TURNS + 2 + royalLeft)] as number;
      key1 ^= NEAR_DRAW[2 * (LAST_TURNS + 2 + royalLeft) + 1] as number;
    }
    key[0] = key0;
    key[1] = key1;
    return 0;
  }

  toTable(turn: number): number {
    return turn;
  }

  fromTable(turn: number): number {
    return turn;
  }

  view(): Position {
    const { states: s, base: b } = this;
    const position = { toPlay: s[b + SIDE] === 0 ? 'white' : 'black', dice: null, huff: null, demanded: false };
    for (const [name, offset] of Object.entries(PIECES)) (position as Record<string, unknown>)[name] = s[b + offset];
    return position as unknown as Position;
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

/** Where each of a position's sets stands in a frame. */
const PIECES = {
  white: WHITE,
  whiteHigh: WHITE_HIGH,
  black: BLACK,
  blackHigh: BLACK_HIGH,
  kings: KINGS,
  kingsHigh: KINGS_HIGH,
} as const;

/** What a turn takes, as eighteen bits of its identity; 0 for nothing. */
function takenBits(low: number, high: number): number {
  if ((low | high) === 0) return 0;
  const mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  return ((mixed >>> 15) | 4) << 12;
}

/** The integer that identifies a turn. */
function idOf(core: DraughtsCore, turn: Pick<DraughtsTurn, 'from' | 'to' | 'captures'>): number {
  const { low, high } = setOf(core.layout, turn.captures);
  if (turn.from !== null && turn.to !== null) return turn.from | (turn.to << 6) | takenBits(low, high);
  return turn.captures.length === 0 ? DEMAND : huffOf(turn.captures[0] as number);
}

function swapIn(column: Int32Array, a: number, b: number): void {
  const value = column[a] as number;
  column[a] = column[b] as number;
  column[b] = value;
}
