import type { GameEvent, RecordedEvent } from '@merellier/protocol';
import { type EventRow, unpackEvents } from './packed-events.ts';
import type { Query } from './query.ts';

// The events of a game are rows of `events`, or all of them one row of `archives`. Each statement here sees one moment, and so
// finds them in one of the two.

/** A row of `events`, as columns. */
export const EVENT =
  "seq, at::float8 as at, coalesce(shape, 1) as shape, body || jsonb_build_object('kind', kind) as event";

/** The archived events of a game, named by an expression; null where they are rows. */
export const packedOf = (game: string): string =>
  `(select encode(a.events, 'base64') from archives a where a.game = ${game})`;

/** What `packedOf` gives, as rows. */
export const unpackText = (packed: string): readonly EventRow[] => unpackEvents(Buffer.from(packed, 'base64'));

/** What `packedOf` gives, as events: those that `EVENT` would have given. */
export const unpackedEvents = (packed: string): readonly RecordedEvent[] =>
  unpackText(packed).map(({ seq, at, shape, kind, body }) => ({
    ...{ seq, at, shape: shape ?? 1 },
    event: Object.fromEntries(Object.entries({ ...body, kind }).sort(byKey)) as unknown as GameEvent,
  }));

/** As jsonb has them: short ones first. */
const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => a.length - b.length || (a < b ? -1 : 1);

type Found = { readonly [Column in keyof RecordedEvent]: RecordedEvent[Column] | null } & {
  readonly packed: string | null;
};

const SINCE = `select ${EVENT}, null as packed from events where game = $1 and seq > $2::int
  union all select null, null, null, null, encode(events, 'base64') from archives where game = $1
  order by seq`;

/** The events of a game after number `since`, in order. */
export async function readEvents(query: Query, game: string, since: number): Promise<readonly RecordedEvent[]> {
  const rows = await query<Found>(SINCE, [game, since]);
  return rows.flatMap(({ packed, ...event }) =>
    packed === null ? [event as RecordedEvent] : unpackedEvents(packed).filter(({ seq }) => seq > since),
  );
}

const COMMAND = `select seq, null as packed from events where game = $1 and command_id = $2
  union all select null, encode(events, 'base64') from archives where game = $1`;

/** The number of the last event that a command made; null where it made none. */
export async function findCommand(query: Query, game: string, commandId: string): Promise<number | null> {
  const [row] = await query<{ seq: number | null; packed: string | null }>(COMMAND, [game, commandId]);
  if (!row) return null;
  return row.packed === null
    ? row.seq
    : (unpackText(row.packed).find((each) => each.command_id === commandId)?.seq ?? null);
}
