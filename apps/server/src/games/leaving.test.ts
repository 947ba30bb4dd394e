import type { GameOptions, GameState, Player, PlayerCommand } from '@merellier/protocol';
import { SECOND } from '@merellier/protocol';
import { describe, expect, it } from 'vitest';
import { appendOf, newGame } from '../testing/stored-game.ts';
import { leaverOf, pauseAfter } from './leaving.ts';

const TIME = { kind: 'increment', initial: 300 * SECOND, increment: 0 } as const;

/** A game with a clock that somebody has joined, for anybody unless said otherwise. */
function joined(options: Partial<GameOptions> = {}) {
  const made = newGame(1_000, { listed: true, side: 'white', time: TIME, ...options });
  const { state, host } = made;
  const guest = { ...made.guest, registered: true };
  return { host, guest, state: after(state, guest, { kind: 'join', contribution: null }) };
}

const after = (state: GameState, player: Player, command: PlayerCommand): GameState =>
  appendOf(state, player, command.kind === 'turn' ? { ...command, after: state.boardSeq } : command, null).state;

describe('who has left a game before it counted', () => {
  it('is who aborts it, unless the other was gone', () => {
    const { state, host, guest } = joined();
    const over = after(state, guest, { kind: 'abort' });
    expect(leaverOf(state, over, guest.id, true)).toBe(guest.id);
    expect(leaverOf(state, over, host.id, true)).toBe(host.id);
    expect(leaverOf(state, over, guest.id, false)).toBeNull();
  });

  it('is, where time ended it, who had yet to play, and never the other', () => {
    const { state, host, guest } = joined();
    const over = after(state, guest, { kind: 'abort' });
    expect(leaverOf(state, over, null, false)).toBe(host.id);
    const begun = after(state, host, { kind: 'turn', turn: 'd6', after: 0 });
    expect(leaverOf(begun, after(begun, host, { kind: 'abort' }), null, false)).toBe(guest.id);
  });

  it('is who gives a rated game up too soon', () => {
    const { state, host, guest } = joined({ rated: true });
    let now = after(state, host, { kind: 'turn', turn: 'd6', after: 0 });
    now = after(now, guest, { kind: 'turn', turn: 'f4', after: 0 });
    const over = after(now, host, { kind: 'resign' });
    expect(leaverOf(now, over, host.id, true)).toBe(host.id);
  });

  it('is nobody among friends, nor who takes back a game that waits, nor who resigns a game without ratings', () => {
    const friends = joined({ listed: false });
    expect(
      leaverOf(friends.state, after(friends.state, friends.guest, { kind: 'abort' }), friends.guest.id, true),
    ).toBeNull();
    const { state: waiting, host } = newGame(1_000, { listed: true });
    expect(leaverOf(waiting, after(waiting, host, { kind: 'abort' }), host.id, false)).toBeNull();
    const { state, host: white } = joined();
    expect(leaverOf(state, after(state, white, { kind: 'resign' }), white.id, true)).toBeNull();
  });
});

it('two games a player may leave in an hour; from the third on the pauses grow, to half an hour', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 50].map((games) => pauseAfter(games) / 60_000)).toEqual([
    0, 0, 0, 2, 5, 10, 20, 30, 30,
  ]);
});
