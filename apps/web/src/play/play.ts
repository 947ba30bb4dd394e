import {
  agreeDraw,
  endOfLine,
  other,
  outcomeOf,
  pathTo,
  positionOf,
  resign,
  type Side,
  type Step,
  type Turn,
  throwDice,
} from '@merellier/rules';
import { createEffect, createMemo, on } from 'solid-js';
import type { AppState } from '../app-state.ts';
import { throwOfDice } from '../browser/chance.ts';
import { lastTrace, positionBefore } from '../lines/trace.ts';
import { keepHalfTurn, readHalfTurn } from '../session/half-turn.ts';
import {
  goToNode,
  isLatest,
  isShared,
  nodeToRedo,
  nodeToUndo,
  playInSession,
  type Seat,
  seatToPlay,
} from '../session/session.ts';
import { createTurnUnderWay } from './turn-under-way.ts';

/** How many turns pass before the computer takes an even game for a draw. */
const LONG_GAME = 80;

/** The game on the board: what it looks like now, and what can be done. */
export type Play = ReturnType<typeof createPlay>;

export function createPlay(app: AppState) {
  const { session, position, words, s } = app;
  const game = () => session().game;
  const rules = createMemo(() => game().rules);
  const view = createMemo(() => rules().view(position()));
  const outcome = createMemo(() => outcomeOf(game()));
  const awaitsThrow = createMemo(() => !outcome() && rules().awaitsThrow(position()));
  const seat = createMemo((): Seat => seatToPlay(session()));
  /** Whether a person may play on the board now. On the first page the first turn begins the game. */
  const isOpen = createMemo(
    () =>
      !outcome() &&
      seat() === 'person' &&
      (app.view() === 'play' || (app.settings().colour !== 'toss' && !awaitsThrow())),
  );
  const kept = app.kept();
  const underWay = createTurnUnderWay({
    rules,
    position,
    isOpen: () => isOpen() && !awaitsThrow(),
    isAway: () => app.view() !== 'play',
    left: kept && readHalfTurn(kept),
  });
  const { walks, done, stop, huffChoice, setHuffChoice, canHuff, sayable } = underWay;
  createEffect(on(done, (steps) => app.view() === 'play' && keepHalfTurn(session(), steps), { defer: true }));
  const last = createMemo(() => lastTrace(game()));
  /** Whether the side to play has just moved too: an extra turn. Huffing is no move. */
  const again = createMemo(() => {
    const { parent } = game().nodes[game().at] ?? {};
    const hasMoved = (last()?.path.length ?? 0) > 0;
    return hasMoved && parent !== undefined && positionOf(game(), parent).toPlay === position().toPlay;
  });

  /** What is to be done now, in one sentence. */
  const task = createMemo(() => {
    const end = outcome();
    if (end) return words().outcome(end);
    if (app.view() === 'play' && seat() === 'computer' && isLatest(session())) return s().thinking(position().toPlay);
    return words().toPlay(rules(), position(), { done: done(), again: again() });
  });

  function playTurn(turn: Turn): void {
    const before = position();
    const said = words().turnSaid(rules(), before, turn);
    const next = playInSession(session(), turn, before.dice);
    app.setNotice(null);
    if (app.view() === 'start') app.begin(app.settings().opponent, next);
    else app.keep(next);
    app.setTossShown(null);
    tell(said);
  }

  /** Says a turn, and what comes of it. */
  function tell(said: string): void {
    const end = outcome();
    if (end) app.announce(`${said}. ${words().outcome(end)}`);
    else if (seat() === 'person') app.announce(`${said}. ${words().toPlay(rules(), position(), { again: again() })}`);
    else app.announce(`${said}.`);
  }

  let pending: (() => void) | null = null;

  function playWalk(index: number): void {
    const walk = walks()[index];
    if (!walk) return;
    // The board shows the turn already: what else follows from it has a task of its own, so that the tap is answered first.
    const before = position();
    pending = () => {
      pending = null;
      if (position() === before) playTurn(walk.turn);
    };
    setTimeout(() => pending?.());
  }

  /** Plays the turn that waits for a task of its own: somebody who taps on, or leaves, at once must find it played. */
  const hurry = (): void => pending?.();
  // On the first page the turn would begin a game, and lead to it: there it is dropped.
  const hurryInGame = (): void => void (app.view() === 'play' && hurry());
  app.onLeave(hurryInGame);
  // In the capture phase, before what is to be kept is written.
  window.addEventListener('pagehide', hurryInGame, true);

  function refuse(taps: readonly number[]): void {
    const text = refusalOf(taps);
    if (text === null) return;
    app.setNotice({ kind: 'refusal', text });
    app.announce(text);
  }

  function refusalOf(taps: readonly number[]): string | null {
    if (app.view() === 'start' && !isOpen()) return s().chooseFirst;
    if (!outcome() && seat() === 'computer') return isLatest(session()) ? s().thinking(position().toPlay) : s().past;
    const refusal = rules().explain(position(), taps);
    return refusal && words().refusal(refusal, rules());
  }

  function stepped(steps: readonly Step[], _next: ReadonlySet<Step['kind']>, complete: number | null): void {
    underWay.stepped(steps, complete);
    app.setNotice(null);
    const asked = words().toPlay(rules(), position(), { done: steps });
    app.announce(steps.length > 0 ? asked : `${s().undone} ${asked}`);
  }

  function throwNow(): void {
    if (!awaitsThrow()) return;
    const dice = throwOfDice();
    const next = { ...session(), game: throwDice(game(), dice) };
    app.setNotice(null);
    app.keep(next);
    const end = outcome();
    app.announce(
      [
        words().throwSaid(rules(), dice),
        words().throwAllows(rules(), dice),
        ...(end ? [words().outcome(end)] : []),
      ].join('. '),
    );
  }

  function goTo(node: number, said: string): void {
    app.setNotice(null);
    app.keep(goToNode(session(), node));
    app.announce(`${said} ${task()}`);
  }

  /** Where taking back leads. A game ended by word stays where it is: the word is taken back. */
  const undoTarget = createMemo(() => {
    if (app.view() !== 'play') return null;
    // Half a turn, or a word that ended the game, is taken back where it was said.
    return done().length > 0 || game().ended?.at === game().at ? game().at : nodeToUndo(session());
  });
  const redoTarget = createMemo(() => (app.view() === 'play' ? nodeToRedo(session()) : null));

  /** Takes back what was done of a turn that is not finished. */
  function putBack(): void {
    underWay.putBack();
    app.setNotice(null);
    app.announce(`${s().undone} ${task()}`);
  }

  function undo(): void {
    const node = undoTarget();
    if (node === null) return;
    if (done().length > 0) putBack();
    else if (game().ended?.at === game().at) app.keep({ ...session(), game: { ...game(), ended: null } });
    else goTo(node, s().undone);
  }

  function redo(): void {
    const node = redoTarget();
    if (node !== null) goTo(node, s().redone);
  }

  function toEnd(): void {
    goTo(game().ahead[0] ?? endOfLine(game(), game().at), '');
  }

  function goToTurn(node: number): void {
    const { turn } = game().nodes[node] ?? {};
    goTo(node, turn ? s().gone(words().turnSaid(rules(), positionBefore(game(), node), turn)) : s().goneToStart);
  }

  /** The side that resigns or offers a draw: the person's, or the one to play where two share the screen. */
  const speaker = createMemo((): Side => {
    const { seats } = session();
    if (isShared(session())) return position().toPlay;
    return seats.white === 'person' ? 'white' : 'black';
  });

  function resignNow(): void {
    app.setNotice(null);
    app.keep({ ...session(), game: resign(game(), speaker()) });
    app.announce(task());
  }

  function drawNow(): void {
    app.setNotice(null);
    app.keep({ ...session(), game: agreeDraw(game()) });
    app.announce(task());
  }

  /** The computer's answer to an offer: it agrees when it has fewer men, or as many after a long game. */
  function offerToComputer(): void {
    const count = (side: Side): number =>
      view().hands[side] + view().men.reduce((sum, man) => sum + (man.side === side ? (man.king ? 3 : 1) : 0), 0);
    const ahead = count(other(speaker())) - count(speaker());
    if (ahead < 0 || (ahead === 0 && pathTo(game()).length > LONG_GAME)) drawNow();
    else declineDraw(s().drawComputerDeclines);
  }

  function declineDraw(text: string): void {
    app.setNotice({ kind: 'news', text });
    app.announce(text);
  }

  return {
    ...{ game, rules, view, outcome, awaitsThrow, seat, isOpen, walks, last, task, done, stop, sayable },
    ...{ canHuff, huffChoice, setHuffChoice, playTurn, playWalk, hurry, refuse, stepped, throwNow, goToTurn, toEnd },
    ...{ undo, undoTarget, redo, redoTarget, speaker, resignNow, drawNow, offerToComputer, declineDraw },
  };
}
