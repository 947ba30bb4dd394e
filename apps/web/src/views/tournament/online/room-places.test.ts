import {
  type Command,
  create,
  type Format,
  newLog,
  perform,
  type Tournament,
  tournamentOf,
} from '@merellier/tournament';
import { describe, expect, it } from 'vitest';
import { roomPlaces } from './room-places.ts';

/** A tournament of six in the room, after these commands. */
function after(format: Format, ...commands: readonly Command[]): Tournament {
  const created = create('evening', {
    name: 'Evening',
    format,
    rules: { id: 'jeu-du-moulin', changes: {} },
    clock: 'none',
    games: 1,
    points: { win: 2, draw: 1 },
    bye: 'win',
    tieBreaks: [],
    order: 'entry',
    teamsApart: false,
    seed: 7,
  });
  if (!created.ok) throw new Error(created.error.reason);
  const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'];
  const enter: Command = {
    kind: 'enter',
    entrants: names.map((name) => ({ name, team: null, ageClass: null, strength: null })),
  };
  const log = [enter, ...commands].reduce((before, command) => {
    const done = perform(before, command);
    if (!done.ok) throw new Error(done.error.reason);
    return done.value;
  }, newLog(created.value));
  const tournament = tournamentOf(log);
  if (!tournament) throw new Error('a log begins with a tournament');
  return tournament;
}

const challenge = (first: number, second: number): Command => ({ kind: 'pair', now: 0, draws: [{ first, second }] });
const won = (round: number, table = 0): Command => ({ kind: 'result', round, table, game: 0, result: 'first' });
const found = (tournament: Tournament, games: ReadonlyMap<string, string> = new Map()): readonly string[] =>
  roomPlaces({ tournament, games }).map(
    ({
      round,
      table,
      pairing: {
        games: [result],
      },
    }) => `${round}/${table} ${result}`,
  );

describe('the results that an organiser gives', () => {
  it('are those of every challenge of a ladder, whatever was begun since', () => {
    const ladder = { kind: 'ladder', reach: 1 } as const;
    const tournament = after(ladder, challenge(2, 1), challenge(4, 3), challenge(6, 5), won(2));
    expect(found(tournament)).toEqual(['3/0 null', '2/0 first', '1/0 null']);
    // A game at two screens gives its result itself.
    expect(found(tournament, new Map([['1/0/0', 'game']]))).toEqual(['3/0 null', '2/0 first']);
  });

  it('are those of the last round where all play it together', () => {
    const tournament = after(
      { kind: 'swiss', rounds: 3 },
      { kind: 'pair', now: 0 },
      ...[won(1, 0), won(1, 1), won(1, 2)],
      { kind: 'pair', now: 0 },
      won(2, 1),
    );
    expect(found(tournament)).toEqual(['2/0 null', '2/1 first', '2/2 null']);
  });
});
