import { LEAST_MEN, type MillRuleSet } from '@merellier/rules';
import type { BlockShape, Geometry, Link } from './geometry.ts';
import { ROW } from './kernel.ts';
import type { Level, PlaneName } from './level.ts';
import type { PlaneMachine } from './machine.ts';

/** The planes of a block in working memory. */
const OWN = ['whiteWon', 'whiteLost', 'whiteSafe', 'blackWon', 'blackLost', 'blackSafe'] as const;
/** No row has so many men. */
const ANY = 32;

/** Working memory for one block of a level, and what turns do to its planes. */
export class BlockPlanes {
  readonly machine: PlaneMachine;
  readonly geometry: Geometry;
  readonly own: Readonly<Record<(typeof OWN)[number], number>>;
  /** Sets of black men that are neither too many nor too few, too few, and so many that they do not fly. */
  readonly valid: number;
  readonly over: number;
  readonly grounded: number;
  /** What has been found, a part of it, and of that what concerns few men. */
  readonly found: number;
  readonly part: number;
  private readonly few: number;
  /** What White was last found to win, and to lose. */
  readonly freshWon: number;
  readonly freshLost: number;
  /** A plane of another block as it is there, and as it is here. */
  readonly source: number;
  readonly pulled: number;
  /** What a side wins, and does not lose, by taking a man; and where there is one to take. */
  readonly wins: number;
  readonly holds: number;
  readonly takeable: number;
  private readonly millsAt: readonly number[];
  private most = 0;
  level!: Level;
  block = 0;
  shape!: BlockShape;

  constructor(machine: PlaneMachine, geometry: Geometry) {
    this.machine = machine;
    this.geometry = geometry;
    const take = (): number => machine.take();
    this.own = Object.fromEntries(OWN.map((name) => [name, take()])) as Record<(typeof OWN)[number], number>;
    this.valid = take();
    this.over = take();
    this.grounded = take();
    this.found = take();
    this.part = take();
    this.few = take();
    this.freshWon = take();
    this.freshLost = take();
    this.source = take();
    this.pulled = take();
    this.wins = take();
    this.holds = take();
    this.takeable = take();
    this.millsAt = Array.from({ length: geometry.points }, take);
  }

  /** Room that is free between two blocks: an address, and bytes from there on. */
  get spare(): number {
    return this.found;
  }
  get spareBytes(): number {
    return (this.millsAt.at(-1) as number) - this.found;
  }

  /** How many planes of working memory that takes. */
  static count(points: number): number {
    return OWN.length + 13 + points;
  }

  get rules(): MillRuleSet {
    return this.geometry.rules;
  }

  enterLevel(level: Level): void {
    const { machine } = this;
    const { layout, blackHand } = level;
    const { men, flying } = this.rules.parameters;
    this.level = level;
    machine.enter(layout);
    const free = this.geometry.points - level.white;
    const least = Math.max(0, LEAST_MEN - blackHand);
    this.most = flying - blackHand >= Math.max(1, least) ? flying - blackHand : 0;
    machine.fillCounts(this.valid, layout, free, least, men - blackHand);
    machine.fillCounts(this.over, layout, free, 0, least - 1);
    machine.fillCounts(this.grounded, layout, free, this.most + 1, free);
  }

  enterBlock(block: number): void {
    const { machine, level, own } = this;
    this.block = block;
    this.shape = this.geometry.shape(this.geometry.setOf(block, level.white));
    for (const name of OWN) machine.memory.set(level.plane(name, block), own[name]);
    for (const [place, pairs] of this.shape.pairs.entries())
      machine.kernel.mills(this.millsAt[place] as number, ...machine.pairs(pairs));
  }

  leaveBlock(): void {
    for (const name of OWN) this.keep(name, this.own[name]);
  }

  /** Keeps a plane of the block in its level. */
  keep(name: PlaneName, address: number): void {
    this.level.plane(name, this.block).set(this.machine.bytes(address, this.level.layout.rows));
  }

  clear(address: number): void {
    this.machine.memory.fill(0, address, address + this.level.layout.rows * ROW);
  }

  copy(to: number, from: number): void {
    this.machine.memory.copyWithin(to, from, from + this.level.layout.rows * ROW);
  }

  /** Adds what is {@link found}, of the positions that are no more open than they may be; 1 if there was anything new. */
  addFound(to: number): number {
    return this.machine.kernel.add(to, this.found, this.valid);
  }

  hasPairs(place: number): boolean {
    return (this.shape.pairs[place] as readonly number[]).length > 0;
  }

