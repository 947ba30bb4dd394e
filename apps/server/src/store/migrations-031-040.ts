import type { Step } from './migration-step.ts';

/** Steps 031 to 040 of the database's shape. */
export const STEPS_031_TO_040: readonly Step[] = [
  // No index has a column that every turn changes: PostgreSQL then writes the new row beside the old one and leaves all
  // indexes as they are (a heap-only tuple), which halves what a turn costs it. What was found by when a game last changed
  // is found by when it began, or ended.
  {
    name: '031 indexes that turns leave alone',
    statements: [
      'drop index games_host',
      'create index games_host on games (host)',
      'drop index games_guest',
      'create index games_guest on games (guest) where guest is not null',
      'drop index games_live',
      "create index games_live on games (created_at) where phase = 'playing' and (listed or rated)",
      'drop index games_to_archive',
      'create index games_to_archive on games (ended_at) where ended_at is not null and archived is null',
    ],
  },
  // Events are found by their game and number alone. The index of the commands that made them took a quarter of the room
  // of an event and 7 % of what a turn costs the database, and was asked for a few events of one game.
  {
    name: '032 events by their numbers',
    statements: ['alter table events drop constraint events_game_command_id_key'],
  },
];
