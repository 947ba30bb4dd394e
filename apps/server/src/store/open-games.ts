import type { GameEvent } from '@merellier/protocol';
import type { Database, Query } from './database.ts';
import type { Append, AppendResult } from './store.ts';
import { summaryOf } from './summary.ts';

// Which games of a player are not over, by player and in one place: what a player may have at once is asked whenever a game is made, and
// games lie in many parts by their own ids. A row is noted before the game is stored and deleted after it is over, each by a statement of its
// own, so that no transaction is about two places; what breaks off in between leaves a row too many, which is found out where it counts.

/** From so many games on it is looked whether they are all still open: below, nothing depends on one more or less. */
const LOOKED_THROUGH_FROM = 5;
/** A row may be there for so many milliseconds before its game is. */
const MADE_WITHIN = 60_000;

/** $1: games as JSON, with id, phase, host, guest and the moment. */
const NOTE = `insert into open_games as o (player, game, waiting, at)
  select p.player, i.id, i.phase = 'waiting', i.changed_at
  from jsonb_to_recordset($1::jsonb) as i (id text, phase text, host text, guest text, changed_at bigint)
    cross join lateral (select i.host as player union select i.guest where i.guest is not null) p
  order by p.player, i.id
  on conflict (player, game) do update set waiting = excluded.waiting where o.waiting <> excluded.waiting`;

/** Notes games for their players, before they are stored: `games` is a list as JSON. */
export async function noteOpenGames(query: Query, games: string): Promise<void> {
  await query(NOTE, [games]);
}

/** Events after which other players than before have the game, or nobody has it any more. */
const CHANGING: readonly GameEvent['kind'][] = ['joined', 'reseated', 'ended'];

/** Stores an append by `store`, and keeps with it whose open game it is. */
export async function appendNoted(
  { query }: Database,
  append: Append,
  store: (append: Append) => Promise<AppendResult>,
): Promise<AppendResult> {
  const { game, state, events } = append;
  if (!events.some(({ event }) => CHANGING.includes(event.kind))) return store(append);
  const { phase, host, guest, changed_at } = summaryOf(state);
  const isOver = phase === 'over';
  if (!isOver) await noteOpenGames(query, JSON.stringify([{ id: game, phase, host, guest, changed_at }]));
  const result = await store(append);
  if (result === 'conflict' && !isOver) await forgetOthers(query, game);
  if (result === 'appended' && isOver) await query('delete from open_games where game = $1', [game]);
  if (result === 'appended' && events.some(({ event }) => event.kind === 'reseated')) await forgetOthers(query, game);
  return result;
}

/** Deletes rows of players who are not, or no longer, in a game. */
async function forgetOthers(query: Query, game: string): Promise<void> {
  await query(
    `delete from open_games o using games g
    where o.game = $1 and g.id = $1 and o.player <> g.host and o.player is distinct from g.guest`,
    [game],
  );
}

const COUNT = `select count(*) filter (where waiting)::int as waiting, count(*) filter (where not waiting)::int as playing
  from open_games where player = $1`;
/** Each game is asked for by itself, and so in its part. */
const FORGET_OVER = `delete from open_games o where o.player = $1
    and o.at < extract(epoch from clock_timestamp()) * 1000 - ${MADE_WITHIN}
    and (select g.phase <> 'over' and $1 in (g.host, g.guest) from games g where g.id = o.game) is not true`;

/** How many games of a player wait for a guest, and how many are under way. */
export async function countOpenGames(
  { query, byKey }: Database,
  player: string,
): Promise<{ readonly waiting: number; readonly playing: number }> {
  const count = async () =>
    (await query<{ waiting: number; playing: number }>(COUNT, [player]))[0] ?? { waiting: 0, playing: 0 };
  const found = await count();
  if (found.waiting + found.playing < LOOKED_THROUGH_FROM) return found;
  await byKey(FORGET_OVER, [player]);
  return count();
}
