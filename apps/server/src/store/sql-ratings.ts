import { EVENT_SHAPE, type GameEvent, type LeaderboardRow, type RatingGroup, ratingGroupOf } from '@merellier/protocol';
import { SIDES, type Side } from '@merellier/rules';
import { GROWTH, SETTLED, type Strength } from '../ratings/glicko.ts';
import { ranked } from '../ratings/ranked.ts';
import { type Rated, SAME_PAIR } from '../ratings/rate-game.ts';
import type { Database, Query } from './database.ts';
import type { RatingStore } from './rating-store.ts';

interface DueRow {
  readonly id: string;
  readonly rules: string;
  readonly host: string;
  readonly guest: string;
  readonly white: string;
  readonly winner: Side | null;
  readonly ended_at: number;
}

/** Each player's games count in the order in which they ended: one is taken only once none of its two players has an earlier one. */
const DUE = `select g.id, g.rules, g.host, g.guest, g.white, g.winner, g.ended_at::float8 as ended_at from games g
  where g.rating_due and not exists (select 1 from games o where o.rating_due
    and (o.ended_at, o.id) < (g.ended_at, g.id) and (o.host in (g.host, g.guest) or o.guest in (g.host, g.guest)))
  order by g.ended_at, g.id limit 1 for update of g skip locked`;

/** An earlier game of one of them may become visible late: nobody's ratings are counted twice at a time. */
const HOLD = 'select id from players where id in ($1, $2) order by id for no key update';

/** Ratings are brought up to date by rows that count one game each. */
const COUNT = `insert into ratings (player, rating_group, rating, deviation, volatility, won, drawn, lost, at)
  select * from jsonb_to_recordset($1::jsonb) as r (player text, rating_group text, rating float8, deviation float8,
    volatility float8, won integer, drawn integer, lost integer, at bigint)
  on conflict (player, rating_group) do update set rating = excluded.rating, deviation = excluded.deviation,
    volatility = excluded.volatility, won = ratings.won + excluded.won, drawn = ratings.drawn + excluded.drawn,
    lost = ratings.lost + excluded.lost, at = excluded.at`;

const NOTE = `insert into rating_changes (game, player, rating_group, before, after, provisional, at)
  select * from jsonb_to_recordset($1::jsonb) as c (game text, player text, rating_group text, before integer,
    after integer, provisional boolean, at bigint)`;

const EARLIER = `select count(*)::int as games from rating_changes a join rating_changes b using (game)
  where a.player = $1 and b.player = $2 and a.rating_group = $3 and a.at > $4::bigint and a.at <= $5::bigint`;

const SAY = `with counted as (
    update games set rating_due = false, version = version + 1, changed_at = greatest(changed_at, $2::bigint)
    where id = $1 returning id, version, changed_at)
  insert into events (game, seq, command_id, kind, body, at, shape)
  select c.id, c.version, null, 'rated', $3::jsonb, c.changed_at, ${EVENT_SHAPE} from counted c
  returning seq, at::float8 as at, shape`;

/** Players who have their place in a group: $1 group, $2 now, $3 and $4 when a rating is settled. */
const SETTLED_PLAYERS = `from ratings r join players p on p.id = r.player join accounts a on a.player = r.player
  where r.rating_group = $1 and not exists (select 1 from bans b where b.player = r.player)
    and r.deviation ^ 2 + greatest(0, $2::bigint - r.at) * $3::float8 * r.volatility ^ 2 <= $4::float8`;
const ROW = 'r.player as id, p.name, round(r.rating)::int as points, r.won, r.drawn, r.lost';
const BEST = `select ${ROW} ${SETTLED_PLAYERS} order by r.rating desc limit $5::int`;
const OWN = `select ${ROW} ${SETTLED_PLAYERS} and r.player = $5`;
const BETTER = `select count(*)::int as better ${SETTLED_PLAYERS} and r.rating >= $5::int + 0.5`;

