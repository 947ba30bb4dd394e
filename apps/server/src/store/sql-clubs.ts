import type { Club, ClubFields, ClubMember, ClubMessage, ClubRole } from '@merellier/protocol';
import type { ClubStore } from './club-store.ts';
import { type Database, isDuplicate } from './database.ts';

const CLUB = `c.id, c.name, c.about, c.evening, c.rules, c.listed, (
  select count(*)::int from club_members m where m.club = c.id and m.role <> 'barred') as members`;

const MEMBERS = `with members as (
    select m.player, m.role, m.at, p.name from club_members m join players p on p.id = m.player where m.club = $1),
  played as (
    select g.host, g.guest, g.white, g.winner from games g
    where g.phase = 'over' and g.ended_at >= $3::bigint and g.reason <> 'aborted'
      and g.host in (select player from members where role <> 'barred')
      and g.guest in (select player from members where role <> 'barred')),
  results as (
    select host as player, case when winner is null then 'drawn'
      when (winner = 'white') = (white = host) then 'won' else 'lost' end as result from played
    union all
    select guest, case when winner is null then 'drawn'
      when (winner = 'white') = (white = guest) then 'won' else 'lost' end from played),
  tallies as (
    select player, count(*) filter (where result = 'won')::int as won, count(*) filter (where result = 'drawn')::int as drawn,
      count(*) filter (where result = 'lost')::int as lost from results group by player)
  select m.player as id, m.name, m.role, case when r.deviation <= 110 then round(r.rating)::int end as rating,
    coalesce(t.won, 0) as won, coalesce(t.drawn, 0) as drawn, coalesce(t.lost, 0) as lost
  from members m left join ratings r on r.player = m.player and r.rating_group = $2 left join tallies t on t.player = m.player
  order by case m.role when 'leader' then 0 when 'member' then 1 else 2 end, m.at, m.player`;

/** Clubs on a database. */
export function clubStore(database: Database): ClubStore {
  const one = async <Row>(sql: string, parameters: readonly unknown[]): Promise<Row | null> =>
    (await database.query<Row>(sql, parameters))[0] ?? null;
  return {
    createClub: async ({ id, ...fields }, request, leader, at) => {
      try {
        await database.atomically(async (query) => {
          await query(
            `insert into clubs (id, request, name, about, evening, rules, listed, created_at)
            values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8::bigint)`,
            [id, request, ...valuesOf(fields), Math.floor(at)],
          );
          await query("insert into club_members (club, player, role, at) values ($1, $2, 'leader', $3::bigint)", [
            ...[id, leader, Math.floor(at)],
          ]);
        });
        return id;
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        const made = await one<{ id: string }>('select id from clubs where request = $1', [request]);
        if (!made) throw error;
        return made.id;
      }
    },
    changeClub: async (id, fields) => {
      const sql = 'update clubs set name = $2, about = $3, evening = $4, rules = $5::jsonb, listed = $6 where id = $1';
      await database.query(sql, [id, ...valuesOf(fields)]);
    },
    removeClub: async (id) => {
      await database.query('delete from clubs where id = $1', [id]);
    },
    club: (id) => one<Club>(`select ${CLUB} from clubs c where c.id = $1`, [id]),
    clubs: (player, limit) =>
      database.query<Club>(
        `select ${CLUB} from clubs c where case when $1::text is null then c.listed else exists (
          select 1 from club_members m where m.club = c.id and m.player = $1 and m.role <> 'barred') end
        order by members desc, c.created_at, c.id limit $2::int`,
        [player, limit],
      ),
    roleIn: async (club, player) => {
      const sql = 'select role from club_members where club = $1 and player = $2';
      return (await one<{ role: ClubRole }>(sql, [club, player]))?.role ?? null;
    },
    setRole: async (club, player, role, at) => {
      await database.query(
        `insert into club_members (club, player, role, at) select $1, p.id, $3, $4::bigint from players p where p.id = $2
        on conflict (club, player) do update set role = excluded.role`,
        [club, player, role, Math.floor(at)],
      );
    },
    removeMember: async (club, player) => {
      await database.query('delete from club_members where club = $1 and player = $2', [club, player]);
    },
    membersOf: async (club, group, since) => {
      type Row = Omit<ClubMember, 'games'> & ClubMember['games'];
      const rows = await database.query<Row>(MEMBERS, [club, group, Math.floor(since)]);
      return rows.map(({ won, drawn, lost, ...member }) => ({ ...member, games: { won, drawn, lost } }));
    },
    messagesOf: async (club, before, limit) => {
      type Row = Pick<ClubMessage, 'id' | 'text' | 'at'> & { readonly author: string; readonly name: string };
      const rows = await database.query<Row>(
        `select m.id, m.text, m.at::float8 as at, p.id as author, p.name from club_messages m
        join players p on p.id = m.author where m.club = $1 and ($2::bigint is null or m.at < $2::bigint)
        order by m.at desc, m.id limit $3::int`,
        [club, before === null ? null : Math.floor(before), limit],
      );
      return rows.map(({ author, name, ...message }) => ({ ...message, author: { id: author, name } }));
    },
    addMessage: async (club, id, author, text, at) => {
      await database.query(
        `insert into club_messages (id, club, author, text, at) values ($1, $2, $3, $4, $5::bigint)
        on conflict (id) do nothing`,
        [id, club, author, text, Math.floor(at)],
      );
    },
    removeMessage: async (club, id, author) => {
      const sql = `delete from club_messages where club = $1 and id = $2 and ($3::text is null or author = $3)
        returning id`;
      return (await one<{ id: string }>(sql, [club, id, author])) !== null;
    },
    messagesBy: (player) =>
      database.query<{ club: string; text: string; at: number }>(
        'select club, text, at::float8 as at from club_messages where author = $1 order by at',
        [player],
      ),
  };
}

const valuesOf = ({ name, about, evening, rules, listed }: ClubFields): readonly unknown[] => [
  ...[name, about, evening, JSON.stringify(rules), listed],
];