  /** The sets with both men of a pair that makes a line with a place; none where mills do not matter. */
  closed(place: number, matters: boolean): number {
    return matters ? (this.millsAt[place] as number) : this.machine.none;
  }

  /** Adds to {@link found} what {@link part} tells the positions from which a black man moved to a place. */
  moveBack(place: number): void {
    const { machine, part, found, shape } = this;
    const { kernel } = machine;
    const near = shape.near[place] as readonly number[];
    for (const origin of near) kernel.moveBack(found, part, place, origin, ANY);
    if (this.most === 0) return;
    kernel.without(this.few, part, this.grounded);
    for (const origin of shape.free.keys())
      if (origin !== place && !near.includes(origin)) kernel.moveBack(found, this.few, place, origin, this.most);
  }

  /**
   * Brings a plane, or what it lacks, of a block that a link leads to into this block's numbering. Where White's man comes
   * to, no black man may stand.
   */
  pull(from: Level, link: Link, name: PlaneName, lacks: boolean): void {
    const { machine, level, source, pulled } = this;
    const { kernel, memory } = machine;
    const { layout } = from;
    const places = Math.max(level.layout.places, layout.places);
    const wide = places === layout.places ? layout : machine.layout(places, layout.most);
    memory.set(from.plane(name, link.block), source);
    if (wide !== layout) memory.fill(0, source + layout.rows * ROW, source + wide.rows * ROW);
    const sources = this.geometry.sources(this.shape, link, from.white, places);
    kernel.permute(source, wide.address, pulled, places, machine.sources(sources));
    if (link.place >= 0) kernel.lacking(pulled, pulled, lacks, link.place);
    else if (lacks) kernel.without(pulled, machine.all, pulled);
  }

  /** Brings the plane of the same block of another level into {@link source}. */
  fetch(from: Level, name: PlaneName): void {
    const { machine } = this;
    machine.memory.set(from.plane(name, this.block), this.pulled);
    const same = Uint8Array.from({ length: from.layout.places }, (_, place) => place);
    machine.kernel.permute(this.pulled, from.layout.address, this.source, from.layout.places, machine.sources(same));
  }

  /** White's men that Black may take, as a set of points. */
  takeableWhite(): number {
    const { protection } = this.rules.parameters;
    const { set } = this.shape;
    const outside = set & ~this.geometry.menInMills(set);
    if (protection === 'never') return set;
    if (protection === 'always') return this.level.white + this.level.whiteHand === LEAST_MEN ? set : outside;
    return outside === 0 ? set : outside;
  }

  /** Leaves in {@link wins} and {@link holds} what Black gets for a mill, from the level with one white man less. */
  takeWhite(taken: Level | null): void {
    const { machine, wins, holds } = this;
    this.clear(wins);
    this.clear(holds);
    if (!taken) {
      this.copy(wins, machine.all);
      this.copy(holds, machine.all);
      return;
    }
    for (const link of this.geometry.losses(this.shape.set, this.takeableWhite())) {
      this.pull(taken, link, 'whiteLost', false);
      machine.kernel.add(wins, this.pulled, machine.all);
      this.pull(taken, link, 'whiteWon', true);
      machine.kernel.add(holds, this.pulled, machine.all);
    }
  }

  /** Keeps what White wins and loses by taking a man, having closed a mill here. */
  takeBlack(): void {
    if (!this.shape.hasMill) return;
    const { machine, own, wins, holds, takeable, part, found } = this;
    const { kernel, all } = machine;
    this.findUnprotected(part);
    for (const plane of [wins, holds, takeable]) this.clear(plane);
    for (const place of this.shape.free.keys())
      kernel.take(wins, holds, takeable, own.blackLost, own.blackWon, place, this.closed(place, true), part);
    // Where there is nobody to take, the turn is over.
    kernel.without(found, own.blackLost, takeable);
    kernel.add(wins, found, all);
    kernel.without(found, all, own.blackWon);
    kernel.remove(found, takeable);
    kernel.add(holds, found, all);
    kernel.without(found, all, holds);
    this.keep('takingWins', wins);
    this.keep('takingLoses', found);
  }

  /** The sets of black men whose mills protect no man. */
  private findUnprotected(to: number): void {
    const { machine, level, found } = this;
    const { protection } = this.rules.parameters;
    const last = LEAST_MEN - level.blackHand;
    if (protection === 'never') this.copy(to, machine.all);
    else if (protection === 'always')
      machine.fillCounts(to, level.layout, this.geometry.points - level.white, last, last);
    else {
      this.clear(found);
      for (const place of this.shape.free.keys()) machine.kernel.addOutside(found, place, this.closed(place, true));
      machine.kernel.without(to, machine.all, found);
    }
  }
}
