import { MillRuleSet, type Position, type RuleSet, type Side, type Turn } from '@merellier/rules';
import { leadOf, takesMen } from './lead.ts';

/** What a side wants to force: the game, or to be so many men further ahead, which the other side cannot take back at once. */
export type Aim = { readonly kind: 'win' } | { readonly kind: 'men'; readonly men: number };

/** What a {@link Force} is about. */
export interface Forced {
  readonly rules: RuleSet;
  /** The side that forces. */
  readonly side: Side;
  readonly aim: Aim;
  /** How far it was ahead before, in men. */
  readonly lead: number;
  /** Positions at which the game would be drawn by repetition, by their keys. */
  readonly drawn?: ReadonlySet<string>;
  /** The turns that it tries; several proofs can share them. */
  readonly trials: Trials;
}

/** The turns of positions and where they lead, each position once, up to so many turns in all. */
export class Trials {
  private readonly rules: RuleSet;
  private left: number;
  private readonly seen = new Map<string, readonly (readonly [Turn, Position])[]>();

  constructor(rules: RuleSet, most: number) {
    this.rules = rules;
    this.left = most;
  }

  /** Captures first. Throws {@link GivenUp} once there have been too many. */
  after(position: Position): readonly (readonly [Turn, Position])[] {
    const { rules } = this;
    const key = rules.key(position);
    const known = this.seen.get(key);
    if (known) return known;
    if (this.left <= 0) throw new GivenUp();
    const all = rules.turns(position).map((turn) => [turn, rules.play(position, turn)] as const);
    this.left -= all.length;
    const sorted = [...all.filter(([turn]) => takesMen(turn)), ...all.filter(([turn]) => !takesMen(turn))];
    this.seen.set(key, sorted);
    return sorted;
  }
}

/** Thrown within where a proof takes too long. */
class GivenUp extends Error {}

/**
 * Proofs by the rules alone: whether a side forces its aim within so many turns of either side, whatever the other plays.
 * Every answer is tried, nothing is estimated and nothing is left out, so that what is proved holds; what takes too many
 * turns to prove is given up.
 */
export class Force {
  readonly of: Forced;
  private last: Turn | null;
  private readonly known = new Map<string, boolean>();
  private readonly mustTake: boolean;

  /** `first`: the answer to try before others, a search's best for instance. */
  constructor(of: Forced, first: Turn | null = null) {
    this.of = of;
    this.last = first;
    this.mustTake = of.rules.parameters['obligation'] === 'enforced';
  }

  /** Whether the aim is forced from here within so many turns; null where that takes too long to say. */
  within(position: Position, turns: number): boolean | null {
    try {
      return this.forced(position, turns);
    } catch (error) {
      if (error instanceof GivenUp) return null;
      throw error;
    }
  }

  /** The least number of turns, up to `most`, within which the aim is forced; null where there is none, or it takes too long. */
  least(position: Position, most: number): number | null {
    for (let turns = 0; turns <= most; turns++) {
      const found = this.within(position, turns);
      if (found !== false) return found === null ? null : turns;
    }
    return null;
  }

  /** A turn of the forcing side that keeps the aim within so many turns, this one included. */
  answer(position: Position, turns: number): Turn | null {
    const all = this.of.trials.after(position);
    // One answer to many replies is easier to understand than many.
    const { last } = this;
    const sorted = last
      ? [...all.filter(([turn]) => isLike(turn, last)), ...all.filter(([turn]) => !isLike(turn, last))]
      : all;
    const found = sorted.find(([, next]) => this.within(next, turns - 1) === true)?.[0] ?? null;
    this.last = found ?? last;
    return found;
  }

  /** The captures that can follow at once where a capture must be made, the best for the side to play first. */
  exchange(position: Position): readonly Turn[] {
    if (!this.mustTake || this.of.rules.outcome(position)) return [];
    const sign = position.toPlay === this.of.side ? -1 : 1;
    return this.of.trials
      .after(position)
      .filter(([turn]) => takesMen(turn))
      .map(([turn, next]) => ({ turn, worth: sign * this.quiet(next) }))
      .sort((a, b) => a.worth - b.worth)
      .map(({ turn }) => turn);
  }

  private forced(position: Position, left: number): boolean {
    const { rules, side, aim, drawn, trials } = this.of;
    const outcome = rules.outcome(position);
    if (outcome) return outcome.winner === side;
    if (rules.awaitsThrow(position)) return false;
    const key = rules.key(position);
    if (drawn?.has(key)) return false;
    if (aim.kind === 'men' && this.holds(position, aim.men)) return true;
    if (left <= 0) return false;
    const name = `${key} ${left}`;
    const seen = this.known.get(name);
    if (seen !== undefined) return seen;
    const own = position.toPlay === side;
    const turns = trials.after(position);
    const found = own
      ? turns.some(([, next]) => this.forced(next, left - 1))
      : turns.every(([, next]) => this.forced(next, left - 1));
    this.known.set(name, found);
    return found;
  }

  /** Whether the men are won, and stay so through the captures that can follow at once. */
  private holds(position: Position, men: number): boolean {
    const wanted = this.of.lead + men;
    if (leadOf(this.of.rules, position, this.of.side) < wanted) return false;
    return this.of.rules instanceof MillRuleSet ? this.holdsInMill(position, wanted) : this.quiet(position) >= wanted;
  }

  /** One mill of the other side, closed at once, must not make up for it. */
  private holdsInMill(position: Position, wanted: number): boolean {
    const { rules, side } = this.of;
    if (position.toPlay === side) return true;
    return this.of.trials.after(position).every(([, next]) => {
      const outcome = rules.outcome(next);
      return outcome ? outcome.winner === side : leadOf(rules, next, side) >= wanted;
    });
  }

  /** The lead once an exchange is over. */
  private quiet(position: Position): number {
    const { rules, side } = this.of;
    const outcome = rules.outcome(position);
    if (outcome) return outcome.winner === side ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    const captures = this.of.trials.after(position).filter(([turn]) => takesMen(turn));
    const lead = leadOf(rules, position, side);
    if (captures.length === 0) return lead;
    const after = captures.map(([, next]) => this.quiet(next));
    const own = position.toPlay === side;
    const best = own ? Math.max(...after) : Math.min(...after);
    // Where nothing has to be taken, either side may leave it.
    return this.mustTake ? best : own ? Math.max(best, lead) : Math.min(best, lead);
  }
}

/** Whether a turn goes the same way as another, whatever it takes. */
export const isLike = (a: object, b: object): boolean => wayOf(a) === wayOf(b);

const wayOf = (turn: object): string =>
  JSON.stringify(['from' in turn ? turn.from : null, 'to' in turn ? turn.to : null, takesMen(turn)]);

/** The positions that a game has come through twice: once more, and it is drawn where the rules say so. */
export function nearlyDrawn(rules: RuleSet, positions: readonly Position[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const position of positions) {
    const key = rules.key(position);
    if (seen.has(key)) twice.add(key);
    seen.add(key);
  }
  return twice;
}
