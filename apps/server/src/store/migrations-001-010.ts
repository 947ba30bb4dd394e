import type { Step } from './migration-step.ts';

/** Steps 001 to 010 of the database's shape. */
export const STEPS_001_TO_010: readonly Step[] = [
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
];
