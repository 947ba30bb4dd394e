import type { OnlineRefusal } from '@merellier/protocol';
import type { LanguageState } from '../../state/language.ts';
import type { OnlineStrings } from './strings/fr.ts';

/** Why the server refused, in one sentence. */
export function refusalWords(language: LanguageState, s: OnlineStrings, refusal: OnlineRefusal): string {
  const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));
  switch (refusal.reason) {
    case 'illegal-turn':
    case 'rules':
      return language.words().problem(refusal.problem);
    case 'not-gone':
      return refusal.wait === null ? s.refusals['not-gone'](0) : s.refusals['not-gone'](seconds(refusal.wait));
    case 'too-many':
    case 'paused':
      return s.refusals[refusal.reason](seconds(refusal.retryAfter));
    case 'too-many-games':
      return s.refusals['too-many-games'](refusal.limit);
    default:
      return s.refusals[refusal.reason];
  }
}
