import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import type { RecordedEvent } from './event.ts';
import { EVENT_SHAPE } from './event-shape.ts';
import { evolve, replay } from './evolve.ts';
import { gameEventSchema } from './schemas.ts';
import { ANNA, BEN, GAME, OPTIONS, Table } from './testing/table.ts';

// Numbers in brackets are those of SPEC.md.

describe('a game of an earlier version', () => {
  const { registered: _, ...early } = ANNA;
  const event = { kind: 'created', options: OPTIONS, host: early, commitment: null, rematchOf: null } as const;

  it('is replayed: its players count as guests [S7]', () => {
    // As the database gives it, which no schema has seen.
    const events = JSON.parse(JSON.stringify([{ seq: 1, at: 1, event }]));
    expect(replay(GAME, events).players.host).toEqual({ ...ANNA, registered: false });
  });

  it('is read by the schema', () => {
    expect(gameEventSchema.parse(event)).toMatchObject({ host: { registered: false } });
  });
});

describe('an event of a later version [S8]', () => {
  /** A game under way, and what follows it. */
  const table = Table.seated();
  const { state } = table;
  const next = (offset: number, event: object, shape = EVENT_SHAPE) =>
    ({ seq: state.seq + offset, at: state.at + offset, shape, event }) as RecordedEvent;

  const unknown = {
    'of another kind': next(1, { kind: 'noted' }),
    'of a kind that every object has': next(1, { kind: 'constructor' }),
    'in another shape': next(1, { kind: 'offered', side: 'white', what: 'pause' }, EVENT_SHAPE + 1),
  };
  for (const [name, event] of Object.entries(unknown))
    it(`${name} leaves the game as it is known, and says that it is not all`, () => {
      const after = evolve(state, event);
      expect(after).toEqual({ ...state, seq: event.seq, at: event.at, incomplete: true });
    });

  it('is followed by others that nobody here can judge', () => {
    const after = [
      next(1, { kind: 'noted' }),
      next(2, { kind: 'turned', side: 'white', turn: 'nowhere', spent: 0, gained: 0, lag: 0 }),
    ].reduce(evolve, state);
    expect(after).toEqual({ ...state, seq: state.seq + 2, at: state.at + 2, incomplete: true });
    const moment = { now: table.now, player: BEN, lag: 0, gone: 0, secret: null, next: '' };
    for (const command of [{ kind: 'resign' }, { kind: 'tick' }] as const)
      expect(decide(after, command, moment)).toEqual({ ok: false, error: { reason: 'newer-game' } });
  });
});
