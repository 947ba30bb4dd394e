import { fail, ok, other, positionOf, type Result, type Throw } from '@merellier/rules';
import { writeFen } from '@merellier/rules/notation';
import type { Animal } from './animals.ts';
import type { ClassCommand, ClassRefusal, ClassSeating, ClassTurn, PupilCommand, TeacherCommand } from './command.ts';
import {
  classPosition,
  classRules,
  gameOfBoard,
  gameOfShown,
  openQuestion,
  playOnBoard,
  readAnswer,
  withThrowFor,
} from './games.ts';
import { type ClassBoard, type ClassState, classSideOf } from './state.ts';

/** Who asks something of a class. */
export type ClassPerson = Animal | 'teacher';

type Decision = Result<ClassState, ClassRefusal>;

/** Throws three dice. */
type Dice = () => Throw;

/** A class that was just opened, by who holds the key of this hash. */
export const newClass = (teacher: string): ClassState => ({
  teacher,
  open: true,
  paused: false,
  wall: { kind: 'door' },
  pupils: {},
  question: null,
  questions: 0,
  boards: {},
  games: 0,
});

/**
 * A class with one pupil more, or with the same one at another device: the nickname of somebody who is not here may be taken
 * up again, by a new key. Null where it is taken, or the door is shut.
 */
export function joinClass(state: ClassState, pupil: Animal, key: string, isHere: boolean): ClassState | null {
  if (!state.open || (state.pupils[pupil] && isHere)) return null;
  return { ...state, pupils: { ...state.pupils, [pupil]: { key, hand: false } } };
}

/**
 * The class after a command, or why it is refused. The same value comes back where nothing changes. Throws of dice come from outside:
 * they are asked for as they fall due.
 */
export function decideClass(state: ClassState, who: ClassPerson, command: ClassCommand, dice: Dice): Decision {
  if (command.kind === 'turn') return takeTurn(state, who, command, dice);
  if (isPupils(command)) return who === 'teacher' ? fail({ reason: 'not-yours' }) : ofPupil(state, who, command, dice);
  return who === 'teacher' ? ofTeacher(state, command, dice) : fail({ reason: 'not-yours' });
}

const isPupils = (command: PupilCommand | TeacherCommand): command is PupilCommand =>
  command.kind === 'answer' || command.kind === 'hand' || command.kind === 'again';

function ofTeacher(state: ClassState, command: TeacherCommand, dice: Dice): Decision {
  switch (command.kind) {
    case 'ask':
      return ask(state, command, dice);
    case 'solve': {
      const { question } = state;
      if (!question) return fail({ reason: 'stale' });
      const right = turnsOf(question, command.right);
      if (!right) return fail({ reason: 'illegal-turn' });
      const wall = state.wall.kind === 'question' ? ({ kind: 'answers' } as const) : state.wall;
      return ok({ ...state, question: { ...question, right, solved: true }, wall });
    }
    case 'unask':
      return ok({ ...state, question: null, wall: shownFor(state, null) });
    case 'show': {
      const { kind: _, ...shown } = command;
      if (!gameOfShown(shown, 0)) return fail({ reason: 'game' });
      return ok({
        ...state,
        question: null,
        shown,
        shownAt: 0,
        shownAlone: false,
        paused: false,
        wall: { kind: 'game' },
      });
    }
    case 'step':
      if (!state.shown || command.at > state.shown.turns.length) return fail({ reason: 'stale' });
      return ok({ ...state, shownAt: command.at });
    case 'alone':
      if (!state.shown) return fail({ reason: 'stale' });
      return ok((state.shownAlone ?? false) === command.on ? state : { ...state, shownAlone: command.on });
    case 'unshow': {
      const next = { ...state, shown: null };
      return ok({ ...next, wall: shownFor(next, null) });
    }
    case 'play':
      return begin(state, command, dice);
    case 'stop': {
      const board = state.boards[command.board];
      if (!board) return fail({ reason: 'stale' });
      if (board.outcome) return ok(state);
      const { winner } = command;
      const outcome = { winner, reason: winner ? 'resignation' : 'agreement' } as const;
      return ok(withBoard(state, command.board, { ...board, outcome }));
    }
    case 'pause':
      return ok({ ...state, paused: command.on });
    case 'door':
      return ok({ ...state, open: command.open });
    case 'wall':
      if (command.wall.kind === 'board' && !state.boards[command.wall.board]) return fail({ reason: 'stale' });
      return ok({ ...state, wall: command.wall });
    case 'lower':
      return ok(raise(state, command.pupil, false));
    case 'remove':
      return ok(remove(state, command.pupil));
  }
}

