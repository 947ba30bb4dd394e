import type { Database } from './database.ts';
import { NOTE_USE } from './sql-people.ts';
import type { TokenInfo, TokenStore } from './store.ts';

const TOKEN = `id, name, scope, player, created_at::float8 as "createdAt", used_at::float8 as "usedAt"`;

export function tokenStore(database: Database): TokenStore {
  return {
    createToken: async (owner, { id, name, scope, player, createdAt }, tokenHash) => {
      // A bot is a player of its own, whom its token alone can play as.
      const bot = {
        sql: 'insert into players (id, name, created_at, bot) values ($1, $2, $3::bigint, true)',
        parameters: [player, name, Math.floor(createdAt)],
      };
      const token = {
        sql: `insert into tokens (id, token_hash, owner, player, name, scope, created_at)
          values ($1, $2, $3, $4, $5, $6, $7::bigint)`,
        parameters: [id, tokenHash, owner, player, name, scope, Math.floor(createdAt)],
      };
      await database.transaction(scope === 'bot' ? [bot, token] : [token]);
    },
    playerOfToken: async (tokenHash, at) => {
      const [row] = await database.query<{ id: string; name: string; bot: boolean; registered: boolean; used: number }>(
        `select p.id, p.name, p.bot, a.player is not null as registered, coalesce(t.used_at, 0)::float8 as used
        from tokens t join players p on p.id = t.player left join accounts a on a.player = p.id
        where t.token_hash = $1 and not exists (select 1 from bans b where b.player in (p.id, t.owner))`,
        [tokenHash],
      );
      if (!row) return null;
      if (row.used < at - NOTE_USE)
        await database.query('update tokens set used_at = $2::bigint where token_hash = $1', [
          tokenHash,
          Math.floor(at),
        ]);
      const { id, name, registered } = row;
      return { id, name, registered, ...(row.bot ? { bot: true } : {}) };
    },
    tokensOf: (owner) =>
      database.query<TokenInfo>(`select ${TOKEN} from tokens where owner = $1 order by created_at desc, id`, [owner]),
    deleteToken: async (owner, id) => {
      const sql = 'delete from tokens where owner = $1 and id = $2 returning player';
      return (await database.query<{ player: string }>(sql, [owner, id]))[0]?.player ?? null;
    },
  };
}
