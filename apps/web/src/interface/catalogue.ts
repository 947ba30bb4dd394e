import type { FIRST } from './fr/first.ts';
import type { REST } from './fr/rest.ts';

/** What the first page and a game say: what another language leaves out fails the type check. */
export type FirstStrings = typeof FIRST;

/** What dialogs and other views say besides. */
export type RestStrings = typeof REST;

/** All that the interface says. */
export type Strings = FirstStrings & RestStrings;
