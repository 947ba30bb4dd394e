import type { Line, Position, RuleSet, Side, Throw, Turn } from '@merellier/rules';
import { expectation } from '../chance.ts';
import { searchGame } from '../family.ts';
import { lineOf, nowOf, type Root } from '../root.ts';
import { WIN } from '../score.ts';
import type { SearchGame } from '../search-game.ts';

/** Thrown where a tree turns out too large to be searched by brute force. */
export class TooLarge extends Error {}

/** A position of the tree, and what has been found out about it: the tree is asked for deeper and deeper. */
interface Node {
  readonly position: Position;
  readonly line: Line;
  /** The keys of the positions from the root to here. */
  readonly keys: readonly string[];
  /** What it is worth to the side to play where the line ends here. */
  readonly end: number | null;
  /** The turns, or what it is worth without any; two where a throw is awaited, an ordinary and a special one. */
  ways?: readonly (Way | number)[];
  /** The static evaluation. */
  estimate?: number;
}

/** The turns of a position, and where they lead. */
interface Way {
  readonly position: Position;
  readonly turns: readonly Turn[];
  after?: readonly Node[];
}

/** An ordinary throw and a special one. */
const THROWN: readonly Throw[] = [
  [3, 2, 1],
  [6, 5, 4],
];

/**
 * The value of a position by brute force, on the public rules alone: no window, no table, no order. It shares with the
 * engine only the static evaluation of the leaves, and what the engine takes a repetition for.
 */
export class Minimax {
  private readonly rules: RuleSet;
  private readonly game: SearchGame;
  private readonly most: number;
  private root: Root | null = null;
  private tree: Node | null = null;
  /** Turns played before the root. */
  private before = 0;
  private leaves = 0;

  constructor(rules: RuleSet, most: number) {
    this.rules = rules;
    this.game = searchGame(rules);
    this.most = most;
  }

  /** The value of each turn of a root, for the side to play, in the order of the rules. */
  values(root: Root, depth: number): number[] {
    const position = nowOf(root);
    if (root !== this.root || this.tree === null) {
      this.root = root;
      const line = lineOf(root);
      this.before = line.played.length;
      this.tree = { position, line, keys: [this.rules.key(position)], end: null };
    }
    const { tree } = this;
    tree.ways ??= [{ position, turns: this.rules.turns(position) }];
    this.leaves = 0;
    this.count(tree, depth);
    const [way] = tree.ways as readonly [Way];
    return this.after(tree, way).map((next) => this.replyValue(way, next, depth - 1));
  }

  /** Counts the leaves, before any of them is looked at. */
  private count(node: Node, depth: number): void {
    if (node.end !== null) return;
    for (const way of this.ways(node)) {
      if (typeof way === 'number') continue;
      if (depth > 1) for (const next of this.after(node, way)) this.count(next, depth - 1);
      else this.leaves += way.turns.length;
      if (this.leaves > this.most) throw new TooLarge();
    }
  }

  private ways(node: Node): readonly (Way | number)[] {
    const { rules } = this;
    const { position, line } = node;
    if (node.ways) return node.ways;
    if (!rules.awaitsThrow(position)) node.ways = [{ position, turns: rules.turns(position) }];
    else
      node.ways = THROWN.map((dice) => {
        const thrown = rules.throwDice(position, dice);
        return this.endOf(thrown, line) ?? { position: thrown, turns: rules.turns(thrown) };
      });
    return node.ways;
  }

  private after({ line, keys }: Node, way: Way): readonly Node[] {
    const { rules } = this;
    way.after ??= way.turns.map((turn) => {
      const position = rules.play(way.position, turn);
      const longer = { ...line, played: [...line.played, { turn, position }] };
      const key = rules.key(position);
      const end = this.endOf(position, longer) ?? (keys.includes(key) || rules.drawn(longer) ? 0 : null);
      return { position, line: longer, keys: [...keys, key], end };
    });
    return way.after;
  }

  /** What a position is worth to the side to play where the game is over. */
  private endOf(position: Position, line: Line): number | null {
    const outcome = this.rules.outcome(position);
    if (outcome === null) return null;
    return outcome.winner === null ? 0 : valueFor(position.toPlay, outcome.winner, line.played.length - this.before);
  }

  private replyValue(way: Way, next: Node, depth: number): number {
    const value = this.value(next, depth);
    return next.position.toPlay === way.position.toPlay ? value : 0 - value;
  }

  private value(node: Node, depth: number): number {
    if (node.end !== null) return node.end;
    if (depth === 0) {
      node.estimate ??= this.estimate(node);
      return node.estimate;
    }
    const [ordinary, special] = this.ways(node).map((way) =>
      typeof way === 'number'
        ? way
        : Math.max(...this.after(node, way).map((next) => this.replyValue(way, next, depth - 1))),
    );
    return special === undefined ? (ordinary as number) : expectation(ordinary as number, special);
  }

  private estimate({ position }: Node): number {
    this.game.load({ start: position, played: [] }, position);
    return this.game.evaluate();
  }
}

const valueFor = (side: Side, winner: Side, height: number): number => (side === winner ? WIN - height : height - WIN);
