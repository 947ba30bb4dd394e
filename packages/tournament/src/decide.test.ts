import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from './command.ts';
import { create } from './decide.ts';
import { begin, evolve, replay } from './evolve.ts';
import { eventsOf, type Log, newLog, perform, redo, tournamentOf, undo } from './log.ts';
import { GAME_RESULTS } from './pairing.ts';
import type { Format } from './settings.ts';
import { Evening, settingsFor } from './testing/evening.ts';

const entrant = (name: string) => ({ name, team: null, ageClass: null, strength: null });

describe('bad input is refused in one sentence, and nothing is lost', () => {
  const swiss = (players = 4): Evening => new Evening({ kind: 'swiss', rounds: 3 }, players);

  it('a tournament without a name', () => {
    const created = create('t', { ...settingsFor({ kind: 'rutsch' }), name: '  ' });
    expect(created).toEqual({ ok: false, error: { reason: 'no-name' } });
  });

  it('two players of one name, however it is written: nothing of the list is taken', () => {
    const evening = swiss();
    expect(evening.try({ kind: 'enter', entrants: [entrant('New'), entrant('  p1 ')] })).toBe('same-name');
    expect(evening.state.players).toHaveLength(4);
    expect(evening.try({ kind: 'correct', player: 2, entrant: entrant('P1') })).toBe('same-name');
    expect(evening.try({ kind: 'correct', player: 1, entrant: entrant('p1') })).toBeNull();
  });

  it('a result of a game that is not to be played', () => {
    const evening = swiss();
    const result = (round: number, table: number, game: number): Command => ({
      ...{ kind: 'result', round, table, game },
      result: 'draw',
    });
    expect(evening.try(result(1, 0, 0))).toBe('no-such-game');
    evening.pair();
    expect(evening.try(result(1, 2, 0))).toBe('no-such-game');
    expect(evening.try(result(1, 0, 1))).toBe('no-such-game');
    expect(evening.try(result(2, 0, 0))).toBe('no-such-game');
    expect(evening.try(result(1, 0, 0))).toBeNull();
  });

  it('a round of which results are missing on which the next depends', () => {
    const evening = swiss();
    evening.pair();
    expect(evening.try({ kind: 'pair', now: 0 })).toBe('results-missing');
    expect(evening.state.rounds).toHaveLength(1);
  });

  it('pairings by hand with a player who has left, twice, not at all, or who have met', () => {
    const evening = swiss();
    evening.do({ kind: 'withdraw', player: 4 });
    const pair = (...draws: readonly (readonly [number, number | null])[]): string | null =>
      evening.try({ kind: 'pair', now: 0, draws: draws.map(([first, second]) => ({ first, second })) });
    expect(pair([1, 4], [2, 3])).toBe('withdrawn-paired');
    expect(pair([1, 2], [1, 3])).toBe('paired-twice');
    expect(pair([1, 2])).toBe('not-paired');
    expect(pair([1, 9], [2, 3])).toBe('no-such-player');
    expect(pair([1, 2], [3, null])).toBeNull();
    evening.play(() => 'draw');
    expect(pair([2, 1], [3, null])).toBe('met-before');
    expect(pair([2, 3], [1, null])).toBeNull();
    evening.play(() => 'draw');
    expect(pair([1, 3], [2, null])).toBeNull();
  });

  it('too few players, a settled format, a closed tournament', () => {
    const evening = swiss(1);
    expect(evening.try({ kind: 'pair', now: 0 })).toBe('too-few-players');
    evening.enter(['Other', 'Third', 'Fourth']);
    evening.pair();
    expect(evening.try({ kind: 'settle', settings: settingsFor({ kind: 'rutsch' }) })).toBe('already-started');
    expect(evening.try({ kind: 'remove', player: 1 })).toBe('already-started');
    expect(evening.try({ kind: 'settle', settings: settingsFor({ kind: 'swiss', rounds: 4 }) })).toBeNull();
    evening.do({ kind: 'close' });
    expect(evening.try({ kind: 'pair', now: 0 })).toBe('closed');
    expect(evening.try({ kind: 'reopen' })).toBeNull();
  });
});

const FORMATS: readonly Format[] = [
  { kind: 'round-robin', cycles: 1 },
  { kind: 'round-robin', cycles: 2 },
  { kind: 'rutsch' },
  { kind: 'swiss', rounds: 5 },
  { kind: 'knock-out', thirdPlace: true },
  { kind: 'groups', groups: 3, advance: 2, thirdPlace: true },
  { kind: 'arena', minutes: 60 },
  { kind: 'hill', minutes: 15 },
];

/** Whatever an organiser may do in an evening, sensible or not. */
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('pair' as const), now: fc.constant(0) }) },
  {
    weight: 20,
    arbitrary: fc.record({
      kind: fc.constant('result' as const),
      round: fc.integer({ min: 1, max: 8 }),
      table: fc.integer({ min: 0, max: 6 }),
      game: fc.integer({ min: 0, max: 2 }),
      result: fc.option(fc.constantFrom(...GAME_RESULTS)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('withdraw' as const), player: fc.integer({ min: 1, max: 13 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('return' as const), player: fc.integer({ min: 1, max: 13 }) }),
  },
  { weight: 1, arbitrary: fc.constant<Command>({ kind: 'unpair' }) },
  {
    weight: 1,
    arbitrary: fc.string({ minLength: 1 }).map((name): Command => ({ kind: 'enter', entrants: [entrant(name)] })),
  },
);

describe('an evening of twelve players', () => {
  it.each(FORMATS)(
    '$kind: stands after a power cut at any step exactly as before, and each step can be undone',
    (format) => {
      fc.assert(
        fc.property(fc.array(anyCommand, { maxLength: 60 }), (commands) => {
          const evening = new Evening(format, 12, { games: format.kind === 'rutsch' ? 2 : 1 });
          let log: Log = newLog(evening.events);
          for (const command of commands) {
            const before = log;
            const done = perform(log, command);
            if (!done.ok) continue;
            log = done.value;
            // What was kept is read again, as after a power cut.
            const kept = JSON.parse(JSON.stringify(log)) as Log;
            expect(tournamentOf(kept)).toEqual(tournamentOf(log));
            expect(tournamentOf(undo(log))).toEqual(tournamentOf(log === before ? undo(log) : before));
            expect(tournamentOf(redo(undo(log)))).toEqual(tournamentOf(log));
          }
          expect(replay(eventsOf(log))).toEqual(tournamentOf(log));
        }),
        { numRuns: 25 },
      );
    },
  );

  it('an event that fits nothing changes nothing', () => {
    const state = begin({ kind: 'created', id: 't', settings: settingsFor({ kind: 'rutsch' }) });
    expect(evolve(state, { kind: 'resulted', round: 4, table: 1, game: 0, result: 'draw' })).toEqual(state);
    expect(evolve(state, { kind: 'withdrawn', player: 4 })).toEqual(state);
    expect(evolve(state, { kind: 'unpaired' })).toEqual(state);
    expect(replay([{ kind: 'closed' }])).toBeNull();
  });
});