/** Everybody has the same throw, where the position needs one. */
function ask(
  state: ClassState,
  { rules, position, text, right }: Extract<TeacherCommand, { kind: 'ask' }>,
  dice: Dice,
): Decision {
  const opened = openQuestion({ rules, position });
  if (!opened) return fail({ reason: 'position' });
  const awaits = opened.rules.awaitsThrow(opened.position);
  const thrown = awaits ? writeFen(opened.rules, opened.rules.throwDice(opened.position, dice())) : position;
  const asked = { rules, position: thrown };
  const turns = right && turnsOf(asked, right);
  if (right && !turns) return fail({ reason: 'illegal-turn' });
  const id = state.questions + 1;
  const question = { id, ...asked, text, right: turns, solved: false, answers: {} };
  return ok({ ...state, shown: null, question, questions: id, paused: false, wall: { kind: 'question' } });
}

/** Turns as they are written; null where one of them cannot be played. */
function turnsOf(question: Parameters<typeof readAnswer>[0], texts: readonly string[]): readonly string[] | null {
  const read = texts.map((text) => readAnswer(question, text));
  return read.every((each) => each.ok) ? [...new Set(read.map(({ value }) => value.text))] : null;
}

function begin(state: ClassState, command: Extract<TeacherCommand, { kind: 'play' }>, dice: Dice): Decision {
  const { start, seatings } = command;
  const rules = classRules(command.rules);
  if (!rules || (start !== null && !classPosition(rules, start))) return fail({ reason: 'position' });
  const seats = seatings.flatMap(({ white, black }) => [white, black]).filter(isPupil);
  const areThere = seats.every((pupil) => state.pupils[pupil]);
  if (!areThere || new Set(seats).size < seats.length || !seatings.every(isSeating))
    return fail({ reason: 'seatings' });
  const boards = Object.fromEntries(
    seatings.map(({ white, black, level }, i): [string, ClassBoard] => [
      String(state.games + i + 1),
      withThrowFor({ rules: command.rules, start, white, black, level, turns: [], throws: [], outcome: null }, dice),
    ]),
  );
  const games = state.games + seatings.length;
  const next = { ...state, shown: null, question: null, games, paused: false };
  if (!command.othersGoOn) return ok({ ...next, boards, wall: { kind: 'boards' } });
  // A game stays as long as somebody sits at it, and has no newer one.
  const others = Object.entries(state.boards).filter(([, { white, black }]) =>
    [white, black].some((seat) => isPupil(seat) && !seats.includes(seat)),
  );
  const all = { ...Object.fromEntries(others), ...boards };
  const { wall } = state;
  const isOnWall = wall.kind === 'board' && all[wall.board] !== undefined;
  return ok({ ...next, boards: all, wall: isOnWall ? wall : { kind: 'boards' } });
}

const isPupil = (seat: string): seat is Animal => seat !== 'teacher' && seat !== 'computer';

/** A pupil at one side at least, and a level exactly where the computer plays. */
const isSeating = ({ white, black, level }: ClassSeating): boolean =>
  (isPupil(white) || isPupil(black)) && (level !== null) === (white === 'computer' || black === 'computer');

