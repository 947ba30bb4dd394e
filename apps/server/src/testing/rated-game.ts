import {
  advance,
  begin,
  decide,
  type GameOptions,
  type GameState,
  type Player,
  type PlayerCommand,
  type RecordedEvent,
  recorded,
} from '@merellier/protocol';
import { hashOf, newGameId, newPlayerId, newToken } from '../ids.ts';
import type { Store } from '../store.ts';

const OPTIONS: GameOptions = {
  rules: { id: 'marelle', parameters: {} },
  time: { kind: 'increment', initial: 60_000, increment: 1_000 },
  side: 'white',
  listed: false,
  rated: true,
};

/** A stored player; with an account only once that is made. */
export async function newcomerTo(store: Store, name: string, at: number): Promise<Player> {
  const player = { id: newPlayerId(), name };
  await store.createPlayer(player, hashOf(newToken()), at);
  return { ...player, rating: null, registered: true };
}

/** How a game comes to its end. */
export type Ending = 'white' | 'black' | 'draw' | 'aborted' | 'early' | 'under-way';

/** Stores a game of these two, the first with white, which ends at a moment. No node knows of it. */
export async function playedGame(
  store: Store,
  [white, black]: readonly [Player, Player],
  ending: Ending,
  at: number,
  options: Partial<GameOptions> = {},
): Promise<string> {
  const id = newGameId();
  const event = {
    kind: 'created',
    options: { ...OPTIONS, ...options },
    host: white,
    commitment: null,
    rematchOf: null,
  } as const;
  const first: RecordedEvent = { seq: 1, at, event };
  let state: GameState = begin(id, first);
  await store.create({ id, request: null, secret: null, state, events: [first] });
  for (const [player, command] of commands(white, black, ending)) {
    const after = command.kind === 'turn' ? { ...command, after: state.boardSeq } : command;
    state = await carryOut(store, state, player, after, at);
  }
  return id;
}

/** Carries out and stores a command, as a node would; gives the state after it. */
export async function carryOut(
  store: Store,
  state: GameState,
  player: Player,
  command: PlayerCommand,
  at: number,
): Promise<GameState> {
  const decision = decide(state, command, { now: at, player, lag: 0, gone: 0, secret: null, next: '' });
  if (!decision.ok) throw new Error(JSON.stringify(decision.error));
  const events = recorded(state, decision.value, at);
  const next = advance(state, decision.value, at);
  await store.append({ game: state.id, expected: state.seq, commandId: null, events, state: next });
  return next;
}

function commands(white: Player, black: Player, ending: Ending): readonly (readonly [Player, PlayerCommand])[] {
  const join = [black, { kind: 'join', contribution: null }] as const;
  const turns = [
    [white, { kind: 'turn', turn: 'd6', after: 0 }],
    [black, { kind: 'turn', turn: 'f4', after: 0 }],
  ] as const;
  switch (ending) {
    case 'white':
      return [join, ...turns, [black, { kind: 'resign' }]];
    case 'black':
      return [join, ...turns, [white, { kind: 'resign' }]];
    case 'draw':
      return [join, ...turns, [white, { kind: 'offer', what: 'draw' }], [black, { kind: 'accept', what: 'draw' }]];
    case 'aborted':
      return [join, turns[0], [black, { kind: 'abort' }]];
    case 'early':
      return [join, turns[0], [black, { kind: 'resign' }]];
    case 'under-way':
      return [join, ...turns];
  }
}
