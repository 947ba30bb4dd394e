import type { Companion } from '@merellier/protocol';
import type { Database } from './database.ts';
import type { PlaceStore } from './moderation-store.ts';
import { MODERATED } from './sql-moderation.ts';

export function placeStore(database: Database): PlaceStore {
  return {
    placeSecret: async (period, fresh) => {
      const [row] = await database.query<{ secret: string }>(
        `insert into place_secrets (period, secret) values ($1::int, $2)
        on conflict (period) do update set secret = place_secrets.secret returning secret`,
        [period, fresh],
      );
      return row?.secret ?? fresh;
    },
    seenFrom: async (player, period, place, at) => {
      await database.query(
        `insert into places (player, period, place, at) select id, $2::int, $3, $4::bigint from players where id = $1
        on conflict (player, period, place) do update set at = greatest(places.at, excluded.at)`,
        [player, period, place, Math.floor(at)],
      );
    },
    forgetPlaces: async (before) => {
      await database.transaction([
        { sql: 'delete from places where period < $1::int', parameters: [before] },
        { sql: 'delete from place_secrets where period < $1::int', parameters: [before] },
      ]);
    },
    placesOf: (player) =>
      database.query<{ place: string; at: number }>(
        'select place, at::float8 as at from places where player = $1 order by at desc, place',
        [player],
      ),
    companionsOf: (player, except, limit) =>
      database.query<Companion>(
        `select ${MODERATED}, max(o.at)::float8 as at from places s
        join places o on o.period = s.period and o.place = s.place and o.player <> s.player
        join players p on p.id = o.player
        where s.player = $1 and o.player <> all ($2::text[])
        group by p.id order by max(o.at) desc, p.id limit $3::int`,
        [player, except, limit],
      ),
  };
}
