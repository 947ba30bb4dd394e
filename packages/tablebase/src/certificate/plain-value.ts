import { count } from './plain-index.ts';
import type { PlainRules } from './plain-rules.ts';

export const DRAW = 0;
export const WIN = 1;
export const LOSS = 2;
/** A side with fewer men, on the board and in hand, has lost. */
const LEAST = 3;
/** A byte says so many plies or more. */
const MOST_PLIES = 255;

/** What tables say of a position, the side to play first; both hands. */
export interface Told {
  value(own: number, opponent: number, ownHand: number, opponentHand: number): number;
  /** Plies, where the table of the position that is being looked at has them. */
  plies(own: number, opponent: number): number;
}

/** What all turns of a position come to, by nothing but the rules and what tables say of where they lead. */
export class PlainValue {
  best = LOSS;
  /** Plies to the next capture or the end: the shortest win, the longest loss. */
  plies = 0;
  private readonly rules: PlainRules;
  private readonly told: Told;
  private readonly all: number;
  private shortest = MOST_PLIES;
  private longest = 0;
  /** Whether the turn enters a man, and both hands after it. */
  private enters = false;
  private ownHand = 0;
  private opponentHand = 0;

  constructor(rules: PlainRules, told: Told) {
    this.rules = rules;
    this.told = told;
    this.all = 2 ** rules.points - 1;
  }

  /** Whether a mill has ended the game. */
  isOver(own: number, opponent: number): boolean {
    return this.rules.firstMill && (this.inMills(own) | this.inMills(opponent)) !== 0;
  }

  /** Finds {@link best} and {@link plies} for the side to play. */
  look(own: number, opponent: number, ownHand: number, opponentHand: number): void {
    this.best = LOSS;
    this.shortest = MOST_PLIES;
    this.longest = 0;
    this.opponentHand = opponentHand;
    this.enters = ownHand > 0;
    if (this.enters) {
      this.ownHand = ownHand - 1;
      this.enter(own, opponent);
    }
    if (!this.enters || this.rules.anyTime) this.moveOrStay(own, opponent, ownHand);
    this.plies = this.best === WIN ? this.shortest : this.best === LOSS ? this.longest : 0;
  }

  private enter(own: number, opponent: number): void {
    const { entry, firstMill } = this.rules;
    const free = this.all & ~(own | opponent);
    let closing = 0;
    for (let rest = free; rest !== 0; rest &= rest - 1) if (this.millsAt(own, rest) > 0) closing |= rest & -rest;
    const allowed = entry === 'forbidden' && closing !== free ? free & ~closing : free;
    for (let rest = allowed; rest !== 0; rest &= rest - 1) {
      const after = own | (rest & -rest);
      const mills = this.millsAt(own, rest);
      if (mills > 0 && firstMill) this.meet(WIN, 1);
      else if (mills > 0 && entry === 'extra-turn') this.goOn(after, opponent);
      else if (mills === 0 || entry !== 'capture' || !this.takes(after, opponent, mills)) this.giveOn(after, opponent);
    }
  }

  private moveOrStay(own: number, opponent: number, hand: number): void {
    const canEnter = this.enters;
    this.enters = false;
    this.ownHand = hand;
    if (this.canMove(own, opponent)) this.move(own, opponent);
    else if (!canEnter) this.stay(own, opponent);
  }

  private move(own: number, opponent: number): void {
    const { firstMill, entry, extraTurn, near } = this.rules;
    const free = this.all & ~(own | opponent);
    const keeps = entry === 'extra-turn' && this.opponentHand > 0;
    for (let men = own; men !== 0; men &= men - 1) {
      const others = own & ~(men & -men);
      const reach = this.flies(own) ? free : free & (near[31 - Math.clz32(men & -men)] as number);
      for (let rest = reach; rest !== 0; rest &= rest - 1) {
        const after = others | (rest & -rest);
        const mills = this.millsAt(others, rest);
        if (mills > 0 && firstMill) this.meet(WIN, 1);
        else if (mills > 0 && !keeps && this.takes(after, opponent, mills)) continue;
        else if (mills > 0 && (keeps || extraTurn)) this.goOn(after, opponent);
        else this.giveOn(after, opponent);
      }
    }
  }

