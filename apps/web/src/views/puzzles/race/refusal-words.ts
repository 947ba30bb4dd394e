import type { RaceRefused } from './race-state.ts';
import type { RaceStrings } from './strings/fr.ts';

/** Why something was refused, in one sentence. */
export const refusalWords = (s: RaceStrings, refusal: RaceRefused): string =>
  refusal.reason === 'too-many' ? s.seconds(refusal.retryAfter) : s.refusals[refusal.reason];
