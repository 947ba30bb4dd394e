import type { CompanyChoices, NamedPlayer } from '@merellier/protocol';
import type { CompanyStore } from './company-store.ts';
import type { Database } from './database.ts';

const CHOICES = 'select challenges, seen from company_choices where player = $1';
const ALL: CompanyChoices = { challenges: 'all', seen: true };

/** Who follows and challenges whom, on a database. */
export function companyStore(database: Database): CompanyStore {
  const choicesOf = async (player: string): Promise<CompanyChoices> =>
    (await database.query<CompanyChoices>(CHOICES, [player]))[0] ?? ALL;
  return {
    follow: async (player, other, at) => {
      const sql = `insert into follows (player, followed, at) select $1, id, $3::bigint from players where id = $2
        on conflict (player, followed) do update set at = excluded.at returning followed`;
      return (await database.query(sql, [player, other, Math.floor(at)])).length > 0;
    },
    unfollow: async (player, other) => {
      await database.query('delete from follows where player = $1 and followed = $2', [player, other]);
    },
    followedBy: (player) =>
      database.query<NamedPlayer>(
        `select p.id, p.name from follows f join players p on p.id = f.followed where f.player = $1
        order by f.at desc, p.id`,
        [player],
      ),
    carryFollows: async (guest, player) => {
      await database.query(
        `insert into follows (player, followed, at) select $2, followed, at from follows
        where player = $1 and followed <> $2 on conflict (player, followed) do nothing`,
        [guest, player],
      );
    },
    choicesOf,
    choose: async (player, { challenges, seen }) => {
      await database.query(
        `insert into company_choices (player, challenges, seen) values ($1, $2, $3)
        on conflict (player) do update set challenges = excluded.challenges, seen = excluded.seen`,
        [player, challenges, seen],
      );
    },
    takesChallenges: async (player, from) => {
      const { challenges } = await choicesOf(player);
      if (challenges !== 'followed') return challenges === 'all';
      const sql = 'select 1 from follows where player = $1 and followed = $2';
      return (await database.query(sql, [player, from])).length > 0;
    },
    unseenOf: async (players) => {
      const sql = 'select player from company_choices where not seen and player = any ($1::text[])';
      return (await database.query<{ player: string }>(sql, [players])).map(({ player }) => player);
    },
    namedLike: (beginning, limit) =>
      database.query<NamedPlayer & { bot: boolean }>(
        `select p.id, p.name, p.bot from players p
        where lower(p.name) like $1 and (p.bot or exists (select 1 from accounts a where a.player = p.id))
          and not exists (select 1 from bans b where b.player = p.id)
        order by lower(p.name), p.id limit $2::int`,
        [`${beginning.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`, limit],
      ),
    challenge: async (game, from, to) => {
      const sql = 'insert into challenged (game, host, guest) values ($1, $2, $3) on conflict (game) do nothing';
      await database.query(sql, [game, from, to]);
    },
    challengedTo: async (game) => {
      const sql = 'select guest from challenged where game = $1';
      return (await database.query<{ guest: string }>(sql, [game]))[0]?.guest ?? null;
    },
    challengesOf: async (player, limit) => {
      interface Row {
        readonly game: string;
        readonly from: string;
        readonly id: string;
        readonly name: string;
      }
      const sql = `select c.game, c.host as "from", p.id, p.name from challenged c
        join games g on g.id = c.game and g.phase = 'waiting' join players p on p.id = c.guest
        where (c.guest = $1 or c.host = $1) and not exists (
          select 1 from blocks b where (b.player, b.blocked) in ((c.host, c.guest), (c.guest, c.host)))
        order by g.created_at desc, c.game limit $2::int`;
      const rows = await database.query<Row>(sql, [player, limit]);
      return rows.map(({ game, from, id, name }) => ({ game, from, to: { id, name } }));
    },
  };
}
