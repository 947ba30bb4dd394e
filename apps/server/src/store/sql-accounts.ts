import type { AccountStore, NewAccount, StoredAccount, StoredPasskey, StoringResult } from './account-store.ts';
import { type Database, duplicateOf } from './database.ts';
import { takeNameFromGames } from './names-in-games.ts';

const ACCOUNT = `select a.player, p.name, a.login, a.password, a.created_at::float8 as "createdAt",
  coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'transports', k.transports, 'createdAt', k.created_at,
    'usedAt', k.used_at) order by k.created_at, k.id) from passkeys k where k.player = a.player), '[]') as passkeys
  from accounts a join players p on p.id = a.player`;

type AccountRow = Omit<StoredAccount, 'passkeys'> & {
  readonly passkeys: readonly (Omit<StoredAccount['passkeys'][number], 'transports'> & {
    readonly transports: string;
  })[];
};

/** Accounts on a database. */
export function accountStore(database: Database): AccountStore {
  const account = async (where: string, value: string): Promise<StoredAccount | null> => {
    const [row] = await database.query<AccountRow>(`${ACCOUNT} where ${where} = $1`, [value]);
    return row ? { ...row, passkeys: row.passkeys.map((each) => ({ ...each, ...transportsOf(each) })) } : null;
  };
  return {
    create: (made, at) => orTaken(create(database, made, at)),
    isNameTaken: async (nameKey) =>
      (await database.query('select 1 from accounts where name_key = $1', [nameKey])).length > 0,
    rename: (player, name, nameKey) =>
      orTaken(
        database.query(
          `with owner as (update accounts set name_key = $3 where player = $1)
          update players set name = $2 where id = $1`,
          [player, name, nameKey],
        ),
      ),
    find: (player) => account('a.player', player),
    findByLogin: (login) => account('a.login', login),
    findByRecovery: (hash) => account('a.recovery', hash),
    findPasskey: async (id) => {
      const [row] = await database.query<Omit<StoredPasskey, 'transports'> & { player: string; transports: string }>(
        `select id, player, public_key as "publicKey", counter::float8 as counter, transports from passkeys where id = $1`,
        [id],
      );
      return row ? { ...row, ...transportsOf(row) } : null;
    },
    setPassword: (player, login, password, recovery) =>
      orTaken(
        database.query(
          'update accounts set login = $2, password = $3, recovery = coalesce($4, recovery) where player = $1',
          [player, login, password, recovery],
        ),
      ),
    setRecovery: async (player, recovery) => {
      await database.query('update accounts set recovery = $2 where player = $1', [player, recovery]);
    },
    addPasskey: (player, { id, publicKey, counter, transports }, at) =>
      orTaken(
        database.query(
          `insert into passkeys (id, player, public_key, counter, transports, created_at, used_at)
          values ($1, $2, $3, $4::bigint, $5, $6::bigint, $6::bigint)`,
          [id, player, publicKey, counter, transports.join(' '), Math.floor(at)],
        ),
      ),
    usePasskey: async (id, counter, at) => {
      await database.query('update passkeys set counter = $2::bigint, used_at = $3::bigint where id = $1', [
        id,
        counter,
        Math.floor(at),
      ]);
    },
    removePasskey: async (player, id) => {
      const removed = await database.query(
        `delete from passkeys k where k.id = $2 and k.player = $1 and exists (
          select 1 from accounts a where a.player = $1 and (a.password is not null
            or exists (select 1 from passkeys other where other.player = $1 and other.id <> $2))) returning k.id`,
        [player, id],
      );
      return removed.length > 0;
    },
    startSession: async (player, tokenHash, at) => {
      await database.query(
        'insert into sessions (token_hash, player, created_at, seen_at) values ($1, $2, $3::bigint, $3::bigint)',
        [tokenHash, player, Math.floor(at)],
      );
    },
    endSessions: async (player) => {
      await database.query(
        'with programs as (delete from tokens where player = $1) delete from sessions where player = $1',
        [player],
      );
    },
    putChallenge: async (challenge, purpose, player, now, expires) => {
      await database.query('delete from challenges where expires_at <= $1::bigint', [Math.floor(now)]);
      await database.query(
        'insert into challenges (challenge, purpose, player, expires_at) values ($1, $2, $3, $4::bigint)',
        [challenge, purpose, player, Math.floor(expires)],
      );
    },
    takeChallenge: async (challenge, purpose, now) => {
      const [row] = await database.query<{ player: string | null }>(
        `delete from challenges where challenge = $1 and purpose = $2 and expires_at > $3::bigint returning player`,
        [challenge, purpose, Math.floor(now)],
      );
      return row ?? null;
    },
    gamesOf: async (player, open) => {
      const rows = await database.query<{ id: string }>(
        `select id from games where (host = $1 or guest = $1) and (not $2::boolean or phase <> 'over')
        order by changed_at desc, id`,
        [player, open],
      );
      return rows.map(({ id }) => id);
    },
    invitationsOf: async (player) => {
      const rows = await database.query<{ game: string }>(
        'select game from open_games where player = $1 and waiting order by game',
        [player],
      );
      return rows.map(({ game }) => game);
    },
    botsOf: async (player) => {
      const rows = await database.query<{ player: string }>(
        'select distinct player from tokens where owner = $1 and player <> $1',
        [player],
      );
      return rows.map((row) => row.player);
    },
    remove: (player, nameless) => remove(database, player, nameless),
  };
}

