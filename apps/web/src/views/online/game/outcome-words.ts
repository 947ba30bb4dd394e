import type { OnlineOutcome } from '@merellier/protocol';
import type { Words } from '@merellier/words';
import type { OnlineStrings } from '../strings/fr.ts';

/** How a game ended, in one sentence; why alone, where who won is said beside it. */
export function outcomeWords(
  words: Words,
  { endings }: Pick<OnlineStrings, 'endings'>,
  { winner, reason, count }: OnlineOutcome,
  isWonSaid = false,
): string {
  if (reason === 'aborted') return endings.aborted;
  if (reason === 'time') return winner ? endings.time(winner === 'white' ? 'black' : 'white') : endings.abandoned;
  if (reason === 'abandonment') return winner ? endings.abandonment(winner) : endings.abandoned;
  const outcome = { winner, reason, ...(count === null ? {} : { count }) };
  return isWonSaid ? words.because(outcome) : words.outcome(outcome);
}
