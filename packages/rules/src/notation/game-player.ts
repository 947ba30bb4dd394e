import type { Game } from '../game.ts';
import type { Position, Turn } from '../rule-set.ts';
import type { Throw } from '../throw.ts';
import { FileCount } from './file-count.ts';
import { repairTurn } from './file-turns.ts';
import { GameBuilder } from './game-builder.ts';
import { type GameToken, MOST_MARK } from './game-token.ts';
import type { ReadingDialect, ReadingNotation } from './notation.ts';
import type { GameProblem, TurnProblem } from './problem.ts';
import type { GameRemark } from './remark.ts';
import { readThrow } from './throw.ts';

/** A word of a text without braces, or a sign whose meaning is not settled; turns have a number, or are shorter. */
const WORD = /^(?:[\p{L}’'][\p{L}’'.,:-]{2,}|[+-])$/u;

type TurnToken = Extract<GameToken, { kind: 'turn' | 'number' }>;

/** Plays the tokens of one game, keeping its place while it reads variations. */
export class GamePlayer {
  readonly #builder: GameBuilder;
  readonly #notation: ReadingNotation;
  readonly #dialect: ReadingDialect;
  readonly #tokens: readonly GameToken[];
  readonly #tell: (remark: GameRemark) => void;
  readonly #isTurn: (text: string) => boolean;
  /** A throw read and not yet used. */
  #dice: Throw | null = null;
  /** The open variations: where each goes back to, and its line. */
  readonly #open: { readonly at: number; readonly line: number }[] = [];
  readonly #count: FileCount;
  /** The words outside of braces that are being read. */
  #words: { line: number; text: string } | null = null;

  constructor(
    notation: ReadingNotation,
    game: Game,
    dialect: ReadingDialect,
    tokens: readonly GameToken[],
    tell: (remark: GameRemark) => void,
  ) {
    this.#notation = notation;
    this.#builder = new GameBuilder(game);
    this.#dialect = dialect;
    this.#tokens = tokens;
    this.#tell = tell;
    const { rules } = game;
    const start = rules.start();
    this.#count = new FileCount(start.toPlay, rules.key(this.#builder.position) === rules.key(start));
    this.#isTurn = bareNumberIsTurn(game, tokens);
  }

