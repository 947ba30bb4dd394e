import type { FRENCH } from './fr.ts';

/** What the command line itself must say. French is the source: what another language leaves out fails the type check. */
export type Texts = typeof FRENCH;
