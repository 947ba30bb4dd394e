import type { PlayCatalogue } from '../catalogue.ts';
import { LEVELS, NUMBERS, SIDES } from './language.ts';
import { NAMES } from './names.ts';
import { OUTCOMES, REASONS } from './outcomes.ts';
import { placeLabel, THROWS, TO_PLAY, TOLD } from './turns.ts';

/** What is said while one plays, in German. */
export const GERMAN_PLAY: PlayCatalogue = {
  numbers: NUMBERS,
  sides: SIDES,
  levels: LEVELS,
  names: NAMES,
  houseRules: (name) => `${name}, Hausregeln`,
  reasons: REASONS,
  outcomes: OUTCOMES,
  placeLabel,
  told: TOLD,
  toPlay: TO_PLAY,
  throws: THROWS,
};
