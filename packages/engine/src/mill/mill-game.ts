import type { Line, MillPosition, MillRuleSet, MillTurn, Position } from '@merellier/rules';
import {
  barredAfter,
  blockedLoses,
  conclude,
  countBits,
  generate,
  handAfter,
  isDecided,
  isPlain,
  type MillCore,
  type MillMemory,
  MOST_TURNS,
  memoryOf,
  menInMills,
  NONE,
  nextSide,
  otherHandAfter,
  owedAfter,
  owedTo,
  PASS,
  spentAfter,
  stillBarred,
  unpack,
} from '@merellier/rules/kernel';
import type { SearchGame } from '../search-game.ts';
import * as contract from '../search-game.ts';
import { asChance, fromChance, specialMatters } from './dice.ts';
import { MillDraws } from './draws.ts';
import type { MillEvaluation } from './evaluation.ts';
import * as frame from './frame.ts';
import * as hash from './hash.ts';
import { mix } from './hash.ts';
import { image, type Masks, masksOf } from './masks.ts';
import { MillTactics } from './tactics.ts';
import { CAPTURES, closesMill, TurnRanks } from './turn-ranks.ts';
import { firstTwin, turnThrough } from './twins.ts';
import { writeFrame } from './write-frame.ts';

// Bound here, constants are compiled into the code: see "Constants" in docs/engine.md.
const { AWAITS_THROW, BLACK_PLAYS, HAS_WON, LOOKS_BACK, LOST, MAX_PLY, TURN_STACK } = contract;
const {
  AWAITED,
  BACK,
  BARRED,
  DICE,
  FRAME,
  KEY0,
  KEY1,
  NO_DICE,
  ORDINARY,
  OTHER,
  OTHER_BARRED,
  OTHER_HAND,
  OTHER_SPENT,
  OWED,
  OWN,
  OWN_HAND,
  QUIET,
  SIDE,
  SPECIAL,
  SPENT,
  THREATS,
  UNREAD,
} = frame;
const { HAND0, HAND1, LAST_TURNS, MEN0, MEN1, NEAR_DRAW, PLAYS, remembered, THROWN } = hash;

/** The mill family as the search sees it. */
export class MillGame implements SearchGame {
  readonly turns = new Int32Array(TURN_STACK + MOST_TURNS);
  readonly ranks = new Int32Array(TURN_STACK + MOST_TURNS);
  readonly squares = 0x3ff;
  readonly specialNeverHurts: boolean;
  readonly key = new Int32Array(2);
  mayBeStuck = false;
  private readonly rules: MillRuleSet;
  private readonly core: MillCore;
  private readonly masks: Masks;
  private readonly tactics: MillTactics;
  private readonly evaluation: MillEvaluation;
  /** Whether turns take men, and nothing else comes of them. */
  private readonly plain: boolean;
  /** What the side to play is where it has too few men, and where the other side has. */
  private readonly tooFew: number;
  private readonly tooFewOfOther: number;
  private readonly symmetric: boolean;
  private readonly draws: MillDraws;
  /** Frames: the game so far since the last capture or entry, the root, and the line being searched. */
  private states = new Int32Array(FRAME * (MAX_PLY + 2));
  private base = 0;
  private root = 0;
  private readonly order: TurnRanks;
  private readonly scratch = { white: 0, black: 0, whiteHand: 0, blackHand: 0, toPlay: 'white', dice: null } as {
    -readonly [Name in keyof MillPosition]: MillPosition[Name];
  };

  /** `symmetric` false keeps symmetric positions apart in the table: to measure and to check. */
  constructor(rules: MillRuleSet, evaluation: MillEvaluation, symmetric = true) {
    const { core } = rules;
    this.rules = rules;
    this.core = core;
    this.masks = masksOf(core);
    this.tactics = new MillTactics(core, this.masks);
    this.evaluation = evaluation;
    this.order = new TurnRanks(core, this.masks);
    this.plain = isPlain(core);
    this.tooFew = core.losing ? HAS_WON : LOST;
    this.tooFewOfOther = core.losing ? LOST : HAS_WON;
    this.symmetric = symmetric && this.masks.symmetries > 1 && !core.remembers;
    this.specialNeverHurts = core.parameters.blocked === 'loses' && !core.losing;
    this.draws = new MillDraws(core);
  }

