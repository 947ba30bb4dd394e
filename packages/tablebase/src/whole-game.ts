import type { Position, RuleSet, Turn } from '@merellier/rules';
import type { Value } from './exact.ts';

/** A first turn of a game and what it leads to, for the side that plays it. */
export interface FirstTurn {
  readonly turn: Turn;
  readonly value: Value;
  /** Plies to the end of the game, this one included; null for a draw. */
  readonly distance: number | null;
}

/** A game solved whole, by going through every position that it can come to. */
export interface WholeGame {
  /** Positions without symmetric twins. */
  readonly positions: number;
  readonly wins: number;
  readonly losses: number;
  /** What the first position is worth to the side that begins. */
  readonly value: Value;
  readonly turns: readonly FirstTurn[];
}

/** Positions that are gone through at most: some minutes, and a gigabyte of memory. */
export const MOST_WHOLE = 2_000_000;

/** Positions after which it is told how many have been gone through. */
const TOLD_EVERY = 128;

const [OPEN, WON, LOST, DRAWN] = [0, 1, 2, 3] as const;

/**
 * Solves a game of any rules without dice by nothing but these rules: all positions that it can come to, then backwards from those that are
 * over. Draws that look back are not counted. Null where there are more than `most` positions.
 *
 * @example
 * ```ts
 * import { ruleSet } from '@merellier/rules';
 * import { solveWholeGame } from '@merellier/tablebase';
 *
 * const game = solveWholeGame(ruleSet('marelle-a-3-diagonales'));
 * console.log(game?.value); // win
 * ```
 */
export function solveWholeGame(
  rules: RuleSet,
  most: number = MOST_WHOLE,
  onFound: (positions: number) => void = () => {},
): WholeGame | null {
  if (rules.usesDice) throw new RangeError('a game with dice has no value of its own');
  const graph = new Graph(rules);
  const start = graph.add(rules.start());
  for (let node = 0; node < graph.count; node++) {
    if (graph.count > most) return null;
    if (node % TOLD_EVERY === 0) onFound(node);
    graph.expand(node);
  }
  graph.solve();
  const first = rules.start();
  const turns = rules.turns(first).map((turn): FirstTurn => {
    const after = rules.play(first, turn);
    const node = graph.add(after);
    const value = graph.valueAt(node);
    const seen = after.toPlay === first.toPlay ? value : ({ win: 'loss', draw: 'draw', loss: 'win' } as const)[value];
    return { turn, value: seen, distance: value === 'draw' ? null : graph.pliesOf(node) + 1 };
  });
  return { positions: graph.count, ...graph.counts(), value: graph.valueAt(start), turns };
}

/** The positions of a game up to symmetry, and the turns between them. */
class Graph {
  private readonly rules: RuleSet;
  private readonly nodes = new Map<string, number>();
  private readonly positions: (Position | null)[] = [];
  private readonly state: number[] = [];
  private readonly plies: number[] = [];
  /** Turns not yet known to lose. */
  private readonly left: number[] = [];
  /** Edges by their end: the node before, twice, and one more where the same side goes on. */
  private readonly before: number[][] = [];

  constructor(rules: RuleSet) {
    this.rules = rules;
  }

  get count(): number {
    return this.state.length;
  }

  /** The node of a position, a new one where it has not been met. */
  add(position: Position): number {
    const key = this.keyOf(position);
    const known = this.nodes.get(key);
    if (known !== undefined) return known;
    const node = this.count;
    this.nodes.set(key, node);
    this.positions.push(position);
    this.state.push(OPEN);
    this.plies.push(0);
    this.left.push(0);
    this.before.push([]);
    return node;
  }

  /** The least key of a position and its symmetric twins. */
  private keyOf(position: Position): string {
    const { rules } = this;
    let least = rules.key(position);
    for (let symmetry = 1; symmetry < rules.board.symmetries.length; symmetry++) {
      const key = rules.key(rules.transform(position, symmetry));
      if (key < least) least = key;
    }
    return least;
  }

  /** Plays all turns of a node; twins count once. */
  expand(node: number): void {
    const { rules } = this;
    const position = this.positions[node] as Position;
    this.positions[node] = null;
    const outcome = rules.outcome(position);
    if (outcome) {
      const { winner } = outcome;
      this.state[node] = winner === null ? DRAWN : winner === position.toPlay ? WON : LOST;
      return;
    }
    const edges = new Set<string>();
    for (const turn of rules.turns(position)) {
      const after = rules.play(position, turn);
      const to = this.add(after);
      const edge = 2 * node + (after.toPlay === position.toPlay ? 1 : 0);
      const name = `${to} ${edge}`;
      if (edges.has(name)) continue;
      edges.add(name);
      (this.before[to] as number[]).push(edge);
    }
    this.left[node] = edges.size;
  }

  /** Backwards from what is over, the nearest first. */
  solve(): void {
    let now = this.state.flatMap((state, node) => (state === WON || state === LOST ? [node] : []));
    for (let plies = 1; now.length > 0; plies++) {
      const next: number[] = [];
      for (const node of now)
        for (const edge of this.before[node] as number[]) {
          const from = edge >> 1;
          if (this.state[from] !== OPEN) continue;
          const wins = (this.state[node] === LOST) === ((edge & 1) === 0);
          if (!wins) {
            const left = (this.left[from] as number) - 1;
            this.left[from] = left;
            if (left > 0) continue;
          }
          this.state[from] = wins ? WON : LOST;
          this.plies[from] = plies;
          next.push(from);
        }
      now = next;
    }
  }

  valueAt(node: number): Value {
    const state = this.state[node];
    return state === WON ? 'win' : state === LOST ? 'loss' : 'draw';
  }

  pliesOf(node: number): number {
    return this.plies[node] as number;
  }

  counts(): { readonly wins: number; readonly losses: number } {
    const count = (state: number): number => this.state.filter((each) => each === state).length;
    return { wins: count(WON), losses: count(LOST) };
  }
}
