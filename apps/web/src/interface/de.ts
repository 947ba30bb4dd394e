import type { Strings } from './catalogue.ts';
import { FIRST } from './de/first.ts';
import { REST } from './de/rest.ts';

/** All that buttons, menus and dialogs say, in German. */
export const de: Strings = { ...FIRST, ...REST };
