import * as v from 'valibot';
import { EASY_LEVEL, LEVEL_NUMBERS } from './levels.ts';

/** A level as it was kept; the easy one where that is none. */
export const LEVEL = v.fallback(v.picklist(LEVEL_NUMBERS), EASY_LEVEL);