  load(line: Line, now: Position): void {
    const played = line.played as readonly { turn: MillTurn; position: MillPosition }[];
    const isBack = ({ captures, kind }: MillTurn): boolean => captures.length === 0 && kind !== 'entry';
    // Positions before the last capture or entry cannot come again.
    const from = played.findLastIndex(({ turn }) => !isBack(turn)) + 1;
    const positions = [(played[from - 1]?.position ?? line.start) as MillPosition];
    for (let i = from; i < played.length; i++) positions.push((played[i] as { position: MillPosition }).position);
    const lastCapture = played.findLastIndex(({ turn }) => turn.captures.length > 0) + 1;
    if (this.states.length < FRAME * (positions.length + MAX_PLY + 2))
      this.states = new Int32Array(FRAME * (positions.length + MAX_PLY + 2));
    for (const [i, position] of positions.entries())
      writeFrame(this.states, i * FRAME, position, from + i - lastCapture, i);
    this.root = (positions.length - 1) * FRAME;
    this.base = this.root;
    this.setDice(now as MillPosition);
  }

  private setDice(position: MillPosition): void {
    const { states: s, base: b } = this;
    if (this.rules.awaitsThrow(position)) s[b + DICE] = AWAITED;
    else if (position.dice) s[b + DICE] = this.rules.isSpecial(position.dice) ? SPECIAL : ORDINARY;
  }

  generate(at: number): number {
    const end = this.find(at);
    this.rank(at, end);
    return end;
  }

  private find(at: number): number {
    const { states: s, base: b } = this;
    return generate(
      this.core,
      s[b + OWN] as number,
      s[b + OTHER] as number,
      s[b + OWN_HAND] as number,
      s[b + OTHER_HAND] as number,
      s[b + DICE] === SPECIAL,
      this.turns,
      at,
      s[b + BARRED] as number,
      s[b + SPENT] as number,
      owedTo(s[b + OWED] as number, s[b + SIDE] as number),
    );
  }

  generateTactical(at: number): number {
    const { states: s, base: b } = this;
    if (s[b + THREATS] === UNREAD) this.readTactics();
    if (s[b + THREATS] === 0) return at;
    const { turns } = this;
    const end = this.find(at);
    let kept = at;
    // Mills that earn a turn and no man are left out: a running one could be closed for ever.
    for (let i = at; i < end; i++) {
      const turn = turns[i] as number;
      if ((turn & CAPTURES) !== CAPTURES || (this.core.firstMill && closesMill(this.core, s[b + OWN] as number, turn)))
        turns[kept++] = turn;
    }
    this.rank(at, kept);
    return kept;
  }

  private rank(first: number, end: number): void {
    const { states: s, base: b } = this;
    this.order.rank(s[b + OWN] as number, s[b + OTHER] as number, this.turns, this.ranks, first, end);
  }

  swap(a: number, b: number): void {
    const { turns } = this;
    const turn = turns[a] as number;
    turns[a] = turns[b] as number;
    turns[b] = turn;
  }

