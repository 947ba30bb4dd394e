import type { RecordedEvent } from '@merellier/protocol';
import { describe, expect, it } from 'vitest';
import { newModel, takeEvents } from '../../../online/game-model.ts';
import { standingOf, waitingFor } from './followed-boards.ts';

const GIVER = 'who-plays-against-all';
const person = (id: string) => ({ id, name: id, rating: null, registered: false });

/** A game of the one who plays against all, who has White, begun at a moment; `turns` were played. */
function board(id: string, begun: number, turns: readonly string[] = []) {
  const options = {
    rules: { id: 'marelle-a-3', parameters: {} },
    ...{ time: { kind: 'increment', initial: 600_000, increment: 0 }, side: 'white', listed: false, rated: false },
    tournament: { id: 'the-tournament-of-all', startWithin: 60_000, many: { side: 'white', extra: 0 } },
  } as const;
  const events = [
    { kind: 'created', options, host: person(GIVER), commitment: null, rematchOf: null },
    { kind: 'joined', guest: person(`guest at ${id}`) },
    { kind: 'started', white: 'host' },
    ...turns.map((turn, i) => ({
      ...{ kind: 'turned', side: i % 2 === 0 ? 'white' : 'black', turn },
      ...{ spent: 0, gained: 0, lag: 0 },
    })),
  ].map((event, i) => ({ seq: i + 1, at: begun, event }) as unknown as RecordedEvent);
  return takeEvents(newModel(id), events);
}

describe('boards played at the same time', () => {
  it('wait for who is to play, the longest first', () => {
    const boards = [board('late-one', 30), board('early-one', 10), board('his-turn', 0, ['a1'])];
    expect(waitingFor(boards, GIVER)).toEqual(['early-one', 'late-one']);
    expect(standingOf(boards[2] ?? newModel(''), GIVER)).toMatchObject({
      isMine: false,
      opponent: { name: 'guest at his-turn' },
    });
    expect(waitingFor(boards, 'somebody-else')).toEqual([]);
  });
});
