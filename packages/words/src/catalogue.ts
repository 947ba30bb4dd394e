import type { FRENCH } from './fr/catalogue.ts';
import type { FRENCH_PLAY } from './fr/play.ts';

/** What a language must say while one plays. French is the source: what another language leaves out fails the type check. */
export type PlayCatalogue = typeof FRENCH_PLAY;

/** All that a language must say. */
export type Catalogue = typeof FRENCH;
