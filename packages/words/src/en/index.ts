import { makeWords } from '../make-words.ts';
import type { Words } from '../words.ts';
import { ENGLISH } from './catalogue.ts';

/** What the rules say, in English. */
export const en: Words = makeWords('en', ENGLISH);
