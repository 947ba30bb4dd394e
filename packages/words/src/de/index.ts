import { makeWords } from '../make-words.ts';
import type { Words } from '../words.ts';
import { GERMAN } from './catalogue.ts';

/** What the rules say, in German. */
export const de: Words = makeWords('de', GERMAN);
