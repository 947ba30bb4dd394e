import type { Query } from './database.ts';
import { eventRows } from './event-rows.ts';
import { noteOpenGames } from './open-games.ts';
import type { NewGame } from './store.ts';
import { summaryOf } from './summary.ts';

const INSERT = `with input as (
    select * from jsonb_to_recordset($1::jsonb) as i (id text, version integer, secret text, rules text,
      house boolean, time text, rated boolean, listed boolean, phase text, host text, guest text, white text,
      created_at bigint, changed_at bigint, deadline bigint, host_place integer, events jsonb)),
  made as (
    insert into games (id, version, secret, rules, house, time, rated, listed, phase, host, guest, white,
      created_at, changed_at, deadline, host_place)
    select id, version, secret, rules, house, time, rated, listed, phase, host, guest, white, created_at,
      changed_at, deadline, host_place from input
    on conflict (id) do nothing returning id)
  insert into events (game, seq, command_id, kind, body, at, shape)
  select i.id, e.seq, e.command_id, e.kind, e.body, e.at, e.shape
  from made join input i on i.id = made.id cross join lateral jsonb_to_recordset(i.events)
    as e (seq integer, command_id text, kind text, body jsonb, at bigint, shape integer)`;

/** Stores a new game and its first events; one that is stored already stays as it is. */
export const insertGame = (query: Query, game: NewGame): Promise<void> => insertContent(query, contentOf(game));

/** A game that is yet to be stored, as JSON. */
export const contentOf = (game: NewGame): string => JSON.stringify(rowOf(game));

/** Stores a game from what `contentOf` gave, as text or as the database gives it back. */
export async function insertContent(query: Query, content: string | object): Promise<void> {
  const games = `[${typeof content === 'string' ? content : JSON.stringify(content)}]`;
  await noteOpenGames(query, games);
  await query(INSERT, [games]);
}

function rowOf({ id, secret, place = null, state, events }: NewGame): object {
  const { options, rules, seq, createdAt } = state;
  const { phase, host, guest, white, deadline, changed_at } = summaryOf(state);
  const { time, rated, listed } = options;
  return {
    ...{ id, version: seq, secret, rules: rules.id, house: Object.keys(rules.changes).length > 0 },
    ...{ time: time.kind, rated, listed, phase, host, guest, white, changed_at, deadline, host_place: place },
    ...{ created_at: Math.floor(createdAt), events: eventRows(events, null) },
  };
}
