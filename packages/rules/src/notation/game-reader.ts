import {
  addTurn,
  agreeDraw,
  annotate,
  type Game,
  newGame,
  outcomeOf,
  pathTo,
  positionOf,
  resign,
  throwDice,
} from '../game.ts';
import type { OutcomeReason } from '../outcome.ts';
import { fail, ok, type Result } from '../result.ts';
import type { RuleSet } from '../rule-set.ts';
import type { Throw } from '../throw.ts';
import { readDrawn } from './drawn.ts';
import { type GameResult, type GameToken, MOST_NESTED, readResult, tokenizeGames } from './game-tokens.ts';
import type { ReadingDialect, ReadingNotation } from './notation.ts';
import { splitTags } from './parameter-tags.ts';
import type { GameProblem, TurnProblem } from './problem.ts';
import { resultOf } from './result.ts';
import { readThrow } from './throw.ts';
import { nextTurnNumber } from './turn-number.ts';

export interface ReadOptions {
  /** The rule set of games that do not name one. */
  readonly rules?: RuleSet;
}

/** Reads the first game of a text, by what some families know. */
export function readGameBy(notation: ReadingNotation, text: string, options: ReadOptions): Result<Game, GameProblem> {
  return readGamesBy(notation, text, options)[0] ?? fail({ problem: 'game-unreadable', line: 1, text: '' });
}

/** Reads all games of a text, each for itself: a faulty one leaves the others readable. */
export function readGamesBy(
  notation: ReadingNotation,
  text: string,
  options: ReadOptions,
): readonly Result<Game, GameProblem>[] {
  return splitGames(tokenizeGames(text)).map((tokens) => readTokens(notation, tokens, options));
}

/** A game ends with its result, or where the tags of another begin. */
function splitGames(tokens: readonly GameToken[]): GameToken[][] {
  const games: GameToken[][] = [];
  let game: GameToken[] = [];
  let depth = 0;
  let inText = false;
  const close = (): void => {
    if (game.length > 0) games.push(game);
    game = [];
    depth = 0;
    inText = false;
  };
  for (const token of tokens) {
    if (token.kind === 'tag' && inText) close();
    game.push(token);
    if (token.kind !== 'tag' && token.kind !== 'comment') inText = true;
    if (token.kind === 'open') depth++;
    if (token.kind === 'close') depth = Math.max(0, depth - 1);
    if (token.kind === 'result' && depth === 0) close();
  }
  // Remarks after the last game belong to no game.
  if (game.some((token) => token.kind !== 'comment') || games.length === 0) close();
  return games;
}

function readTokens(
  notation: ReadingNotation,
  tokens: readonly GameToken[],
  options: ReadOptions,
): Result<Game, GameProblem> {
  const deep = tokens.find(({ kind }) => kind === 'too-deep');
  if (deep) return fail({ problem: 'game-too-deep', line: deep.line, most: MOST_NESTED });
  const bad = tokens.find(({ kind }) => kind === 'unreadable' || kind === 'setup');
  if (bad) return fail({ problem: 'game-unreadable', line: bad.line, text: bad.raw });
  const read = readOnce(notation, tokens, options, false);
  // Other programs' games may go on after a draw that is automatic here: such a game is read without those rules.
  return !read.ok && endsTooSoon(tokens, read.error) ? readOnce(notation, tokens, options, true) : read;
}

function readOnce(
  notation: ReadingNotation,
  tokens: readonly GameToken[],
  options: ReadOptions,
  withoutDraws: boolean,
): Result<Game, GameProblem> {
  const started = startGame(notation, tokens, options, withoutDraws);
  if (!started.ok) return started;
  const read = new GameReader(notation, started.value.game, started.value.dialect).read(tokens);
  return read.ok ? end(read.value, started.value.result, tokens) : read;
}

const namesRules = (tokens: readonly GameToken[]): boolean =>
  tokens.some((token) => token.kind === 'tag' && canonical(token.name) === 'Rules');

/** Whether a game that names no rule set of this project fails on a draw by rule. */
function endsTooSoon(tokens: readonly GameToken[], problem: GameProblem): boolean {
  if (namesRules(tokens)) return false;
  if (problem.problem === 'game-result') return problem.outcome.winner === null;
  const refusal = problem.problem === 'game-turn' && problem.cause.problem === 'turn-refused' && problem.cause.refusal;
  return refusal && refusal.reason === 'game-over' && DRAWS.includes(refusal.outcome);
}

const DRAWS: readonly OutcomeReason[] = ['no-capture', 'repetition', 'one-king-each', 'kings-only'];

interface StartedGame {
  readonly game: Game;
  readonly dialect: ReadingDialect;
  readonly result: GameResult | null;
}

