import { describe, expect, it } from 'vitest';
import { replay } from './evolve.ts';
import { gameEventSchema } from './schemas.ts';
import { ANNA, GAME, OPTIONS } from './testing/table.ts';

describe('a game of an earlier version', () => {
  const { registered: _, ...early } = ANNA;
  const event = { kind: 'created', options: OPTIONS, host: early, commitment: null, rematchOf: null } as const;

  it('is replayed: its players count as guests', () => {
    // As the database gives it, which no schema has seen.
    const events = JSON.parse(JSON.stringify([{ seq: 1, at: 1, event }]));
    expect(replay(GAME, events).players.host).toEqual({ ...ANNA, registered: false });
  });

  it('is read by the schema', () => {
    expect(gameEventSchema.parse(event)).toMatchObject({ host: { registered: false } });
  });
});
