import type { Step } from './migration-step.ts';

/** What exact values say of those who play rated games. */
export const FAIR_PLAY: Step = {
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
};
