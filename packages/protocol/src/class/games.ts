import {
  addTurn,
  fail,
  type Game,
  newGame,
  ok,
  outcomeOf,
  type Position,
  positionOf,
  type Result,
  type RuleSet,
  readRuleSet,
  type Throw,
  type Turn,
  throwDice,
} from '@merellier/rules';
import { readFen, readTurn, writeTurn } from '@merellier/rules/notation';
import type { RulesReference } from '../options.ts';
import type { ClassBoard, ClassQuestion, ClassShown } from './state.ts';

/** The rule set of a class; null where there is none. */
export function classRules({ id, parameters }: RulesReference): RuleSet | null {
  const rules = readRuleSet(id, parameters);
  return rules.ok ? rules.value : null;
}

/** A position given as text; null where it cannot stand, and where there is nothing to play in it, or to throw for. */
export function classPosition(rules: RuleSet, text: string): Position | null {
  const read = readFen(rules, text);
  if (!read.ok || rules.outcome(read.value) !== null) return null;
  return rules.awaitsThrow(read.value) || rules.turns(read.value).length > 0 ? read.value : null;
}

/** Games as they were last gone through: a state is a value, and its parts stay the same while nothing changes them. */
const known = new WeakMap<Played, Game>();

/** The turns and throws of a game, from its first position. */
type Played = Pick<ClassBoard, 'rules' | 'start' | 'turns' | 'throws'>;

/**
 * The game of a board as it stands.
 *
 * Throws a RangeError where the board holds what no server stores.
 */
export function gameOfBoard(board: ClassBoard): Game {
  const game = gameOf(board);
  if (!game) throw new RangeError(`no game of a class: ${JSON.stringify(board)}`);
  return game;
}

/** A game that is looked through, after so many turns (the last, where there are not so many); null where it cannot have been played. */
export function gameOfShown(shown: ClassShown, at: number): Game | null {
  const game = gameOf(shown);
  return game && shown.turns.length > 0 ? { ...game, at: Math.min(at, shown.turns.length), ahead: [] } : null;
}

function gameOf(board: Played): Game | null {
  const found = known.get(board);
  if (found) return found;
  const { rules, start, turns, throws } = board;
  const set = classRules(rules);
  const first = set && (start === null ? set.start() : classPosition(set, start));
  if (!set || !first) return null;
  let thrown = 0;
  const withThrow = (game: Game): Game => {
    const dice = set.awaitsThrow(positionOf(game)) ? throws[thrown++] : undefined;
    return dice ? throwDice(game, dice) : game;
  };
  let game = withThrow(newGame(set, first));
  for (const text of turns) {
    const turn = readTurn(set, positionOf(game), text);
    if (!turn.ok) return null;
    game = withThrow(addTurn(game, turn.value, positionOf(game).dice));
  }
  known.set(board, game);
  return game;
}

/** The board with the throw for the turn to come, where that needs one. */
export function withThrowFor(board: ClassBoard, dice: () => Throw): ClassBoard {
  const game = gameOfBoard(board);
  if (board.outcome || !game.rules.awaitsThrow(positionOf(game))) return board;
  const thrown = dice();
  const next: ClassBoard = { ...board, throws: [...board.throws, thrown] };
  known.set(next, throwDice(game, thrown));
  return next;
}

/** A game of a class has so many turns at most: then it is a draw, since nobody may make a class grow without end. */
const MOST_TURNS = 500;

/** The board with one turn more; null where that cannot be played. */
export function playOnBoard(board: ClassBoard, text: string): ClassBoard | null {
  const before = gameOfBoard(board);
  const turn = readTurn(before.rules, positionOf(before), text);
  if (!turn.ok) return null;
  const game = addTurn(before, turn.value, positionOf(before).dice);
  const turns = [...board.turns, writeTurn(before.rules, positionOf(before), turn.value)];
  const isLong = turns.length >= MOST_TURNS;
  const next: ClassBoard = {
    ...board,
    turns,
    outcome: outcomeOf(game) ?? (isLong ? { winner: null, reason: 'agreement' } : null),
  };
  known.set(next, game);
  return next;
}

/** The rules and the position of a question; null where this version knows none such. */
export function openQuestion({
  rules,
  position,
}: Pick<ClassQuestion, 'rules' | 'position'>): { readonly rules: RuleSet; readonly position: Position } | null {
  const set = classRules(rules);
  const found = set && classPosition(set, position);
  return set && found ? { rules: set, position: found } : null;
}

/** A turn in the position of a question, as it is written; fails where it cannot be played there. */
export function readAnswer(
  question: Pick<ClassQuestion, 'rules' | 'position'>,
  text: string,
): Result<{ readonly text: string; readonly turn: Turn }, null> {
  const opened = openQuestion(question);
  const turn = opened && readTurn(opened.rules, opened.position, text);
  if (!opened || !turn?.ok) return fail(null);
  return ok({ turn: turn.value, text: writeTurn(opened.rules, opened.position, turn.value) });
}
