import type { SearchLine } from '@merellier/engine';
import {
  addTurn,
  annotate,
  type Drawn,
  endOfLine,
  type Game,
  goTo,
  lineEnd,
  lineTo,
  other,
  outcomeOf,
  type Position,
  pathTo,
  positionOf,
  type Side,
  type Throw,
  type Turn,
  throwDice,
  type Walk,
} from '@merellier/rules';
import { createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { createAnalyst } from '../../analyst/analyst.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { isVariation, promoted, withoutTurn } from '../../lines/lines.ts';
import { lastTrace, positionBefore } from '../../lines/trace.ts';
import { createOwnMarks } from '../../parts/own-marks.ts';
import { readSession, writeSession } from '../../session/saved-session.ts';
import type { Boards } from '../../state/boards.ts';
import type { LanguageState } from '../../state/language.ts';
import type { Notices } from '../../state/notices.ts';
import { createExactValues } from './exact/exact-values.ts';
import { linesThatHold } from './exact/lines-that-hold.ts';
import { faultOf } from './review/fault.ts';
import { createReview } from './review/review.ts';
import { createTrying } from './review/trying.ts';
import { createThinking } from './thinking.ts';

const NO_WALKS: readonly Walk[] = [];
const NOTHING: readonly Drawn[] = [];

/** The analysis board: a game with all its variations, and the engine that thinks about where it stands. */
export type Analysis = ReturnType<typeof createAnalysis>;

interface AnalysisParts {
  readonly language: LanguageState;
  readonly notices: Notices;
  readonly boards: Boards;
  /** The game to begin with: the one given to the board, or a new one. */
  readonly first: Game;
  /** Whether the board is out of use for a while: a position is being set up. */
  readonly isHeld: () => boolean;
}

/** The game that was analysed last in this tab; null for none. */
export const lastAnalysed = (): Game | null => readSession(readStored('tab', 'analysis'))?.game ?? null;

/** To be called within a Solid root. */
export function createAnalysis({ language, notices, boards, first, isHeld }: AnalysisParts) {
  const board = createBoard(first);
  const { game, setGame, rules, position, outcome } = board;
  keepAnalysed(game);
  boards.setOtherBoard({ game, id: null });
  onCleanup(() => boards.setOtherBoard(null));

  const analyst = createAnalyst();
  onCleanup(analyst.close);
  const review = createReview(analyst, game, setGame);
  // What is said of a fault is seen where it was made: the board shows the position before it.
  const fault = createMemo(() => faultOf(game(), review.judgedAt(game().at)?.reviewed ?? null));
  const trying = createTrying(fault);
  /** The game where the position stands that the board shows; of a throw that came with a turn it knows nothing. */
  const from = createMemo(() => trying.game() ?? fault()?.game ?? game());
  const shown = createMemo(() => (trying.game() ? positionOf(from()) : (fault()?.before ?? position())), undefined, {
    equals: samePosition,
  });
  // What is thought, known and found is of the position that is shown, and of no other.
  const over = createMemo(() => (from() === game() ? outcome() : outcomeOf(from())));
  const canThink = createMemo(() => !over() && !rules().awaitsThrow(shown()));
  const walks = createMemo(() => (canThink() ? rules().walks(shown()) : NO_WALKS));
  const exact = createExactValues({ rules, position: shown, canAsk: () => canThink() && !isHeld(), walks });
  const thinking = createThinking({
    ...{ analyst, rules, position: shown, canThink },
    root: () => ({ line: lineTo(from(), from().at), now: shown() }),
    isHeld: () => isHeld() || review.progress() !== null,
    isExact: createMemo(() => exact.sorted() !== null),
  });

  const own = createOwnMarks({
    ...{ language, notices, marks: board.drawn },
    board: createMemo(() => rules().board),
    keep: (drawn) => void setGame(annotate(game(), { drawn })),
  });
  const [bottom, setBottom] = createSignal<Side>('white');
  return {
    ...{ ...board, review, exact, canThink, own, ...thinking, fault, shown, over, walks, trying },
    /** The engine's lines, with what is known for certain. */
    lines: createMemo(() => linesThatHold(rules(), thinking.current()?.result.lines ?? [], exact.sorted())),
    /** What the board shows: where the game stands, or the position before a fault. */
    view: createMemo(() => rules().view(shown())),
    last: createMemo(() => lastTrace(from())),
    ...createEditing(
      board,
      { from, shown },
      (text) => {
        const end = outcome();
        const { words } = language;
        const next = end ? words().outcome(end) : `${words().toPlay(rules(), position())}.`;
        notices.announce(`${text} ${next} ${own.said()}`.trim());
      },
      language,
      trying.game,
    ),
    bottom,
    turnBoard: () => setBottom(other(bottom())),
    /** Puts another game on the board. */
    open(next: Game): void {
      setGame(next);
      thinking.forget();
      review.forget();
    },
  };
}

const samePosition = (a: Position | undefined, b: Position | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

type Board = ReturnType<typeof createBoard>;

/** The game, and how it stands where one looks. */
function createBoard(first: Game) {
  const [game, setGame] = createSignal<Game>(first);
  const rules = createMemo(() => game().rules);
  // A comment makes another game, but no other position: what was found about it stands.
  const position = createMemo(() => positionOf(game()), undefined, {
    equals: samePosition,
  });
  const outcome = createMemo(() => outcomeOf(game()));
  const awaitsThrow = createMemo(() => !outcome() && rules().awaitsThrow(position()));
  /** The turn after this one on the line that is looked at; null at its end. */
  const lineOn = createMemo(() => pathTo(game(), endOfLine(game(), lineEnd(game()))));
  const after = createMemo(() => lineOn()[pathTo(game()).length] ?? null);
  return {
    ...{ game, setGame, rules, position, outcome, awaitsThrow, after },
    /** What is drawn on the position that is looked at. */
    drawn: createMemo(() => game().nodes[game().at]?.drawn ?? NOTHING),
    /** The turn before on that line; null at its beginning. */
    before: createMemo(() => pathTo(game()).at(-2) ?? null),
    /** The last turn of that line; null where it is looked at. */
    end: createMemo(() => (after() === null ? null : (lineOn().at(-1) ?? null))),
    inVariation: createMemo(() => isVariation(game(), game().at)),
  };
}

/** The ways to change the game, or the place in it that is looked at. */
function createEditing(
  { game, setGame, rules }: Board,
  /** What the board shows, and the game that stands there: what is played is played there. */
  { from, shown }: { readonly from: () => Game; readonly shown: () => Position },
  /** Says what was done, and what comes next. */
  tell: (text: string) => void,
  { s, words }: LanguageState,
  /** The game as it is tried out on the board; null where none is. */
  tried: () => Game | null,
) {
  const say = (turn: Turn, before: Position): string => words().turnSaid(rules(), before, turn);

  function goneTo(node: number): void {
    const { turn } = game().nodes[node] ?? {};
    tell(turn ? `${say(turn, positionBefore(game(), node))}.` : s().goneToStart);
  }

  /** Plays the first turns of a line. */
  function playLine(line: SearchLine, count: number): void {
    let next = from();
    for (const [i, turn] of line.turns.slice(0, count).entries())
      next = addTurn(next, turn, (i === 0 ? shown() : positionOf(next)).dice);
    setGame(next);
    goneTo(next.at);
  }

  return {
    /** Plays a turn in the position that is shown: as a variation, where another was played there. */
    play(turn: Turn): void {
      const before = shown();
      setGame(addTurn(from(), turn, before.dice));
      tell(`${say(turn, before)}.`);
    },
    playLine,
    /** Keeps what is tried out on the board as a variation. */
    keepTried(): void {
      const next = tried();
      if (!next) return;
      setGame(next);
      goneTo(next.at);
    },
    goToNode(node: number): void {
      setGame(goTo(game(), node));
      goneTo(node);
    },
    /** Writes a comment, or a mark, on the turn that led here. */
    note: (part: { comment?: string; nags?: readonly number[] }): void => void setGame(annotate(game(), part)),
    promote: (): void => void setGame(promoted(game(), game().at)),
    remove(): void {
      setGame(withoutTurn(game(), game().at));
      goneTo(game().at);
    },
    throwNow: (dice: Throw) => setGame(throwDice(game(), dice)),
  };
}

/** Keeps the game in this tab as it is now. */
function keepAnalysed(game: () => Game): void {
  const seats = { white: 'person', black: 'person' } as const;
  createEffect(() => {
    const session = { id: 'analysis', game: game(), seats, bottom: 'white', level: 1 } as const;
    writeStored('tab', 'analysis', writeSession(session));
  });
}