  /** The game at the end of its main line; or what is wrong. */
  read(): Game | GameProblem {
    const tokens = this.#tokens;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] as GameToken;
      if (this.#words && token.kind !== 'turn' && !(token.kind === 'number' && token.dots === 0)) this.#endWords();
      const read = this.#readToken(token, i);
      if (typeof read !== 'number') return read;
      i += read;
    }
    this.#endWords();
    this.#leaveThrow();
    const unclosed = this.#open[0];
    if (unclosed) {
      this.#tell({ remark: 'variation-unclosed', line: unclosed.line });
      for (const { at } of this.#open.reverse()) this.#builder.leaveVariation(at);
    }
    return this.#builder.toGame();
  }

  /** The game up to what is wrong, at the end of its main line; null where nothing of it was played. */
  soFar(): Game | null {
    // What is wrong may be the main line, read as a part of a variation that somebody forgot to close.
    const line = unclosedLine(this.#tokens);
    if (line !== null) this.#tell({ remark: 'variation-unclosed', line });
    for (const { at } of this.#open.reverse()) this.#builder.leaveVariation(at);
    return this.#builder.size > 0 ? this.#builder.toGame() : null;
  }

  /** Reads a token; gives back how many of those after it were read with it. */
  #readToken(token: GameToken, index: number): number | GameProblem {
    switch (token.kind) {
      case 'turn':
        return this.#readTurn(token, index);
      case 'number':
        if (token.dots === 0 && (this.#isTurn(token.raw) || !this.#count.isDue(token.number, this.#builder.next)))
          return this.#readTurn(token, index);
        return this.#readNumber(token);
      case 'throw':
        return this.#readThrow(token) ?? 0;
      case 'comment':
        if (!token.closed) this.#tell({ remark: 'comment-unclosed', line: token.line, text: token.raw });
        this.#builder.comment(token.text);
        return 0;
      case 'nag':
        if (token.number > MOST_MARK) return { problem: 'game-mark', line: token.line, text: token.raw };
        this.#builder.mark(token.number);
        return 0;
      case 'open': {
        if (this.#builder.node.parent < 0) return unreadable(token);
        this.#leaveThrow();
        this.#open.push({ at: this.#builder.at, line: token.line });
        this.#builder.back();
        return 0;
      }
      case 'close': {
        const back = this.#open.pop();
        if (!back) return unreadable(token);
        this.#leaveThrow();
        this.#builder.leaveVariation(back.at);
        return 0;
      }
      case 'escaped':
        if (token.text !== '') this.#tell({ remark: 'text-dropped', line: token.line, text: token.text });
        return 0;
      default:
        return 0;
    }
  }

  /** Tells of a number that contradicts whose turn it is. */
  #readNumber(token: Extract<GameToken, { kind: 'number' }>): number {
    const { line, raw, dots } = token;
    const { next, size } = this.#builder;
    const due = this.#count.read(token, next);
    if (due !== null && (size > 0 || dots === 1))
      this.#tell({ remark: 'number-off', line, text: raw.replace(/\s/g, ''), number: due, side: next.side });
    return 0;
  }

  /** A throw at the end of a line, without a turn: it stands, and its turn is to come. */
  #leaveThrow(): void {
    if (this.#dice) this.#builder.throwDice(this.#dice);
    this.#dice = null;
  }

  #readThrow(token: Extract<GameToken, { kind: 'throw' }>): GameProblem | null {
    const { text } = token;
    const read = readThrow(text);
    if (!read.ok) return this.#turnProblem(token, text, read.error);
    const { position } = this.#builder.node;
    const fits = this.#builder.rules.awaitsThrow(position) || String(position.dice) === String(read.value);
    if (!fits || this.#dice) {
      const problem = position.dice || this.#dice ? 'throw-mismatch' : 'throw-not-due';
      return this.#turnProblem(token, text, { problem, text: `[${text}]` });
    }
    this.#dice = read.value;
    return null;
  }

  #readTurn(token: TurnToken, index: number): number | GameProblem {
    const text = token.kind === 'turn' ? token.text : token.raw;
    if (this.#isWord(text)) return this.#addWord(token);
    const drawn = this.#builder.drawn();
    const outcome = drawn && this.#builder.outcome();
    if (outcome) return this.#refuseOver(token, text, outcome.reason);
    const before = this.#positionToPlay();
    const written = this.#dialect.turn(text);
    const read = this.#notation.readTurn(this.#builder.rules, before, written);
    if (read.ok) return this.#addTurn(read.value, before, 0);
    const isUnreadable = read.error.problem === 'turn-unreadable';
    if (isUnreadable && (this.#words || this.#beginsWords(text, index))) return this.#addWord(token);
    const repaired = repairTurn(
      { notation: this.#notation, dialect: this.#dialect, rules: this.#builder.rules, before, tokens: this.#tokens },
      index,
      read.error,
    );
    if (!repaired) return this.#turnProblem(token, text, read.error);
    this.#tell({ ...repaired.remark, line: token.line });
    return this.#addTurn(repaired.turn, before, repaired.more);
  }

  /** The position in which the next turn is played: with the throw that was read before it, or with that of this node. */
  #positionToPlay(): Position {
    const { rules } = this.#builder;
    const { position, thrown } = this.#builder.node;
    // A variation may be written with a throw of its own.
    const dice = this.#dice ?? thrown ?? position.dice;
    if (!thrown && this.#dice) this.#builder.throwDice(this.#dice);
    return dice && rules.awaitsThrow(position) ? rules.throwDice(position, dice) : this.#builder.position;
  }

  #addTurn(turn: Turn, before: Position, more: number): number {
    this.#endWords();
    this.#builder.add(turn, before);
    this.#dice = null;
    return more;
  }

  #isWord(text: string): boolean {
    return WORD.test(text) && !/^(huff|demand|pass|passe)\b/i.test(text);
  }

  /** Whether a word too short to tell, `a` or `le`, stands before one that is none of a turn. */
  #beginsWords(text: string, index: number): boolean {
    const next = this.#tokens[index + 1];
    return /^[\p{L}’']{1,2}$/u.test(text) && next?.kind === 'turn' && this.#isWord(next.text);
  }

  /** Text without braces is a comment on the turn before it. */
  #addWord({ raw, line }: TurnToken): number {
    const word = raw.replace(/\s+/g, ' ');
    if (this.#words) this.#words.text += ` ${word}`;
    else this.#words = { line, text: word };
    return 0;
  }

  #endWords(): void {
    if (!this.#words) return;
    const { line, text } = this.#words;
    this.#builder.comment(text);
    this.#tell({ remark: 'bare-text', line, text });
    this.#words = null;
  }

  #refuseOver(token: GameToken, text: string, reason: NonNullable<ReturnType<GameBuilder['drawn']>>['reason']) {
    const refusal = { reason: 'game-over', outcome: reason } as const;
    return this.#turnProblem(token, text, { problem: 'turn-refused', text, refusal });
  }

  #turnProblem({ at, line }: GameToken, text: string, cause: TurnProblem): GameProblem {
    const { number, side } = this.#builder.next;
    const { kind: places } = this.#builder.rules.board;
    return { problem: 'game-turn', number, side, text, at, line, places, cause };
  }
}

const unreadable = ({ line, raw }: GameToken): GameProblem => ({ problem: 'game-unreadable', line, text: raw });

/** The line of the first parenthesis that is never closed; null where all are. */
function unclosedLine(tokens: readonly GameToken[]): number | null {
  const open: number[] = [];
  for (const { kind, line } of tokens) {
    if (kind === 'open') open.push(line);
    if (kind === 'close') open.pop();
  }
  return open[0] ?? null;
}

/** A bare number is a point where points are numbers: on the cube, and in PlayOK's records of the marelle. */
function bareNumberIsTurn({ rules }: Game, tokens: readonly GameToken[]): (text: string) => boolean {
  const { board } = rules;
  if (board.kind === 'squares') return () => false;
  const names = new Set(board.names);
  if (board.names.every((name) => /^\d+$/.test(name))) return (text) => names.has(text);
  const letters = tokens.some((token) => token.kind === 'turn' && /[a-g]\d/i.test(token.text));
  return () => !letters;
}