  /** A side that cannot move. */
  private stay(own: number, opponent: number): void {
    const { blocked } = this.rules;
    const isFull = (own | opponent) === this.all;
    if (blocked === 'loses' || (blocked === 'loses-unless-full' && !isFull)) this.meet(LOSS, 0);
    else if (blocked === 'passes' && (this.opponentHand > 0 || this.canMove(opponent, own))) this.giveOn(own, opponent);
    else this.meet(DRAW, 0);
  }

  /** Takes as many men as a turn may; false where none can be taken. */
  private takes(own: number, opponent: number, mills: number): boolean {
    if (this.takeable(opponent) === 0) return false;
    this.meet(this.taking(own, opponent, this.rules.perMill ? mills : 1), 1);
    return true;
  }

  private taking(own: number, opponent: number, left: number): number {
    const { ownHand, opponentHand } = this;
    if (count(opponent) + opponentHand < LEAST) return WIN;
    let targets = left === 0 ? 0 : this.takeable(opponent);
    if (targets === 0) {
      // An entry that takes earns no further turn.
      const again = this.rules.extraTurn && !this.enters && this.canPlay(own, opponent);
      if (again) return this.told.value(own, opponent, ownHand, opponentHand);
      return flip(this.told.value(opponent, own, opponentHand, ownHand));
    }
    let best = LOSS;
    for (; targets !== 0 && best !== WIN; targets &= targets - 1)
      best = better(this.taking(own, opponent & ~(targets & -targets), left - 1), best);
    return best;
  }

  /** The opponent's men that may be taken. */
  private takeable(men: number): number {
    const { protection } = this.rules;
    if (protection === 'never') return men;
    const free = men & ~this.inMills(men);
    if (protection === 'always') return count(men) + this.opponentHand === LEAST ? men : free;
    return free === 0 ? men : free;
  }

  /** The other side is to play. */
  private giveOn(own: number, opponent: number): void {
    const value = this.told.value(opponent, own, this.opponentHand, this.ownHand);
    this.meet(flip(value), this.told.plies(opponent, own) + 1);
  }

  /** The same side plays again, if it can. */
  private goOn(own: number, opponent: number): void {
    const { ownHand, opponentHand } = this;
    const can = ownHand > 0 || (opponentHand > 0 ? this.canMove(own, opponent) : this.canPlay(own, opponent));
    if (can) this.meet(this.told.value(own, opponent, ownHand, opponentHand), this.told.plies(own, opponent) + 1);
    else this.giveOn(own, opponent);
  }

  private meet(value: number, plies: number): void {
    this.best = better(value, this.best);
    if (value === WIN) this.shortest = Math.min(this.shortest, plies);
    else if (value === LOSS) this.longest = Math.min(MOST_PLIES, Math.max(this.longest, plies));
  }

  /** Whether a side that has these men on the board, and those in hand that are left to the side to play, flies. */
  private flies(own: number): boolean {
    return count(own) + (this.rules.anyTime ? this.ownHand : 0) <= this.rules.flying;
  }

  private canMove(own: number, opponent: number): boolean {
    const free = this.all & ~(own | opponent);
    if (this.flies(own)) return free !== 0 && own !== 0;
    for (let men = own; men !== 0; men &= men - 1)
      if ((this.rules.near[31 - Math.clz32(men & -men)] as number) & free) return true;
    return false;
  }

  private canPlay(own: number, opponent: number): boolean {
    return this.canMove(own, opponent) || (this.rules.blocked === 'passes' && this.canMove(opponent, own));
  }

  /** How many mills the lowest point of a set completes with these men. */
  private millsAt(men: number, at: number): number {
    let mills = 0;
    for (const pair of this.rules.pairs[31 - Math.clz32(at & -at)] as readonly number[])
      if ((men & pair) === pair) mills++;
    return mills;
  }

  private inMills(men: number): number {
    let found = 0;
    for (const line of this.rules.lines) if ((men & line) === line) found |= line;
    return found;
  }
}

const flip = (value: number): number => (value === DRAW ? DRAW : 3 - value);
const better = (a: number, b: number): number =>
  a === WIN || b === WIN ? WIN : a === DRAW || b === DRAW ? DRAW : LOSS;
