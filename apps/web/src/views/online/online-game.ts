import {
  evolve,
  type GameState,
  type OnlineRefusal,
  otherSeat,
  type Phrase,
  type PlayerCommand,
  playerOf,
  type RecordedEvent,
  type Seat,
  seatOf,
  shownClock,
  sideOfSeat,
} from '@merellier/protocol';
import {
  type Game,
  goTo,
  newGame,
  outcomeOf,
  positionOf,
  type Side,
  type Step,
  type Turn,
  type Walk,
} from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import type { App } from '../../context.ts';
import { newContribution } from '../../online/contribution.ts';
import { dropPending, newModel, playPending, seqOf, shownGame, takeEvents } from '../../online/game-model.ts';
import { lastTrace } from '../../trace.ts';
import { createTurnUnderWay } from '../../turn-under-way.ts';
import { noticeAfter, type OnlineNotice } from './notice.ts';
import type { Online } from './online.ts';
import { findWalk, premovePosition } from './premove.ts';

/** How the page puts into words what happens in a game. */
export interface GameVoice {
  readonly refusal: (refusal: OnlineRefusal) => string;
  /** What is to be said of an event that this page did not cause; null for nothing. */
  readonly event: (event: RecordedEvent, before: GameState) => string | null;
  readonly said: (state: GameState, side: Side, phrase: Phrase) => string;
  readonly premoveGone: () => string;
}

/** A game on the board of this page. */
export type OnlineGame = ReturnType<typeof createOnlineGame>;

