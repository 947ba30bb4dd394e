import type { Line, MillPosition, MillRuleSet, MillTurn, Position } from '@merellier/rules';
import {
  blockedLoses,
  countBits,
  dueOf,
  generate,
  isPlain,
  type MillCore,
  MOST_TURNS,
  menInMills,
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
import { makeTurn } from './make-turn.ts';
import { image, type Masks, masksOf } from './masks.ts';
import { pastOf } from './past.ts';
import { memoryIn, type Readable, readFrame } from './read-frame.ts';
import { MillTactics } from './tactics.ts';
import { CAPTURES, closesMill, TurnRanks } from './turn-ranks.ts';
import { firstTwin, turnThrough } from './twins.ts';
import { writeFrame } from './write-frame.ts';

// Bound here, constants are compiled into the code: see "Constants" in docs/engine.md.
const { AWAITS_THROW, BLACK_PLAYS, HAS_WON, LOOKS_BACK, LOST, MAX_PLY, TURN_STACK } = contract;
const {
  AWAITED,
  BARRED,
  CLOSED,
  DICE,
  FRAME,
  KEY0,
  KEY1,
  ORDINARY,
  OTHER,
  OTHER_HAND,
  OWED,
  OWN,
  OWN_HAND,
  QUIET,
  ROW,
  SIDE,
  SPECIAL,
  SPENT,
  THREATS,
  UNREAD,
} = frame;
const { LAST_TURNS, NEAR_DRAW, THROWN } = hash;

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
  private readonly scratch: Readable = { white: 0, black: 0, whiteHand: 0, blackHand: 0, toPlay: 'white', dice: null };

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
    this.specialNeverHurts = core.parameters.blocked === 'loses' && !core.losing && !core.entering;
    this.draws = new MillDraws(core);
  }

  load(line: Line, now: Position): void {
    const { positions, quiet } = pastOf(line);
    if (this.states.length < FRAME * (positions.length + MAX_PLY + 2))
      this.states = new Int32Array(FRAME * (positions.length + MAX_PLY + 2));
    for (const [i, position] of positions.entries()) writeFrame(this.states, i * FRAME, position, quiet + i, i);
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
      dueOf(this.core, s[b + OWED] as number, s[b + SIDE] as number),
      s[b + ROW] as number,
      s[b + CLOSED] as number,
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
    makeTurn(this.core, this.plain, this.states, this.base, this.turns[index] as number, this.turns);
    this.base += FRAME;
    return this.state();
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
    return specialMatters(this.core, s[b + OWN] as number, s[b + OTHER] as number, s[b + OWN_HAND] as number);
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
    const value = this.core.losing ? 0 - judged : judged;
    return this.core.dice ? asChance(value) : value;
  }

  glance(): number {
    this.readTactics();
    const value = this.evaluation.glance(this.tactics);
    return this.core.losing ? 0 - value : value;
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
    const { states, base, scratch } = this;
    readFrame(states, base, scratch);
    return this.core.remembers ? { ...scratch, ...memoryIn(states, base) } : scratch;
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
