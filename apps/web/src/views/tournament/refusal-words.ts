import type { Refusal } from '@merellier/tournament';
import type { TournamentStrings } from './strings/fr.ts';

/** How much is shown of a name that is too long. */
const SHOWN = 30;

/** Why something was refused, in one sentence. Tables are counted from 1 for people; `listed` puts several into one phrase. */
export function refusalWords(
  { refusals }: TournamentStrings,
  listed: (items: readonly string[]) => string,
  refusal: Refusal,
): string {
  switch (refusal.reason) {
    case 'name-too-long':
      return refusals[refusal.reason](refusal.name.slice(0, SHOWN));
    case 'same-name':
    case 'withdrawn-paired':
    case 'paired-twice':
    case 'not-paired':
    case 'still-playing':
    case 'bye-twice':
      return refusals[refusal.reason](refusal.name);
    case 'too-far':
    case 'too-many-players':
      return refusals[refusal.reason](refusal.most);
    case 'too-few-players':
      return refusals[refusal.reason](refusal.least);
    case 'results-missing':
      return refusals[refusal.reason](
        refusal.round,
        listed(refusal.tables.map((table) => String(table + 1))),
        refusal.tables.length === 1,
      );
    case 'met-before':
      return refusals[refusal.reason](...refusal.names);
    default:
      return refusals[refusal.reason];
  }
}
