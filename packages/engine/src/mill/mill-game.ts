import type { Line, MillPosition, MillRuleSet, MillTurn, Position } from '@merellier/rules';
import {
  blockedLoses,
  capturedBy,
  countBits,
  destinationOf,
  EXTRA_TURN,
  earnsExtraTurn,
  generate,
  isDecided,
  lowestBit,
  type MillCore,
  MOST_TURNS,
  menInMills,
  millsThrough,
  NONE,
  originOf,
  PASS,
  packCaptures,
  packQuiet,
  quietLimit,
  unpack,
} from '@merellier/rules/kernel';
import { randomBits } from '../random.ts';
import {
  AWAITS_THROW,
  BLACK_PLAYS,
  LOOKS_BACK,
  LOST,
  MAX_PLY,
  RANK_FORCED,
  RANK_TACTICAL,
  type SearchGame,
  TURN_STACK,
} from '../search-game.ts';
import { MillEvaluation } from './evaluation.ts';
import { countLines, image, type Masks, makeMasks } from './masks.ts';

/** One position is a frame of so many integers; making a turn writes the next frame. */
const FRAME = 12;
const OWN = 0;
const OTHER = 1;
const OWN_HAND = 2;
const OTHER_HAND = 3;
const SIDE = 4;
const KEY0 = 5;
const KEY1 = 6;
/** Turns since the last capture. */
const QUIET = 7;
/** Turns since the last one that cannot be taken back: a capture or an entry. */
const BACK = 8;
const DICE = 9;

/** The throw of a position. */
const NO_DICE = 0;
const AWAITED = 1;
const ORDINARY = 2;
const SPECIAL = 3;

const CAPTURES = 0x3ffffc00;
/** What speaks for taking a man: it stops an own mill, it threatens one, it stands in one. */
const TAKEN_STOPPER = 3 << 18;
const TAKEN_THREAT = 2 << 18;
const TAKEN_MILL = 4 << 18;
/** Near a draw by turns without capture, positions differ by how near it is. */
const LAST_TURNS = 24;
/** More turns than any game has. */
const MOST_QUIET = 1 << 30;
/** Under dice a value is a chance: this many hundredths of a man are worth `tanh(1)` of a win. */
const DICE_SCALE = 500;
const DICE_TOP = 27_000;

const bits = randomBits(0x6d65_7265);
const randomWords = (count: number): Int32Array => Int32Array.from({ length: count }, bits);
/** Words of the hash: a man of a side on a point, a hand of a side, the side to play; a throw; turns near a draw. */
const MEN0 = randomWords(64);
const MEN1 = randomWords(64);
const HAND0 = randomWords(64);
const HAND1 = randomWords(64);
const PLAYS = randomWords(2);
const THROWN = randomWords(8);
const NEAR_DRAW = randomWords(2 * (LAST_TURNS + 2));

/** The mill family as the search sees it. */
export class MillGame implements SearchGame {
  readonly turns = new Int32Array(TURN_STACK + MOST_TURNS);
  readonly ranks = new Int32Array(TURN_STACK + MOST_TURNS);
  readonly squares = 0x3ff;
  readonly specialNeverHurts: boolean;
  readonly key = new Int32Array(2);
  mayBeStuck = false;
  readonly evaluation: MillEvaluation;
  private readonly rules: MillRuleSet;
  private readonly core: MillCore;
  private readonly masks: Masks;
  private readonly extraTurns: boolean;
  /** The fewest turns that bring a position back: two of each side; less where a side may play twice, or both may pass. */
  private readonly leastBack: number;
  private readonly symmetric: boolean;
  private readonly noCapture: number;
  private readonly threeMenCount: boolean;
  /** No draw rule counts fewer turns without a capture. */
  private readonly leastLimit: number;
  private readonly repetition: number;
  /** Frames: the game so far since the last capture or entry, the root, and the line being searched. */
  private states = new Int32Array(FRAME * (MAX_PLY + 2));
  private base = 0;
  private root = 0;
  private readonly ownLines = new Int32Array(3);
  private readonly otherLines = new Int32Array(3);
  private readonly scratch = { white: 0, black: 0, whiteHand: 0, blackHand: 0, toPlay: 'white', dice: null };

