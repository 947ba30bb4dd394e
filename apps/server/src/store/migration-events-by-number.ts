import type { Step } from './migration-step.ts';

/**
 * Events are found by their game and number alone. The index of the commands that made them, random in each game and as large as the events
 * themselves, cost every turn a tenth of its time in the database, and was asked for a few events of one game.
 */
export const EVENTS_BY_NUMBER: Step = {
  name: '032 events by their numbers',
  statements: ['alter table events drop constraint events_game_command_id_key'],
};