const transportsOf = ({ transports }: { readonly transports: string }): { readonly transports: readonly string[] } => ({
  transports: transports === '' ? [] : transports.split(' '),
});

function create(database: Database, { player, login, password, recovery, passkey, nameKey }: NewAccount, at: number) {
  const keys = passkey ? [{ ...passkey, transports: passkey.transports.join(' ') }] : [];
  return database.query(
    `with owner as (
        insert into players (id, name, created_at) values ($1, $2, $6::bigint)
        on conflict (id) do update set name = excluded.name returning id),
      made as (
        insert into accounts (player, login, password, recovery, created_at, name_key)
        select id, $3, $4, $5, $6::bigint, $8 from owner returning player)
    insert into passkeys (id, player, public_key, counter, transports, created_at, used_at)
    select k.id, made.player, k."publicKey", k.counter, k.transports, $6::bigint, $6::bigint
    from made, jsonb_to_recordset($7::jsonb) as k (id text, "publicKey" text, counter bigint, transports text)`,
    [player.id, player.name, login, password, recovery, Math.floor(at), JSON.stringify(keys), nameKey],
  );
}

const TAKEN: Readonly<Record<string, StoringResult>> = {
  accounts_login_key: 'login',
  accounts_name_key_key: 'name',
  accounts_pkey: 'player',
  passkeys_pkey: 'passkey',
};

/** What came of a statement that may meet what is there already. */
async function orTaken(statement: Promise<unknown>): Promise<StoringResult> {
  try {
    await statement;
    return 'stored';
  } catch (error) {
    const taken = TAKEN[duplicateOf(error) ?? ''];
    if (!taken) throw error;
    return taken;
  }
}

async function remove(database: Database, player: string, nameless: string): Promise<void> {
  await database.atomically(async (query) => {
    await takeNameFromGames(query, player, nameless);
    for (const { sql, parameters } of statementsOfRemoval(player, nameless)) await query(sql, parameters);
  });
}

/** What deletes a player, but for the name in games. Names stand in the events of tournaments too. */
function statementsOfRemoval(player: string, nameless: string) {
  return [
    {
      sql: `update tournament_events e set body = jsonb_set(e.body, '{organiser,name}', to_jsonb($2::text))
        from tournaments t where t.organiser = $1 and e.tournament = t.id and e.kind = 'announced'`,
      parameters: [player, nameless],
    },
    {
      sql: `update tournament_events e set body = jsonb_set(e.body, '{entrant,name}', to_jsonb($2::text))
        from tournament_people p where p.player = $1 and e.tournament = p.tournament and e.kind = 'joined'
        and (e.body -> 'person' ->> 'id' = $1 or exists (
          select 1 from tournament_events r where r.tournament = e.tournament and r.kind = 'reseated'
          and r.body -> 'person' ->> 'id' = $1 and r.body ->> 'from' = e.body -> 'person' ->> 'id'))`,
      parameters: [player, nameless],
    },
    {
      sql: `update tournament_events e set body = jsonb_set(e.body, '{person,name}', to_jsonb($2::text))
        from tournament_people p where p.player = $1 and e.tournament = p.tournament and e.kind = 'reseated'
        and e.body -> 'person' ->> 'id' = $1`,
      parameters: [player, nameless],
    },
    { sql: 'delete from seen where player = $1', parameters: [player] },
    { sql: 'delete from open_games where player = $1', parameters: [player] },
    { sql: "delete from requests where starts_with(request, $1 || '/')", parameters: [player] },
    { sql: 'delete from reports where reporter = $1', parameters: [player] },
    // What belongs to the player goes with it.
    { sql: 'delete from players where id = $1', parameters: [player] },
    // A club left without a leader is led by its oldest member; one left without anybody goes.
    {
      sql: `update club_members m set role = 'leader' where m.role = 'member'
        and not exists (select 1 from club_members l where l.club = m.club and l.role = 'leader')
        and not exists (select 1 from club_members o where o.club = m.club and o.role = 'member'
          and (o.at, o.player) < (m.at, m.player))`,
      parameters: [],
    },
    {
      sql: `delete from clubs c where not exists (
        select 1 from club_members m where m.club = c.id and m.role <> 'barred')`,
      parameters: [],
    },
  ];
}
