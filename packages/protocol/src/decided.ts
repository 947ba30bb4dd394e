import type { Turn } from '@merellier/rules';
import type { GameEvent, RecordedEvent } from './event.ts';
import { EVENT_SHAPE } from './event-shape.ts';
import { evolve, evolveByTurn, type RecordedTurn } from './evolve.ts';
import type { GameState } from './state.ts';

/** What a command makes of a game: events as they are recorded (none is possible), and the state after them. */
export interface Decided {
  readonly events: readonly RecordedEvent[];
  readonly after: GameState;
}

/** Events that come to a state, all at one moment. */
export function follow(state: GameState, now: number, events: readonly GameEvent[]): Decided {
  const at = Math.max(now, state.at);
  const recorded = events.map((event, i) => ({ seq: state.seq + 1 + i, at, shape: EVENT_SHAPE, event }));
  return { events: recorded, after: recorded.reduce(evolve, state) };
}

/** A turn that comes to a state, and was read already. */
export function followTurn(state: GameState, now: number, event: RecordedTurn['event'], turn: Turn): Decided {
  const recorded = { seq: state.seq + 1, at: Math.max(now, state.at), shape: EVENT_SHAPE, event };
  return { events: [recorded], after: evolveByTurn(state, recorded, turn) };
}

/** Further events at the same moment. */
export function goOn({ events, after }: Decided, more: readonly GameEvent[]): Decided {
  const next = follow(after, after.at, more);
  return { events: [...events, ...next.events], after: next.after };
}
