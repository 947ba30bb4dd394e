import type { fr } from './fr.ts';

/** What the interface must say: what another language leaves out fails the type check. */
export type Strings = typeof fr;
