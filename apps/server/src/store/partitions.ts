// On PostgreSQL the tables that grow with every game are cut into partitions by its id: indexes stay small, a vacuum has little to look
// through at once, and what is asked for a turn looks at no more than one part, as it would be on a distributed database.

/**
 * How many parts. A statement that stores the turns of many games opens every index of each part that one of them is in: with eight
 * parts, as databases of before have them, a turn costs the database a sixth more.
 */
const PARTITIONS = 2;

/** The tables, and the column that says which game a row belongs to. */
export const TABLES_BY_GAME = {
  games: 'id',
  events: 'game',
  archives: 'game',
  seen: 'game',
  following: 'game',
} as const;

type Table = keyof typeof TABLES_BY_GAME;
const TABLES = Object.keys(TABLES_BY_GAME) as readonly Table[];

/** Tables that refer to games and are not cut. */
const REFERRING = ['rating_changes', 'challenged'] as const;

/**
 * Cuts the tables into partitions, with all that is in them; to be done in one transaction, which holds the tables. The parts refer to
 * `games` no more: a game is never deleted, and rows of it are only put in beside it.
 */
export const PARTITION: readonly string[] = [
  `lock table ${[...TABLES, ...REFERRING].join(', ')} in access exclusive mode`,
  ...REFERRING.map((table) => `alter table ${table} drop constraint ${table}_game_fkey`),
  ...TABLES.flatMap((table) => [
    `create table ${table}_cut (like ${table} including defaults including storage)
      partition by hash (${TABLES_BY_GAME[table]})`,
    ...Array.from(
      { length: PARTITIONS },
      (_, i) =>
        `create table ${table}_${i} partition of ${table}_cut for values with (modulus ${PARTITIONS}, remainder ${i})`,
    ),
    `insert into ${table}_cut select * from ${table}`,
  ]),
  // Those that refer to others first; with them go the names of their indexes.
  ...TABLES.toReversed().flatMap((table) => [`drop table ${table}`, `alter table ${table}_cut rename to ${table}`]),
  'alter table games add primary key (id)',
  'create index games_deadline on games (deadline) where deadline is not null',
  "create index games_lobby on games (created_at) where phase = 'waiting' and listed",
  'create index games_host on games (host, changed_at)',
  'create index games_guest on games (guest, changed_at) where guest is not null',
  'create index games_rating_due on games (ended_at, id) where rating_due',
  'create index games_host_ended on games (host, ended_at, id) where ended_at is not null',
  'create index games_guest_ended on games (guest, ended_at, id) where ended_at is not null',
  "create index games_live on games (changed_at) where phase = 'playing' and (listed or rated)",
  'create index games_opening_due on games (ended_at, id) where rated and ended_at is not null and opening_counted is null',
  'create index games_to_archive on games (changed_at) where ended_at is not null and archived is null',
  'alter table events add primary key (game, seq), add unique (game, command_id)',
  'alter table archives add primary key (game)',
  'alter table seen add primary key (game, player)',
  'alter table following add primary key (game, next)',
  ...REFERRING.map(
    (table) =>
      `alter table ${table} add constraint ${table}_game_fkey foreign key (game) references games (id) on delete cascade`,
  ),
];
