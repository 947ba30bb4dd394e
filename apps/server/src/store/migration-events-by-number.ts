import type { Step } from './migration-step.ts';

/**
 * Events are found by their game and number alone. The index of the commands that made them took a quarter of the room of an event and 7 %
 * of what a turn costs the database, and was asked for a few events of one game.
 */
export const EVENTS_BY_NUMBER: Step = {
  name: '032 events by their numbers',
  statements: ['alter table events drop constraint events_game_command_id_key'],
};
