import type { CaseReport, ModeratedPlayer, ModerationAct, ModerationKind, NamedPlayer } from '@merellier/protocol';
import type { Database } from './database.ts';
import type { ModerationStore } from './moderation-store.ts';

/** What a moderator needs of the player `p`. */
export const MODERATED = `p.id, p.name, p.created_at::float8 as since,
  exists (select 1 from accounts a where a.player = p.id) as registered,
  exists (select 1 from bans b where b.player = p.id) as banned`;

/** A player by name as JSON; null for one who is gone. */
const named = (player: string): string =>
  `(select jsonb_build_object('id', n.id, 'name', n.name) from players n where n.id = ${player})`;

/** The statement of each act: which players it changes. $1 is the act, $2 the players, $3 the moment. */
const CHANGED: Readonly<Record<ModerationKind, string>> = {
  ban: `changed as (
      insert into bans (player, at, act) select id, $3::bigint, $1 from players where id = any ($2::text[])
      on conflict (player) do nothing returning player),
    ended as (delete from sessions s using changed c where s.player = c.player)`,
  unban: 'changed as (delete from bans where player = any ($2::text[]) returning player)',
  'set-aside': `changed as (
      update reports set set_aside = $1 where player = any ($2::text[]) and set_aside is null returning player)`,
};

interface ActRow extends Omit<ModerationAct, 'undone'> {
  readonly undone_at: number | null;
  readonly undone_by: NamedPlayer | null;
}

export function moderationStore(database: Database): ModerationStore {
  return {
    cases: async (closed, limit, before = null) => {
      const rows = await database.query<ModeratedPlayer & { readonly reports: readonly CaseReport[] }>(
        `select ${MODERATED}, c.reports from players p join lateral (
          select max(r.at) as last, bool_or(r.set_aside is null) as waits,
            jsonb_agg(jsonb_build_object('game', nullif(r.game, ''), 'reason', r.reason, 'note', r.note, 'at', r.at,
              'setAside', r.set_aside is not null, 'reporter', ${named('r.reporter')}) order by r.at desc) as reports
          from reports r where r.player = p.id) c on c.last is not null
        where (c.waits and not exists (select 1 from bans b where b.player = p.id)) <> $1::boolean
          and ($3::bigint is null or c.last < $3::bigint or (c.last = $3::bigint and p.id > $4))
        order by c.last desc, p.id limit $2::int`,
        [closed, limit, before?.at ?? null, before?.id ?? null],
      );
      return rows.map(({ reports, ...player }) => ({ player, reports }));
    },
    moderate: async ({ id, kind, moderator, players, at }) => {
      const done = await database.query(
        `with ${CHANGED[kind]},
        made as (
          insert into moderation_acts (id, kind, moderator, at)
          select $1, $4, $5, $3::bigint where exists (select 1 from changed) returning id)
        insert into moderation_players (act, player) select distinct made.id, changed.player from made, changed
        returning player`,
        [id, players, Math.floor(at), kind, moderator],
      );
      return done.length > 0;
    },
    undoModeration: async (act, moderator, at) => {
      const rows = await database.query<{ readonly players: readonly string[] }>(
        `with undone as (
          update moderation_acts set undone_at = $3::bigint, undone_by = $2
          where id = $1 and undone_at is null and kind <> 'unban' returning id),
        freed as (delete from bans b using undone u where b.act = u.id),
        opened as (update reports r set set_aside = null from undone u where r.set_aside = u.id)
        select array(select t.player from moderation_players t where t.act = u.id) as players from undone u`,
        [act, moderator, Math.floor(at)],
      );
      return rows[0]?.players ?? null;
    },
    moderationActs: async (moderator, limit, before = null) => {
      const rows = await database.query<ActRow>(
        `select m.id, m.kind, m.at::float8 as at, ${named('m.moderator')} as by,
          coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.name, p.id)
            from moderation_players t join players p on p.id = t.player where t.act = m.id), '[]') as players,
          m.undone_at::float8 as undone_at, ${named('m.undone_by')} as undone_by
        from moderation_acts m where ($1::text is null or m.moderator = $1)
          and ($3::bigint is null or m.at < $3::bigint or (m.at = $3::bigint and m.id > $4))
        order by m.at desc, m.id limit $2::int`,
        [moderator, limit, before?.at ?? null, before?.id ?? null],
      );
      return rows.map(({ undone_at, undone_by, ...act }) => ({
        ...act,
        undone: undone_at === null ? null : { at: undone_at, by: undone_by },
      }));
    },
  };
}
