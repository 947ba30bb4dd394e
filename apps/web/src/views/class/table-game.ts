import { createTurnUnderWay, type Trace, type TurnUnderWay } from '@merellier/board';
import {
  type ClassBoard,
  type ClassPerson,
  type ClassSeat,
  classSideOf,
  gameOfBoard,
  playOnBoard,
} from '@merellier/protocol/class';
import {
  explain,
  type Game,
  other,
  type Position,
  positionOf,
  type RuleSet,
  type Side,
  type Turn,
} from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { useLanguage, useNotices } from '../../context.ts';
import { lastTrace } from '../../lines/trace.ts';
import { clock } from '../../opponent/asked.ts';
import type { ClassHere } from './class-state.ts';

/** The computer plays no sooner than so many milliseconds after the turn before. */
const PAUSE = 550;

/** A game of the class on a board of this page, for who plays in it or looks on. */
export interface TableGame {
  readonly board: Accessor<ClassBoard>;
  readonly game: Accessor<Game>;
  readonly rules: Accessor<RuleSet>;
  readonly position: Accessor<Position>;
  readonly last: Accessor<Trace | null>;
  readonly mySide: Accessor<Side | null>;
  readonly isMyTurn: Accessor<boolean>;
  readonly bottom: Accessor<Side>;
  readonly underWay: TurnUnderWay;
  /** Why the last taps make no turn. */
  readonly refused: Accessor<string | null>;
  readonly computerFails: Accessor<boolean>;
  readonly seat: (side: Side) => ClassSeat;
  readonly play: (turn: Turn) => void;
  readonly playWalk: (index: number) => void;
  readonly refuse: (taps: readonly number[]) => void;
}

/** To be called within a Solid root; `stored` is the board as the server has it. */
export function createTableGame(
  here: ClassHere,
  id: string,
  stored: Accessor<ClassBoard>,
  who: ClassPerson,
): TableGame {
  const language = useLanguage();
  const notices = useNotices();
  /** The board with a turn that is being sent: shown at once, and taken back where it is refused. */
  const [sent, setSent] = createSignal<ClassBoard | null>(null);
  const [refused, setRefused] = createSignal<string | null>(null);
  const [computerFails, setComputerFails] = createSignal(false);
  const board = createMemo(() => {
    const [mine, theirs] = [sent(), stored()];
    return mine && mine.turns.length === theirs.turns.length + 1 && !theirs.outcome ? mine : theirs;
  });
  createEffect(on(here.refusal, (refusal) => refusal && setSent(null)));
  createEffect(on(stored, () => setSent(null), { defer: true }));
  const game = createMemo(() => gameOfBoard(board()));
  const rules = (): RuleSet => game().rules;
  const position = createMemo(() => positionOf(game()));
  const mySide = createMemo(() => classSideOf(board(), who));
  const isPaused = (): boolean => here.view()?.paused === true;
  const goesOn = (): boolean => !board().outcome && !isPaused();
  const isMyTurn = createMemo(() => goesOn() && position().toPlay === mySide());
  const underWay = createTurnUnderWay({ rules, position, isOpen: isMyTurn });

  function send(turn: Turn): void {
    const text = writeTurn(rules(), position(), turn);
    setRefused(null);
    notices.announce(`${language.words().turnSaid(rules(), position(), turn)}.`);
    const before = board();
    if (here.ask({ kind: 'turn', board: id, turn: text, after: before.turns.length }))
      setSent(playOnBoard(before, text));
  }

  createEffect(
    on([board, isPaused, here.holds], ([now, , holds]) => {
      const side = position().toPlay;
      const mine = mySide();
      if (!goesOn() || !holds || now[side] !== 'computer' || mine !== other(side) || now !== stored()) return;
      const off = new AbortController();
      onCleanup(() => off.abort());
      void letComputerPlay(now, off.signal);
    }),
  );

  async function letComputerPlay(now: ClassBoard, signal: AbortSignal): Promise<void> {
    const since = clock();
    const pause = new Promise((resolve) => setTimeout(resolve, PAUSE));
    try {
      const { askTurn } = await import('../../opponent/opponent.ts');
      const turn = await askTurn(gameOfBoard(now), now.level ?? 1, { since, signal });
      await pause;
      if (!signal.aborted) send(turn);
    } catch {
      if (!signal.aborted) setComputerFails(true);
    }
  }

  return {
    ...{ board, game, rules, position, mySide, isMyTurn, underWay, refused, computerFails },
    last: createMemo(() => lastTrace(game())),
    bottom: () => mySide() ?? 'white',
    seat: (side) => board()[side],
    play: send,
    playWalk(index) {
      const walk = underWay.walks()[index];
      if (walk && isMyTurn()) send(walk.turn);
    },
    refuse(taps) {
      const refusal = isMyTurn() ? explain(rules(), position(), taps) : null;
      const text = refusal && language.words().refusal(refusal, rules());
      setRefused(text);
      if (text) notices.announce(text);
    },
  };
}
