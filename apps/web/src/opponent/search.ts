import { type Position, type RuleSet, type Side, THROWS, type Throw, type Turn } from '@merellier/rules';
import { evaluate } from './evaluation.ts';

const WIN = 1_000_000;

/** How long the search may go on. Two turns are always seen to their end, unless that takes `hardNodes` positions. */
export interface Limits {
  /** Milliseconds after which no deeper search is begun or finished. */
  readonly millis: number;
  readonly maxDepth: number;
  readonly hardNodes: number;
  /** The present time in milliseconds. */
  readonly now: () => number;
  /** A number from 0 to 1, to choose among turns of equal worth. */
  readonly random: () => number;
}

/** Two turns: one's own and the answer. */
const SURE_DEPTH = 2;

class OutOfBounds extends Error {}

/** One throw of each kind that the rule set tells apart, with its share of all throws. */
function throwKinds(rules: RuleSet): readonly { readonly dice: Throw; readonly share: number }[] {
  return [true, false].flatMap((special) => {
    const kind = THROWS.filter(({ dice }) => rules.isSpecial(dice) === special);
    const ways = kind.reduce((sum, { ways }) => sum + ways, 0);
    return kind[0] ? [{ dice: kind[0].dice, share: ways / 216 }] : [];
  });
}

/**
 * Looks for a good turn by alpha-beta, one turn deeper at a time, with the average over throws where dice are awaited.
 * It uses nothing but the interface of rule sets. Null where there is no turn to play.
 */
export function search(rules: RuleSet, position: Position, limits: Limits): Turn | null {
  const turns = shuffle(rules.turns(position), limits.random);
  if (turns.length <= 1) return turns[0] ?? null;
  const searcher = new Searcher(rules, limits);
  let ranked = turns.map((turn) => ({ turn, score: 0 }));
  for (let depth = 1; depth <= limits.maxDepth; depth++) {
    try {
      ranked = searcher.rank(position, ranked, depth);
    } catch (reason) {
      if (reason instanceof OutOfBounds) break;
      throw reason;
    }
    if (Math.abs(ranked[0]?.score ?? 0) > WIN / 2) break;
  }
  return ranked[0]?.turn ?? null;
}

interface Ranked {
  readonly turn: Turn;
  readonly score: number;
}

class Searcher {
  private readonly rules: RuleSet;
  private readonly limits: Limits;
  private readonly throws: ReturnType<typeof throwKinds>;
  private readonly end: number;
  private nodes = 0;
  private depth = 0;

  constructor(rules: RuleSet, limits: Limits) {
    this.rules = rules;
    this.limits = limits;
    this.throws = throwKinds(rules);
    this.end = limits.now() + limits.millis;
  }

  /** The turns with their worth at this depth, the best first; those not better than the best keep their order. */
  rank(position: Position, turns: readonly Ranked[], depth: number): Ranked[] {
    this.depth = depth;
    let best = -Infinity;
    const scored = turns.map(({ turn }) => {
      const after = this.rules.play(position, turn);
      const score = this.seenFrom(position.toPlay, after, depth - 1, best, Infinity);
      best = Math.max(best, score);
      return { turn, score };
    });
    return scored.sort((a, b) => b.score - a.score);
  }

  /** The worth of a position for a side that need not be the one to play: an extra turn leaves it to the same one. */
  private seenFrom(side: Side, position: Position, depth: number, alpha: number, beta: number): number {
    return position.toPlay === side
      ? this.worth(position, depth, alpha, beta)
      : -this.worth(position, depth, -beta, -alpha);
  }

  /** The worth of a position for the side to play. */
  private worth(position: Position, depth: number, alpha: number, beta: number): number {
    const { rules } = this;
    this.count();
    const outcome = rules.outcome(position);
    if (outcome) return outcome.winner === null ? 0 : (WIN + depth) * (outcome.winner === position.toPlay ? 1 : -1);
    if (depth <= 0) return evaluate(rules, position, position.toPlay);
    if (rules.awaitsThrow(position))
      return this.throws.reduce(
        (sum, { dice, share }) => sum + share * this.worth(rules.throwDice(position, dice), depth, -Infinity, Infinity),
        0,
      );
    let best = -Infinity;
    for (const turn of rules.turns(position)) {
      const after = rules.play(position, turn);
      const score = this.seenFrom(position.toPlay, after, depth - 1, Math.max(alpha, best), beta);
      if (score > best) best = score;
      if (best >= beta) break;
    }
    return best;
  }

  private count(): void {
    this.nodes++;
    if (this.nodes > this.limits.hardNodes) throw new OutOfBounds();
    if (this.depth > SURE_DEPTH && (this.nodes & 63) === 0 && this.limits.now() > this.end) throw new OutOfBounds();
  }
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffled = [...items];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.min(i, Math.floor(random() * (i + 1)));
    [shuffled[i], shuffled[j]] = [shuffled[j] as Item, shuffled[i] as Item];
  }
  return shuffled;
}
