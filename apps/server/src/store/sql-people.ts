import type { Database } from './database.ts';
import type { NodeStore, PlayerStore, PresenceStore } from './store.ts';

/** A session or token that was used is noted so, but not more often than this, in milliseconds. */
export const NOTE_USE = 3_600_000;

export function presenceStore(database: Database): PresenceStore {
  return {
    seen: async (seats, at) => {
      if (seats.length === 0) return;
      await database.query(
        `insert into seen (game, player, at)
        select distinct s.game, s.player, $2::bigint from jsonb_to_recordset($1::jsonb) as s (game text, player text)
        join games g on g.id = s.game and g.id = any ($3::text[])
        on conflict (game, player) do update set at = greatest(seen.at, excluded.at)`,
        [JSON.stringify(seats), Math.floor(at), seats.map(({ game }) => game)],
      );
    },
    lastSeen: async (game, player) => {
      const sql = 'select at::float8 as at from seen where game = $1 and player = $2';
      return (await database.query<{ at: number }>(sql, [game, player]))[0]?.at ?? null;
    },
  };
}

export function nodeStore(database: Database): NodeStore {
  return {
    alive: async (node, at) => {
      await database.query(
        `insert into nodes (id, alive_at) values ($1, $2::bigint)
        on conflict (id) do update set alive_at = greatest(nodes.alive_at, excluded.alive_at)`,
        [node, Math.floor(at)],
      );
    },
    forget: async (before) => {
      await database.query('delete from nodes where alive_at < $1::bigint', [Math.floor(before)]);
    },
    lastAlive: async (except) => {
      const sql = "select max(alive_at)::float8 as at from nodes where id <> coalesce($1::text, '')";
      return (await database.query<{ at: number | null }>(sql, [except]))[0]?.at ?? null;
    },
  };
}

export function playerStore(database: Database): PlayerStore {
  return {
    createPlayer: async ({ id, name }, tokenHash, at) => {
      await database.query(
        `with made as (insert into players (id, name, created_at) values ($1, $2, $4::bigint) returning id)
        insert into sessions (token_hash, player, created_at, seen_at) select $3, id, $4::bigint, $4::bigint from made`,
        [id, name, tokenHash, Math.floor(at)],
      );
    },
    playerOf: async (tokenHash, at) => {
      const [row] = await database.query<{ id: string; name: string; registered: boolean; seen_at: number }>(
        `select p.id, p.name, a.player is not null as registered, s.seen_at::float8 as seen_at from sessions s
        join players p on p.id = s.player left join accounts a on a.player = p.id
        where s.token_hash = $1 and not exists (select 1 from bans b where b.player = p.id)`,
        [tokenHash],
      );
      if (!row) return null;
      if (row.seen_at < at - NOTE_USE)
        await database.query('update sessions set seen_at = $2::bigint where token_hash = $1', [
          tokenHash,
          Math.floor(at),
        ]);
      return { id: row.id, name: row.name, registered: row.registered };
    },
    endSession: async (tokenHash) => {
      await database.query('delete from sessions where token_hash = $1', [tokenHash]);
    },
    forgetSessions: async (before) => {
      const parameters = [Math.floor(before)];
      await database.transaction([
        {
          sql: `delete from players p where exists (select 1 from sessions s where s.player = p.id)
            and not exists (select 1 from sessions s where s.player = p.id and s.seen_at >= $1::bigint)
            and not exists (select 1 from accounts a where a.player = p.id)
            and not exists (select 1 from tokens t where p.id in (t.owner, t.player))
            and not exists (select 1 from games g where g.host = p.id)
            and not exists (select 1 from games g where g.guest = p.id)`,
          parameters,
        },
        { sql: 'delete from sessions where seen_at < $1::bigint', parameters },
      ]);
    },
  };
}
