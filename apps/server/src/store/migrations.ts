import type { Database } from './database.ts';
import { type Layout, layoutOf } from './layout.ts';
import { PARTITION } from './partitions.ts';

/** The step from which on events are archived; nodes of before do not look for them there. */
export const ARCHIVES = '021 archives';

/*
 * The shape of the database, step by step; each step is done once. A step that was published is never changed: what is to
 * be different is one more step.
 */
interface Step {
  readonly name: string;
  readonly statements: readonly string[];
  /** The layout that it is for; elsewhere it is noted and does nothing, so that data can be moved either way. */
  readonly only?: Layout;
}

export const MIGRATIONS: readonly Step[] = [
  {
    name: '001 games',
    statements: [
      `create table players (
        id text primary key,
        name text not null,
        created_at bigint not null
      )`,
      `create table sessions (
        token_hash text primary key,
        player text not null references players (id) on delete cascade,
        created_at bigint not null,
        seen_at bigint not null
      )`,
      'create index sessions_player on sessions (player)',
      // What is beside version, secret and request is told by the events as well: it is here to be found by.
      `create table games (
        id text primary key,
        version integer not null,
        request text unique,
        secret text,
        rules text not null,
        house boolean not null,
        time text not null,
        rated boolean not null,
        listed boolean not null,
        phase text not null,
        host text not null,
        guest text,
        white text,
        winner text,
        reason text,
        created_at bigint not null,
        changed_at bigint not null,
        deadline bigint
      )`,
      'create index games_deadline on games (deadline) where deadline is not null',
      "create index games_lobby on games (created_at) where phase = 'waiting' and listed",
      'create index games_host on games (host, changed_at)',
      'create index games_guest on games (guest, changed_at) where guest is not null',
      `create table events (
        game text not null references games (id) on delete cascade,
        seq integer not null,
        command_id text,
        kind text not null,
        body jsonb not null,
        at bigint not null,
        primary key (game, seq),
        unique (game, command_id)
      )`,
      `create table seen (
        game text not null references games (id) on delete cascade,
        player text not null,
        at bigint not null,
        primary key (game, player)
      )`,
      `create table nodes (
        id text primary key,
        alive_at bigint not null
      )`,
    ],
  },
  {
    name: '002 accounts',
    statements: [
      // An account belongs to a player, who was a guest before or is made with it. What else belongs to a player refers to
      // `players` in the same way: a player who is deleted takes it along.
      `create table accounts (
        player text primary key references players (id) on delete cascade,
        login text unique,
        password text,
        recovery text not null unique,
        created_at bigint not null,
        check ((login is null) = (password is null))
      )`,
      `create table passkeys (
        id text primary key,
        player text not null references accounts (player) on delete cascade,
        public_key text not null,
        counter bigint not null,
        transports text not null,
        created_at bigint not null,
        used_at bigint not null
      )`,
      'create index passkeys_player on passkeys (player)',
      // What an authenticator is to sign: good for one answer within a few minutes, at any node.
      `create table challenges (
        challenge text primary key,
        purpose text not null,
        player text,
        expires_at bigint not null
      )`,
      'create index challenges_expired on challenges (expires_at)',
    ],
  },
  {
    name: '003 tokens',
    statements: [
      'alter table players add column bot boolean not null default false',
      `create table tokens (
        id text primary key,
        token_hash text not null unique,
        owner text not null references players (id) on delete cascade,
        player text not null references players (id) on delete cascade,
        name text not null,
        scope text not null,
        created_at bigint not null,
        used_at bigint
      )`,
      'create index tokens_owner on tokens (owner)',
      'create index tokens_player on tokens (player)',
    ],
  },
  {
    name: '004 ratings',
    statements: [
      // When a game ended, and whether it has yet to count for ratings: null while it is not over.
      'alter table games add column ended_at bigint, add column rating_due boolean',
      "update games set ended_at = changed_at, rating_due = false where phase = 'over'",
      'create index games_rating_due on games (ended_at, id) where rating_due',
      'create index games_host_ended on games (host, ended_at, id) where ended_at is not null',
      'create index games_guest_ended on games (guest, ended_at, id) where ended_at is not null',
      `create table ratings (
        player text not null references players (id) on delete cascade,
        rating_group text not null,
        rating double precision not null,
        deviation double precision not null,
        volatility double precision not null,
        won integer not null,
        drawn integer not null,
        lost integer not null,
        at bigint not null,
        primary key (player, rating_group)
      )`,
      'create index ratings_best on ratings (rating_group, rating desc)',
      // What each rated game did: one row for each of its players, and never two.
      `create table rating_changes (
        game text not null references games (id) on delete cascade,
        player text not null references players (id) on delete cascade,
        rating_group text not null,
        before integer not null,
        after integer not null,
        provisional boolean not null,
        at bigint not null,
        primary key (game, player)
      )`,
      'create index rating_changes_curve on rating_changes (player, rating_group, at)',
    ],
  },
  {
    name: '005 blocks and reports',
    statements: [
      `create table blocks (
        player text not null references players (id) on delete cascade,
        blocked text not null references players (id) on delete cascade,
        at bigint not null,
        primary key (player, blocked)
      )`,
      // Reports are for the host. Who reported may be gone since; a game of '' is none in particular.
      `create table reports (
        reporter text not null,
        player text not null references players (id) on delete cascade,
        game text not null,
        reason text not null,
        note text not null,
        at bigint not null,
        primary key (reporter, player, game)
      )`,
      'create index reports_at on reports (at)',
      `create table bans (
        player text primary key references players (id) on delete cascade,
        at bigint not null
      )`,
    ],
  },
  {
    name: '006 shapes of events',
    // Events recorded before have none, which stands for 1.
    statements: ['alter table events add column shape integer'],
  },
  {
    name: '007 attempts',
    // Of the shape that rate-limiter-flexible asks for.
    statements: [
      'create table attempts (key varchar(255) primary key, points integer not null default 0, expire bigint)',
    ],
  },
  {
    name: '008 games to watch',
    statements: ["create index games_live on games (changed_at) where phase = 'playing' and (listed or rated)"],
  },
  {
    name: '009 company',
    statements: [
      `create table follows (
        player text not null references players (id) on delete cascade,
        followed text not null references players (id) on delete cascade,
        at bigint not null,
        primary key (player, followed)
      )`,
      `create table company_choices (
        player text primary key references players (id) on delete cascade,
        challenges text not null,
        seen boolean not null
      )`,
      // Games that wait for one player alone.
      `create table challenged (
        game text primary key references games (id) on delete cascade,
        host text not null,
        guest text not null references players (id) on delete cascade
      )`,
      'create index challenged_guest on challenged (guest)',
      'create index challenged_host on challenged (host)',
      'create index players_name on players (lower(name) text_pattern_ops)',
    ],
  },
  {
    name: '010 tournaments',
    statements: [
      // What is beside version and request is told by the events as well: it is here to be found by.
      `create table tournaments (
        id text primary key,
        version integer not null,
        request text not null unique,
        stage text not null,
        listed boolean not null,
        club text,
        organiser text not null,
        starts_at bigint,
        due_at bigint,
        changed_at bigint not null,
        shown jsonb not null
      )`,
      'create index tournaments_due on tournaments (due_at) where due_at is not null',
      'create index tournaments_listed on tournaments (stage, changed_at) where listed',
      'create index tournaments_club on tournaments (club) where club is not null',
      'create index tournaments_organiser on tournaments (organiser)',
      `create table tournament_events (
        tournament text not null references tournaments (id) on delete cascade,
        seq integer not null,
        at bigint not null,
        command_id text,
        kind text not null,
        body jsonb not null,
        primary key (tournament, seq),
        unique (tournament, command_id)
      )`,
      // Who plays in it, for lists and for what an account holds.
      `create table tournament_people (
        tournament text not null references tournaments (id) on delete cascade,
        player text not null references players (id) on delete cascade,
        primary key (tournament, player)
      )`,
      'create index tournament_people_player on tournament_people (player)',
      // Its games; those untaken have no result in the tournament yet.
      `create table tournament_games (
        game text primary key references games (id) on delete cascade,
        tournament text not null references tournaments (id) on delete cascade,
        untaken boolean not null
      )`,
      'create index tournament_games_untaken on tournament_games (game) where untaken',
      'create index tournament_games_tournament on tournament_games (tournament)',
    ],
  },
  {
    name: '011 clubs',
    statements: [
      `create table clubs (
        id text primary key,
        request text not null unique,
        name text not null,
        about text not null,
        evening text not null,
        rules jsonb not null,
        listed boolean not null,
        created_at bigint not null
      )`,
      `create table club_members (
        club text not null references clubs (id) on delete cascade,
        player text not null references players (id) on delete cascade,
        role text not null,
        at bigint not null,
        primary key (club, player)
      )`,
      'create index club_members_player on club_members (player)',
      `create table club_messages (
        id text primary key,
        club text not null references clubs (id) on delete cascade,
        author text not null references players (id) on delete cascade,
        text text not null,
        at bigint not null
      )`,
      'create index club_messages_at on club_messages (club, at)',
      'create index club_messages_author on club_messages (author)',
    ],
  },
  {
    name: '012 push',
    statements: [
      'create table push_keys (id integer primary key, public_key text not null, private_key text not null)',
      `create table push_subscriptions (
        endpoint text primary key,
        player text not null references players (id) on delete cascade,
        p256dh text not null,
        auth text not null,
        turns boolean not null,
        challenges boolean not null,
        language text not null,
        at bigint not null
      )`,
      'create index push_subscriptions_player on push_subscriptions (player)',
    ],
  },
  {
    name: '013 classes',
    // A class is one value as long as it lasts; its row refers to nothing, and is deleted at the end.
    statements: [
      `create table classes (
        code text primary key,
        version integer not null,
        state text not null,
        written_at bigint not null
      )`,
    ],
  },
  {
    name: '014 places',
    // From where a rated game that waits was made, as far as two seats can be told apart by it (limits/same-place.ts).
    statements: ['alter table games add column host_place integer'],
  },
  {
    name: '015 shapes of events of tournaments',
    // Events without a number are of the first shape.
    statements: ['alter table tournament_events add column shape integer'],
  },
  {
    name: '016 moderation',
    statements: [
      // The act that made a ban, or that set a report aside; null without one.
      'alter table bans add column act text',
      'alter table reports add column set_aside text',
      `create table moderation_acts (
        id text primary key,
        kind text not null,
        moderator text references players (id) on delete set null,
        at bigint not null,
        undone_at bigint,
        undone_by text references players (id) on delete set null
      )`,
      'create index moderation_acts_at on moderation_acts (at)',
      `create table moderation_players (
        act text not null references moderation_acts (id) on delete cascade,
        player text not null references players (id) on delete cascade,
        primary key (act, player)
      )`,
      'create index moderation_players_player on moderation_players (player)',
      'create index reports_player on reports (player)',
      // Where players were seen, as hashes under the secret of a period (limits/places.ts); both are gone after two weeks.
      'create table place_secrets (period integer primary key, secret text not null)',
      `create table places (
        player text not null references players (id) on delete cascade,
        period integer not null,
        place text not null,
        at bigint not null,
        primary key (player, period, place)
      )`,
      'create index places_place on places (period, place)',
    ],
  },
  {
    name: '017 names of accounts',
    // What names that look alike have in common (people/name-key.ts); accounts made before have none until they sign in.
    statements: ['alter table accounts add column name_key text unique'],
  },
  {
    name: '018 games left',
    // Games that a player left before they counted, kept for the hour in which they cost a pause.
    statements: [
      `create table left_games (
        player text not null references players (id) on delete cascade,
        game text not null,
        at bigint not null,
        primary key (player, game)
      )`,
    ],
  },
  {
    name: '019 sweepers',
    statements: [
      // When a node said that it ends a game whose time is up, so that others see to other games.
      'alter table games add column swept_at bigint',
      'create index left_games_at on left_games (at)',
    ],
  },
  {
    name: '020 openings',
    statements: [
      // Whether the opening of a rated game that is over has been counted; null: not yet, which holds for all games of before.
      'alter table games add column opening_counted boolean',
      'create index games_opening_due on games (ended_at, id) where rated and ended_at is not null and opening_counted is null',
      // Turns of positions, symmetric ones taken together, and how the games ended in which they were played.
      `create table opening_turns (
        rules text not null,
        position text not null,
        turn text not null,
        white integer not null,
        black integer not null,
        drawn integer not null,
        primary key (rules, position, turn)
      )`,
    ],
  },
  {
    name: ARCHIVES,
    statements: [
      // The events of a game that has been over for a while, all in one (packed-events.ts); they are then no rows of `events`.
      `create table archives (
        game text primary key references games (id) on delete cascade,
        events bytea not null
      )`,
      // It is compressed already.
      'alter table archives alter column events set storage external',
      // Whether the events of a game are in `archives`; null: not yet, false: they are to stay as they are.
      'alter table games add column archived boolean',
      'create index games_to_archive on games (changed_at) where ended_at is not null and archived is null',
    ],
  },
  {
    name: '022 requests and games to follow',
    statements: [
      // Which request made which game, for a day, with the game as it is to be stored: a key of all games cannot be one of `games`, where
      // these are in several places. Nodes of before go on writing the column.
      `create table requests (
        request text primary key,
        game text not null,
        content jsonb,
        at bigint not null
      )`,
      'create index requests_at on requests (at)',
      `insert into requests (request, game, at) select request, id, created_at from games
        where created_at > extract(epoch from now()) * 1000 - 86400000 and request is not null`,
      'alter table games drop constraint games_request_key',
      // Games agreed to that are yet to be made, with those in which they were agreed to; and those of tournaments.
      `create table following (
        game text not null references games (id) on delete cascade,
        next text not null,
        content jsonb not null,
        primary key (game, next)
      )`,
      'alter table tournament_games drop constraint tournament_games_game_fkey, add column content jsonb',
      'create index tournament_games_to_make on tournament_games (game) where content is not null',
    ],
  },
  { name: '023 partitions by game', statements: PARTITION, only: 'partitioned' },
];

