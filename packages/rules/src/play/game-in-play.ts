import type { Game, GameNode } from '../game.ts';
import { writeBoard } from '../notation/board-text.ts';
import { writeGameBy } from '../notation/game-writer.ts';
import type { PlayNotation } from '../notation/notation.ts';
import type { NotationProblem, TurnProblem } from '../notation/problem.ts';
import { resultOf } from '../notation/result.ts';
import type { Outcome } from '../outcome.ts';
import { fail, ok, type Result } from '../result.ts';
import type { RuleSet, Tally } from '../rule-set.ts';
import { other, type Side } from '../side.ts';
import { type Throw, toThrow } from '../throw.ts';
import { refusalSentence } from './refusal-sentence.ts';

/** The type of the positions, and of the turns, of a rule set. */
export type PositionOf<R extends RuleSet> = ReturnType<R['start']>;
export type TurnOf<R extends RuleSet> = ReturnType<R['turns']>[number];

/** A turn that cannot be played, a position that cannot stand, or a game that cannot be read: `problem` says why, as data. */
export class Refused extends Error {
  readonly problem: NotationProblem;

  constructor(text: string, problem: NotationProblem) {
    super(refusalSentence(text, problem));
    this.name = 'Refused';
    this.problem = problem;
  }
}

/** One turn that was played, the throw that governed it, and the position after it. */
interface Ply<R extends RuleSet> {
  readonly turn: TurnOf<R>;
  readonly dice: Throw | null;
  readonly position: PositionOf<R>;
}

/**
 * A game as it is played: turns go in and come out as text, and the game keeps the position, the draws and the record. It
 * changes as it is played; the values of `@merellier/rules` beneath it (`rules`, `position`, `record`) do not.
 */
export class GameInPlay<R extends RuleSet = RuleSet> {
  readonly rules: R;
  readonly #notation: PlayNotation;
  #start: PositionOf<R>;
  #plies: Ply<R>[] = [];
  #now: PositionOf<R>;
  #tally: Tally;
  /** How the game ended by word: a resignation, or a draw that was agreed. */
  #ended: Outcome | null = null;
  /** What is asked for again and again in one position: found once. */
  #legal: readonly TurnOf<R>[] | null = null;
  #texts: readonly string[] | null = null;

  constructor(notation: PlayNotation, rules: R) {
    this.#notation = notation;
    this.rules = rules;
    this.#start = rules.start() as PositionOf<R>;
    this.#now = this.#start;
    this.#tally = rules.tally(this.#start);
  }

  /** The position as it stands, an immutable value. */
  get position(): PositionOf<R> {
    return this.#now;
  }

  /** The position as text: `W:Wa1,d6:Bb4,f2:H7,7`. */
  get fen(): string {
    return this.#notation.writeFen(this.rules, this.#now);
  }

  /** The side whose turn it is. */
  get toPlay(): Side {
    return this.#now.toPlay;
  }

