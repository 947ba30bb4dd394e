import { addressLanguage } from '../../../address/route.ts';
import { wordOf } from '../../../puzzles/ways.ts';

/** What follows the view's name in the address of a race, or (null) of the way to one: `/problemes/course/MOLU`. */
export const raceRest = (code: string | null): readonly string[] => [
  wordOf('race', addressLanguage()),
  ...(code === null ? [] : [code]),
];