/** The empty game that the tags describe, and the result they name. */
function startGame(
  notation: ReadingNotation,
  tokens: readonly GameToken[],
  options: ReadOptions,
  withoutDraws: boolean,
): Result<StartedGame, GameProblem> {
  const {
    Rules,
    GameType,
    FEN,
    SetUp: _,
    Result: result,
    ...tags
  } = Object.fromEntries(
    tokens.flatMap((token) => (token.kind === 'tag' ? [[canonical(token.name), token.value]] : [])),
  ) as Record<string, string>;
  const type = GameType === undefined ? null : notation.readGameType(GameType);
  if (GameType !== undefined && !type && Rules === undefined) return fail({ problem: 'game-type', text: GameType });
  const named =
    Rules !== undefined ? notation.readRuleSet(Rules) : type ? notation.readRuleSet(type.rules, type.changes) : null;
  if (named && !named.ok) return fail({ problem: 'game-rules', cause: named.error });
  const base = named?.value ?? options.rules;
  if (!base) return fail({ problem: 'game-without-rules' });
  const { changes, others } = splitTags(tags, base.specs);
  const draws = withoutDraws
    ? base.specs.filter(({ name }) => name.endsWith('-draw')).map(({ name }) => [name, 0])
    : [];
  const rules = notation.readRuleSet(base.id, { ...base.changes, ...changes, ...Object.fromEntries(draws) });
  if (!rules.ok) return fail({ problem: 'game-rules', cause: rules.error });
  const dialect = notation.reading(rules.value, type);
  const start = FEN === undefined ? ok(rules.value.start()) : notation.readFen(rules.value, dialect.fen(FEN));
  if (!start.ok) return fail({ problem: 'game-fen', cause: start.error });
  return ok({ game: newGame(rules.value, start.value, others), dialect, result: readResult(result ?? '') });
}

const KNOWN_TAGS = ['Rules', 'GameType', 'FEN', 'SetUp', 'Result'];
const canonical = (name: string): string => KNOWN_TAGS.find((tag) => tag.toLowerCase() === name.toLowerCase()) ?? name;

/**
 * Judges the result against the game: one that the rules do not give was agreed, or a resignation. The tag and the end of
 * the text may each leave it open, and must not contradict each other.
 */
function end(game: Game, tagged: GameResult | null, tokens: readonly GameToken[]): Result<Game, GameProblem> {
  const last = tokens.at(-1);
  const ending = last?.kind === 'result' ? last.result : '*';
  const tag = tagged ?? '*';
  if (tag !== '*' && ending !== '*' && tag !== ending) return fail({ problem: 'game-two-results', tag, text: ending });
  const written = ending === '*' ? tag : ending;
  const outcome = outcomeOf(game);
  if (written === '*' || written === '0-0') return ok(game);
  if (outcome) {
    // Where Black begins, many files write its win as 1-0: then the board says who won.
    const fits = resultOf(outcome) === written || (game.rules.start().toPlay === 'black' && !namesRules(tokens));
    return fits ? ok(game) : fail({ problem: 'game-result', text: written, outcome });
  }
  if (written === '1/2-1/2') return ok(agreeDraw(game));
  return ok(resign(game, written === '1-0' ? 'black' : 'white'));
}

/** Plays the tokens of one game, keeping its place while it reads variations. */
class GameReader {
  #game: Game;
  /** A throw read and not yet used. */
  #dice: Throw | null = null;
  /** Where to go on after each open variation. */
  readonly #returns: number[] = [];
  /** By how much the numbers of the file are ahead of ours, once one was read; from the start they begin with 1. */
  #offset: number | null;
  readonly #notation: ReadingNotation;
  readonly #dialect: ReadingDialect;

  constructor(notation: ReadingNotation, game: Game, dialect: ReadingDialect) {
    this.#notation = notation;
    this.#game = game;
    this.#dialect = dialect;
    const { rules, nodes } = game;
    this.#offset = nodes[0] && rules.key(nodes[0].position) === rules.key(rules.start()) ? 0 : null;
  }

