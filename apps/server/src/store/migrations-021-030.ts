import type { Step } from './migration-step.ts';
import { PARTITION } from './partitions.ts';

/** The step from which on events are archived; nodes of before do not look for them there. */
export const ARCHIVES = '021 archives';

/** Steps 021 to 030 of the database's shape. */
export const STEPS_021_TO_030: readonly Step[] = [
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
  {
    name: '024 races',
    // A race of puzzles is one value as long as it lasts, as a class is.
    statements: [
      `create table races (
        code text primary key,
        version integer not null,
        state text not null,
        written_at bigint not null
      )`,
    ],
  },
  {
    name: '025 ratings of puzzles',
    statements: [
      // How well somebody with an account solves puzzles.
      `create table puzzle_solvers (
        player text primary key references players (id) on delete cascade,
        rating float8 not null,
        deviation float8 not null,
        volatility float8 not null,
        at bigint not null,
        attempts integer not null,
        solved integer not null
      )`,
      // How hard puzzles are that somebody has tried; puzzles are the page's, and have no table.
      `create table puzzle_ratings (
        puzzle text primary key,
        rules text not null,
        rating float8 not null,
        deviation float8 not null,
        volatility float8 not null,
        at bigint not null,
        attempts integer not null
      )`,
      'create index puzzle_ratings_rules on puzzle_ratings (rules)',
      // The puzzle that somebody is to answer.
      `create table puzzle_offers (
        player text not null references players (id) on delete cascade,
        rules text not null,
        puzzle text not null,
        at bigint not null,
        primary key (player, rules)
      )`,
      // The one attempt of an account at a puzzle, and what it made of both.
      `create table puzzle_attempts (
        player text not null references players (id) on delete cascade,
        puzzle text not null,
        solved boolean not null,
        at bigint not null,
        strengths jsonb not null,
        primary key (player, puzzle)
      )`,
    ],
  },
  // What exact values say of those who play rated games.
  {
    name: '026 fair play',
    statements: [
      // Whether a rated game that is over was looked at; null: not yet, which holds for all games of before. And which node has it in hand.
      'alter table games add column fair_scored boolean, add column fair_claimed_at bigint',
      'create index games_fair_due on games (rules, ended_at, id) where rated and ended_at is not null and fair_scored is null',
      // One player in one game; games are never deleted, and may be in another place.
      `create table fair_games (
        player text not null references players (id) on delete cascade,
        game text not null,
        rules text not null,
        choices text not null,
        rating float8 not null,
        turns integer not null,
        kept integer not null,
        expected float8 not null,
        variance float8 not null,
        critical_ms bigint not null,
        critical_timed integer not null,
        easy_ms bigint not null,
        easy_timed integer not null,
        at bigint not null,
        primary key (player, game)
      )`,
      // All games of a player by one rule set together.
      `create table fair_scores (
        player text not null references players (id) on delete cascade,
        rules text not null,
        games integer not null,
        turns integer not null,
        kept integer not null,
        expected float8 not null,
        variance float8 not null,
        critical_ms bigint not null,
        critical_timed integer not null,
        easy_ms bigint not null,
        easy_timed integer not null,
        at bigint not null,
        primary key (player, rules)
      )`,
    ],
  },
  // The games of players that are not over: see open-games.ts.
  {
    name: '027 open games by player',
    statements: [
      `create table open_games (
        player text not null,
        game text not null,
        waiting boolean not null,
        at bigint not null,
        primary key (player, game)
      )`,
      'create index open_games_game on open_games (game)',
      `insert into open_games (player, game, waiting, at)
        select host, id, phase = 'waiting', changed_at from games where deadline is not null and phase <> 'over'
        union select guest, id, phase = 'waiting', changed_at from games
          where deadline is not null and phase <> 'over' and guest is not null`,
    ],
  },
];
