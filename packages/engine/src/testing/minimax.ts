import type { Line, Position, RuleSet, Side, Turn } from '@merellier/rules';
import { expectation } from '../chance.ts';
import { searchGame } from '../family.ts';
import { lineOf, nowOf, type Root } from '../root.ts';
import { WIN } from '../score.ts';
import type { SearchGame } from '../search-game.ts';

/** Thrown where a tree turns out too large to be searched by brute force. */
export class TooLarge extends Error {}

/**
 * The value of a position by brute force, on the public rules alone: no window, no table, no order. It shares with the
 * engine only the static evaluation of the leaves, and what the engine takes a repetition for.
 */
export class Minimax {
  private readonly rules: RuleSet;
  private readonly game: SearchGame;
  private readonly most: number;
  private leaves = 0;
  /** Turns played before the root. */
  private before = 0;

  constructor(rules: RuleSet, most: number) {
    this.rules = rules;
    this.game = searchGame(rules);
    this.most = most;
  }

  /** The value of each turn of a root, for the side to play, in the order of the rules. */
  values(root: Root, depth: number): number[] {
    const position = nowOf(root);
    const line = lineOf(root);
    this.leaves = 0;
    this.before = line.played.length;
    return this.rules.turns(position).map((turn) => this.after(position, turn, depth - 1, line));
  }

  private after(position: Position, turn: Turn, depth: number, line: Line): number {
    const next = this.rules.play(position, turn);
    const value = this.value(next, depth, { ...line, played: [...line.played, { turn, position: next }] });
    return next.toPlay === position.toPlay ? value : 0 - value;
  }

  private value(position: Position, depth: number, line: Line): number {
    const { rules } = this;
    const height = line.played.length - this.before;
    const outcome = rules.outcome(position);
    if (outcome) return outcome.winner === null ? 0 : valueFor(position.toPlay, outcome.winner, height);
    const path = [line.start, ...line.played.map((played) => played.position)].slice(this.before, -1);
    const key = rules.key(position);
    if (path.some((earlier) => rules.key(earlier) === key) || rules.drawn(line)) return 0;
    if (depth === 0) {
      if (++this.leaves > this.most) throw new TooLarge();
      this.game.load(line, position);
      return this.game.evaluate();
    }
    if (!rules.awaitsThrow(position)) return this.best(position, depth, line);
    const [ordinary, special] = [[3, 2, 1] as const, [6, 5, 4] as const].map((dice) => {
      const thrown = rules.throwDice(position, dice);
      const end = rules.outcome(thrown);
      if (end) return end.winner === null ? 0 : valueFor(position.toPlay, end.winner, height);
      return this.best(thrown, depth, line);
    });
    return expectation(ordinary as number, special as number);
  }

  private best(position: Position, depth: number, line: Line): number {
    return Math.max(...this.rules.turns(position).map((turn) => this.after(position, turn, depth - 1, line)));
  }
}

const valueFor = (side: Side, winner: Side, height: number): number => (side === winner ? WIN - height : height - WIN);
