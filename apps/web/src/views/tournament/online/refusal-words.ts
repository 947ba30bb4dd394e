import type { TournamentRefusal } from '../../../online/tournaments/ask-tournament.ts';
import type { LanguageState } from '../../../state/language.ts';
import type { OnlineTournamentStrings } from './strings/fr.ts';

/** Why the server refused, in one sentence. */
export function refusalSaid(language: LanguageState, s: OnlineTournamentStrings, refusal: TournamentRefusal): string {
  if (refusal.reason === 'rules') return language.words().problem(refusal.problem);
  const said: Readonly<Record<string, string>> = s.refusals;
  return said[refusal.reason] ?? s.refused;
}