/** A number of this program's own, so that of several nodes that start at once one migrates. */
const LOCK = 7_246_113;

/** Brings the database to the shape that this version works with. Several nodes may do so at once. */
export async function migrate(database: Database): Promise<void> {
  await database
    .query('create table if not exists migrations (name text primary key, at timestamptz not null default now())')
    .catch(
      // Two nodes that make it at the same moment: one of them is told so.
      (error: unknown) => {
        if (!/already exists|pg_type_typname_nsp_index/.test(String(error))) throw error;
      },
    );
  const layout = await layoutOf(database);
  for (const { name, statements, only = layout } of MIGRATIONS) {
    if (await isDone(database, name)) continue;
    await database
      .transaction(
        [
          { sql: 'select pg_advisory_xact_lock($1)', parameters: [LOCK] },
          // Fails where another node was first, and with it the whole step.
          { sql: 'insert into migrations (name) values ($1)', parameters: [name] },
          ...(only === layout ? statements : []).map((sql) => ({ sql, parameters: [] })),
        ],
        // A step may take as long as there is much in the database; who waits for the lock waits as long.
        { unhurried: true },
      )
      .catch(async (error: unknown) => {
        if (!(await isDone(database, name))) throw error;
      });
  }
}

async function isDone(database: Database, name: string): Promise<boolean> {
  return (await database.query('select 1 from migrations where name = $1', [name])).length > 0;
}
