import { begin, evolve, type GameState, playedLine, type RecordedEvent, todaysEvent } from '@merellier/protocol';
import { addTurn, type Game, lineTo, positionOf, type Turn } from '@merellier/rules';

/** A turn that was played here, and of which the server has not yet said anything. */
export interface PendingTurn {
  readonly turn: Turn;
  /** The board that it was played on. */
  readonly after: number;
}

/** One online game as this page knows it. Immutable. */
export interface GameModel {
  readonly id: string;
  /** All events so far, from the first. */
  readonly events: readonly RecordedEvent[];
  /** What they make; null before the first. */
  readonly state: GameState | null;
  readonly pending: PendingTurn | null;
  /** Whether a later version has begun this game, or gone on with it, in a way that this page does not know. */
  readonly isNewer: boolean;
}

export const newModel = (id: string): GameModel => ({ id, events: [], state: null, pending: null, isNewer: false });

/** The number of the last event. */
export const seqOf = ({ state }: GameModel): number => state?.seq ?? 0;

/** Takes events in. Those that are known are passed over; after a gap the rest waits to be sent again. */
export function takeEvents(model: GameModel, events: readonly RecordedEvent[]): GameModel {
  let { state } = model;
  const taken: RecordedEvent[] = [];
  for (const event of events) {
    const seq = state?.seq ?? 0;
    if (event.seq <= seq) continue;
    if (event.seq > seq + 1) break;
    if (!state && !todaysEvent(event)) return { ...model, isNewer: true };
    state = state ? evolve(state, event) : begin(model.id, event);
    taken.push(event);
  }
  if (!state || taken.length === 0) return model;
  const pending = model.pending && model.pending.after === state.boardSeq ? model.pending : null;
  return { ...model, state, events: [...model.events, ...taken], pending, isNewer: state.incomplete };
}

/** Shows a turn at once that is only now being sent. */
export const playPending = (model: GameModel, turn: Turn): GameModel =>
  model.state ? { ...model, pending: { turn, after: model.state.boardSeq } } : model;

/** Takes back a turn that was refused. */
export const dropPending = (model: GameModel): GameModel => ({ ...model, pending: null });

/** The game as it is to be shown: with the turn under way, and nothing after it that was taken back. */
export function shownGame({ state, pending }: GameModel): Game | null {
  if (!state) return null;
  const { game } = state;
  return playedLine(pending ? addTurn(game, pending.turn, positionOf(game).dice) : game);
}

/** Where a game stands, by the turns that led there: numbers of nodes change when one is taken back. */
export const placeOf = (game: Game): string => JSON.stringify(lineTo(game).played.map(({ turn }) => turn));
