import {
  begin,
  type Command,
  decide,
  EVENT_SHAPE,
  type GameOptions,
  type GameState,
  type Player,
  type RecordedEvent,
} from '@merellier/protocol';
import { newGameId, newPlayerId } from '../store/ids.ts';
import type { Append } from '../store/store.ts';

const OPTIONS: GameOptions = {
  rules: { id: 'marelle', parameters: {} },
  time: { kind: 'increment', initial: 60_000, increment: 1_000 },
  side: 'white',
  listed: true,
  rated: false,
};

/** A guest whom nobody knows. */
export const anybody = (name: string): Player => ({ id: newPlayerId(), name, rating: null, registered: false });

/** A new game, made by somebody new (or by this host), and what it needs to go on. */
export function newGame(at: number, options: Partial<GameOptions> = {}, host: Player = anybody('Anna')) {
  const id = newGameId();
  const guest = anybody('Ben');
  const first: RecordedEvent = {
    seq: 1,
    at,
    shape: EVENT_SHAPE,
    event: { kind: 'created', options: { ...OPTIONS, ...options }, host, commitment: null, rematchOf: null },
  };
  const state = begin(id, first);
  return {
    id,
    host,
    guest,
    first,
    state,
    create: { id, request: `${host.id}/make`, secret: 'ab', state, events: [first] },
  };
}

/** What a command makes of a state, a second later if not told when, as something to append. */
export function appendOf(
  state: GameState,
  player: Player | null,
  command: Command,
  commandId: string | null,
  now: number = state.at + 1_000,
): Append {
  const decision = decide(state, command, { now, player, lag: 0, gone: 0, secret: null, next: '' });
  if (!decision.ok) throw new Error(JSON.stringify(decision.error));
  const { events, after } = decision.value;
  return { game: state.id, expected: state.seq, commandId, events, state: after, next: null };
}
