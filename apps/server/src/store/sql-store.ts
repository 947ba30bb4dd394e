import type { RecordedEvent } from '@merellier/protocol';
import { Appender } from './appender.ts';
import type { Database } from './database.ts';
import { EVENT, findCommand, readEvents } from './game-events.ts';
import { contentOf, insertContent, insertGame } from './insert-game.ts';
import { layoutOf } from './layout.ts';
import { migrate } from './migrate.ts';
import { makeLeft, makeNoted } from './next-games.ts';
import { appendNoted, countOpenGames } from './open-games.ts';
import { archiveStore } from './sql-archives.ts';
import { clubStore } from './sql-clubs.ts';
import { companyStore } from './sql-company.ts';
import { conductStore } from './sql-conduct.ts';
import { fairStore } from './sql-fair.ts';
import { keptStore } from './sql-kept.ts';
import { moderationStore } from './sql-moderation.ts';
import { openingStore } from './sql-openings.ts';
import { nodeStore, playerStore, presenceStore } from './sql-people.ts';
import { placeStore } from './sql-places.ts';
import { playerGamesStore } from './sql-player-games.ts';
import { pushStore } from './sql-push.ts';
import { puzzleStore } from './sql-puzzles.ts';
import { ratingStore } from './sql-ratings.ts';
import { tokenStore } from './sql-tokens.ts';
import { tournamentStore } from './sql-tournaments.ts';
import { type NewGame, type Store, type StoredGame, SWEEP_CLAIM } from './store.ts';

/** What a node has claimed it is to do alone: other nodes take what is not locked, and not claimed of late. */
const CLAIM_DUE = `with due as (
    select id from games where deadline <= $1::bigint and (swept_at is null or swept_at <= $2::bigint)
    order by deadline limit $3::int for update skip locked),
  claimed as (update games g set swept_at = $1::bigint from due where g.id = due.id returning g.id, g.deadline)
  select id from claimed order by deadline`;

/** The store on a database, brought to the present shape first. Closing it closes the database. */
export async function openSqlStore(database: Database): Promise<Store> {
  await migrate(database);
  const appender = new Appender(database, await layoutOf(database));
  return {
    ...presenceStore(database),
    ...nodeStore(database),
    ...playerStore(database),
    ...tokenStore(database),
    ...playerGamesStore(database),
    ...ratingStore(database),
    ...openingStore(database),
    ...archiveStore(database),
    ...conductStore(database),
    ...moderationStore(database),
    ...fairStore(database),
    ...placeStore(database),
    ...companyStore(database),
    classes: keptStore(database, 'classes'),
    races: keptStore(database, 'races'),
    ...puzzleStore(database),
    ...tournamentStore(database),
    ...clubStore(database),
    ...pushStore(database),
    now: async () => {
      const [row] = await database.query<{ now: number }>(
        'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
      );
      return row?.now ?? Number.NaN;
    },
    create: (game) => create(database, game),
    append: (append) => appendNoted(database, append, (each) => appender.append(each)),
    makeLeftGames: (limit) => makeLeft(database.query, limit),
    forgetRequests: async (before) => {
      await database.query('delete from requests where at < $1::bigint', [Math.floor(before)]);
    },
    read: async (game) => {
      const found = await read(database, game);
      if (found) return found;
      await makeNoted(database.query, game);
      return read(database, game);
    },
    readSince: (game, since) => readEvents(database.byKey, game, since),
    findCommand: (game, commandId) => findCommand(database.byKey, game, commandId),
    heads: async (games) => {
      const sql = 'select id, version from games where id = any ($1::text[])';
      const rows = await database.query<{ id: string; version: number }>(sql, [games]);
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
    placeOfHost: async (game) => {
      const rows = await database.query<{ place: number | null }>(
        'select host_place as place from games where id = $1',
        [game],
      );
      return rows[0]?.place ?? null;
    },
    due: async (now, limit) => {
      const at = Math.floor(now);
      return (await database.query<{ id: string }>(CLAIM_DUE, [at, at - SWEEP_CLAIM, limit])).map(({ id }) => id);
    },
    postpone: async (game, seq, deadline) => {
      const sql =
        'update games set deadline = $3::bigint where id = $1 and version = $2::int and deadline < $3::bigint';
      await database.query(sql, [game, seq, Math.ceil(deadline)]);
    },
    underWay: async (before) => {
      const sql = "select id from games where deadline <= $1::bigint and phase = 'playing' order by deadline";
      return (await database.query<{ id: string }>(sql, [Math.floor(before)])).map(({ id }) => id);
    },
    lobby: async (limit) => {
      const sql = `select g.id, g.version as last, ${EVENT} from games g join events e on e.game = g.id and e.seq = 1
        where g.phase = 'waiting' and g.listed and not exists (select 1 from bans b where b.player = g.host)
        order by g.created_at desc limit $1::int`;
      const rows = await database.query<RecordedEvent & { id: string; last: number }>(sql, [limit]);
      return rows.map(({ id, last, seq, at, shape, event }) => ({ game: id, first: { seq, at, shape, event }, last }));
    },
    countGames: (player) => countOpenGames(database, player),
    openGames: async (player) => {
      const sql = 'select id from games where deadline is not null and (host = $1 or guest = $1) order by created_at';
      return (await database.query<{ id: string }>(sql, [player])).map(({ id }) => id);
    },
    close: () => database.close(),
  };
}

/** Claims a request for a game, or finds which one it made. */
const CLAIM = `insert into requests (request, game, content, at) values ($1, $2, $3::jsonb, $4::bigint)
  on conflict (request) do update set at = requests.at returning game, content`;

/** Stores a game, or finds the one that the same request made before. */
async function create({ query }: Database, game: NewGame): Promise<string> {
  const { id, request, state } = game;
  if (request === null) {
    await insertGame(query, game);
    return id;
  }
  const claim = [request, id, contentOf(game), Math.floor(state.createdAt)];
  const [claimed] = await query<{ game: string; content: object | null }>(CLAIM, claim);
  // Also of the one who asked first: it may have come no further.
  if (claimed?.content) await insertContent(query, claimed.content);
  return claimed?.game ?? id;
}

async function read(database: Database, game: string): Promise<StoredGame | null> {
  const [row] = await database.byKey<{ secret: string | null }>('select secret from games where id = $1', [game]);
  if (!row) return null;
  return { secret: row.secret, events: await readEvents(database.byKey, game, 0) };
}
