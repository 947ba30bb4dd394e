import type { GameEvent } from '@merellier/protocol';
import type { Append } from './store.ts';

/** What happens once only, whoever asks for it again: a turn is played on the one board that it names, a guest joins once, and a game ends once. */
const ONCE: readonly GameEvent['kind'][] = ['turned', 'joined', 'ended'];

/**
 * The command of an append that has to be looked for among those carried out before: it would be accepted again, as an offer
 * is that comes late and a second time. Null where there is none.
 */
export function commandToLookFor({ commandId, events }: Append): string | null {
  const first = events[0]?.event.kind;
  return first !== undefined && ONCE.includes(first) ? null : commandId;
}
