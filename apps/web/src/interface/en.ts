import type { Strings } from './catalogue.ts';
import { FIRST } from './en/first.ts';
import { REST } from './en/rest.ts';

/** All that buttons, menus and dialogs say, in English. */
export const en: Strings = { ...FIRST, ...REST };
