import { endOfLine, type Game, outcomeOf, pathTo } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';

/** What became of the games that came through a turn. */
export interface OpeningNode {
  readonly turn: string;
  games: number;
  white: number;
  draws: number;
  black: number;
  readonly next: Map<string, OpeningNode>;
}

const makeNode = (turn: string): OpeningNode => ({ turn, games: 0, white: 0, draws: 0, black: 0, next: new Map() });

/** The openings of many games, one tree for each rule set; games that begin elsewhere than at the start do not count. */
export class OpeningTree {
  readonly roots: Map<string, OpeningNode> = new Map();
  readonly #depth: number;

  constructor(depth: number) {
    this.#depth = depth;
  }

  add(game: Game): void {
    const { rules, nodes } = game;
    const [start] = nodes;
    if (!start || rules.key(start.position) !== rules.key(rules.start())) return;
    const end = endOfLine(game);
    const winner = outcomeOf(game, end)?.winner;
    let node = this.#child(this.roots, rules.id, winner);
    for (const index of pathTo(game, end).slice(1, this.#depth + 1)) {
      const { turn, parent, dice } = nodes[index] as Game['nodes'][number];
      if (!turn) break;
      const before = (nodes[parent] as Game['nodes'][number]).position;
      const position = dice && rules.awaitsThrow(before) ? rules.throwDice(before, dice) : before;
      node = this.#child(node.next, writeTurn(rules, position, turn), winner);
    }
  }

  #child(among: Map<string, OpeningNode>, turn: string, winner: 'white' | 'black' | null | undefined): OpeningNode {
    const known = among.get(turn);
    const node = known ?? makeNode(turn);
    if (!known) among.set(turn, node);
    node.games++;
    if (winner) node[winner]++;
    else if (winner === null) node.draws++;
    return node;
  }
}

/** The turns after a node, the most played first. */
export const mostPlayed = ({ next }: Pick<OpeningNode, 'next'>): readonly OpeningNode[] =>
  [...next.values()].sort((a, b) => b.games - a.games || (a.turn < b.turn ? -1 : 1));