  /** Whether the dice must be thrown (`throwDice`) before the side to play can play. */
  get awaitsThrow(): boolean {
    return this.outcome === null && this.rules.awaitsThrow(this.#now);
  }

  /** How the game ended: who won, or null for a draw, and why; null while it goes on. */
  get outcome(): Outcome | null {
    return this.#ended ?? (this.#legalTurns().length > 0 ? null : this.rules.outcome(this.#now)) ?? this.#tally.drawn();
  }

  /** The result as it is written: `1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on. */
  get result(): '1-0' | '0-1' | '1/2-1/2' | '*' {
    return resultOf(this.outcome);
  }

  /** The turns played so far, as texts. */
  get history(): readonly string[] {
    return this.#plies.map(({ turn }, ply) => this.#notation.writeTurn(this.rules, this.#before(ply), turn));
  }

  /** The legal turns, as texts; none when the game is over or while a throw is awaited. */
  turns(): readonly string[] {
    return this.outcome === null ? this.#turnTexts() : [];
  }

  /** Plays a turn given as text, and returns the game itself. Throws {@link Refused} where it is not legal. */
  play(text: string): this {
    const read = this.#read(text);
    if (!read.ok) throw new Refused(text, read.error);
    const turn = read.value;
    const dice = this.#now.dice;
    this.#now = this.rules.play(this.#now, turn) as PositionOf<R>;
    this.#plies.push({ turn, dice, position: this.#now });
    this.#tally.add(turn, this.#now);
    this.#forget();
    return this;
  }

  /** Why a turn given as text cannot be played now, as data (`@merellier/words` puts it in a sentence); null if it can. */
  refusal(text: string): TurnProblem | null {
    const read = this.#read(text);
    return read.ok ? null : read.error;
  }

  /** Throws the dice for the side to play: three faces in any order. Where no throw is awaited, a RangeError is thrown. */
  throwDice(faces: readonly number[]): this {
    this.#now = this.rules.throwDice(this.#now, toThrow(faces)) as PositionOf<R>;
    this.#forget();
    return this;
  }

  /**
   * Takes the last turn back and returns its text; null at the start. Its throw stands, and a game that ended goes on, by
   * word too.
   */
  undo(): string | null {
    this.#ended = null;
    const last = this.#plies.pop();
    if (!last) return null;
    const before = this.#before(this.#plies.length);
    this.#now = this.#withThrow(before, last.dice);
    this.#tally = this.rules.tally(this.#start);
    for (const { turn, position } of this.#plies) this.#tally.add(turn, position);
    this.#forget();
    return this.#notation.writeTurn(this.rules, this.#now, last.turn);
  }

  /** Begins anew from a position given as text. Throws {@link Refused} where it cannot stand under the rules. */
  setUp(fen: string): this {
    const read = this.#notation.readFen(this.rules, fen);
    if (!read.ok) throw new Refused(fen, read.error);
    this.#start = read.value as PositionOf<R>;
    this.#now = this.#start;
    this.#plies = [];
    this.#ended = null;
    this.#tally = this.rules.tally(this.#start);
    this.#forget();
    return this;
  }

  /** A side resigns, the one to play unless another is named. A game that is over stays as it ended. */
  resign(side: Side = this.#now.toPlay): this {
    this.#ended ??= this.outcome ?? { winner: other(side), reason: 'resignation' };
    return this;
  }

  /** Both sides agree on a draw. A game that is over stays as it ended. */
  agreeDraw(): this {
    this.#ended ??= this.outcome ?? { winner: null, reason: 'agreement' };
    return this;
  }

  /** The game as a text of tags, turns and result, which reads back the same. */
  text(tags: Readonly<Record<string, string>> = {}): string {
    return writeGameBy(this.#notation, { ...this.record(), tags });
  }

  /** The board, the men on it and those in hand in plain characters: White `o`, Black `x`, kings as capitals. */
  picture(): string {
    const view = this.rules.view(this.#now);
    const { white, black } = view.hands;
    const hands = [...(white > 0 ? ['o'.repeat(white)] : []), ...(black > 0 ? ['x'.repeat(black)] : [])];
    return [writeBoard(this.rules.board, view), ...(hands.length > 0 ? [`in hand: ${hands.join(' ')}`] : [])].join(
      '\n',
    );
  }

  /** What Node prints of it. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `GameInPlay(${this.rules.id}, ${this.fen}, ${this.result})`;
  }

  /** The game as the immutable record that the rest of the library takes. */
  record(): Game {
    const thrown = this.#now.dice !== null && this.#before(this.#plies.length).dice === null ? this.#now.dice : null;
    const nodes: GameNode[] = [{ ...EMPTY_NODE, parent: -1, turn: null, dice: null, position: this.#start }];
    for (const [at, ply] of this.#plies.entries()) nodes.push({ ...EMPTY_NODE, ...ply, parent: at });
    const at = nodes.length - 1;
    if (thrown) nodes[at] = { ...(nodes[at] as GameNode), thrown };
    const ended = this.#ended ? { at, outcome: this.#ended } : null;
    return { rules: this.rules, tags: {}, nodes, at, ahead: [], ended };
  }

  /** The position before a turn, without the throw that governed it. */
  #before(ply: number): PositionOf<R> {
    return this.#plies[ply - 1]?.position ?? this.#start;
  }

  #withThrow(position: PositionOf<R>, dice: Throw | null): PositionOf<R> {
    return dice && this.rules.awaitsThrow(position)
      ? (this.rules.throwDice(position, dice) as PositionOf<R>)
      : position;
  }

  #forget(): void {
    this.#legal = null;
    this.#texts = null;
  }

  #legalTurns(): readonly TurnOf<R>[] {
    this.#legal ??= this.rules.turns(this.#now);
    return this.#legal;
  }

  #turnTexts(): readonly string[] {
    this.#texts ??= this.#notation.writeTurns(this.rules, this.#now, this.#legalTurns());
    return this.#texts;
  }

  /** A turn as it is written is found in the list; any other spelling is read, and judged. */
  #read(text: string): Result<TurnOf<R>, TurnProblem> {
    const { outcome } = this;
    if (outcome)
      return fail({ problem: 'turn-refused', text, refusal: { reason: 'game-over', outcome: outcome.reason } });
    const turn = this.#legalTurns()[this.#turnTexts().indexOf(text)];
    return turn ? ok(turn) : (this.#notation.readTurn(this.rules, this.#now, text) as Result<TurnOf<R>, TurnProblem>);
  }
}

const EMPTY_NODE = { thrown: null, comment: '', nags: [] } as const;