function ofPupil(state: ClassState, pupil: Animal, command: PupilCommand, dice: Dice): Decision {
  switch (command.kind) {
    case 'hand':
      return ok(raise(state, pupil, command.up));
    case 'answer': {
      const { question } = state;
      if (state.paused) return fail({ reason: 'paused' });
      if (question?.id !== command.question || question.solved) return fail({ reason: 'stale' });
      const answer = readAnswer(question, command.turn);
      if (!answer.ok) return fail({ reason: 'illegal-turn' });
      return ok({
        ...state,
        question: { ...question, answers: { ...question.answers, [pupil]: answer.value.text } },
      });
    }
    case 'again': {
      const board = state.boards[command.board];
      if (!board?.outcome || board.level === null) return fail({ reason: 'stale' });
      if (!classSideOf(board, pupil)) return fail({ reason: 'not-yours' });
      return ok(withRematch(state, command.board, board, dice));
    }
  }
}

function takeTurn(state: ClassState, who: ClassPerson, { board: id, turn, after }: ClassTurn, dice: Dice): Decision {
  const board = state.boards[id];
  if (!board || board.turns.length !== after || board.outcome) return fail({ reason: 'stale' });
  const side = classSideOf(board, who);
  if (!side) return fail({ reason: 'not-yours' });
  if (state.paused) return fail({ reason: 'paused' });
  const { toPlay } = positionOf(gameOfBoard(board));
  // The turns of the computer come from the device that plays against it.
  if (toPlay !== side && board[other(side)] !== 'computer') return fail({ reason: 'not-your-turn' });
  const next = playOnBoard(board, turn);
  return next ? ok(withBoard(state, id, withThrowFor(next, dice))) : fail({ reason: 'illegal-turn' });
}

const withBoard = (state: ClassState, id: string, board: ClassBoard): ClassState => ({
  ...state,
  boards: { ...state.boards, [id]: board },
});

/** A new game in place of one that is over, with the colours changed. */
function withRematch(state: ClassState, id: string, { white, black, ...board }: ClassBoard, dice: Dice): ClassState {
  const games = state.games + 1;
  const fresh: ClassBoard = { ...board, white: black, black: white, turns: [], throws: [], outcome: null };
  const next = withThrowFor(fresh, dice);
  const boards = Object.fromEntries(
    Object.entries(state.boards).map(([each, other]) => (each === id ? [String(games), next] : [each, other])),
  );
  const { wall } = state;
  const shown = wall.kind === 'board' && wall.board === id ? { ...wall, board: String(games) } : wall;
  return { ...state, boards, games, wall: shown };
}

function raise(state: ClassState, pupil: Animal, hand: boolean): ClassState {
  const found = state.pupils[pupil];
  return !found || found.hand === hand ? state : { ...state, pupils: { ...state.pupils, [pupil]: { ...found, hand } } };
}

/** Without one pupil, whose games end: the other goes on with the next. */
function remove(state: ClassState, pupil: Animal): ClassState {
  const pupils = Object.fromEntries(Object.entries(state.pupils).filter(([animal]) => animal !== pupil));
  const boards = Object.fromEntries(Object.entries(state.boards).filter(([, board]) => !classSideOf(board, pupil)));
  const { question } = state;
  const answers = Object.fromEntries(Object.entries(question?.answers ?? {}).filter(([animal]) => animal !== pupil));
  const next = { ...state, pupils, boards, question: question && { ...question, answers } };
  return { ...next, wall: shownFor(next, question) };
}

/** What the wall shows when what it showed is gone. */
function shownFor({ wall, boards, shown }: ClassState, question: ClassState['question']): ClassState['wall'] {
  const isGone =
    ((wall.kind === 'answers' || wall.kind === 'question') && !question) ||
    (wall.kind === 'game' && !shown) ||
    (wall.kind === 'board' && !boards[wall.board]);
  if (!isGone) return wall;
  return { kind: Object.keys(boards).length > 0 ? 'boards' : 'door' };
}
