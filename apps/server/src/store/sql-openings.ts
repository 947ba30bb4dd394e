import type { RecordedEvent } from '@merellier/protocol';
import type { Side } from '@merellier/rules';
import type { Database } from './database.ts';
import type { CountedTurn, OpeningStore } from './opening-store.ts';

interface DueRow {
  readonly id: string;
  readonly winner: Side | null;
  readonly events: readonly RecordedEvent[];
}

const IS_DUE = 'rated and ended_at is not null and opening_counted is null';
/** Games that no other node has in hand. */
const DUE = `with due as (
    select id, winner, ended_at from games where ${IS_DUE} order by ended_at, id limit $1::int for update skip locked)
  select d.id, d.winner, jsonb_agg(jsonb_build_object('seq', e.seq, 'at', e.at, 'shape', coalesce(e.shape, 1),
    'event', e.body || jsonb_build_object('kind', e.kind)) order by e.seq) as events
  from due d join events e on e.game = d.id group by d.id, d.winner, d.ended_at order by d.ended_at, d.id`;

/** In one order everywhere, so that nodes do not lock rows crosswise. */
const COUNT = `insert into opening_turns as o (rules, position, turn, white, black, drawn)
  select rules, position, turn, sum(white), sum(black), sum(drawn)
  from jsonb_to_recordset($1::jsonb) as r (rules text, position text, turn text, white integer, black integer, drawn integer)
  group by rules, position, turn order by rules, position, turn
  on conflict (rules, position, turn) do update set white = o.white + excluded.white,
    black = o.black + excluded.black, drawn = o.drawn + excluded.drawn`;

/** What was played in openings, on a database. */
export function openingStore(database: Database): OpeningStore {
  return {
    countOpenings: async (turnsOf, limit) => {
      // Asked again and again by every node: where nothing waits, no transaction is begun.
      if ((await database.query(`select 1 from games where ${IS_DUE} limit 1`)).length === 0) return 0;
      return database.atomically(async (query) => {
        const due = await query<DueRow>(DUE, [limit]);
        const rows = due.flatMap(({ id, winner, events }) =>
          turnsOf(id, events).map((turn) => ({ ...turn, ...scoreOf(winner) })),
        );
        if (rows.length > 0) await query(COUNT, [JSON.stringify(rows)]);
        const ids = due.map(({ id }) => id);
        await query('update games set opening_counted = true where id = any ($1::text[])', [ids]);
        return due.length;
      });
    },
    playedIn: (rules, position) =>
      database.query<CountedTurn>(
        'select turn, white, black, drawn from opening_turns where rules = $1 and position = $2',
        [rules, position],
      ),
  };
}

/** A game as one row counts it. */
export const scoreOf = (winner: Side | null): Omit<CountedTurn, 'turn'> => ({
  white: winner === 'white' ? 1 : 0,
  black: winner === 'black' ? 1 : 0,
  drawn: winner === null ? 1 : 0,
});
