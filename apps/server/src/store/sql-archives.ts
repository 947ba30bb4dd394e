import { isDeepStrictEqual } from 'node:util';
import type { ArchiveStore } from './archive-store.ts';
import type { Database, Query } from './database.ts';
import { unpackText } from './game-events.ts';
import { ARCHIVES } from './migrations-021-030.ts';
import { type EventRow, packEvents, unpackEvents } from './packed-events.ts';

/** Games that have nothing before them but to be read, and have rested since $1: a game that is over may have gone on, by its rating say. */
const RESTS = `ended_at <= $1::bigint and archived is null and rating_due is not true
  and (not rated or opening_counted) and changed_at <= $1::bigint`;
/** Other nodes may still be of a version that knows no archives: it is to be replaced meanwhile. */
const DUE = `select id from games where ${RESTS} and exists (
    select 1 from migrations where name = '${ARCHIVES}' and at <= to_timestamp($1::float8 / 1000))
  order by ended_at limit $2::int`;

const CLAIM = `select version from games where id = $2 and ${RESTS} for update skip locked`;
const EVENTS = `select seq, at::float8 as at, shape, kind, body, command_id from events where game = $1 order by seq`;
const KEEP = `with kept as (insert into archives (game, events) values ($1, decode($2, 'base64'))),
    gone as (delete from events where game = $1)
  update games set archived = true where id = $1`;

const RESTORED = `with back as (update games set archived = null where id = $1 and archived returning id)
  select encode(a.events, 'base64') as packed from archives a join back on a.game = back.id where a.game = $1`;
const PUT_BACK = `with gone as (delete from archives where game = $1)
  insert into events (game, seq, at, shape, kind, body, command_id)
  select $1, e.seq, e.at, e.shape, e.kind, e.body, e.command_id from jsonb_to_recordset($2::jsonb)
    as e (seq integer, at bigint, shape integer, kind text, body jsonb, command_id text)`;

export function archiveStore(database: Database): ArchiveStore {
  const sweepAway = database.kind === 'embedded' ? vacuum(database.query) : async () => undefined;
  return {
    archiveGames: async (before, limit) => {
      const at = Math.floor(before);
      const due = await database.query<{ id: string }>(DUE, [at, limit]);
      const archived: string[] = [];
      let rows = 0;
      const errors: unknown[] = [];
      for (const { id } of due) {
        try {
          const packed = await database.atomically((query) => archive(query, id, at));
          if (packed === null) continue;
          archived.push(id);
          rows += packed;
        } catch (error) {
          if (!(error instanceof Unpackable)) throw error;
          await database.query('update games set archived = false where id = $1 and archived is null', [id]);
          errors.push(error);
        }
      }
      await sweepAway(rows);
      if (errors.length > 0) throw new AggregateError(errors, 'games that cannot be archived');
      return archived;
    },
  };
}

/** As PostgreSQL does by itself: once so many rows are gone, and such a part of all. */
const GONE_AT_LEAST = 5_000;
const PART_GONE = 0.2;

/**
 * Has the embedded database use the room again that rows leave behind: it has no process that would. Gives what is told of
 * the rows that are gone.
 */
function vacuum(query: Query): (rows: number) => Promise<void> {
  let gone = 0;
  return async (rows) => {
    gone += rows;
    if (gone < GONE_AT_LEAST) return;
    const sql = "select greatest(reltuples, 0)::float8 as rows from pg_class where oid = 'events'::regclass";
    const [all] = await query<{ rows: number }>(sql);
    if (gone < PART_GONE * (all?.rows ?? 0)) return;
    gone = 0;
    await query('vacuum events, games');
  };
}

/** Events that would not be read back as they are. */
class Unpackable extends Error {}

/** Packs the events of one game; gives how many. Null where another node does, or it has moved on. */
async function archive(query: Query, game: string, before: number): Promise<number | null> {
  const [claimed] = await query<{ version: number }>(CLAIM, [before, game]);
  if (!claimed) return null;
  // Read once the row is held: nothing is added from here on.
  const rows = await query<EventRow>(EVENTS, [game]);
  await query(KEEP, [game, packedSafely(game, rows, claimed.version)]);
  return rows.length;
}

function packedSafely(game: string, rows: readonly EventRow[], version: number): string {
  try {
    const packed = packEvents(rows);
    if (rows.length === version && isDeepStrictEqual(unpackEvents(packed), rows)) return packed.toString('base64');
  } catch (error) {
    throw new Unpackable(`game ${game} cannot be archived`, { cause: error });
  }
  throw new Unpackable(`game ${game} cannot be archived: it has ${rows.length} events of ${version}`);
}

/** Makes archived events rows again, of a game that goes on: a rematch is offered after all. False where they were rows. */
export async function restoreArchived(database: Database, game: string): Promise<boolean> {
  return database.atomically(async (query) => {
    const [row] = await query<{ packed: string }>(RESTORED, [game]);
    if (row) await query(PUT_BACK, [game, JSON.stringify(unpackText(row.packed))]);
    return row !== undefined;
  });
}
