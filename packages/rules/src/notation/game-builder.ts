import type { Drawn, Game, GameNode } from '../game.ts';
import type { Outcome } from '../outcome.ts';
import type { Position, RuleSet, Tally, Turn } from '../rule-set.ts';
import type { Side } from '../side.ts';
import type { Throw } from '../throw.ts';
import { readDrawn } from './drawn.ts';
import { firstNumber } from './fen-counters.ts';
import type { TurnNumber } from './turn-number.ts';

/** A node while the game grows. */
interface Growing {
  readonly parent: number;
  readonly turn: Turn | null;
  readonly dice: Throw | null;
  readonly position: Position;
  thrown: Throw | null;
  readonly comments: string[];
  readonly drawn: Drawn[];
  readonly nags: number[];
  readonly children: number[];
  /** The number of the turn that follows, and whether it opens that number. */
  readonly number: number;
  readonly opens: boolean;
}

/**
 * A game that grows turn by turn, with its variations, in place: each turn, comment and mark costs the same however long the
 * game is.
 */
export class GameBuilder {
  readonly rules: RuleSet;
  /** The node at which the game stands. */
  at = 0;
  readonly #tags: Game['tags'];
  readonly #nodes: Growing[] = [];
  readonly #tally: Tally;
  readonly #first: Side;

  constructor({ rules, tags, nodes: [start] }: Game) {
    this.rules = rules;
    this.#tags = tags;
    const position = start?.position ?? rules.start();
    this.#first = rules.start().toPlay;
    this.#tally = rules.tally(position);
    this.#push(-1, null, null, position, firstNumber(tags), position.toPlay === this.#first);
  }

  /** The position before any throw for the turn to come, and that throw. */
  get node(): { readonly position: Position; readonly thrown: Throw | null; readonly parent: number } {
    return this.#node;
  }

  /** The position where the game stands, with its throw. */
  get position(): Position {
    const { position, thrown } = this.#node;
    return thrown && this.rules.awaitsThrow(position) ? this.rules.throwDice(position, thrown) : position;
  }

  /** The number of the turn to come. */
  get next(): TurnNumber {
    const { number, opens, position } = this.#node;
    return { number, opens, side: position.toPlay };
  }

  /** How many turns the game has, variations included. */
  get size(): number {
    return this.#nodes.length - 1;
  }

  /** The draw that the game so far amounts to by the rules that look back. */
  drawn(): Outcome | null {
    return this.#tally.drawn();
  }

  outcome(): Outcome | null {
    return this.rules.outcome(this.position) ?? this.drawn();
  }

  /** Adds a legal turn of this position, or goes to it where it is there already. */
  add(turn: Turn, before: Position): void {
    const { rules } = this;
    const { dice } = before;
    const node = this.#node;
    let next = node.children.find((child) => {
      const { turn: other, dice: otherDice } = this.#nodes[child] as Growing;
      return other && rules.same(other, turn) && String(otherDice) === String(dice);
    });
    if (next === undefined) {
      const position = rules.play(before, turn);
      const opens = position.toPlay === this.#first && node.position.toPlay !== this.#first;
      next = this.#push(this.at, turn, dice, position, node.number + (opens ? 1 : 0), opens);
      node.children.push(next);
    }
    this.#enter(next);
  }

  /** Goes back one turn, as a variation does that replaces it. */
  back(): void {
    this.at = this.#node.parent;
    this.#tally.remove();
  }

  /** Goes from within a variation back to the turn that it replaces, which is the node `to`. */
  leaveVariation(to: number): void {
    const { parent } = this.#nodes[to] as Growing;
    while (this.at !== parent) this.back();
    this.#enter(to);
  }

  throwDice(dice: Throw): void {
    const node = this.#node;
    if (!node.thrown && this.rules.awaitsThrow(node.position)) node.thrown = dice;
  }

  /** Adds a comment, which may hold commands that draw arrows and rings. */
  comment(text: string): void {
    const { comment, drawn } = readDrawn(this.rules.board, text);
    if (comment !== '') this.#node.comments.push(comment);
    for (const mark of drawn) this.#node.drawn.push(mark);
  }

  mark(nag: number): void {
    this.#node.nags.push(nag);
  }

  /** The game as a value, standing where this one stands. */
  toGame(): Game {
    const nodes = this.#nodes.map(
      ({ parent, turn, dice, position, thrown, comments, drawn, nags }): GameNode => ({
        parent,
        turn,
        dice,
        position,
        thrown,
        comment: comments.join(' '),
        nags,
        ...(drawn.length > 0 && { drawn }),
      }),
    );
    return { rules: this.rules, tags: this.#tags, nodes, at: this.at, ahead: [], ended: null };
  }

  get #node(): Growing {
    return this.#nodes[this.at] as Growing;
  }

  #enter(index: number): void {
    this.at = index;
    const { turn, position } = this.#node;
    if (turn) this.#tally.add(turn, position);
  }

  #push(
    parent: number,
    turn: Turn | null,
    dice: Throw | null,
    position: Position,
    number: number,
    opens: boolean,
  ): number {
    const own = { comments: [], drawn: [], nags: [], children: [] };
    return this.#nodes.push({ parent, turn, dice, position, thrown: null, ...own, number, opens }) - 1;
  }
}