  /** `symmetric` false keeps symmetric positions apart in the table: to measure and to check. */
  constructor(rules: MillRuleSet, symmetric = true) {
    const { core } = rules;
    this.rules = rules;
    this.core = core;
    this.masks = makeMasks(core);
    this.evaluation = new MillEvaluation(core, this.masks);
    this.extraTurns = ((core.millAtEntry | core.millByMoving) & EXTRA_TURN) !== 0;
    this.leastBack = this.extraTurns || core.parameters.blocked === 'passes' ? 2 : 4;
    this.symmetric = symmetric && this.masks.symmetries > 1;
    this.specialNeverHurts = core.parameters.blocked === 'loses';
    this.noCapture = 2 * core.parameters['no-capture-draw'];
    this.threeMenCount = core.parameters['three-men-draw'] > 0;
    const limits = [this.noCapture, 2 * core.parameters['three-men-draw']].filter((limit) => limit > 0);
    this.leastLimit = Math.min(MOST_QUIET, ...limits);
    this.repetition = core.parameters['repetition-draw'];
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
    for (const [i, position] of positions.entries()) this.write(i * FRAME, position, from + i - lastCapture, i);
    this.root = (positions.length - 1) * FRAME;
    this.base = this.root;
    this.setDice(now as MillPosition);
  }

