import { agreeDraw, type Game, newGame, outcomeOf, resign } from '../game.ts';
import type { OutcomeReason } from '../outcome.ts';
import type { ParameterProblem, Parameters } from '../parameters.ts';
import { fail, ok, type Result } from '../result.ts';
import type { RuleSet } from '../rule-set.ts';
import { countersOf, withoutCounters } from './fen-counters.ts';
import { plainFen } from './fen-text.ts';
import { GamePlayer } from './game-player.ts';
import { type GameResult, type GameToken, MOST_NESTED, readResult } from './game-token.ts';
import { tokenizeGames } from './game-tokens.ts';
import type { ReadingDialect, ReadingNotation } from './notation.ts';
import { namesParameter, splitTags } from './parameter-tags.ts';
import { isDefinedInPdn } from './pdn-game-type.ts';
import type { GameProblem } from './problem.ts';
import type { GameRemark } from './remark.ts';
import { resultOf } from './result.ts';
import { signsReplaced } from './signs.ts';
import { splitGames } from './split-games.ts';
import { canonicalTag } from './tag-names.ts';

export interface ReadOptions {
  /** The rule set of games that do not name one. */
  readonly rules?: RuleSet;
}

/** One game of a text: itself, or why it cannot be read; and what was done so that it could. */
export interface GameReading {
  /** The line on which the game begins, counted from 1. */
  readonly line: number;
  readonly read: Result<Game, GameProblem>;
  /** The game up to the fault, standing at the last turn of its main line before it; null where all, or nothing, was read. */
  readonly before: Game | null;
  readonly remarks: readonly GameRemark[];
}

/** Reads the first game of a text, by what some families know. */
export function readGameBy(notation: ReadingNotation, text: string, options: ReadOptions): Result<Game, GameProblem> {
  return readGamesBy(notation, text, options)[0] ?? fail({ problem: 'game-unreadable', line: 1, text: '' });
}

/** Reads all games of a text, each for itself: a faulty one leaves the others readable. */
export const readGamesBy = (
  notation: ReadingNotation,
  text: string,
  options: ReadOptions,
): readonly Result<Game, GameProblem>[] => examineGamesBy(notation, text, options).map(({ read }) => read);

/** The same, with all that there is to tell of each. */
export const examineGamesBy = (notation: ReadingNotation, text: string, options: ReadOptions): readonly GameReading[] =>
  splitGames(tokenizeGames(text), text).map(({ tokens, dropped }) => {
    const remarks: GameRemark[] = signsReplaced(tokens);
    const { read, before } = readTokens(notation, tokens, options, remarks);
    const line = tokens[0]?.line ?? 1;
    const isAbove = (remark: GameRemark): boolean => remark.line < line;
    const above = dropped.filter(isAbove);
    return { line, read, before, remarks: [...above, ...remarks, ...dropped.slice(above.length)] };
  });

type TokensRead = Pick<GameReading, 'read' | 'before'>;

const nothing = (problem: GameProblem): TokensRead => ({ read: fail(problem), before: null });

function readTokens(
  notation: ReadingNotation,
  tokens: readonly GameToken[],
  options: ReadOptions,
  remarks: GameRemark[],
): TokensRead {
  for (const { kind, line, raw } of tokens) {
    if (kind === 'too-deep') return nothing({ problem: 'game-too-deep', line, most: MOST_NESTED });
    if (kind === 'unreadable' || kind === 'setup') return nothing({ problem: 'game-unreadable', line, text: raw });
  }
  const first: GameRemark[] = [];
  const once = readOnce(notation, tokens, options, first, false);
  const { read } = once;
  // Other programs' games may go on after a draw that is automatic here: such a game is read without those rules.
  const draw = read.ok ? null : drawTooSoon(tokens, read.error);
  if (!draw) {
    remarks.push(...first);
    return once;
  }
  const line = read.ok ? 1 : read.error.line;
  remarks.push({ remark: 'draws-off', line, reason: draw });
  return readOnce(notation, tokens, options, remarks, true);
}

function readOnce(
  notation: ReadingNotation,
  tokens: readonly GameToken[],
  options: ReadOptions,
  remarks: GameRemark[],
  withoutDraws: boolean,
): TokensRead {
  const started = startGame(notation, tokens, options, remarks, withoutDraws);
  if (!started.ok) return nothing(started.error);
  const { game, dialect, result } = started.value;
  const player = new GamePlayer(notation, game, dialect, tokens, (remark) => remarks.push(remark));
  const read = player.read();
  if ('problem' in read) return { read: fail(read), before: player.soFar() };
  const words = read.nodes.length === 1 && remarks.find(({ remark }) => remark === 'bare-text');
  // A text without tags and turns is no game.
  if (words && 'text' in words && tokens.every(({ kind }) => kind !== 'tag'))
    return nothing({ problem: 'game-unreadable', line: words.line, text: words.text });
  const ended = end(read, result, tokens, remarks);
  return { read: ended, before: ended.ok || read.nodes.length === 1 ? null : read };
}