  make(index: number): number {
    const { states: s, core } = this;
    const b = this.base;
    const n = b + FRAME;
    this.base = n;
    const turn = this.turns[index] as number;
    const side = s[b + SIDE] as number;
    const men = side << 5;
    let own = s[b + OWN] as number;
    let other = s[b + OTHER] as number;
    let ownHand = s[b + OWN_HAND] as number;
    let otherHand = s[b + OTHER_HAND] as number;
    const hands = ownHand + otherHand;
    let key0 = s[b + KEY0] as number;
    let key1 = s[b + KEY1] as number;
    let quiet = (s[b + QUIET] as number) + 1;
    let back = (s[b + BACK] as number) + 1;
    let again = false;
    const before = own;
    if (turn !== PASS) {
      const from = turn & 31;
      const to = (turn >>> 5) & 31;
      if (to !== NONE) {
        own |= 1 << to;
        key0 ^= MEN0[men + to] as number;
        key1 ^= MEN1[men + to] as number;
      }
      if (to === NONE) back = 0;
      else if (from === NONE) {
        key0 ^= (HAND0[men + ownHand] as number) ^ (HAND0[men + ownHand - 1] as number);
        key1 ^= (HAND1[men + ownHand] as number) ^ (HAND1[men + ownHand - 1] as number);
        ownHand--;
        back = 0;
      } else {
        own ^= 1 << from;
        key0 ^= MEN0[men + from] as number;
        key1 ^= MEN1[men + from] as number;
      }
      if ((turn & CAPTURES) !== CAPTURES) {
        quiet = 0;
        back = 0;
        for (let shift = 10; shift < 30; shift += 5) {
          const point = (turn >>> shift) & 31;
          if (point === NONE) break;
          other ^= 1 << point;
          key0 ^= MEN0[(men ^ 32) + point] as number;
          key1 ^= MEN1[(men ^ 32) + point] as number;
        }
      }
    }
    let barred = 0;
    let otherBarred = 0;
    let spent = 0;
    let owed = 0;
    if (core.remembers) {
      barred = barredAfter(core, before, own, turn);
      otherBarred = stillBarred(core, s[b + OTHER_BARRED] as number, other, own);
      spent = spentAfter(core, s[b + SPENT] as number, own, turn, hands);
      for (const word of [0, 2]) {
        const changed =
          remembered(s[b + BARRED] as number, s[b + SPENT] as number, side + word) ^
          remembered(barred, spent, side + word) ^
          remembered(s[b + OTHER_BARRED] as number, s[b + OTHER_SPENT] as number, (side ^ 1) + word) ^
          remembered(otherBarred, s[b + OTHER_SPENT] as number, (side ^ 1) + word);
        if (word === 0) key0 ^= changed;
        else key1 ^= changed;
      }
    }
    if (!this.plain) {
      const had = s[b + SPENT] as number;
      const after = conclude(
        core,
        side,
        own,
        other,
        ownHand,
        otherHand,
        turn,
        hands,
        this.turns,
        TURN_STACK,
        had,
        spent,
        barred,
        s[b + OWED] as number,
      );
      again = nextSide(after) === side;
      owed = owedAfter(after);
      key0 ^= remembered(s[b + OWED] as number, 0, 4) ^ remembered(owed, 0, 4);
      key1 ^= remembered(s[b + OWED] as number, 0, 5) ^ remembered(owed, 0, 5);
      const left = handAfter(after);
      const otherLeft = otherHandAfter(after);
      if (left + otherLeft !== ownHand + otherHand) {
        const rival = men ^ 32;
        key0 ^= (HAND0[men + ownHand] as number) ^ (HAND0[men + left] as number);
        key0 ^= (HAND0[rival + otherHand] as number) ^ (HAND0[rival + otherLeft] as number);
        key1 ^= (HAND1[men + ownHand] as number) ^ (HAND1[men + left] as number);
        key1 ^= (HAND1[rival + otherHand] as number) ^ (HAND1[rival + otherLeft] as number);
        ownHand = left;
        otherHand = otherLeft;
        back = 0;
      }
    }
    if (again) {
      s[n + OWN] = own;
      s[n + OTHER] = other;
      s[n + OWN_HAND] = ownHand;
      s[n + OTHER_HAND] = otherHand;
      s[n + SIDE] = side;
      s[n + KEY0] = key0;
      s[n + KEY1] = key1;
    } else {
      s[n + OWN] = other;
      s[n + OTHER] = own;
      s[n + OWN_HAND] = otherHand;
      s[n + OTHER_HAND] = ownHand;
      s[n + SIDE] = side ^ 1;
      s[n + KEY0] = key0 ^ (PLAYS[0] as number);
      s[n + KEY1] = key1 ^ (PLAYS[1] as number);
    }
    s[n + BARRED] = again ? barred : otherBarred;
    s[n + OTHER_BARRED] = again ? otherBarred : barred;
    s[n + SPENT] = again ? spent : (s[b + OTHER_SPENT] as number);
    s[n + OTHER_SPENT] = again ? (s[b + OTHER_SPENT] as number) : spent;
    s[n + OWED] = owed;
    s[n + QUIET] = quiet;
    s[n + BACK] = back;
    s[n + THREATS] = UNREAD;
    s[n + DICE] = core.dice && s[n + OWN_HAND] === 0 && !this.takesNow(n) && this.goesOn(n) ? AWAITED : NO_DICE;
    return this.state();
  }

