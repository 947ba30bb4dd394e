import type { RecordedEvent } from '@merellier/protocol';

/** One sentence beside the board. */
export interface OnlineNotice {
  readonly kind: 'refusal' | 'news';
  readonly text: string;
}

/** Events after which an earlier sentence is no longer true. */
const OUTDATING: readonly RecordedEvent['event']['kind'][] = ['turned', 'taken-back', 'offered', 'declined', 'ended'];

/** What stands beside the board after these events, of which so much was told. */
export function noticeAfter(
  before: OnlineNotice | null,
  told: readonly string[],
  fresh: readonly RecordedEvent[],
): OnlineNotice | null {
  if (told.length > 0) return { kind: 'news', text: told.join(' ') };
  return fresh.some(({ event }) => OUTDATING.includes(event.kind)) ? null : before;
}