  private write(at: number, position: MillPosition, quiet: number, back: number): void {
    const { states: s } = this;
    const white = position.toPlay === 'white';
    s[at + OWN] = white ? position.white : position.black;
    s[at + OTHER] = white ? position.black : position.white;
    s[at + OWN_HAND] = white ? position.whiteHand : position.blackHand;
    s[at + OTHER_HAND] = white ? position.blackHand : position.whiteHand;
    s[at + SIDE] = white ? 0 : 1;
    s[at + QUIET] = quiet;
    s[at + BACK] = back;
    s[at + DICE] = NO_DICE;
    let key0 = (HAND0[position.whiteHand] as number) ^ (HAND0[32 + position.blackHand] as number);
    let key1 = (HAND1[position.whiteHand] as number) ^ (HAND1[32 + position.blackHand] as number);
    for (let men = position.white; men !== 0; men &= men - 1) {
      key0 ^= MEN0[lowestBit(men)] as number;
      key1 ^= MEN1[lowestBit(men)] as number;
    }
    for (let men = position.black; men !== 0; men &= men - 1) {
      key0 ^= MEN0[32 + lowestBit(men)] as number;
      key1 ^= MEN1[32 + lowestBit(men)] as number;
    }
    s[at + KEY0] = white ? key0 : key0 ^ (PLAYS[0] as number);
    s[at + KEY1] = white ? key1 : key1 ^ (PLAYS[1] as number);
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
    );
  }

  generateTactical(at: number): number {
    if (this.evaluation.threats === 0) return at;
    const { turns } = this;
    const end = this.find(at);
    let kept = at;
    // Mills that earn a turn and no man are left out: a running one could be closed for ever.
    for (let i = at; i < end; i++) {
      const turn = turns[i] as number;
      if ((turn & CAPTURES) !== CAPTURES || (this.core.firstMill && this.closes(turn))) turns[kept++] = turn;
    }
    this.rank(at, kept);
    return kept;
  }

  /** Whether a turn completes a mill. */
  private closes(turn: number): boolean {
    if (turn === PASS) return false;
    const own = this.states[this.base + OWN] as number;
    const from = originOf(turn);
    const rest = from === NONE ? own : own & ~(1 << from);
    return millsThrough(this.core, rest, destinationOf(turn)) > 0;
  }

  private rank(first: number, end: number): void {
    const { states: s, base: b, turns, ranks, masks, ownLines, otherLines } = this;
    const { through } = masks;
    countLines(masks, s[b + OWN] as number, ownLines);
    countLines(masks, s[b + OTHER] as number, otherLines);
    const ownOnes = ownLines[0] as number;
    const ownTwos = ownLines[1] as number;
    const ownMills = ownLines[2] as number;
    const otherOnes = otherLines[0] as number;
    const otherTwos = otherLines[1] as number;
    const otherMills = otherLines[2] as number;
    const ownAny = ownOnes | ownTwos | ownMills;
    const otherAny = otherOnes | otherTwos | otherMills;
    /** Lines that the other side can complete; own lines that can grow; free lines; those that only the other side has. */
    const danger = otherTwos & ~ownAny;
    const growing = ownOnes & ~otherAny;
    const spoilt = otherOnes & ~ownAny;
    const empty = ~(ownAny | otherAny);
    const pairs = ownTwos & ~otherAny;
    /** Lines of the other side that an own man stops, and the opposite. */
    const stopped = otherTwos & ownOnes;
    const stopping = ownTwos & otherOnes;
    for (let i = first; i < end; i++) {
      const turn = turns[i] as number;
      const from = turn & 31;
      const to = (turn >>> 5) & 31;
      if (to === NONE) {
        ranks[i] = 0;
        continue;
      }
      const at = through[to] as number;
      let rank = countBits(at & growing) * 64 + countBits(at & spoilt) * 16 + countBits(at & empty) * 8;
      if ((at & danger) !== 0) rank += RANK_FORCED;
      if (from !== NONE) {
        const off = through[from] as number;
        if ((off & stopped) !== 0) rank -= 400;
        if ((off & pairs) !== 0) rank -= 32;
        if ((off & ownMills) !== 0) rank -= 8;
      }
      if ((turn & CAPTURES) !== CAPTURES) {
        rank += RANK_TACTICAL;
        for (let shift = 10; shift < 30; shift += 5) {
          const point = (turn >>> shift) & 31;
          if (point === NONE) break;
          const gone = through[point] as number;
          rank +=
            countBits(gone & stopping) * TAKEN_STOPPER +
            countBits(gone & danger) * TAKEN_THREAT +
            countBits(gone & otherMills) * TAKEN_MILL;
        }
      } else if ((this.extraTurns || this.core.firstMill) && this.closes(turn)) rank += RANK_TACTICAL;
      ranks[i] = rank;
    }
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
    const otherHand = s[b + OTHER_HAND] as number;
    let key0 = s[b + KEY0] as number;
    let key1 = s[b + KEY1] as number;
    let quiet = (s[b + QUIET] as number) + 1;
    let back = (s[b + BACK] as number) + 1;
    let again = false;
    if (turn !== PASS) {
      const hands = ownHand + otherHand;
      const from = turn & 31;
      const to = (turn >>> 5) & 31;
      own |= 1 << to;
      key0 ^= MEN0[men + to] as number;
      key1 ^= MEN1[men + to] as number;
      if (from === NONE) {
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
      again =
        this.extraTurns &&
        earnsExtraTurn(core, own, turn, hands) &&
        generate(core, own, other, ownHand, otherHand, false, this.turns, TURN_STACK) > TURN_STACK;
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
    s[n + QUIET] = quiet;
    s[n + BACK] = back;
    s[n + DICE] = core.dice && s[n + OWN_HAND] === 0 && this.goesOn(n) ? AWAITED : NO_DICE;
    return this.state();
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
    const looksBack = (s[b + BACK] as number) >= this.leastBack || (s[b + QUIET] as number) >= this.leastLimit;
    return (
      (s[b + SIDE] === 0 ? 0 : BLACK_PLAYS) |
      (s[b + DICE] === AWAITED ? AWAITS_THROW : 0) |
      (this.lost() ? LOST : 0) |
      (looksBack ? LOOKS_BACK : 0)
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

  /** A special throw adds a turn where a pair with a free third point has a third man that does not reach it by moving. */
  specialMatters(): boolean {
    const { states: s, base: b, core } = this;
    const own = s[b + OWN] as number;
    const free = core.all & ~(own | (s[b + OTHER] as number));
    const { lines } = core;
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i] as number;
      const gap = line & ~own;
      if (gap === 0 || (gap & (gap - 1)) !== 0 || (gap & free) === 0) continue;
      if ((own & ~line & ~(core.near[lowestBit(gap)] as number)) !== 0) return true;
    }
    return false;
  }

  private lost(): boolean {
    const { states: s, base: b } = this;
    if (this.core.firstMill && menInMills(this.core, s[b + OTHER] as number) !== 0) return true;
    return countBits(s[b + OWN] as number) + (s[b + OWN_HAND] as number) < 3;
  }

  stuck(): number {
    const { states: s, base: b } = this;
    return blockedLoses(this.core, (s[b + OWN] as number) | (s[b + OTHER] as number)) ? -1 : 0;
  }

  /** After how many turns of both sides without a capture this position would be drawn; 0 for never. */
  private limit(): number {
    if (!this.threeMenCount) return this.noCapture;
    const { states: s, base: b } = this;
    const own = countBits(s[b + OWN] as number) + (s[b + OWN_HAND] as number);
    return 2 * quietLimit(this.core, own, countBits(s[b + OTHER] as number) + (s[b + OTHER_HAND] as number));
  }

  drawn(): boolean {
    const { states: s, base: b } = this;
    // A side that cannot play has lost, however long ago the last capture was.
    const limit = this.limit();
    if (limit > 0 && (s[b + QUIET] as number) >= limit)
      return s[b + DICE] === AWAITED || this.find(TURN_STACK) > TURN_STACK;
    const back = s[b + BACK] as number;
    if (back < this.leastBack) return false;
    const key0 = s[b + KEY0] as number;
    const key1 = s[b + KEY1] as number;
    let before = 0;
    for (let at = b - this.leastBack * FRAME; at >= b - back * FRAME; at -= FRAME) {
      if (s[at + KEY0] !== key0 || s[at + KEY1] !== key1) continue;
      if (at >= this.root) return true;
      before++;
      if (this.repetition > 0 && before + 1 >= this.repetition) return true;
    }
    return false;
  }

  evaluate(): number {
    const { states: s, base: b } = this;
    const value = this.evaluation.judge(
      s[b + OWN] as number,
      s[b + OTHER] as number,
      s[b + OWN_HAND] as number,
      s[b + OTHER_HAND] as number,
    );
    this.mayBeStuck = this.evaluation.blocked;
    return this.core.dice ? Math.round(DICE_TOP * Math.tanh(value / DICE_SCALE)) | 0 : value;
  }

  glance(): number {
    const { states: s, base: b } = this;
    return this.evaluation.glance(
      s[b + OWN] as number,
      s[b + OTHER] as number,
      s[b + OWN_HAND] as number,
      s[b + OTHER_HAND] as number,
    );
  }

  centimen(value: number): number {
    if (!this.core.dice) return value;
    return Math.round(DICE_SCALE * Math.atanh(Math.max(-0.999, Math.min(0.999, value / DICE_TOP)))) | 0;
  }

  lookUp(depth: number): number {
    const { states: s, base: b, key } = this;
    const own = s[b + OWN] as number;
    const other = s[b + OTHER] as number;
    const hands = (s[b + OWN_HAND] as number) * 16 + (s[b + OTHER_HAND] as number);
    let frame = 0;
    if (this.symmetric && hands > 0 && depth >= 1) {
      const { masks } = this;
      let best = own;
      let bestOther = other;
      for (let symmetry = 1; symmetry < masks.symmetries; symmetry++) {
        const seen = image(masks, symmetry, own);
        if (seen > best) continue;
        const seenOther = image(masks, symmetry, other);
        if (seen === best && seenOther >= bestOther) continue;
        best = seen;
        bestOther = seenOther;
        frame = symmetry;
      }
      key[0] = mix(mix(best ^ 0x2545f491, bestOther), hands);
      key[1] = mix(mix(bestOther ^ 0x1b873593, hands), best);
    } else {
      key[0] = s[b + KEY0] as number;
      key[1] = s[b + KEY1] as number;
    }
    if (s[b + DICE] === SPECIAL) {
      key[0] = (key[0] as number) ^ (THROWN[0] as number);
      key[1] = (key[1] as number) ^ (THROWN[1] as number);
    }
    const limit = this.limit();
    const left = limit - (s[b + QUIET] as number);
    if (limit > 0 && left < LAST_TURNS) {
      key[0] = (key[0] as number) ^ (NEAR_DRAW[2 * left] as number);
      key[1] = (key[1] as number) ^ (NEAR_DRAW[2 * left + 1] as number);
    }
    return frame;
  }

  toTable(turn: number, symmetry: number): number {
    return this.seen(turn, symmetry);
  }

  fromTable(turn: number, symmetry: number): number {
    return this.seen(turn, this.masks.inverse[symmetry] as number);
  }

  private seen(turn: number, frame: number): number {
    if (turn === PASS) return turn;
    const { point } = this.masks;
    const quiet = packQuiet(
      point[frame * 32 + originOf(turn)] as number,
      point[frame * 32 + destinationOf(turn)] as number,
    );
    const captured = capturedBy(turn);
    return captured === 0 ? quiet : packCaptures(quiet, image(this.masks, frame, captured));
  }

  view(): Position {
    const { states: s, base: b, scratch } = this;
    const white = s[b + SIDE] === 0;
    scratch.white = s[white ? b + OWN : b + OTHER] as number;
    scratch.black = s[white ? b + OTHER : b + OWN] as number;
    scratch.whiteHand = s[white ? b + OWN_HAND : b + OTHER_HAND] as number;
    scratch.blackHand = s[white ? b + OTHER_HAND : b + OWN_HAND] as number;
    scratch.toPlay = white ? 'white' : 'black';
    return scratch as Position;
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

/** Mixes two words into one, each bit of either changing about half of the result's. */
function mix(a: number, b: number): number {
  let z = Math.imul(a ^ (b >>> 15) ^ (b << 7), 0x2c1b3c6d) ^ Math.imul(b, 0x297a2d39);
  z = Math.imul(z ^ (z >>> 15), 0x85ebca6b);
  return z ^ (z >>> 13);
}
