import { type Game, type Outcome, type Position, positionOf, type Tally } from '@merellier/rules';

/** A tally, and the node up to which it has counted. */
interface Counted {
  readonly tally: Tally;
  at: number;
}

type Nodes = Game['nodes'];

/** Of each record what was counted last: a game that goes on is not gone through from its beginning after every turn. */
const last = new WeakMap<Nodes, Counted>();

/** How the rules end a game where it stands; null while it goes on. What `outcomeOf` says of a game that no word has ended. */
export const outcomeByRules = (game: Game): Outcome | null => game.rules.outcome(positionOf(game)) ?? drawn(game);

/** The draw that the turns up to where a game stands amount to; null for none. */
function drawn({ rules, nodes, at: end }: Game): Outcome | null {
  const known = last.get(nodes);
  const steps: Nodes[number][] = [];
  let at = end;
  for (let node = nodes[at]; node?.turn && at !== known?.at; node = nodes[at]) {
    steps.push(node);
    at = node.parent;
  }
  const counted = known?.at === at ? known : { tally: rules.tally(nodes[0]?.position as Position), at };
  for (const { turn, position } of steps.reverse()) if (turn) counted.tally.add(turn, position);
  counted.at = end;
  last.set(nodes, counted);
  return counted.tally.drawn();
}

/** Lets a game go on by what was counted for the one that it has grown from by a turn. */
export function handOver(from: Game, to: Game): Game {
  const counted = last.get(from.nodes);
  // It counts on as the game goes on: two games that part here cannot share it.
  if (counted && last.delete(from.nodes)) last.set(to.nodes, counted);
  return to;
}
