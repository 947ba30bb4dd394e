import type { ModeratedPlayer } from '@merellier/protocol';
import type { Database } from './database.ts';
import { FAIR_CLAIM, type FairGame, type FairScore, type FairStore, type Surprising } from './fair-store.ts';
import { MODERATED } from './sql-moderation.ts';

const IS_DUE = `rated and ended_at is not null and fair_scored is null and rating_due is not true and not house
  and (fair_claimed_at is null or fair_claimed_at <= $3::bigint)`;
/** By each rule set its first game that waits: those by rule sets that have no values wait for ever, and are not looked through. */
const WAITING = `select w.id from unnest($1::text[]) as r (rules) cross join lateral (
    select id, ended_at from games g where g.rules = r.rules and ended_at <= $2::bigint and ${IS_DUE}
    order by ended_at, id limit 3) w
  order by w.ended_at, w.id limit 3`;
const CLAIM = `with free as (
    select id from games where id = $1 and ended_at <= $2::bigint and ${IS_DUE} for update skip locked)
  update games g set fair_claimed_at = $4::bigint from free where g.id = $1 and g.id = free.id returning g.id`;

const LOOKED_AT = `update games set fair_scored = true, fair_claimed_at = null where id = $1 and fair_scored is null returning id`;
/** Players who are deleted meanwhile are waited for, and then not there. */
const HOLD = 'select id from players where id = any ($1::text[]) order by id for key share';
const COLUMNS = 'turns, kept, expected, variance, critical_ms, critical_timed, easy_ms, easy_timed';
const NOTE = `insert into fair_games (player, game, rules, choices, rating, ${COLUMNS}, at)
  select player, game, rules, choices, rating, ${COLUMNS}, at from jsonb_to_recordset($1::jsonb) as f (player text, game text, rules text,
    choices text, rating float8, turns integer, kept integer, expected float8, variance float8, critical_ms bigint, critical_timed integer,
    easy_ms bigint, easy_timed integer, at bigint) order by player`;
const ADDED = COLUMNS.split(', ')
  .map((name) => `${name} = s.${name} + excluded.${name}`)
  .join(', ');
const ADD = `insert into fair_scores as s (player, rules, games, ${COLUMNS}, at)
  select player, rules, (turns > 0)::int, ${COLUMNS}, at from fair_games where game = $1 and player = any ($2::text[]) order by player
  on conflict (player, rules) do update set games = s.games + excluded.games, ${ADDED}, at = greatest(s.at, excluded.at)`;

const COUNTS = `turns::int as turns, kept::int as kept, expected, variance, critical_ms::float8 as "criticalMs",
  critical_timed::int as "criticalTimed", easy_ms::float8 as "easyMs", easy_timed::int as "easyTimed", at::float8 as at`;
const SUMS = `rules, sum(games)::int as games, ${COLUMNS.split(', ')
  .map((name) => `sum(${name}) as ${name}`)
  .join(', ')}, max(at) as at`;

/** The games that are shown of each. */
const GAMES_SHOWN = 5;
/** $1 deviations, $2 turns, $3 games, $4 spread, $5 how many, $6 games shown. */
const SURPRISING = `with sums as (
    select rules, sum(turns) as turns, sum(kept - expected) as more from fair_scores group by rules),
  judged as (
    select s.*, (s.kept - s.expected - s.turns * greatest(0, (t.more - (s.kept - s.expected)) / greatest(1, t.turns - s.turns)))
      / sqrt($4::float8 * s.variance) as deviations
    from fair_scores s join sums t using (rules)
    where s.turns >= $2::int and s.games >= $3::int and s.variance > 0)
  select ${MODERATED}, j.deviations, jsonb_build_object('rules', j.rules, 'games', j.games, 'turns', j.turns, 'kept', j.kept,
      'expected', j.expected, 'variance', j.variance, 'criticalMs', j.critical_ms, 'criticalTimed', j.critical_timed,
      'easyMs', j.easy_ms, 'easyTimed', j.easy_timed, 'at', j.at) as score,
    coalesce((select jsonb_agg(jsonb_build_object('game', f.game, 'at', f.at, 'turns', f.turns, 'kept', f.kept)
        order by f.kept - f.expected desc, f.game)
      from (select * from fair_games f where f.player = j.player and f.rules = j.rules and f.turns > 0
        order by f.kept - f.expected desc, f.game limit $6::int) f), '[]') as games
  from judged j join players p on p.id = j.player
  where j.deviations >= $1::float8 and not exists (select 1 from bans b where b.player = j.player)
  order by j.deviations desc, j.player, j.rules limit $5::int`;

/** Fair play, on a database. */
export function fairStore(database: Database): FairStore {
  return {
    claimFairGame: async (rules, before, now) => {
      const [until, left] = [Math.floor(before), Math.floor(now - FAIR_CLAIM)];
      for (const { id } of await database.query<{ id: string }>(WAITING, [rules, until, left])) {
        const [claimed] = await database.query<{ id: string }>(CLAIM, [id, until, left, Math.floor(now)]);
        if (claimed) return claimed.id;
      }
      return null;
    },
    keepFairGame: (game, found) =>
      database.atomically(async (query) => {
        if ((await query(LOOKED_AT, [game])).length === 0) return false;
        const held = await query<{ id: string }>(HOLD, [found.map(({ player }) => player)]);
        const players = held.map(({ id }) => id);
        const rows = found.filter(({ player }) => players.includes(player)).map(rowOf);
        if (rows.length === 0) return true;
        await query(NOTE, [JSON.stringify(rows)]);
        await query(ADD, [game, players]);
        return true;
      }),
    fairScoresOf: (player) =>
      database.query<FairScore>(`select rules, games, ${COUNTS} from fair_scores where player = $1 order by rules`, [
        player,
      ]),
    fairGamesOf: (player) =>
      database.query<FairGame>(
        `select game, player, rules, choices, rating, ${COUNTS} from fair_games where player = $1 order by fair_games.at desc, game`,
        [player],
      ),
    fairTotals: () =>
      database.query<FairScore>(
        `select rules, games, ${COUNTS} from (select ${SUMS} from fair_scores group by rules) s order by rules`,
      ),
    surprising: async ({ deviations, turns, games, spread, limit }) => {
      const parameters = [deviations, turns, games, spread, limit, GAMES_SHOWN];
      const rows = await database.query<ModeratedPlayer & Omit<Surprising, 'player'>>(SURPRISING, parameters);
      return rows.map(({ deviations: by, score, games: shown, ...player }) => ({
        ...{ player, score, deviations: by, games: shown },
      }));
    },
  };
}

function rowOf({ criticalMs, criticalTimed, easyMs, easyTimed, at, ...rest }: FairGame): object {
  return {
    ...rest,
    ...{ critical_ms: Math.round(criticalMs), critical_timed: criticalTimed },
    ...{ easy_ms: Math.round(easyMs), easy_timed: easyTimed, at: Math.floor(at) },
  };
}
