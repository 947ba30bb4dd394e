import type { RecordedEvent } from '@merellier/protocol';
import { expect, it } from 'vitest';
import { newModel, takeEvents } from '../../../online/game-model.ts';
import { fr } from '../strings/fr.ts';
import { unbegunBy, unbegunWords } from './unbegun.ts';

const person = (id: string) => ({ id, name: id, rating: null, registered: false });

/** A game of Anna, who has White, and Bernd, called off after these turns. */
function calledOff(isOfTournament: boolean, turns: readonly string[] = []) {
  const options = {
    rules: { id: 'marelle-a-3', parameters: {} },
    ...{ time: { kind: 'increment', initial: 600_000, increment: 0 }, side: 'white', listed: false, rated: false },
    ...(isOfTournament && { tournament: { id: 'the-evening-of-three', startWithin: 60_000 } }),
  } as const;
  const events = [
    { kind: 'created', options, host: person('Anna'), commitment: null, rematchOf: null },
    { kind: 'joined', guest: person('Bernd') },
    { kind: 'started', white: 'host' },
    ...turns.map((turn) => ({ kind: 'turned', side: 'white', turn, spent: 0, gained: 0, lag: 0 })),
    { kind: 'ended', outcome: { winner: null, reason: 'aborted', count: null } },
  ].map((event, i) => ({ seq: i + 1, at: 0, event }) as unknown as RecordedEvent);
  const { state } = takeEvents(newModel('a-game'), events);
  if (!state) throw new Error('there is a game');
  return state;
}

it('a game of a tournament that nobody began is lost by who should have', () => {
  expect(unbegunBy(calledOff(true))).toBe('white');
  expect(unbegunBy(calledOff(true, ['a1']))).toBe('black');
  expect(unbegunBy(calledOff(false))).toBeNull();
});

it('tells each of the two what happened', () => {
  const state = calledOff(true);
  expect(unbegunWords(fr, state, 'Anna')).toBe('Vous n’avez pas joué votre premier coup à temps.');
  expect(unbegunWords(fr, state, 'Bernd')).toBe('Anna n’a pas joué son premier coup à temps.');
  expect(unbegunWords(fr, state)).toBe('Anna n’a pas joué son premier coup à temps.');
  expect(unbegunWords(fr, calledOff(false), 'Anna')).toBeNull();
});
