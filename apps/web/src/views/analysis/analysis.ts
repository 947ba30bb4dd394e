import type { SearchLine, SearchResult } from '@merellier/engine';
import { rootOf } from '@merellier/engine';
import {
  addTurn,
  annotate,
  endOfLine,
  type Game,
  goTo,
  lineEnd,
  newGame,
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
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { createAnalyst } from '../../analyst/analyst.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import type { App } from '../../context.ts';
import { isVariation, promoted, withoutTurn } from '../../lines/lines.ts';
import { lastTrace, positionBefore } from '../../lines/trace.ts';
import { readSession, writeSession } from '../../session/saved-session.ts';
import { createExactValues } from './exact/exact-values.ts';
import { createReview } from './review/review.ts';

/** Milliseconds after which the engine rests by itself; it goes on without an end when it is told to. */
const SPELL = 20_000;
export const LINE_COUNTS = [1, 2, 3, 4, 5] as const;
const NO_WALKS: readonly Walk[] = [];

/** What the engine has found about one position. */
export interface Found {
  readonly position: Position;
  readonly result: SearchResult;
  /** Whether it has stopped thinking about it. */
  readonly done: boolean;
}

/** The analysis board: a game with all its variations, and the engine that thinks about where it stands. */
export type Analysis = ReturnType<typeof createAnalysis>;

/** The game that was analysed last in this tab. */
const keptGame = (): Game | null => readSession(readStored('tab', 'analysis'))?.game ?? null;

export function createAnalysis(app: App, first: Game | null, isHeld: () => boolean) {
  const [game, setGame] = createSignal<Game>(first ?? keptGame() ?? newGame(app.chosen()));
  const [bottom, setBottom] = createSignal<Side>('white');
  const rules = createMemo(() => game().rules);
  // A comment makes another game, but no other position: what was found about it stands.
  const position = createMemo(() => positionOf(game()), undefined, {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  const view = createMemo(() => rules().view(position()));
  const outcome = createMemo(() => outcomeOf(game()));
  const awaitsThrow = createMemo(() => !outcome() && rules().awaitsThrow(position()));
  const walks = createMemo(() => (outcome() || awaitsThrow() ? NO_WALKS : rules().walks(position())));
  const last = createMemo(() => lastTrace(game()));

  createEffect(() => {
    const session = {
      id: 'analysis',
      game: game(),
      seats: { white: 'person', black: 'person' },
      bottom: 'white',
      level: 1,
    } as const;
    writeStored('tab', 'analysis', writeSession(session));
  });

  app.setOtherBoard({ game, id: null });
  onCleanup(() => app.setOtherBoard(null));

  // The engine
  const analyst = createAnalyst();
  onCleanup(analyst.close);
  const review = createReview(analyst, game, setGame);
  const [wanted, setWanted] = createSignal(true);
  const [endless, setEndless] = createSignal(false);
  const [hidden, setHidden] = createSignal(document.hidden);
  const paused = (): boolean => hidden() || isHeld() || review.progress() !== null;
  const [lineCount, setLineCount] = createSignal(3);
  const [found, setFound] = createSignal<Found | null>(null);
  const [lost, setLost] = createSignal(false);
  const [tries, setTries] = createSignal(0);
  const current = createMemo(() => (found()?.position === position() ? found() : null));
  const canThink = createMemo(() => !outcome() && !awaitsThrow());
  const running = createMemo(() => wanted() && canThink() && !paused() && !lost() && !current()?.done);
  const exact = createExactValues({ rules, position, canAsk: () => canThink() && !isHeld(), walks });
  /** Exact values have come: the engine thinks again, with them. */
  const isExact = createMemo(() => exact.sorted() !== null);
  createEffect(on(position, () => setEndless(false), { defer: true }));
  createEffect(
    on(
      [position, wanted, endless, lineCount, paused, tries, isExact],
      ([now, isWanted, isEndless, lines, isPaused]) => {
        if (!isWanted || isPaused || !canThink()) return;
        setLost(false);
        const end = analyst.think(rules(), rootOf(game()), lines, isEndless ? {} : { millis: SPELL }, {
          onResult: (result, done) => setFound({ position: now, result, done }),
          onLost: () => setLost(true),
        });
        onCleanup(end);
      },
    ),
  );
  // Nobody looks: nobody thinks.
  const look = (): void => void setHidden(document.hidden);
  document.addEventListener('visibilitychange', look);
  onCleanup(() => document.removeEventListener('visibilitychange', look));

  function start(): void {
    if (lost()) setTries(tries() + 1);
    if (wanted() && current()?.done) setEndless(true);
    setWanted(true);
  }

  /** Stops the engine: what is shown now is what it has found. */
  function stop(): void {
    setWanted(false);
    setFound((now) => now && { ...now, done: true });
  }

  const say = (turn: Turn, before: Position): string => app.words().turnSaid(rules(), before, turn);

  function tell(text: string): void {
    const end = outcome();
    app.announce(`${text} ${end ? app.words().outcome(end) : app.words().toPlay(rules(), position())}`);
  }

  /** Plays a turn where the game stands: as a variation, where another was played there. */
  function play(turn: Turn): void {
    const before = position();
    setGame(addTurn(game(), turn, before.dice));
    tell(`${say(turn, before)}.`);
  }

  /** Plays the first turns of a line. */
  function playLine(line: SearchLine, count: number): void {
    let next = game();
    for (const turn of line.turns.slice(0, count)) next = addTurn(next, turn, positionOf(next).dice);
    setGame(next);
    goneTo(next.at);
  }

  /** Plays the first turn of a line from an earlier position: what would have been better. */
  function playLineFrom(node: number, line: SearchLine): void {
    setGame(goTo(game(), node));
    playLine(line, 1);
  }

  function goneTo(node: number): void {
    const { turn } = game().nodes[node] ?? {};
    tell(turn ? `${say(turn, positionBefore(game(), node))}.` : app.s().goneToStart);
  }

  function goToNode(node: number): void {
    setGame(goTo(game(), node));
    goneTo(node);
  }

  /** The turn before and the one after on the line that is looked at; null at its ends. */
  const before = createMemo(() => pathTo(game()).at(-2) ?? null);
  const lineOn = createMemo(() => pathTo(game(), endOfLine(game(), lineEnd(game()))));
  const after = createMemo(() => lineOn()[pathTo(game()).length] ?? null);
  /** The last turn of that line; null where it is looked at. */
  const end = createMemo(() => (after() === null ? null : (lineOn().at(-1) ?? null)));

  /** Writes a comment, or a mark, on the turn that led here. */
  const note = (part: { comment?: string; nags?: readonly number[] }): void => void setGame(annotate(game(), part));
  const promote = (): void => void setGame(promoted(game(), game().at));
  function remove(): void {
    setGame(withoutTurn(game(), game().at));
    goneTo(game().at);
  }

  /** Puts another game on the board. */
  function open(next: Game): void {
    setGame(next);
    setFound(null);
    review.forget();
  }

  return {
    ...{ review, exact },
    ...{ game, setGame, open, rules, position, view, outcome, awaitsThrow, walks, last },
    ...{ bottom, turnBoard: () => setBottom(other(bottom())) },
    ...{ current, running, lost, canThink, lineCount, setLineCount, start, stop },
    ...{ play, playLine, playLineFrom, goToNode, before, after, end, note, promote, remove },
    inVariation: createMemo(() => isVariation(game(), game().at)),
    throwNow: (dice: Throw) => setGame(throwDice(game(), dice)),
  };
}
