import type { GameState, RecordedEvent } from '@merellier/protocol';
import { isRecord, parseJson } from '../browser/json.ts';
import { newModel, seqOf, takeEvents } from '../online/game-model.ts';
import { linesOf } from '../online/lines-of.ts';

/** What is known of a game that is followed: `lost` while the server does not answer. */
export type Followed = { readonly kind: 'game'; readonly state: GameState } | { readonly kind: 'missing' | 'lost' };

/** Milliseconds until a server that did not answer is asked again. */
const TRY_AGAIN = 5_000;

/**
 * Follows a game of this server until it is over, without a session: nobody is asked who looks on. Comes back by itself
 * after a lost connection, and misses nothing.
 */
export async function followGame(
  id: string,
  tell: (followed: Followed) => void,
  fetcher: typeof fetch = fetch,
  wait: number = TRY_AGAIN,
): Promise<void> {
  let model = newModel(id);
  for (;;) {
    try {
      const address = `/api/v1/games/${id}/stream?since=${seqOf(model)}`;
      const response = await fetcher(address, { credentials: 'omit' });
      if (response.status === 404) return tell({ kind: 'missing' });
      if (!response.ok || !response.body) throw new Error(`${response.status}`);
      for await (const line of linesOf(response.body)) {
        const before = model;
        model = takeEvents(model, eventsOf(line));
        const { state } = model;
        if (state && model !== before) tell({ kind: 'game', state });
        if (state?.phase === 'over') return;
      }
    } catch {
      tell({ kind: 'lost' });
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

function eventsOf(line: string): readonly RecordedEvent[] {
  const read = parseJson(line);
  return isRecord(read) && Array.isArray(read['events']) ? (read['events'] as RecordedEvent[]) : [];
}
