import { makeWords } from '../make-words.ts';
import type { Words } from '../words.ts';
import { FRENCH } from './catalogue.ts';

/** What the rules say, in French. */
export const fr: Words = makeWords('fr', FRENCH);
