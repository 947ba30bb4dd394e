import { describe, expect, it } from 'vitest';
import { standingsOf } from '../standings.ts';
import { OnlineEvening, someSettings } from '../testing/online-evening.ts';
import { endsShort } from './due.ts';
import type { RecordedOnlineEvent } from './event.ts';
import { advanceOnline, beginOnline, evolveOnline, replayOnline } from './evolve.ts';
import { gameOf, numberOf, playersOf, stageOf } from './state.ts';

const HOUR = 3_600_000;

describe('a tournament on a server', () => {
  it('is joined, begun, played and over by itself', () => {
    const evening = new OnlineEvening(someSettings({ format: { kind: 'round-robin', cycles: 1 } }));
    evening.join('Ada', 'Bertrand', 'Camille', 'Doris');
    expect(evening.ask('Ada', { kind: 'pair' })).toEqual({ reason: 'not-organiser' });
    expect(evening.ask('organiser', { kind: 'pair' })).toBeNull();
    for (let round = 1; round <= 3; round++) {
      expect(evening.state.tournament.rounds).toHaveLength(round);
      expect(evening.games()).toHaveLength(2);
      for (const { id } of evening.games()) evening.take(id, 'white');
      evening.pass(evening.state.settings.pause);
    }
    expect(stageOf(evening.state)).toBe('over');
    expect(standingsOf(evening.state.tournament).reduce((sum, { points }) => sum + points, 0)).toBe(12);
  });

  it('begins at its time, and is called off where nobody comes', () => {
    const at = 10 * HOUR;
    const empty = new OnlineEvening(someSettings({}, { startsAt: at }));
    empty.join('Ada');
    empty.pass(at + HOUR - 1);
    expect(stageOf(empty.state)).toBe('announced');
    empty.pass(1);
    expect(stageOf(empty.state)).toBe('over');

    const evening = new OnlineEvening(someSettings({}, { startsAt: at }));
    evening.join('Ada', 'Bertrand');
    evening.pass(at - 1);
    expect(stageOf(evening.state)).toBe('announced');
    evening.pass(1);
    expect(stageOf(evening.state)).toBe('running');
    expect(gameOf(evening.state, 'Ada')).toEqual(gameOf(evening.state, 'Bertrand'));
  });

  it('takes each result once, and begins the second game of a pairing with the colours changed', () => {
    const evening = new OnlineEvening(someSettings({ games: 2, format: { kind: 'round-robin', cycles: 1 } }));
    evening.join('Ada', 'Bertrand');
    evening.ask('organiser', { kind: 'pair' });
    const [first] = evening.games();
    evening.take(first?.id ?? '', 'white');
    evening.take(first?.id ?? '', 'black');
    const [second] = evening.games();
    expect(second).toMatchObject({ round: 1, table: 0, game: 1 });
    evening.take(second?.id ?? '', 'white');
    expect(evening.state.tournament.rounds[0]?.pairings[0]?.games).toEqual(['first', 'second']);
  });

  it('lets those lose who do not come, and pairs them no more until they are back', () => {
    const evening = new OnlineEvening(someSettings({ games: 2, format: { kind: 'swiss', rounds: 2 } }));
    evening.join('Ada', 'Bertrand', 'Camille', 'Doris');
    evening.ask('organiser', { kind: 'pair' });
    const [one, two] = evening.games();
    const absent = evening.playersOf(one?.id ?? '').white;
    evening.take(one?.id ?? '', 'white-absent');
    expect(evening.games()).toEqual([two]);
    evening.take(two?.id ?? '', 'draw');
    evening.take(evening.games()[0]?.id ?? '', 'draw');
    evening.pass(evening.state.settings.pause);
    expect(evening.games()).toHaveLength(1);
    expect(gameOf(evening.state, absent)).toBeNull();
    expect(playersOf(evening.state)).toBe(3);
    expect(evening.ask(absent, { kind: 'join' })).toBeNull();
    expect(evening.state.tournament.players.filter(({ withdrawn }) => withdrawn)).toEqual([]);
    evening.ask(absent, { kind: 'leave' });
    evening.ask('organiser', { kind: 'close' });
    // Once it is over, all who took part are counted.
    expect(playersOf(evening.state)).toBe(4);
  });

  it('tells who was taken out for not coming from who left', () => {
    const evening = new OnlineEvening(someSettings({ format: { kind: 'swiss', rounds: 3 } }));
    evening.join('Ada', 'Bertrand', 'Camille', 'Doris');
    evening.ask('organiser', { kind: 'pair' });
    const [one] = evening.games();
    const { white, black } = evening.playersOf(one?.id ?? '');
    evening.take(one?.id ?? '', 'white-absent');
    expect(evening.state.absent).toEqual(new Set([numberOf(evening.state, white)]));
    evening.ask(black, { kind: 'leave' });
    expect(evening.state.absent.size).toBe(1);
    evening.ask(white, { kind: 'join' });
    evening.ask(white, { kind: 'leave' });
    expect(evening.state.absent.size).toBe(0);
  });

  it('waits for those who may come back before it ends early', () => {
    const evening = new OnlineEvening(someSettings({ format: { kind: 'swiss', rounds: 5 } }));
    evening.join('Ada', 'Bertrand', 'Camille');
    const present = ['Ada', 'Bertrand', 'Camille'];
    evening.ask('organiser', { kind: 'pair' });
    evening.take(evening.games()[0]?.id ?? '', 'draw');
    evening.pass(evening.state.settings.pause);
    const [second] = evening.games();
    const absent = evening.playersOf(second?.id ?? '').black;
    expect(present).toContain(absent);
    evening.take(second?.id ?? '', 'black-absent');
    // The two who are left have met; the third would have somebody to play.
    expect(endsShort(evening.state)).toBe(true);
    evening.pass(9 * 60_000);
    expect(stageOf(evening.state)).toBe('running');
    evening.ask(absent, { kind: 'join' });
    expect(endsShort(evening.state)).toBe(false);
    evening.pass(evening.state.settings.pause);
    expect(evening.games()).toHaveLength(1);
    // Nobody is left who could meet anybody new: that is the end.
    evening.take(evening.games()[0]?.id ?? '', 'draw');
    expect(endsShort(evening.state)).toBe(true);
    evening.pass(evening.state.settings.pause);
    expect(stageOf(evening.state)).toBe('over');
    expect(evening.state.tournament.rounds).toHaveLength(3);
  });

  it('ends early in the end where nobody comes back', () => {
    const evening = new OnlineEvening(someSettings({ format: { kind: 'swiss', rounds: 2 } }));
    evening.join('Ada', 'Bertrand');
    evening.ask('organiser', { kind: 'pair' });
    evening.take(evening.games()[0]?.id ?? '', 'white-absent');
    evening.pass(10 * 60_000 - 1);
    // Who comes back has met the only other one: there is nothing to wait for.
    expect(stageOf(evening.state)).toBe('over');

    const three = new OnlineEvening(someSettings({ format: { kind: 'swiss', rounds: 3 } }));
    three.join('Ada', 'Bertrand', 'Camille');
    three.ask('organiser', { kind: 'pair' });
    const [game] = three.games();
    three.take(game?.id ?? '', 'both-absent');
    three.pass(10 * 60_000 - 1);
    expect(stageOf(three.state)).toBe('running');
    three.pass(1);
    expect(stageOf(three.state)).toBe('over');
  });

  it('pairs all who are free in an arena, until its time is over', () => {
    const evening = new OnlineEvening(someSettings({ format: { kind: 'arena', minutes: 10 } }, { startsAt: 0 }));
    evening.join('Ada', 'Bertrand', 'Camille', 'Doris');
    evening.pass(0);
    expect(evening.games()).toHaveLength(2);
    for (const { id } of evening.games()) evening.take(id, 'white');
    evening.pass(2_000);
    expect(evening.games()).toHaveLength(2);
    // Two who are free alone have just met: they wait for others.
    evening.pass(600_000);
    expect(stageOf(evening.state)).toBe('running');
    for (const { id } of evening.games()) evening.take(id, 'draw');
    evening.pass(0);
    expect(stageOf(evening.state)).toBe('over');
  });

  it('seats players of the room at the organiser’s screen, and takes results of their own boards by hand', () => {
    const evening = new OnlineEvening(someSettings({ format: { kind: 'round-robin', cycles: 1 } }));
    evening.join('Ada');
    const room = (name: string) => ({ name, team: null, ageClass: null, strength: null });
    evening.ask('organiser', { kind: 'enter', entrants: [room('Bertrand'), room('Camille'), room('Doris')] });
    evening.ask('organiser', { kind: 'pair' });
    const [online] = evening.games();
    expect(evening.games()).toHaveLength(1);
    expect(Object.values(evening.playersOf(online?.id ?? '')).sort()).toEqual(['Ada', 'organiser']);
    const place = { round: 1, game: 0 };
    const boards = (evening.state.tournament.rounds[0]?.pairings ?? []).map((_, table) => table);
    const inRoom = boards.find((table) => table !== online?.table) ?? -1;
    expect(evening.ask('organiser', { kind: 'result', ...place, table: online?.table ?? 0, result: 'draw' })).toEqual({
      reason: 'game-under-way',
    });
    expect(evening.ask('organiser', { kind: 'result', ...place, table: inRoom, result: 'draw' })).toBeNull();
    expect(evening.ask('organiser', { kind: 'result', ...place, round: 7, table: 0, result: 'draw' })).toEqual({
      reason: 'no-such-game',
    });
    evening.take(online?.id ?? '', 'black');
    expect(evening.games()).toEqual([]);
  });

  it('is the same, whether its events are taken in one by one or together', () => {
    const evening = new OnlineEvening(someSettings({ format: { kind: 'round-robin', cycles: 1 } }));
    evening.join('Ada', 'Bertrand', 'Camille', 'Doris', 'Émile', 'Fanny');
    evening.ask('organiser', { kind: 'pair' });
    for (const { id } of evening.games()) evening.take(id, 'white');
    evening.pass(evening.state.settings.pause);
    const [first, ...rest] = evening.events as [RecordedOnlineEvent, ...RecordedOnlineEvent[]];
    expect(advanceOnline(beginOnline(first), rest)).toEqual(evening.state);
    expect(() => advanceOnline(beginOnline(first), rest.slice(1))).toThrow(RangeError);
  });

  it('lets a guest who signs in keep the seat, and lead what they have announced', () => {
    const evening = new OnlineEvening(someSettings({ format: { kind: 'round-robin', cycles: 1 } }));
    evening.join('guest', 'Bertrand', 'organiser');
    evening.ask('organiser', { kind: 'pair' });
    const account = { id: 'Ada', name: 'Ada', registered: true, bot: false, strength: null };
    evening.ask('', { kind: 'reseat', from: 'guest', person: account });
    expect(gameOf(evening.state, 'guest')).toBeNull();
    expect(numberOf(evening.state, 'Ada')).toBe(1);
    evening.ask('', { kind: 'reseat', from: 'organiser', person: { ...account, id: 'Camille' } });
    expect(evening.ask('Camille', { kind: 'pause' })).toBeNull();
    // Somebody who sits there already does not take a second seat.
    const { seq } = evening.state;
    evening.ask('', { kind: 'reseat', from: 'Bertrand', person: account });
    expect(evening.state.seq).toBe(seq);
  });

  it('stands still where a later version has gone on with it', () => {
    const evening = new OnlineEvening(someSettings());
    evening.join('Ada');
    const { seq, at } = evening.state;
    const later = { seq: seq + 1, at, shape: 99, event: { kind: 'closed' } } as const;
    const unknown = { seq: seq + 1, at, event: { kind: 'never-heard-of' } } as unknown as RecordedOnlineEvent;
    for (const event of [later, unknown]) {
      const after = evolveOnline(evening.state, event);
      expect(after).toMatchObject({ seq: seq + 1, incomplete: true, tournament: { closed: false } });
      evening.state = after;
      expect(evening.ask('Bertrand', { kind: 'join' })).toEqual({ reason: 'newer' });
      evening.state = replayOnline(evening.events);
    }
  });

  it('lets one play against all at the same time, those too who come later', () => {
    const format = { kind: 'simultaneous', colour: 'alternate', extra: 0 } as const;
    const evening = new OnlineEvening(someSettings({ format }));
    evening.join('Ada', 'Bertrand', 'Camille');
    expect(evening.ask('Ada', { kind: 'leave' })).toEqual({ reason: 'gives' });
    expect(evening.ask('organiser', { kind: 'remove', player: 1 })).toEqual({ reason: 'gives' });
    evening.ask('organiser', { kind: 'pair' });
    const sides = () => evening.games().map(({ id }) => evening.playersOf(id));
    expect(sides()).toEqual([
      { white: 'Ada', black: 'Bertrand' },
      { white: 'Camille', black: 'Ada' },
    ]);
    evening.join('Doris');
    evening.pass(0);
    expect(sides()).toContainEqual({ white: 'Ada', black: 'Doris' });
    // Who does not come to one board has not left the others.
    evening.take(evening.games()[0]?.id ?? '', 'white-absent');
    expect(evening.state.tournament.players.filter(({ withdrawn }) => withdrawn)).toEqual([]);
    for (const { id } of evening.games()) evening.take(id, 'draw');
    evening.pass(0);
    expect(stageOf(evening.state)).toBe('over');
    expect(standingsOf(evening.state.tournament)[0]).toMatchObject({ points: 2, played: 3 });
  });

  it('turns away who may not come, in one word', () => {
    const evening = new OnlineEvening(someSettings({}, { rated: true, bots: false }));
    expect(evening.ask('Ada', { kind: 'join' }, { registered: false })).toEqual({ reason: 'account-needed' });
    expect(evening.ask('Ada', { kind: 'join' }, { bot: true })).toEqual({ reason: 'no-bots' });
    expect(evening.ask('Ada', { kind: 'join' }, { name: '—' })).toEqual({ reason: 'name-needed' });
    expect(evening.ask('Ada', { kind: 'leave' })).toEqual({ reason: 'not-taking-part' });
    evening.join('Ada');
    expect(evening.ask('organiser', { kind: 'remove', player: 1 })).toBeNull();
    expect(evening.ask('Ada', { kind: 'join' })).toEqual({ reason: 'barred' });
    evening.ask('organiser', { kind: 'close' });
    expect(evening.ask('Bertrand', { kind: 'join' })).toEqual({ reason: 'closed' });
  });

  it('gives the second of one name a number', () => {
    const evening = new OnlineEvening(someSettings());
    for (const id of ['a', 'b', 'c']) evening.ask(id, { kind: 'join' }, { name: 'Anna' });
    expect(evening.state.tournament.players.map(({ name }) => name)).toEqual(['Anna', 'Anna 2', 'Anna 3']);
  });

  it('keeps rules and ratings as they were agreed, once somebody has joined', () => {
    const evening = new OnlineEvening(someSettings());
    const other = { ...evening.state.settings, rated: true };
    evening.join('Ada');
    expect(evening.ask('organiser', { kind: 'rearrange', settings: other })).toEqual({ reason: 'already-started' });
    const later = { ...evening.state.settings, startsAt: 5 };
    expect(evening.ask('organiser', { kind: 'rearrange', settings: later })).toBeNull();
    expect(evening.state.settings.startsAt).toBe(5);
  });

  it('pairs nobody while it is paused', () => {
    const evening = new OnlineEvening(someSettings({ format: { kind: 'swiss', rounds: 3 } }));
    evening.join('Ada', 'Bertrand', 'Camille', 'Doris');
    evening.ask('organiser', { kind: 'pair' });
    evening.ask('organiser', { kind: 'pause' });
    for (const { id } of evening.games()) evening.take(id, 'white');
    evening.pass(HOUR);
    expect(evening.state.tournament.rounds).toHaveLength(1);
    evening.ask('organiser', { kind: 'resume' });
    evening.pass(evening.state.settings.pause);
    expect(evening.state.tournament.rounds).toHaveLength(2);
  });
});
