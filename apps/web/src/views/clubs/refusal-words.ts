import type { ClubRefusal } from '../../online/clubs/ask-clubs.ts';
import type { LanguageState } from '../../state/language.ts';
import type { ClubStrings } from './strings/fr.ts';

/** Why the server refused, in one sentence. */
export function refusalSaid(language: LanguageState, s: ClubStrings, refusal: ClubRefusal): string {
  if (refusal.reason === 'rules') return language.words().problem(refusal.problem);
  const said: Readonly<Record<string, string>> = s.refusals;
  return said[refusal.reason] ?? s.refused;
}
