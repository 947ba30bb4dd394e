import {
  type GameState,
  type OnlineRefusal,
  type Phrase,
  type RecordedEvent,
  type Seat,
  seatOf,
  sideOfSeat,
} from '@merellier/protocol';
import type { Side } from '@merellier/rules';
import { type Accessor, createMemo, createSignal, onCleanup, type Setter, untrack } from 'solid-js';
import { type GameModel, newModel, seqOf, takeEvents } from '../../../online/game-model.ts';
import type { Online } from '../online.ts';

/** A game of the server, followed from its first event. */
export interface FollowedGame {
  readonly id: string;
  readonly model: Accessor<GameModel>;
  readonly setModel: Setter<GameModel>;
  /** Null until its first event has come. */
  readonly state: Accessor<GameState | null>;
  /** Whether a later version has begun the game, or gone on with it, in a way that this page does not know. */
  readonly isNewer: Accessor<boolean>;
  /** Why there is no game to follow; null where there is one. */
  readonly missing: Accessor<OnlineRefusal | null>;
  /** Whether each player is connected. */
  readonly here: Accessor<Readonly<Record<Seat, boolean>>>;
  readonly spectators: Accessor<number>;
  /** The seat and the side of this browser's player; null for those who only look on. */
  readonly mySeat: Accessor<Seat | null>;
  readonly mySide: Accessor<Side | null>;
}

/** Who hears what comes of a game that is followed. */
export interface GameListener {
  /** Events that came after those known before. */
  readonly fresh: (events: readonly RecordedEvent[], before: GameState) => void;
  readonly said: (state: GameState, side: Side, phrase: Phrase) => void;
  readonly refused: (refusal: OnlineRefusal) => void;
}

/** Follows a game as long as the Solid root stands within which this is called. */
export function followGame(online: Online, id: string, listener: GameListener): FollowedGame {
  // One of many boards is known already.
  const [model, setModel] = createSignal(untrack(() => online.many()?.model(id)) ?? newModel(id));
  const [missing, setMissing] = createSignal<OnlineRefusal | null>(null);
  const [here, setHere] = createSignal<Readonly<Record<Seat, boolean>>>({ host: true, guest: true });
  const [spectators, setSpectators] = createSignal(0);
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

  function take(events: readonly RecordedEvent[]): void {
    const before = model();
    const after = takeEvents(before, events);
    if (after === before) return;
    setMissing(null);
    setModel(after);
    // The past is not told again, only what happens while one looks on.
    if (before.state && after.state) listener.fresh(after.events.slice(before.events.length), before.state);
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
        if (now) listener.said(now, side, phrase);
      },
      refused(refusal) {
        // Before anything of the game is here, a refusal is all there is to show.
        if (refusal.reason === 'not-found' || !state()) setMissing(refusal);
        else listener.refused(refusal);
      },
    }),
  );

  const isNewer = (): boolean => model().isNewer;
  return { id, model, setModel, state, isNewer, missing, here, spectators, mySeat, mySide };
}
