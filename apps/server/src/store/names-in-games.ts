import type { Query } from './database.ts';
import { packedOf, unpackText } from './game-events.ts';
import { type EventRow, packEvents } from './packed-events.ts';

// Names stand in the events: in those that say who made a game, who joined it, and who took over a seat.

/** Archived games rewritten at once. */
const PAGE = 200;

/** Those of games that are over are held, so that no node archives one meanwhile; in one order everywhere. */
const HOLD = `select id from games where (host = $1 or guest = $1) and ended_at is not null order by id for update`;
const ARCHIVED = `select g.id, g.host = $1 as "isHost", ${packedOf('g.id')} as packed
  from games g where (g.host = $1 or g.guest = $1) and g.archived and g.id > $2 order by g.id limit ${PAGE}`;
const REPACKED = `update archives a set events = decode(r.events, 'base64')
  from jsonb_to_recordset($1::jsonb) as r (game text, events text) where a.game = r.game`;

const EVENTS_WITH_NAMES = [
  ['host', 'host', "e.kind = 'created'"],
  ['guest', 'guest', "e.kind = 'joined'"],
  ['player', 'host', "e.kind = 'reseated' and e.body ->> 'seat' = 'host'"],
  ['player', 'guest', "e.kind = 'reseated' and e.body ->> 'seat' = 'guest'"],
] as const;

/** Takes the name of a player out of all games, as part of a transaction. */
export async function takeNameFromGames(query: Query, player: string, nameless: string): Promise<void> {
  await query(HOLD, [player]);
  for (const [path, seat, events] of EVENTS_WITH_NAMES)
    await query(
      `update events e set body = jsonb_set(e.body, '{${path},name}', to_jsonb($2::text))
      from games g where g.${seat} = $1 and e.game = g.id and ${events}`,
      [player, nameless],
    );
  for (let last = ''; ; ) {
    const page = await query<{ id: string; isHost: boolean; packed: string }>(ARCHIVED, [player, last]);
    if (page.length === 0) return;
    const repacked = page.map(({ id, isHost, packed }) => {
      const rows = unpackText(packed).map((row) => withoutName(row, isHost ? 'host' : 'guest', nameless));
      return { game: id, events: packEvents(rows).toString('base64') };
    });
    await query(REPACKED, [JSON.stringify(repacked)]);
    last = page.at(-1)?.id ?? last;
  }
}

/** What the statements above do to a row. */
function withoutName(row: EventRow, own: 'host' | 'guest', nameless: string): EventRow {
  const { kind, body } = row;
  const seat = { created: 'host', joined: 'guest', reseated: body['seat'] }[kind];
  if (seat !== own) return row;
  const path = kind === 'reseated' ? 'player' : own;
  return { ...row, body: { ...body, [path]: { ...(body[path] as object), name: nameless } } };
}
