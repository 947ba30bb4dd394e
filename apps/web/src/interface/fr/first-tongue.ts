import { FRENCH_PLAY } from '@merellier/words/fr/play';
import { FIRST } from './first.ts';

// One file for all that a first visit needs of the language.
export { FIRST as strings, FRENCH_PLAY as catalogue };
