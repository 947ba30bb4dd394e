import type { DraughtsPosition, DraughtsRuleSet, DraughtsTurn, Line, Position } from '@merellier/rules';
import { countBits, type DraughtsCore, generatorOf, setOf } from '@merellier/rules/kernel';
import { type SearchGame, TURN_STACK } from '../search-game.ts';
import { DraughtsEvaluation, kingWorth, manWorth } from './evaluation.ts';
import { KING0, KING1, LAST_TURNS, MAN0, MAN1, NEAR_DRAW, PLAYS } from './hash-words.ts';
import { FRAME, FRAMES, joined, type Kernel, MOST_PLAYED, type Workshop, workshopFor } from './kernel.ts';

/** Words of a frame: assembly/config.ts names the same. */
const WORDS = FRAME >> 2;
const WHITE = 0;
const BLACK = 2;
const KINGS = 4;
const SIDE = 6;
const KEY0 = 7;
const KEY1 = 8;
const DUEL = 9;
const ROYAL = 10;
const BACK = 11;
const MOVES = 12;
const PLACED = 13;
const PLACED_KINGS = 14;

/** Draughts with enforced captures as the search sees it, on the kernel in WebAssembly: positions are frames of its memory. */
export class KernelGame implements SearchGame {
  readonly turns: Int32Array;
  readonly ranks: Int32Array;
  readonly squares = 0xfff;
  readonly specialNeverHurts = true;
  readonly key = new Int32Array(2);
  mayBeStuck = false;
  private readonly rules: DraughtsRuleSet;
  private readonly core: DraughtsCore;
  private readonly kernel: Kernel;
  private readonly workshop: Workshop;
  private readonly words: Int32Array;
  private readonly evaluation: DraughtsEvaluation;
  private readonly duelDraw: number;
  private readonly royalDraw: number;
  private readonly repetition: number;
  private readonly manWorth: readonly number[];
  private readonly kingWorth: readonly number[];
  /** The six halves of the sets of a position. */
  private readonly halves = new Int32Array(6);
  /** The frames of the root and of the position that is searched, as addresses. */
  private base = FRAMES;
  private root = FRAMES;

  constructor(rules: DraughtsRuleSet) {
    const { core } = rules;
    this.rules = rules;
    this.core = core;
    this.workshop = workshopFor(core);
    this.kernel = this.workshop.kernel;
    this.turns = this.workshop.turns;
    this.ranks = this.workshop.ranks;
    this.words = this.workshop.words;
    this.evaluation = new DraughtsEvaluation(core, generatorOf(core));
    this.manWorth = manWorth(core);
    this.kingWorth = kingWorth(core);
    this.duelDraw = 2 * core.parameters['one-king-draw'];
    this.royalDraw = 2 * core.parameters['kings-only-draw'];
    this.repetition = core.parameters['repetition-draw'];
  }

  load(line: Line, now: Position): void {
    const played = line.played as readonly { turn: DraughtsTurn; position: DraughtsPosition }[];
    const { words: s } = this;
    const skipped = Math.max(0, played.length - MOST_PLAYED);
    this.root = FRAMES + FRAME * (played.length - skipped);
    this.base = this.root;
    let position = line.start as DraughtsPosition;
    let duel = 0;
    let royal = 0;
    let back = 0;
    for (let i = 0; i <= played.length; i++) {
      const step = played[i - 1];
      if (step) {
        const { turn } = step;
        const quiet = turn.captures.length === 0;
        royal = quiet && isRoyal(position) ? royal + 1 : 0;
        duel =
          royal > 0 &&
          countBits(position.white) + countBits(position.whiteHigh) === 1 &&
          countBits(position.black) + countBits(position.blackHigh) === 1
            ? duel + 1
            : 0;
        back = quiet && turn.from !== null && this.isKing(position, turn.from) ? back + 1 : 0;
        position = step.position;
      }
      if (i < skipped) continue;
      const b = (FRAMES >> 2) + WORDS * (i - skipped);
      this.write(b, position);
      s[b + DUEL] = this.duelDraw > 0 ? duel : 0;
      s[b + ROYAL] = royal;
      s[b + BACK] = Math.min(back, i - skipped);
    }
    if (position !== now) this.write(this.base >> 2, now as DraughtsPosition);
  }

  private isKing(position: DraughtsPosition, place: number): boolean {
    const { low, high } = setOf(this.core.layout, [place]);
    return ((position.kings & low) | (position.kingsHigh & high)) !== 0;
  }