const namesRules = (tokens: readonly GameToken[]): boolean =>
  tokens.some((token) => token.kind === 'tag' && canonicalTag(token.name) === 'Rules');

/** The draw by rule on which a game fails that names no rule set of this project; null for any other fault. */
function drawTooSoon(tokens: readonly GameToken[], problem: GameProblem): OutcomeReason | null {
  if (namesRules(tokens)) return null;
  if (problem.problem === 'game-result') return problem.outcome.winner === null ? problem.outcome.reason : null;
  const refusal = problem.problem === 'game-turn' && problem.cause.problem === 'turn-refused' && problem.cause.refusal;
  return refusal && refusal.reason === 'game-over' && DRAWS.includes(refusal.outcome) ? refusal.outcome : null;
}

const DRAWS: readonly OutcomeReason[] = [
  'no-capture',
  'repetition',
  'one-king-each',
  'kings-only',
  'king-moves',
  'lone-king',
  'few-pieces',
  'one-piece-each',
];

interface StartedGame {
  readonly game: Game;
  readonly dialect: ReadingDialect;
  readonly result: GameResult | null;
}

/** The empty game that the tags describe, and the result they name. */
function startGame(
  notation: ReadingNotation,
  tokens: readonly GameToken[],
  { rules: given }: ReadOptions,
  remarks: GameRemark[],
  withoutDraws: boolean,
): Result<StartedGame, GameProblem> {
  const { Rules, GameType, FEN, SetUp: _, Result: resultTag, ...tags } = readTags(tokens, remarks);
  const lineOf = (...names: readonly string[]): number => lineOfTag(tokens, (tag) => names.includes(tag));
  const rulesFault = (cause: ParameterProblem): GameProblem => ({
    problem: 'game-rules',
    line: 'name' in cause ? lineOfTag(tokens, (tag) => namesParameter(tag, cause.name)) : lineOf('Rules', 'GameType'),
    cause,
  });
  // Sanmill names the game, and not its rules, in a tag of its own.
  const type = notation.readGameType(GameType ?? (Rules === undefined ? (tags['Variant'] ?? '') : ''));
  if (GameType !== undefined && !type) {
    if (Rules === undefined && !given) {
      const line = lineOf('GameType');
      return fail({ problem: 'game-type', line, text: GameType, defined: isDefinedInPdn(GameType) });
    }
    remarks.push({ remark: 'type-ignored', line: lineOf('GameType'), type: GameType });
  }
  const base = ruleSetOf(notation, Rules, type, given);
  if (!base) return fail({ problem: 'game-without-rules', line: lineOf() });
  if (!base.ok) return fail(rulesFault(base.error));
  const { changes, others } = splitTags(tags, base.value.specs);
  const draws = withoutDraws
    ? base.value.specs.filter(({ name }) => name.endsWith('-draw')).map(({ name }) => [name, 0])
    : [];
  const rules = known(notation, base.value, { ...changes, ...Object.fromEntries(draws) });
  if (!rules.ok) return fail(rulesFault(rules.error));
  const { id } = rules.value;
  if (Rules === undefined && (!type || type.rough))
    remarks.push({ remark: 'rules-assumed', line: tokens[0]?.line ?? 1, rules: id });
  if (Rules !== undefined && type && contradicts(rules.value, type))
    remarks.push({ remark: 'rules-and-type', line: lineOf('GameType'), rules: id, type: GameType ?? '' });
  const dialect = notation.reading(rules.value, type);
  const result = readResult(resultTag ?? '');
  if (resultTag !== undefined && !result && !/^\s*\??\s*$/.test(resultTag))
    remarks.push({ remark: 'result-unread', line: lineOf('Result'), text: resultTag });
  const kept: Record<string, string> = result === '0-0' ? { ...others, Result: '0-0' } : others;
  if (FEN === undefined) return ok({ game: newGame(rules.value, rules.value.start(), kept), dialect, result });

  const fen = plainFen(FEN);
  const start = notation.readFen(rules.value, dialect.fen(withoutCounters(rules.value, fen)));
  if (!start.ok) return fail({ problem: 'game-fen', line: lineOf('FEN'), cause: start.error });
  if (fen.startsWith('?')) remarks.push({ remark: 'side-assumed', line: lineOf('FEN'), side: start.value.toPlay });
  const counters = countersOf(rules.value, fen);
  if (counters !== '') kept['FEN'] = fen.replace(/\s/g, '');
  return ok({ game: newGame(rules.value, start.value, kept), dialect, result });
}

