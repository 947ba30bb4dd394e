import type { Database } from './database.ts';
import type { PushKeys, PushStore, PushSubscription } from './push-store.ts';

/** So many browsers of one player are told. */
const MOST = 10;

/** Subscriptions on a database. */
export function pushStore(database: Database): PushStore {
  return {
    pushKeys: async ({ publicKey, privateKey }) => {
      await database.query(
        'insert into push_keys (id, public_key, private_key) values (1, $1, $2) on conflict (id) do nothing',
        [publicKey, privateKey],
      );
      const sql = 'select public_key as "publicKey", private_key as "privateKey" from push_keys where id = 1';
      const [kept] = await database.query<PushKeys>(sql);
      if (!kept) throw new RangeError('the keys were kept a moment ago');
      return kept;
    },
    subscribe: async (player, { endpoint, keys, turns, challenges, language }, at) => {
      await database.query(
        `insert into push_subscriptions (endpoint, player, p256dh, auth, turns, challenges, language, at)
        values ($1, $2, $3, $4, $5, $6, $7, $8::bigint)
        on conflict (endpoint) do update set player = excluded.player, p256dh = excluded.p256dh, auth = excluded.auth,
          turns = excluded.turns, challenges = excluded.challenges, language = excluded.language, at = excluded.at`,
        [endpoint, player, keys.p256dh, keys.auth, turns, challenges, language, Math.floor(at)],
      );
    },
    unsubscribe: async (endpoint) => {
      await database.query('delete from push_subscriptions where endpoint = $1', [endpoint]);
    },
    subscriptionsOf: async (player, kind) => {
      type Row = Omit<PushSubscription, 'keys'> & PushSubscription['keys'];
      const rows = await database.query<Row>(
        `select endpoint, p256dh, auth, turns, challenges, language from push_subscriptions
        where player = $1 and case $2 when 'turns' then turns else challenges end order by at desc limit $3::int`,
        [player, kind, MOST],
      );
      return rows.map(({ p256dh, auth, ...rest }) => ({ ...rest, keys: { p256dh, auth } }));
    },
  };
}