interface LeaderRow {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

const asRow = ({ id, name, points, won, drawn, lost }: LeaderRow): Omit<LeaderboardRow, 'rank'> => ({
  ...{ points, games: { won, drawn, lost } },
  player: { id, name, rating: { points, provisional: false }, registered: true },
});

/** Ratings on a database. */
export function ratingStore(
  database: Database,
): Pick<RatingStore, 'rateNext' | 'ratingsOf' | 'ratingCurve' | 'leaderboard' | 'standing'> {
  return {
    rateNext: async (rate, now) => {
      // Asked every second by every node: where nothing waits, no transaction is begun.
      if ((await database.query('select 1 from games where rating_due limit 1')).length === 0) return null;
      return database.atomically(async (query) => {
        const [due] = await query<DueRow>(DUE);
        if (!due) return null;
        await query(HOLD, [due.host, due.guest]);
        const group = ratingGroupOf(due.rules);
        const players = { white: due.white, black: due.white === due.host ? due.guest : due.host };
        const known = group && (await strengths(query, group, Object.values(players)));
        const { white, black } = { white: known?.get(players.white), black: known?.get(players.black) };
        if (!group || white === undefined || black === undefined) {
          await query('update games set rating_due = false where id = $1', [due.id]);
          return { game: due.id, event: null };
        }
        const { winner, ended_at: endedAt } = due;
        const pair = [players.white, players.black, group, endedAt - SAME_PAIR, endedAt];
        const [earlier] = await query<{ games: number }>(EARLIER, pair);
        const rated = rate({ group, strengths: { white, black }, winner, endedAt, earlier: earlier?.games ?? 0 });
        const rows = SIDES.map((side) => rowOf(due.id, group, players[side], rated[side], scoreOf(winner, side)));
        await query(COUNT, [JSON.stringify(rows)]);
        await query(NOTE, [JSON.stringify(rows)]);
        const event: GameEvent = {
          kind: 'rated',
          ratings: { white: rated.white.change, black: rated.black.change },
        };
        const [said] = await query<{ seq: number; at: number; shape: number }>(SAY, [
          due.id,
          Math.floor(now),
          bodyOf(event),
        ]);
        return { game: due.id, event: said ? { ...said, event } : null };
      });
    },
    ratingsOf: async (player) => {
      const sql = `select rating_group as group, rating, deviation, volatility, at::float8 as at,
        jsonb_build_object('won', won, 'drawn', drawn, 'lost', lost) as games from ratings where player = $1`;
      return database.query(sql, [player]);
    },
    ratingCurve: async (player, group, limit) => {
      const sql = `select rating_group as group, game, after as points, provisional, after - before as change,
        at::float8 as at from rating_changes where player = $1 and ($2::text is null or rating_group = $2)
        order by rating_changes.at desc, game desc limit $3::int`;
      return (
        await database.query<Awaited<ReturnType<RatingStore['ratingCurve']>>[number]>(sql, [player, group, limit])
      )
        .slice()
        .reverse();
    },
    leaderboard: async (group, now, limit) => {
      const rows = await database.query<LeaderRow>(BEST, [...settledOf(group, now), limit]);
      return ranked(rows.map(asRow));
    },
    standing: async (group, now, player) => {
      const settled = settledOf(group, now);
      const [own] = await database.query<LeaderRow>(OWN, [...settled, player]);
      if (!own) return null;
      const [count] = await database.query<{ better: number }>(BETTER, [...settled, own.points]);
      return { ...asRow(own), rank: 1 + (count?.better ?? 0) };
    },
  };
}

const settledOf = (group: RatingGroup, now: number): readonly unknown[] => [
  group,
  Math.floor(now),
  GROWTH,
  SETTLED ** 2,
];

/** How strong players are in a group: null before their first game of it; those that are gone are not there. */
async function strengths(
  query: Query,
  group: RatingGroup,
  players: readonly string[],
): Promise<ReadonlyMap<string, Strength | null>> {
  const sql = `select p.id, r.rating, r.deviation, r.volatility, r.at::float8 as at
    from players p left join ratings r on r.player = p.id and r.rating_group = $1 where p.id in ($2, $3)`;
  type Row = { readonly id: string } & ({ readonly rating: null } | Strength);
  const rows = await query<Row>(sql, [group, ...players]);
  return new Map(rows.map(({ id, ...strength }) => [id, strength.rating === null ? null : strength]));
}

const scoreOf = (winner: Side | null, side: Side): keyof typeof TALLIES =>
  winner === null ? 'drawn' : winner === side ? 'won' : 'lost';

const TALLIES = {
  won: { won: 1, drawn: 0, lost: 0 },
  drawn: { won: 0, drawn: 1, lost: 0 },
  lost: { won: 0, drawn: 0, lost: 1 },
} as const;

/** What a game did to one player, for the ratings and for their history. */
function rowOf(game: string, group: RatingGroup, player: string, rated: Rated, score: keyof typeof TALLIES): object {
  const { before, after } = rated.change;
  return {
    ...{ game, player, rating_group: group, ...rated.after, ...TALLIES[score] },
    ...{ before: before.points, after: after.points, provisional: after.provisional },
  };
}

const bodyOf = (event: GameEvent): string => {
  const { kind: _, ...body } = event;
  return JSON.stringify(body);
};
