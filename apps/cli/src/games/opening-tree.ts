import { endOfLine, type Game, outcomeOf, pathTo } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';

/** What became of the games that came through a turn. */
export interface OpeningNode {
  readonly turn: string;
  readonly games: number;
  readonly white: number;
  readonly draws: number;
  readonly black: number;
  /** What was played after it, the most played first. */
  next(): readonly OpeningNode[];
}

/** The words of 32 bits of a node: its turn by number, what became of its games, and its first child and next sibling (0 for none). */
const TURN = 0;
const GAMES = 1;
const WON = { white: 2, black: 4 } as const;
const DRAWN = 3;
const CHILD = 5;
const SIBLING = 6;
const NODE = 7;

/**
 * The openings of many games, one tree for each rule set; games that begin elsewhere than at the start do not count. A node takes
 * 28 bytes, so that a tree of millions fits into memory.
 */
export class OpeningTree {
  /** The nodes, one after another; the first stands above all rule sets. */
  #words = new Uint32Array(NODE << 12);
  #nodes = 1;
  /** Each turn as it is written (and each rule set) once. */
  readonly #turns: string[] = [];
  readonly #numbers = new Map<string, number>();
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
    let node = this.#child(0, rules.id, winner);
    for (const index of pathTo(game, end).slice(1, this.#depth + 1)) {
      const { turn, parent, dice } = nodes[index] as Game['nodes'][number];
      if (!turn) break;
      const before = (nodes[parent] as Game['nodes'][number]).position;
      const position = dice && rules.awaitsThrow(before) ? rules.throwDice(before, dice) : before;
      node = this.#child(node, writeTurn(rules, position, turn), winner);
    }
  }

  /** Each rule set with what comes after its start; its `turn` is its id. */
  get roots(): readonly OpeningNode[] {
    return this.#after(0);
  }

  #after(parent: number): readonly OpeningNode[] {
    const found: OpeningNode[] = [];
    for (let node = this.#word(parent, CHILD); node !== 0; node = this.#word(node, SIBLING))
      found.push({
        turn: this.#turns[this.#word(node, TURN)] ?? '',
        games: this.#word(node, GAMES),
        white: this.#word(node, WON.white),
        draws: this.#word(node, DRAWN),
        black: this.#word(node, WON.black),
        next: () => this.#after(node),
      });
    return found.sort((a, b) => b.games - a.games || (a.turn < b.turn ? -1 : 1));
  }

  /** The node after another by a turn, counted once more. */
  #child(parent: number, turn: string, winner: 'white' | 'black' | null | undefined): number {
    const number = this.#numberOf(turn);
    let node = this.#word(parent, CHILD);
    while (node !== 0 && this.#word(node, TURN) !== number) node = this.#word(node, SIBLING);
    if (node === 0) node = this.#addChild(parent, number);
    const at = node * NODE;
    this.#words[at + GAMES] = this.#word(node, GAMES) + 1;
    const result = winner ? WON[winner] : winner === null ? DRAWN : null;
    if (result !== null) this.#words[at + result] = this.#word(node, result) + 1;
    return node;
  }

  #addChild(parent: number, turn: number): number {
    const node = this.#nodes++;
    if ((node + 1) * NODE > this.#words.length) {
      const words = new Uint32Array(this.#words.length * 2);
      words.set(this.#words);
      this.#words = words;
    }
    this.#words[node * NODE + TURN] = turn;
    this.#words[node * NODE + SIBLING] = this.#word(parent, CHILD);
    this.#words[parent * NODE + CHILD] = node;
    return node;
  }

  #numberOf(turn: string): number {
    const known = this.#numbers.get(turn);
    if (known !== undefined) return known;
    this.#numbers.set(turn, this.#turns.length);
    return this.#turns.push(turn) - 1;
  }

  #word(node: number, word: number): number {
    return this.#words[node * NODE + word] as number;
  }
}
