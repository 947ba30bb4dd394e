import type { OnlineEvent, RecordedOnlineEvent } from '@merellier/tournament/online';
import { beginOnline, evolveOnline, ONLINE_EVENT_SHAPE, type OnlineTournament } from '@merellier/tournament/online';
import { expect, it } from 'vitest';
import { newGameId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import type { TournamentAppend } from '../store/tournament-store.ts';
import { newcomerTo } from './rated-game.ts';
import { someTournament } from './some-tournament.ts';
import { appendOf, newGame } from './stored-game.ts';

/** What every store must do with tournaments. */
export function tournamentContract(parts: () => { readonly store: Store; readonly now: number }): void {
  const announce = async (organiser = 'nobody-here', listed = true) => {
    const { store, now } = parts();
    const id = newGameId();
    const settings = someTournament({ listed, startsAt: now + 1_000 });
    const first: RecordedOnlineEvent = {
      ...{ seq: 1, at: now, shape: ONLINE_EVENT_SHAPE },
      event: { kind: 'announced', id, settings, organiser: { id: organiser, name: 'Anna' } },
    };
    const made = { id, request: `request of ${id}`, state: beginOnline(first), events: [first] };
    expect(await store.createTournament(made)).toBe(id);
    return made;
  };
  /** What adds these events to a tournament. */
  const adding = (
    { id, state }: { readonly id: string; readonly state: OnlineTournament },
    events: readonly OnlineEvent[],
    more: Partial<TournamentAppend> = {},
  ): TournamentAppend => {
    const recorded = events.map((event, i) => ({
      ...{ seq: state.seq + 1 + i, at: state.at, shape: ONLINE_EVENT_SHAPE },
      event,
    }));
    const after = recorded.reduce(evolveOnline, state);
    const rest = { commandId: null, games: [], settled: [] };
    return { id, expected: state.seq, events: recorded, state: after, ...rest, ...more };
  };
  const joined = (player: number, id: string): OnlineEvent => ({
    ...{ kind: 'joined', player, person: { id, registered: false } },
    entrant: { name: `Player ${player}`, team: null, ageClass: null, strength: null },
  });

  it('gives a tournament back as it was stored, and makes one of one request', async () => {
    const { store } = parts();
    const made = await announce();
    expect(await store.createTournament({ ...made, id: newGameId() })).toBe(made.id);
    const append = adding(made, [joined(1, 'one-player'), joined(2, 'another-one')], { commandId: 'join' });
    expect(await store.appendTournament(append)).toBe('appended');
    expect(await store.tournamentSince(made.id, 0)).toEqual([...made.events, ...append.events]);
    expect(await store.tournamentSince(made.id, 2)).toEqual(append.events.slice(1));
    expect(await store.tournamentSince(newGameId(), 0)).toEqual([]);
  });

  it('lets a tournament go on from its last event only, and does a command once', async () => {
    const { store } = parts();
    const made = await announce();
    const append = adding(made, [joined(1, 'one-player')], { commandId: 'join' });
    expect(await store.appendTournament(append)).toBe('appended');
    expect(await store.appendTournament(append)).toBe('conflict');
    const again = adding({ id: made.id, state: append.state }, [joined(2, 'one-player')], { commandId: 'join' });
    expect(await store.appendTournament(again)).toBe('duplicate');
    expect(await store.tournamentSince(made.id, 1)).toEqual(append.events);
  });

  it('stores the games of a pairing with it or not at all, and knows which results are still to be taken', async () => {
    const { store, now } = parts();
    const made = await announce();
    const game = newGame(now);
    const playing: OnlineEvent = { kind: 'playing', round: 1, table: 0, game: 0, id: game.id };
    const pairing = adding(made, [playing], { games: [game.create] });
    expect(await store.appendTournament({ ...pairing, expected: 7 })).toBe('conflict');
    expect(await store.read(game.id)).toBeNull();
    expect(await store.appendTournament(pairing)).toBe('appended');
    expect((await store.read(game.id))?.events).toHaveLength(1);
    const untaken = async () => (await store.untakenGames(1_000)).filter((each) => each.game === game.id);
    expect(await untaken()).toEqual([]);
    await store.append(appendOf(game.state, null, { kind: 'withdraw' }, null));
    expect(await untaken()).toEqual([{ tournament: made.id, game: game.id }]);
    const result: OnlineEvent = { kind: 'resulted', round: 1, table: 0, game: 0, result: 'draw' };
    const taking = adding({ id: made.id, state: pairing.state }, [result], { settled: [game.id] });
    expect(await store.appendTournament(taking)).toBe('appended');
    expect(await untaken()).toEqual([]);
  });

  it('knows in which tournaments something is due', async () => {
    const { store, now } = parts();
    const made = await announce();
    const due = async (at: number) => (await store.dueTournaments(at, 1_000)).includes(made.id);
    const two = adding(made, [joined(1, 'one-player'), joined(2, 'another-one')]);
    expect(await due(now + 1_000)).toBe(false);
    await store.appendTournament(two);
    expect(await due(now + 999)).toBe(false);
    expect(await due(now + 1_000)).toBe(true);
    await store.appendTournament(adding({ id: made.id, state: two.state }, [{ kind: 'closed' }]));
    expect(await due(now + 1_000)).toBe(false);
  });

  it('lists what everybody may see, and whatever one organises or plays in', async () => {
    const { store, now } = parts();
    const [anna, ben] = [await newcomerTo(store, 'Anna', now), await newcomerTo(store, 'Ben', now)];
    const open = await announce();
    const hidden = await announce(anna.id, false);
    await store.appendTournament(adding(hidden, [joined(1, ben.id)]));
    const ids = async (wanted: Parameters<Store['listTournaments']>[0]) =>
      (await store.listTournaments(wanted, 1_000)).map(({ id }) => id);
    expect(await ids({ by: 'all' })).toContain(open.id);
    expect(await ids({ by: 'all' })).not.toContain(hidden.id);
    expect(await ids({ by: 'player', player: anna.id })).toEqual([hidden.id]);
    expect(await ids({ by: 'player', player: ben.id })).toEqual([hidden.id]);
    expect(await ids({ by: 'club', club: 'no-such-club' })).toEqual([]);
    expect(await store.listTournaments({ by: 'player', player: ben.id }, 1)).toMatchObject([
      { name: 'Tuesday', stage: 'announced', format: 'swiss', players: 1, rated: false, startsAt: now + 1_000 },
    ]);
  });
}
