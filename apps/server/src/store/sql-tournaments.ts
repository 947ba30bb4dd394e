import type { ListedTournament } from '@merellier/protocol';
import type { RecordedOnlineEvent } from '@merellier/tournament/online';
import { type Database, isDuplicate, type Query } from './database.ts';
import { tournamentSummary } from './listed-tournament.ts';
import { makeGamesOf, noteGamesOf } from './next-games.ts';
import type { NewTournament, TournamentAppend, TournamentStore, TournamentsWanted } from './tournament-store.ts';

const EVENT = "seq, at::float8 as at, coalesce(shape, 1) as shape, body || jsonb_build_object('kind', kind) as event";
const ADD_EVENTS = `insert into tournament_events (tournament, seq, at, command_id, kind, body, shape)
  select $1, e.seq, e.at, e.command_id, e.kind, e.body, e.shape from jsonb_to_recordset($2::jsonb)
    as e (seq integer, at bigint, command_id text, kind text, body jsonb, shape integer)`;
const ADD_PEOPLE = `insert into tournament_people (tournament, player)
  select $1, p.id from players p where p.id = any ($2::text[]) on conflict do nothing`;

/** What follows which list, with its parameters. */
const WHERE = {
  all: 't.listed',
  club: 't.club = $2',
  player: `(t.organiser = $2 or exists (
    select 1 from tournament_people p where p.tournament = t.id and p.player = $2))`,
} as const;

/** Tournaments on a database. */
export function tournamentStore(database: Database): TournamentStore {
  return {
    createTournament: (tournament) => create(database, tournament),
    appendTournament: async (append) => {
      try {
        const result = await database.atomically((query) => write(query, append));
        // They are noted, whatever becomes of this: a sweeper makes them otherwise.
        if (result === 'appended' && append.games.length > 0)
          await makeGamesOf(database.query, append.id, append.games.length).catch(() => undefined);
        return result;
      } catch (error) {
        if (isDuplicate(error)) return 'duplicate';
        throw error;
      }
    },
    tournamentSince: (id, since) =>
      database.query<RecordedOnlineEvent>(
        `select ${EVENT} from tournament_events where tournament = $1 and seq > $2::int order by seq`,
        [id, since],
      ),
    dueTournaments: async (now, limit) => {
      const sql = 'select id from tournaments where due_at <= $1::bigint order by due_at limit $2::int';
      return (await database.query<{ id: string }>(sql, [Math.floor(now), limit])).map(({ id }) => id);
    },
    untakenGames: (limit) =>
      database.query<{ tournament: string; game: string }>(
        `select t.tournament, t.game from tournament_games t join games g on g.id = t.game
        where t.untaken and g.phase = 'over' order by g.ended_at limit $1::int`,
        [limit],
      ),
    settleGame: async (game) => {
      await database.query('update tournament_games set untaken = false where game = $1', [game]);
    },
    listTournaments: (wanted, limit) => list(database, wanted, limit),
  };
}

async function create(database: Database, { id, request, state, events }: NewTournament): Promise<string> {
  const { shown, ...columns } = tournamentSummary(state);
  const { stage, listed, club, organiser, starts_at, due_at, changed_at } = columns;
  try {
    await database.atomically(async (query) => {
      await query(
        `insert into tournaments (id, version, request, stage, listed, club, organiser, starts_at, due_at, changed_at, shown)
        values ($1, $2::int, $3, $4, $5, $6, $7, $8::bigint, $9::bigint, $10::bigint, $11::jsonb)`,
        [id, state.seq, request, stage, listed, club, organiser, starts_at, due_at, changed_at, JSON.stringify(shown)],
      );
      await query(ADD_EVENTS, [id, rows(events, null)]);
      await addPeople(query, id, events);
    });
    return id;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const made = await database.query<{ id: string }>('select id from tournaments where request = $1', [request]);
    if (!made[0]) throw error;
    return made[0].id;
  }
}

async function write(
  query: Query,
  { id, expected, commandId, events, state, games, settled }: TournamentAppend,
): Promise<'appended' | 'conflict'> {
  const { shown, stage, listed, club, organiser, starts_at, due_at, changed_at } = tournamentSummary(state);
  const moved = await query<{ id: string }>(
    `update tournaments set version = $3::int, stage = $4, listed = $5, club = $6, starts_at = $7::bigint,
      due_at = $8::bigint, changed_at = $9::bigint, shown = $10::jsonb, organiser = $11
    where id = $1 and version = $2::int returning id`,
    [id, expected, state.seq, stage, listed, club, starts_at, due_at, changed_at, JSON.stringify(shown), organiser],
  );
  if (moved.length === 0) return 'conflict';
  await query(ADD_EVENTS, [id, rows(events, commandId)]);
  await addPeople(query, id, events);
  await noteGamesOf(query, id, games);
  if (settled.length > 0)
    await query('update tournament_games set untaken = false where game = any ($1::text[])', [settled]);
  return 'appended';
}

/** Those who join with these events find the tournament among their own. */
async function addPeople(query: Query, id: string, events: readonly RecordedOnlineEvent[]): Promise<void> {
  const people = events.flatMap(({ event }) =>
    event.kind === 'joined' || event.kind === 'reseated' ? [event.person.id] : [],
  );
  if (people.length > 0) await query(ADD_PEOPLE, [id, people]);
}

/** Events as rows for one JSON parameter; the last one carries the command that made them all. */
const rows = (events: readonly RecordedOnlineEvent[], commandId: string | null): string =>
  JSON.stringify(
    events.map(({ seq, at, shape = 1, event: { kind, ...body } }, i) => ({
      ...{ seq, at: Math.floor(at), shape, kind, body },
      command_id: i === events.length - 1 ? commandId : null,
    })),
  );

async function list(
  database: Database,
  wanted: TournamentsWanted,
  limit: number,
): Promise<readonly ListedTournament[]> {
  const sql = `select t.id, t.stage, t.shown from tournaments t where ${WHERE[wanted.by]}
    order by case t.stage when 'running' then 0 when 'announced' then 1 else 2 end,
      case t.stage when 'announced' then coalesce(t.starts_at, 0) else -t.changed_at end, t.id
    limit $1::int`;
  const more = wanted.by === 'all' ? [] : [wanted.by === 'club' ? wanted.club : wanted.player];
  type Row = Pick<ListedTournament, 'id' | 'stage'> & { readonly shown: Omit<ListedTournament, 'id' | 'stage'> };
  const found = await database.query<Row>(sql, [limit, ...more]);
  return found.map(({ id, stage, shown }) => ({ id, stage, ...shown }));
}