  /** Writes the pieces, the side to play, the hash and what stands where. */
  private write(b: number, position: DraughtsPosition): void {
    const { words: s, core } = this;
    const { layout } = core;
    const white = position.toPlay === 'white';
    const join = (at: number, low: number, high: number): void => {
      const [first, second] = joined(low, high, layout.width);
      s[b + at] = first;
      s[b + at + 1] = second;
    };
    join(WHITE, position.white, position.whiteHigh);
    join(BLACK, position.black, position.blackHigh);
    join(KINGS, position.kings, position.kingsHigh);
    s[b + SIDE] = white ? 0 : 1;
    let key0 = white ? 0 : (PLAYS[0] as number);
    let key1 = white ? 0 : (PLAYS[1] as number);
    let men = 0;
    let kings = 0;
    for (let place = 0; place < layout.squares; place++) {
      const low = layout.low[place] as number;
      const high = layout.high[place] as number;
      const own = ((position.white & low) | (position.whiteHigh & high)) !== 0;
      if (!own && ((position.black & low) | (position.blackHigh & high)) === 0) continue;
      const king = ((position.kings & low) | (position.kingsHigh & high)) !== 0;
      const piece = (own ? 0 : 64) + place;
      key0 ^= (king ? KING0[piece] : MAN0[piece]) as number;
      key1 ^= (king ? KING1[piece] : MAN1[piece]) as number;
      const worth = (king ? this.kingWorth : this.manWorth)[own ? place : layout.squares - 1 - place] as number;
      if (king) kings += own ? worth : -worth;
      else men += own ? worth : -worth;
    }
    s[b + KEY0] = key0;
    s[b + KEY1] = key1;
    s[b + PLACED] = men;
    s[b + PLACED_KINGS] = kings;
    this.kernel.countMoves(b << 2);
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
    const { words: s } = this;
    const b = this.base >> 2;
    const royal = s[b + ROYAL] as number;
    if (royal > 0) {
      const drawn =
        (this.duelDraw > 0 && (s[b + DUEL] as number) >= this.duelDraw) ||
        (this.royalDraw > 0 && royal >= this.royalDraw);
      // A side that cannot play has lost, however long nothing was taken.
      if (drawn) return this.generate(TURN_STACK) > TURN_STACK;
    }
    const back = s[b + BACK] as number;
    if (back < 4) return false;
    const key0 = s[b + KEY0] as number;
    const key1 = s[b + KEY1] as number;
    const root = this.root >> 2;
    let before = 0;
    for (let at = b - 2 * WORDS; at >= b - back * WORDS; at -= 2 * WORDS) {
      if (s[at + KEY0] !== key0 || s[at + KEY1] !== key1) continue;
      if (at >= root) return true;
      before++;
      if (this.repetition > 0 && before + 1 >= this.repetition) return true;
    }
    return false;
  }

  evaluate(): number {
    this.mayBeStuck = this.words[(this.base >> 2) + MOVES] === 0;
    return this.kernel.evaluate(this.base);
  }

  glance(): number {
    return this.evaluation.glance(this.halved(), 0, this.side() === 0);
  }

  lookUp(): number {
    const { words: s, key } = this;
    const b = this.base >> 2;
    let key0 = s[b + KEY0] as number;
    let key1 = s[b + KEY1] as number;
    const royal = s[b + ROYAL] as number;
    if (royal > 0) {
      const duelLeft = this.duelDraw - (s[b + DUEL] as number);
      if (s[b + DUEL] !== 0 && duelLeft <= LAST_TURNS) {
        key0 ^= NEAR_DRAW[2 * duelLeft] as number;
        key1 ^= NEAR_DRAW[2 * duelLeft + 1] as number;
      }
      const royalLeft = this.royalDraw - royal;
      if (this.royalDraw > 0 && royalLeft <= LAST_TURNS) {
        key0 ^= NEAR_DRAW[2 * (LAST_TURNS + 2 + royalLeft)] as number;
        key1 ^= NEAR_DRAW[2 * (LAST_TURNS + 2 + royalLeft) + 1] as number;
      }
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
    const [white, whiteHigh, black, blackHigh, kings, kingsHigh] = this.halved();
    const sets = { white, whiteHigh, black, blackHigh, kings, kingsHigh };
    const toPlay = this.side() === 0 ? 'white' : 'black';
    return { ...sets, toPlay, dice: null, huff: null, demanded: false } as unknown as Position;
  }

  private halved(): Int32Array {
    const { words: s, halves } = this;
    const b = this.base >> 2;
    const { width } = this.core.layout;
    for (let i = 0; i < halves.length; i += 2) {
      const first = s[b + i] as number;
      halves[i] = first & (2 ** width - 1);
      halves[i + 1] = (first >>> width) | ((s[b + i + 1] as number) << (32 - width));
    }
    return halves;
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

/** Whether there are kings only. */
const isRoyal = ({ white, whiteHigh, black, blackHigh, kings, kingsHigh }: DraughtsPosition): boolean =>
  (white | black) === kings && (whiteHigh | blackHigh) === kingsHigh;

/** What a turn takes, as eighteen bits of its identity; 0 for nothing. */
function takenBits(first: number, second: number): number {
  if ((first | second) === 0) return 0;
  const mixed = Math.imul(first ^ Math.imul(second, 0x9e3779b1), 0x85ebca6b);
  return ((mixed >>> 15) | 4) << 12;
}
