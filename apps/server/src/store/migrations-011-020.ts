import type { Step } from './migration-step.ts';

/** Steps 011 to 020 of the database's shape. */
export const STEPS_011_TO_020: readonly Step[] = [
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
];
