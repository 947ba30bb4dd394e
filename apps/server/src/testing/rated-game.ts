import { DAY, type GameOptions, type GameState, type Player, type PlayerCommand } from '@merellier/protocol';
import { hashOf, newPlayerId, newToken } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { appendOf, newGame } from './stored-game.ts';

/** A stored player; with an account only once that is made. */
export async function newcomerTo(store: Store, name: string, at: number): Promise<Player> {
  const player = { id: newPlayerId(), name };
  await store.createPlayer(player, hashOf(newToken()), at);
  return { ...player, rating: null, registered: true };
}

/** How a game comes to its end. */
export type Ending = 'white' | 'black' | 'draw' | 'aborted' | 'early' | 'under-way';

/** So that no node ends a game by its clock, between two of its turns, that was begun long ago. */
const NO_HURRY = { kind: 'correspondence', perTurn: DAY } as const;

/** Stores a game of these two, the first with white, which ends at a moment. No node knows of it. */
export async function playedGame(
  store: Store,
  [white, black]: readonly [Player, Player],
  ending: Ending,
  at: number,
  options: Partial<GameOptions> = {},
): Promise<string> {
  const { id, create } = newGame(at, { listed: false, rated: true, time: NO_HURRY, ...options }, white);
  await store.create({ ...create, request: null, secret: null });
  let { state } = create;
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
  const append = appendOf(state, player, command, null, at);
  const result = await store.append(append);
  if (result !== 'appended') throw new Error(`a turn was not stored: ${result}`);
  return append.state;
}

/** As many first turns of a game on nine points a side as make it count. No mill is among them. */
export const COUNTED = ['d6', 'f4', 'b4', 'd2', 'e3', 'c5', 'g7', 'a1'] as const;

function commands(white: Player, black: Player, ending: Ending): readonly (readonly [Player, PlayerCommand])[] {
  const join = [black, { kind: 'join', contribution: null }] as const;
  const turns = COUNTED.map((turn, i) => [i % 2 === 0 ? white : black, { kind: 'turn', turn, after: 0 }] as const);
  switch (ending) {
    case 'white':
      return [join, ...turns, [black, { kind: 'resign' }]];
    case 'black':
      return [join, ...turns, [white, { kind: 'resign' }]];
    case 'draw':
      return [join, ...turns, [white, { kind: 'offer', what: 'draw' }], [black, { kind: 'accept', what: 'draw' }]];
    case 'aborted':
      return [join, ...turns.slice(0, 1), [black, { kind: 'abort' }]];
    case 'early':
      return [join, ...turns.slice(0, 1), [black, { kind: 'resign' }]];
    case 'under-way':
      return [join, ...turns];
  }
}