  /** Whether the side to play has men to take for what it did while placing. */
  private takesNow(b: number): boolean {
    const { states: s } = this;
    if (s[b + OWED] === 0 || (s[b + OWN_HAND] as number) + (s[b + OTHER_HAND] as number) > 0) return false;
    return owedTo(s[b + OWED] as number, s[b + SIDE] as number) > 0;
  }

  private goesOn(b: number): boolean {
    const { states: s } = this;
    return !isDecided(
      this.core,
      s[b + OWN] as number,
      s[b + OTHER] as number,
      s[b + OWN_HAND] as number,
      s[b + OTHER_HAND] as number,
    );
  }

  unmake(): void {
    this.base -= FRAME;
  }

  state(): number {
    const { states: s, base: b } = this;
    return (
      (s[b + SIDE] === 0 ? 0 : BLACK_PLAYS) |
      (s[b + DICE] === AWAITED ? AWAITS_THROW : 0) |
      this.verdict() |
      (this.draws.mayEnd(s, b) ? LOOKS_BACK : 0)
    );
  }

  side(): number {
    return this.states[this.base + SIDE] as number;
  }

  setThrow(special: boolean): void {
    this.states[this.base + DICE] = special ? SPECIAL : ORDINARY;
  }

  takeThrowBack(): void {
    this.states[this.base + DICE] = AWAITED;
  }

  specialMatters(): boolean {
    const { states: s, base: b } = this;
    return specialMatters(this.core, s[b + OWN] as number, s[b + OTHER] as number);
  }

  /** {@link LOST} or {@link HAS_WON} where what stands on the board decides the game, else 0. */
  private verdict(): number {
    const { core, states: s, base: b, plain } = this;
    if (countBits(s[b + OWN] as number) + (s[b + OWN_HAND] as number) < core.leastMen) return this.tooFew;
    if (!plain && countBits(s[b + OTHER] as number) + (s[b + OTHER_HAND] as number) < core.leastMen)
      return this.tooFewOfOther;
    if (!core.firstMill) return 0;
    if (menInMills(core, s[b + OTHER] as number) !== 0) return this.tooFew;
    return !plain && menInMills(core, s[b + OWN] as number) !== 0 ? this.tooFewOfOther : 0;
  }

  stuck(): number {
    const { states: s, base: b } = this;
    if (!blockedLoses(this.core, (s[b + OWN] as number) | (s[b + OTHER] as number))) return 0;
    return this.core.losing ? 1 : -1;
  }

  drawn(): boolean {
    const { states: s, base: b, draws } = this;
    // A side that cannot play has lost, however long ago the last capture was.
    const limit = draws.limit(s, b);
    if (limit > 0 && (s[b + QUIET] as number) >= limit)
      return s[b + DICE] === AWAITED || this.find(TURN_STACK) > TURN_STACK;
    return draws.repeats(s, b, this.root);
  }