  read(tokens: readonly GameToken[]): Result<Game, GameProblem> {
    const bareNumbersAreTurns = this.#readsBareNumbers(tokens);
    for (const token of tokens) {
      const problem = this.#readToken(token, bareNumbersAreTurns);
      if (problem) return fail(problem);
    }
    this.#leaveThrow();
    return ok({ ...this.#game, ahead: [] });
  }

  /** A bare number is a point where points are numbers: on the cube, and in PlayOK's records of the marelle. */
  #readsBareNumbers(tokens: readonly GameToken[]): (text: string) => boolean {
    const { board } = this.#game.rules;
    if (board.kind === 'squares') return () => false;
    if (board.names.every((name) => /^\d+$/.test(name))) return (text) => board.names.includes(text);
    const letters = tokens.some((token) => token.kind === 'turn' && /[a-g]\d/i.test(token.text));
    return () => !letters;
  }

  #readToken(token: GameToken, bareNumberIsTurn: (text: string) => boolean): GameProblem | null {
    switch (token.kind) {
      case 'turn':
        return this.#readTurn(token.text, token.at);
      case 'number':
        return token.dots > 0 || (!bareNumberIsTurn(token.raw) && this.#isDue(token.number))
          ? this.#count(token.number)
          : this.#readTurn(token.raw, token.at);
      case 'throw':
        return this.#readThrow(token.text, token.at);
      case 'comment': {
        const old = this.#game.nodes[this.#game.at];
        const { comment, drawn } = readDrawn(this.#game.rules.board, token.text);
        this.#game = annotate(this.#game, {
          comment: [old?.comment ?? '', comment].filter((text) => text !== '').join(' '),
          ...(drawn.length > 0 && { drawn: [...(old?.drawn ?? []), ...drawn] }),
        });
        return null;
      }
      case 'nag': {
        const old = this.#game.nodes[this.#game.at]?.nags ?? [];
        this.#game = annotate(this.#game, { nags: [...old, token.number] });
        return null;
      }
      case 'open': {
        const parent = this.#game.nodes[this.#game.at]?.parent ?? -1;
        if (parent < 0) return { problem: 'game-unreadable', line: token.line, text: token.raw };
        this.#leaveThrow();
        this.#returns.push(this.#game.at);
        this.#game = { ...this.#game, at: parent };
        return null;
      }
      case 'close': {
        const back = this.#returns.pop();
        if (back === undefined) return { problem: 'game-unreadable', line: token.line, text: token.raw };
        this.#leaveThrow();
        this.#game = { ...this.#game, at: back };
        return null;
      }
      default:
        return null;
    }
  }

  /** The number of the turn to come, as the rules count. */
  get #due(): number {
    return nextTurnNumber(this.#game, pathTo(this.#game)).number;
  }

  /** Whether a bare number is the one to come here; any other is taken for a turn, and refused as one. */
  #isDue(number: number): boolean {
    return this.#offset === null || number === this.#due + this.#offset;
  }

  /** Notes how a file counts: one that begins with a position may begin with any number. */
  #count(number: number): null {
    this.#offset ??= number - this.#due;
    return null;
  }

  /** A throw at the end of a line, without a turn: it stands, and its turn is to come. */
  #leaveThrow(): void {
    if (this.#dice) this.#game = throwDice(this.#game, this.#dice);
    this.#dice = null;
  }

  #readThrow(text: string, at: number): GameProblem | null {
    const read = readThrow(text);
    if (!read.ok) return this.#turnProblem(text, at, read.error);
    const { position } = this.#game.nodes[this.#game.at] ?? {};
    const fits = position && (this.#game.rules.awaitsThrow(position) || String(position.dice) === String(read.value));
    if (!fits || this.#dice) {
      const problem = position?.dice || this.#dice ? 'throw-mismatch' : 'throw-not-due';
      return this.#turnProblem(text, at, { problem, text: `[${text}]` });
    }
    this.#dice = read.value;
    return null;
  }

  #readTurn(text: string, at: number): GameProblem | null {
    const { rules } = this.#game;
    const outcome = outcomeOf(this.#game);
    if (outcome) {
      const refusal = { reason: 'game-over', outcome: outcome.reason } as const;
      return this.#turnProblem(text, at, { problem: 'turn-refused', text, refusal });
    }
    // A variation may be written with a throw of its own; elsewhere the throw of this node is the one that was read.
    const { position, thrown } = this.#game.nodes[this.#game.at] ?? {};
    const dice = this.#dice ?? thrown ?? position?.dice ?? null;
    if (!thrown && this.#dice) this.#game = throwDice(this.#game, this.#dice);
    const before =
      position && dice && rules.awaitsThrow(position) ? rules.throwDice(position, dice) : positionOf(this.#game);
    const read = this.#notation.readTurn(rules, before, this.#dialect.turn(text));
    if (!read.ok) return this.#turnProblem(text, at, read.error);
    this.#game = addTurn(this.#game, read.value, before.dice);
    this.#dice = null;
    return null;
  }

  #turnProblem(text: string, at: number, cause: TurnProblem): GameProblem {
    const { number, side } = nextTurnNumber(this.#game, pathTo(this.#game));
    return { problem: 'game-turn', number, side, text, at, cause };
  }
}
