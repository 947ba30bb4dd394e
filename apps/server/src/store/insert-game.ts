import type { Query } from './database.ts';
import { eventRows } from './event-rows.ts';
import type { NewGame } from './store.ts';
import { summaryOf } from './summary.ts';

const INSERT = `with made as (
    insert into games (id, version, request, secret, rules, house, time, rated, listed, phase, host, guest, white,
      created_at, changed_at, deadline)
    values ($1, $2::int, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::bigint, $15::bigint, $16::bigint)
    returning id)
  insert into events (game, seq, command_id, kind, body, at, shape)
  select made.id, e.seq, e.command_id, e.kind, e.body, e.at, e.shape from made, jsonb_to_recordset($17::jsonb)
    as e (seq integer, command_id text, kind text, body jsonb, at bigint, shape integer)`;

/** Stores a new game and its first events. Rejects where its id or its request is stored already. */
export async function insertGame(query: Query, { id, request, secret, state, events }: NewGame): Promise<void> {
  const { options, rules, players } = state;
  const { phase, guest, white, deadline, changed_at } = summaryOf(state);
  const house = Object.keys(rules.changes).length > 0;
  const values = [id, state.seq, request, secret, rules.id, house, options.time.kind, options.rated, options.listed];
  const more = [phase, players.host.id, guest, white, Math.floor(state.createdAt), changed_at, deadline];
  await query(INSERT, [...values, ...more, JSON.stringify(eventRows(events, null))]);
}
