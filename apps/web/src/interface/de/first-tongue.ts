import { GERMAN_PLAY } from '@merellier/words/de/play';
import { FIRST } from './first.ts';

// One file for all that a first visit needs of the language.
export { FIRST as strings, GERMAN_PLAY as catalogue };