/** Follows one game and plays in it; to be called within a Solid root. */
export function createOnlineGame(app: App, online: Online, id: string, voice: GameVoice) {
  const [model, setModel] = createSignal(newModel(id));
  const [missing, setMissing] = createSignal<OnlineRefusal | null>(null);
  const [here, setHere] = createSignal<Readonly<Record<Seat, boolean>>>({ host: true, guest: true });
  const [spectators, setSpectators] = createSignal(0);
  const [notice, setNotice] = createSignal<OnlineNotice | null>(null);
  const [lookedAt, setLookedAt] = createSignal<number | null>(null);
  const [turned, setTurned] = createSignal(false);
  const [premove, setPremove] = createSignal<readonly Step[] | null>(null);

  const state = createMemo(() => model().state);
  const mySeat = createMemo((): Seat | null => {
    const now = state();
    const me = online.player();
    return now && me ? seatOf(now, me.id) : null;
  });
  const mySide = createMemo((): Side | null => {
    const now = state();
    const seat = mySeat();
    return now && seat ? sideOfSeat(now, seat) : null;
  });
  const bottom = createMemo((): Side => (((mySide() ?? 'white') === 'white') === !turned() ? 'white' : 'black'));

  const tell = (kind: OnlineNotice['kind'], text: string): void => {
    setNotice({ kind, text });
    app.announce(text);
  };

  function take(events: readonly RecordedEvent[]): void {
    const before = model();
    const after = takeEvents(before, events);
    if (after === before) return;
    setMissing(null);
    setModel(after);
    // The past is not told again, only what happens while one looks on.
    if (!before.state || !after.state) return;
    const fresh = after.events.slice(before.events.length);
    let at = before.state;
    const told: string[] = [];
    for (const event of fresh) {
      const next = evolve(at, event);
      if (next.incomplete) break;
      const text = voice.event(event, at);
      if (text !== null) told.push(text);
      at = next;
    }
    if (fresh.some(({ event }) => ['turned', 'taken-back', 'ended'].includes(event.kind))) setLookedAt(null);
    setNotice((now) => noticeAfter(now, told, fresh));
    if (told.length > 0) app.announce(told.join(' '));
    playPremove();
  }

  onCleanup(
    online.connection().watch(id, {
      seq: () => seqOf(model()),
      events: take,
      presence(who, others) {
        setHere(who);
        setSpectators(others);
      },
      said(side, phrase) {
        const now = state();
        if (now) tell('news', voice.said(now, side, phrase));
      },
      refused(refusal) {
        // Before anything of the game is here, a refusal is all there is to show.
        if (refusal.reason === 'not-found' || !state()) setMissing(refusal);
        else tell('refusal', voice.refusal(refusal));
      },
    }),
  );

  /** Asks something of the game; a refusal is said. */
  async function ask(command: PlayerCommand): Promise<boolean> {
    const answer = await online.connection().command(id, command);
    if (!answer.ok) tell('refusal', voice.refusal(answer.refusal));
    return answer.ok;
  }

  // The part in chance that a seat owes is sent by itself, once.
  const [contributed, setContributed] = createSignal(false);
  createEffect(() => {
    const now = state();
    const seat = mySeat();
    if (!now?.chance || !seat || contributed() || now.phase === 'playing' || now.phase === 'over') return;
    if (now.chance.contributions[seat]) return;
    setContributed(true);
    void online.connection().command(id, { kind: 'contribute', contribution: newContribution() });
  });

  // The board: the game as it is, with the turn that is being sent; or a place in it that is looked at.
  const latest = createMemo(() => shownGame(model()));
  const game = createMemo(() => {
    const now = latest();
    const node = lookedAt();
    return now && node !== null && node < now.nodes.length ? goTo(now, node) : now;
  });
  // Before the first event there is a board too, which nobody sees.
  const blank = newGame(untrack(app.chosen));
  const shown = (): Game => game() ?? blank;
  const rules = () => shown().rules;
  const isOver = createMemo(() => {
    const now = latest();
    return state()?.phase === 'over' || (now !== null && outcomeOf(now) !== null);
  });
  const isPlaying = createMemo(() => state()?.phase === 'playing' && !isOver() && lookedAt() === null);
  const isMyTurn = createMemo(
    () => isPlaying() && positionOf(shown()).toPlay === mySide() && !rules().awaitsThrow(positionOf(shown())),
  );
  const aheadPosition = createMemo(() => {
    const side = mySide();
    if (!isPlaying() || isMyTurn() || !side || premove()) return null;
    return premovePosition(shown(), side);
  });
  const position = createMemo(() => positionOf(shown()));
  const played = createMemo(() => aheadPosition() ?? position());
  const underWay = createTurnUnderWay({
    rules,
    position: played,
    isOpen: () => (isMyTurn() && !model().pending) || aheadPosition() !== null,
  });

  async function play(turn: Turn): Promise<void> {
    const before = model();
    if (!before.state) return;
    const text = writeTurn(rules(), position(), turn);
    setNotice(null);
    app.announce(`${app.words().turnSaid(rules(), position(), turn)}.`);
    setModel(playPending(before, turn));
    const { boardSeq } = before.state;
    const answer = await online.connection().command(id, { kind: 'turn', turn: text, after: boardSeq });
    if (answer.ok) return;
    setModel(dropPending);
    tell('refusal', voice.refusal(answer.refusal));
  }

  function playWalk(index: number): void {
    const walk: Walk | undefined = underWay.walks()[index];
    if (!walk) return;
    if (aheadPosition()) setPremove(walk.steps);
    else void play(walk.turn);
  }

  function playPremove(): void {
    const steps = premove();
    if (!steps || !isMyTurn()) {
      if (isOver()) setPremove(null);
      return;
    }
    setPremove(null);
    const walk = findWalk(rules(), position(), steps);
    if (walk) void play(walk.turn);
    else tell('news', voice.premoveGone());
  }

  const [tick, setTick] = createSignal(0);
  createEffect(() => {
    const now = state();
    if (now?.phase !== 'playing' || now.options.time.kind === 'none') return;
    const timer = setInterval(() => setTick((count) => count + 1), 100);
    onCleanup(() => clearInterval(timer));
  });
  const clocks = createMemo(() => {
    tick();
    const now = state();
    if (!now?.clock) return null;
    const side = now.phase === 'playing' && !model().pending ? positionOf(now.game).toPlay : null;
    return shownClock(now.options.time, now.clock, side, online.connection().now());
  });

  createEffect(on(position, () => setNotice((now) => (now?.kind === 'refusal' ? null : now)), { defer: true }));

  return {
    ...{ id, model, state, missing, here, spectators, mySeat, mySide, bottom, notice, setNotice, tell, ask },
    ...{ game, shown, rules, position, played, isOver, isMyTurn, lookedAt, setLookedAt, underWay, play, playWalk },
    ...{ clocks, premove, setPremove, aheadPosition, turnBoard: () => setTurned((now) => !now) },
    isNewer: () => model().isNewer,
    /** The node at which the game itself stands, wherever one looks. */
    lastNode: () => latest()?.at ?? 0,
    last: createMemo(() => lastTrace(shown())),
    /** The player on the other side; null for those who only look on. */
    opponent: () => {
      const seat = mySeat();
      return seat && (state()?.players[otherSeat(seat)] ?? null);
    },
    player: (side: Side) => {
      const now = state();
      return now && playerOf(now, side);
    },
  };
}
