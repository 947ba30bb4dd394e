import type { ClassRefused } from './class-state.ts';
import type { ClassStrings } from './strings/fr.ts';

/** Why something was refused, in one sentence. */
export const refusalWords = (s: ClassStrings, refusal: ClassRefused): string =>
  refusal.reason === 'too-many' ? s.seconds(refusal.retryAfter) : s.refusals[refusal.reason];
