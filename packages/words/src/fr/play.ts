import type { Numbers } from '../numbers.ts';
import type { ReasonWords } from '../shapes.ts';
import { LEVELS, NUMBERS, SIDES } from './language.ts';
import { NAMES } from './names.ts';
import { OUTCOMES, REASONS } from './outcomes.ts';
import { placeLabel, THROWS, TO_PLAY, TOLD } from './turns.ts';

/** What is said while one plays, in French: the source of the other languages' type. */
export const FRENCH_PLAY = {
  numbers: NUMBERS as Numbers,
  sides: SIDES,
  levels: LEVELS,
  names: NAMES,
  houseRules: (name: string): string => `${name}, règle maison`,
  reasons: REASONS as ReasonWords,
  outcomes: OUTCOMES,
  placeLabel,
  told: TOLD,
  toPlay: TO_PLAY,
  throws: THROWS,
};
