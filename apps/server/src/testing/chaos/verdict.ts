import { type RecordedEvent, replay } from '@merellier/protocol';
import type { Acknowledged } from '../playing-pair.ts';

/** Why a bot's game may not end: by itself it plays on, and it has time enough. */
const NOT_BY_BOTS: readonly string[] = ['time', 'abandonment', 'aborted'];

/** What is wrong with a stored game, beside the turns that its players were acknowledged; nothing, where all is well. */
export function problemsOf(
  game: string,
  events: readonly RecordedEvent[],
  acknowledged: readonly Acknowledged[],
): readonly string[] {
  const problems: string[] = [];
  const gap = events.findIndex(({ seq }, i) => seq !== i + 1);
  if (gap >= 0) problems.push(`game ${game}: event ${gap + 1} has the number ${events[gap]?.seq}`);
  const stored = events.flatMap(({ event }) => (event.kind === 'turned' ? [event.turn] : []));
  const differs = acknowledged.findIndex(({ turn }, i) => stored[i] !== turn);
  if (differs >= 0)
    problems.push(
      `game ${game}: turn ${differs + 1}, ${acknowledged[differs]?.turn}, was acknowledged; stored is ${stored[differs] ?? 'none'}`,
    );
  // Bots insist on each turn until it is acknowledged, and stop only then.
  if (stored.length > acknowledged.length)
    problems.push(`game ${game}: ${stored.length} turns are stored, ${acknowledged.length} were acknowledged`);
  try {
    const { outcome } = replay(game, events);
    if (outcome && NOT_BY_BOTS.includes(outcome.reason))
      problems.push(`game ${game}: over by "${outcome.reason}", which no player brought about`);
  } catch (error) {
    problems.push(`game ${game}: cannot be replayed by the rules: ${error instanceof Error ? error.message : error}`);
  }
  return problems;
}
