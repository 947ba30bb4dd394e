import { FRENCH } from '../fr/catalogue.ts';
import { makeWords } from '../make-words.ts';
import type { Words } from '../words.ts';
export const de: Words = makeWords('de', FRENCH);
