import { ENGLISH_PLAY } from '@merellier/words/en/play';
import { FIRST } from './first.ts';

// One file for all that a first visit needs of the language.
export { ENGLISH_PLAY as catalogue, FIRST as strings };