/** The line of the last tag with such a name; that on which the game begins where it has none. */
const lineOfTag = (tokens: readonly GameToken[], isMeant: (name: string) => boolean): number =>
  tokens.findLast((token) => token.kind === 'tag' && isMeant(canonicalTag(token.name)))?.line ?? tokens[0]?.line ?? 1;

/** The tags by name. Of two with one name the last one holds. */
function readTags(tokens: readonly GameToken[], remarks: GameRemark[]): Record<string, string> {
  const tags: Record<string, string> = Object.create(null);
  for (const token of tokens) {
    if (token.kind !== 'tag') continue;
    if (token.name === '') {
      remarks.push({ remark: 'tag-unread', line: token.line, text: token.raw });
      continue;
    }
    const name = canonicalTag(token.name);
    const before = tags[name];
    if (before !== undefined && before !== token.value)
      remarks.push({ remark: 'tag-twice', line: token.line, name, dropped: before });
    tags[name] = token.value;
  }
  return tags;
}

type TypedGame = NonNullable<ReturnType<ReadingNotation['readGameType']>>;

/** The rule set that tags or caller name. What a GameType says only roughly gives way to the caller. */
function ruleSetOf(
  notation: ReadingNotation,
  named: string | undefined,
  type: TypedGame | null,
  given: RuleSet | undefined,
): Result<RuleSet, ParameterProblem> | null {
  if (named !== undefined) return known(notation, named, {});
  if (type && !(type.rough && given)) return known(notation, type.rules, type.changes);
  return given ? ok(given) : null;
}

const contradicts = ({ id, parameters }: RuleSet, { rules, naming }: TypedGame): boolean =>
  id !== rules || (naming !== null && parameters['begins'] !== naming.begins);

const MOST_KNOWN = 200;
const ruleSets = new WeakMap<ReadingNotation, Map<string, Result<RuleSet, ParameterProblem>>>();

/** A rule set, made once for the many games of a collection that are played by it. */
function known(
  notation: ReadingNotation,
  base: RuleSet | string,
  changes: Parameters,
): Result<RuleSet, ParameterProblem> {
  const isNew = typeof base !== 'string' && Object.keys(changes).length === 0;
  if (isNew) return ok(base);
  const id = typeof base === 'string' ? base : base.id;
  const all = typeof base === 'string' ? changes : { ...base.changes, ...changes };
  const key = JSON.stringify([id, all]);
  let made = ruleSets.get(notation);
  if (!made || made.size > MOST_KNOWN) {
    made = new Map();
    ruleSets.set(notation, made);
  }
  let rules = made.get(key);
  if (!rules) {
    rules = notation.readRuleSet(id, all);
    made.set(key, rules);
  }
  return rules;
}

/**
 * Judges the result against the game: one that the rules do not give was agreed, or a resignation. The tag and the end of
 * the text may each leave it open, and must not contradict each other.
 */
function end(
  game: Game,
  tagged: GameResult | null,
  tokens: readonly GameToken[],
  remarks: GameRemark[],
): Result<Game, GameProblem> {
  const last = tokens.at(-1);
  const ending = last?.kind === 'result' ? last.result : '*';
  const tag = tagged ?? '*';
  if (tag !== '*' && ending !== '*' && tag !== ending)
    return fail({ problem: 'game-two-results', line: last?.line ?? 1, tag, text: ending });
  const written = ending === '*' ? tag : ending;
  const outcome = outcomeOf(game);
  if (written === '0-0') return ok({ ...game, tags: { ...game.tags, Result: '0-0' } });
  if (written === '*') return ok(game);
  if (outcome) {
    if (resultOf(outcome) === written) return ok(game);
    // Where Black begins, many files write its win as 1-0: then the board says who won.
    if (game.rules.start().toPlay !== 'black' || namesRules(tokens) || outcome.winner === null) {
      const line = ending === '*' ? lineOfTag(tokens, (name) => name === 'Result') : (last?.line ?? 1);
      return fail({ problem: 'game-result', line, text: written, outcome });
    }
    remarks.push({ remark: 'result-turned', line: last?.line ?? 1, text: written });
    return ok(game);
  }
  if (written === '1/2-1/2') return ok(agreeDraw(game));
  return ok(resign(game, written === '1-0' ? 'black' : 'white'));
}
