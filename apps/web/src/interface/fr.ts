import { FIRST } from './fr/first.ts';
import { REST } from './fr/rest.ts';

/** All that buttons, menus and dialogs say, in French. */
export const fr = { ...FIRST, ...REST };
