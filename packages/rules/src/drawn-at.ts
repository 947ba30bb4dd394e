import type { Outcome } from './outcome.ts';
import type { Played, Position, RuleSet, Tally, Turn } from './rule-set.ts';

/** Of a node of a game, what draws depend on. */
interface Step {
  readonly parent: number;
  readonly turn: Turn | null;
  readonly position: Position;
}

/** A tally, and the node up to which it has counted. */
interface Counted {
  readonly rules: RuleSet;
  readonly tally: Tally;
  at: number;
}

/** Of each record what was counted last: a game that goes on is not gone through from its beginning after every turn. */
const last = new WeakMap<readonly Step[], Counted>();

/** The draw that the turns up to a node amount to; null for none. */
export function drawnAt(rules: RuleSet, nodes: readonly Step[], index: number): Outcome | null {
  const known = last.get(nodes);
  const before = known?.rules === rules ? known : null;
  const played: Played[] = [];
  let at = index;
  for (let node = nodes[at]; node?.turn && at !== before?.at; node = nodes[at]) {
    played.push({ turn: node.turn, position: node.position });
    at = node.parent;
  }
  const start = nodes[0]?.position as Position;
  const counted = before?.at === at ? before : { rules, tally: rules.tally(start), at };
  for (const { turn, position } of played.reverse()) counted.tally.add(turn, position);
  counted.at = index;
  last.set(nodes, counted);
  return counted.tally.drawn();
}

/** Lets a record go on by what was counted for one that it has grown from, in which every node has the same turns before it. */
export function handOver(from: readonly Step[], to: readonly Step[]): void {
  const counted = last.get(from);
  // It counts on as the game goes on: two games that part here cannot share it.
  if (counted && last.delete(from)) last.set(to, counted);
}