  /** Reads the tactics of the position. */
  private readTactics(): void {
    const { states: s, base: b, tactics } = this;
    tactics.read(s[b + OWN] as number, s[b + OTHER] as number, s[b + OWN_HAND] as number, s[b + OTHER_HAND] as number);
    s[b + THREATS] = tactics.threats;
  }

  evaluate(): number {
    this.readTactics();
    const { tactics } = this;
    this.mayBeStuck = tactics.blocked || this.states[this.base + BARRED] !== 0;
    const judged = this.evaluation.judge(tactics);
    const value = this.core.losing ? -judged : judged;
    return this.core.dice ? asChance(value) : value;
  }

  glance(): number {
    this.readTactics();
    const value = this.evaluation.glance(this.tactics);
    return this.core.losing ? -value : value;
  }

  centimen(value: number): number {
    return this.core.dice ? fromChance(value) : value;
  }

  lookUp(depth: number): number {
    const { states: s, base: b, key } = this;
    const own = s[b + OWN] as number;
    const other = s[b + OTHER] as number;
    const hands = (s[b + OWN_HAND] as number) * 16 + (s[b + OTHER_HAND] as number);
    let symmetry = 0;
    if (this.symmetric && hands > 0 && depth >= 1) {
      symmetry = firstTwin(this.masks, own, other);
      const seen = image(this.masks, symmetry, own);
      const seenOther = image(this.masks, symmetry, other);
      key[0] = mix(mix(seen ^ 0x2545f491, seenOther), hands);
      key[1] = mix(mix(seenOther ^ 0x1b873593, hands), seen);
    } else {
      key[0] = s[b + KEY0] as number;
      key[1] = s[b + KEY1] as number;
    }
    if (s[b + DICE] === SPECIAL) {
      key[0] = (key[0] as number) ^ (THROWN[0] as number);
      key[1] = (key[1] as number) ^ (THROWN[1] as number);
    }
    const limit = this.draws.limit(s, b);
    const left = limit - (s[b + QUIET] as number);
    if (limit > 0 && left < LAST_TURNS) {
      key[0] = (key[0] as number) ^ (NEAR_DRAW[2 * left] as number);
      key[1] = (key[1] as number) ^ (NEAR_DRAW[2 * left + 1] as number);
    }
    return symmetry;
  }

  toTable(turn: number, symmetry: number): number {
    return turnThrough(this.masks, symmetry, turn);
  }

  fromTable(turn: number, symmetry: number): number {
    return turnThrough(this.masks, this.masks.inverse[symmetry] as number, turn);
  }

  view(): Position {
    const { states: s, base: b, scratch } = this;
    const white = s[b + SIDE] === 0;
    scratch.white = s[white ? b + OWN : b + OTHER] as number;
    scratch.black = s[white ? b + OTHER : b + OWN] as number;
    scratch.whiteHand = s[white ? b + OWN_HAND : b + OTHER_HAND] as number;
    scratch.blackHand = s[white ? b + OTHER_HAND : b + OWN_HAND] as number;
    scratch.toPlay = white ? 'white' : 'black';
    if (!this.core.remembers) return scratch;
    return { ...scratch, ...this.memory(white ? 0 : 1) };
  }

  /** What is remembered, `own` being the index of the side to play. */
  private memory(own: 0 | 1): { readonly memory?: MillMemory } {
    const { states: s, base: b } = this;
    const pair = (at: number, other: number): [number, number] =>
      own === 0 ? [s[b + at] as number, s[b + other] as number] : [s[b + other] as number, s[b + at] as number];
    return memoryOf(pair(BARRED, OTHER_BARRED), pair(SPENT, OTHER_SPENT), s[b + OWED] as number);
  }

  men(): number {
    const { states: s, base: b } = this;
    return (
      countBits((s[b + OWN] as number) | (s[b + OTHER] as number)) +
      (s[b + OWN_HAND] as number) +
      (s[b + OTHER_HAND] as number)
    );
  }

  turnOf(id: number): MillTurn {
    return unpack(id);
  }
}
