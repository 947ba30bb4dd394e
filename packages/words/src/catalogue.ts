import type { FRENCH } from './fr/catalogue.ts';

/** What a language must say. French is the source: what another language leaves out fails the type check. */
export type Catalogue = typeof FRENCH;
