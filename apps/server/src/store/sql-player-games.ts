import type { GameEvent, Phase, Tally } from '@merellier/protocol';
import type { Database } from './database.ts';
import { packedOf, unpackedEvents } from './game-events.ts';
import { LISTED_KINDS, listedGame } from './listed-game.ts';
import type { RatingStore } from './rating-store.ts';

interface GameRow {
  readonly id: string;
  readonly phase: Phase;
  readonly created_at: number;
  readonly ended_at: number | null;
  /** Of the kinds that lists show something of; null where they are packed. */
  readonly events: readonly GameEvent[] | null;
  readonly packed: string | null;
}

/** Games that anyone may see: those of the lobby and of announced tournaments, and rated ones. The others are known only to those who have the link. */
const PUBLIC = '(listed or rated)';
const OVER = "ended_at is not null and reason <> 'aborted'";

/** The rows of `found`, each with those of its events that lists show something of. */
const told = (found: string, order: string): string => `with found as (${found})
  select f.id, f.phase, f.created_at::float8 as created_at, f.ended_at::float8 as ended_at,
    (select jsonb_agg(e.body || jsonb_build_object('kind', e.kind) order by e.seq) from events e
      where e.game = f.id and e.kind in (${LISTED_KINDS.map((kind) => `'${kind}'`).join(', ')})) as events,
    ${packedOf('f.id')} as packed
  from found f order by ${order}`;

const over = (seat: 'host' | 'guest'): string => `(select * from games where ${seat} = $1 and ${OVER}
  and ($2::boolean or ${PUBLIC}) and ($3::bigint is null or (ended_at, id) < ($3::bigint, $4))
  order by ended_at desc, id desc limit $5::int)`;

const GAMES_OVER = told(
  `select * from (${over('host')} union all ${over('guest')}) as games order by ended_at desc, id desc limit $5::int`,
  'f.ended_at desc, f.id desc',
);
const GAMES_UNDER_WAY = told(
  'select * from games where deadline is not null and (host = $1 or guest = $1) order by changed_at desc limit $2::int',
  'f.changed_at desc, f.id',
);
const GAMES_LIVE = told(
  `select * from games where phase = 'playing' and ${PUBLIC} and changed_at > $1::bigint order by created_at desc limit $2::int`,
  'f.changed_at desc, f.id',
);
const TALLY = `select count(*) filter (where winner is null)::int as drawn,
    count(*) filter (where (winner = 'white') = (white = $1))::int as won,
    count(*) filter (where (winner = 'white') <> (white = $1))::int as lost
  from games where (host = $1 or guest = $1) and ${OVER} and ($2::boolean or ${PUBLIC})`;

/** Players and their games on a database. */
export function playerGamesStore(
  database: Database,
): Pick<RatingStore, 'person' | 'tallyOf' | 'gamesOver' | 'gamesUnderWay' | 'gamesLive'> {
  return {
    person: async (player) => {
      interface Row {
        readonly id: string;
        readonly name: string;
        readonly since: number;
        readonly registered: boolean;
        readonly bot: boolean;
      }
      const sql = `select p.id, p.name, p.bot, p.created_at::float8 as since, a.player is not null as registered
        from players p left join accounts a on a.player = p.id where p.id = $1`;
      const [row] = await database.query<Row>(sql, [player]);
      if (!row) return null;
      const { id, name, since, registered, bot } = row;
      return { player: { id, name, registered, ...(bot && { bot }) }, since };
    },
    tallyOf: async (player, all) => {
      const [row] = await database.query<Tally>(TALLY, [player, all]);
      return row ?? { won: 0, drawn: 0, lost: 0 };
    },
    gamesOver: async (player, { all, before, limit }) => {
      const values = [player, all, before?.endedAt ?? null, before?.game ?? null, limit];
      return (await database.query<GameRow>(GAMES_OVER, values)).map(asListed);
    },
    gamesUnderWay: async (player, limit) =>
      (await database.query<GameRow>(GAMES_UNDER_WAY, [player, limit])).map(asListed),
    gamesLive: async (since, limit) =>
      (await database.query<GameRow>(GAMES_LIVE, [Math.floor(since), limit])).map(asListed),
  };
}

const asListed = ({ id, phase, created_at, ended_at, events, packed }: GameRow) =>
  listedGame(id, phase, { createdAt: created_at, endedAt: ended_at }, events ?? listedEvents(packed));

const listedEvents = (packed: string | null): readonly GameEvent[] =>
  (packed === null ? [] : unpackedEvents(packed))
    .map(({ event }) => event)
    .filter(({ kind }) => LISTED_KINDS.includes(kind));
