import type { NamedPlayer, ReportReason } from '@merellier/protocol';
import type { ConductStore } from './conduct-store.ts';
import type { Database } from './database.ts';

interface ReportRow {
  readonly player: string;
  readonly game: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly at: number;
  readonly name: string;
  readonly reporter: string | null;
  readonly reporter_name: string | null;
  readonly banned: boolean;
}

export function conductStore(database: Database): ConductStore {
  const changes = async (sql: string, parameters: readonly unknown[]): Promise<boolean> =>
    (await database.query(sql, parameters)).length > 0;
  return {
    block: (player, other, at) =>
      changes(
        `insert into blocks (player, blocked, at) select $1, id, $3::bigint from players where id = $2
        on conflict (player, blocked) do update set at = excluded.at returning blocked`,
        [player, other, Math.floor(at)],
      ),
    unblock: async (player, other) => {
      await database.query('delete from blocks where player = $1 and blocked = $2', [player, other]);
    },
    carryBlocks: async (guest, player) => {
      await database.query(
        `insert into blocks (player, blocked, at)
        select case player when $1 then $2 else player end, case blocked when $1 then $2 else blocked end, at
        from blocks where $1 in (player, blocked) and $2 not in (player, blocked)
        on conflict (player, blocked) do nothing`,
        [guest, player],
      );
    },
    blockedBy: (player) =>
      database.query<NamedPlayer>(
        'select p.id, p.name from blocks b join players p on p.id = b.blocked where b.player = $1 order by b.at desc, p.id',
        [player],
      ),
    blockersOf: async (player) => {
      const sql = 'select player from blocks where blocked = $1';
      return (await database.query<{ player: string }>(sql, [player])).map((row) => row.player);
    },
    isShut: (player, other) =>
      changes(
        'select 1 from blocks where player = $1 and blocked = $2 union all select 1 from bans where player in ($1, $2)',
        [player, other],
      ),
    report: (reporter, { player, game, reason, note }, at) =>
      changes(
        `insert into reports (reporter, player, game, reason, note, at)
        select $1, id, $3, $4, $5, $6::bigint from players p where id = $2 and id <> $1 and ($3 = '' or exists (
          select 1 from games g where g.id = $3 and p.id in (g.host, g.guest)))
        on conflict (reporter, player, game) do update
          set reason = excluded.reason, note = excluded.note, at = excluded.at, set_aside = null returning player`,
        [reporter, player, game ?? '', reason, note, Math.floor(at)],
      ),
    reports: async (limit) => {
      const rows = await database.query<ReportRow>(
        `select r.player, r.game, r.reason, r.note, r.at::float8 as at, p.name, w.id as reporter, w.name as reporter_name,
          exists (select 1 from bans b where b.player = p.id) as banned
        from reports r join players p on p.id = r.player left join players w on w.id = r.reporter
        order by r.at desc, r.player limit $1::int`,
        [limit],
      );
      return rows.map(({ reporter, reporter_name, game, ...row }) => ({
        ...row,
        game: game === '' ? null : game,
        reporter: reporter === null ? null : { id: reporter, name: reporter_name ?? '' },
      }));
    },
    noteLeft: async (player, game, at) => {
      await database.query(
        `insert into left_games (player, game, at) select id, $2, $3::bigint from players where id = $1
        on conflict (player, game) do nothing`,
        [player, game, Math.floor(at)],
      );
    },
    leftSince: async (player, since) => {
      const [row] = await database.query<{ games: number; last: number | null }>(
        'select count(*)::int as games, max(at)::float8 as last from left_games where player = $1 and at >= $2::bigint',
        [player, Math.floor(since)],
      );
      return { games: row?.games ?? 0, last: row?.last ?? 0 };
    },
    forgetLeft: async (before) => {
      await database.query('delete from left_games where at < $1::bigint', [Math.floor(before)]);
    },
    ban: (player, at) =>
      changes(
        `with banned as (
          insert into bans (player, at) select id, $2::bigint from players where id = $1
          on conflict (player) do update set at = bans.at returning player),
        ended as (delete from sessions s using banned b where s.player = b.player)
        select player from banned`,
        [player, Math.floor(at)],
      ),
    unban: (player) => changes('delete from bans where player = $1 returning player', [player]),
    bannedOf: async (players) => {
      const sql = `select player from bans where player = any ($1::text[])
        union select t.player from tokens t join bans b on b.player = t.owner where t.player = any ($1::text[])`;
      return (await database.query<{ player: string }>(sql, [players])).map(({ player }) => player);
    },
  };
}
