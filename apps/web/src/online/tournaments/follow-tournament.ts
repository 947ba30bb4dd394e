import {
  advanceOnline,
  beginOnline,
  type OnlineTournament,
  type RecordedOnlineEvent,
} from '@merellier/tournament/online';
import { isRecord, parseJson } from '../../browser/json.ts';
import { linesOf } from '../lines-of.ts';

/** What is known of a tournament that is followed. */
export interface FollowedTournament {
  readonly state: OnlineTournament;
  /** Who looks on, by the public id; null for nobody known. */
  readonly you: string | null;
  /** The server's time less this computer's, in milliseconds. */
  readonly ahead: number;
}

export type TournamentNews =
  | { readonly kind: 'tournament'; readonly followed: FollowedTournament }
  /** There is no such tournament; or the server does not answer at present. */
  | { readonly kind: 'missing' | 'lost' };

interface Parts {
  readonly fetcher?: typeof fetch;
  /** Milliseconds until a server that did not answer is asked again. */
  readonly wait?: number;
  readonly now?: () => number;
}

const TRY_AGAIN = 3_000;

/**
 * Follows a tournament until the signal ends it: its events so far, then each as it happens. Comes back by itself after a lost
 * connection, and misses nothing.
 */
export async function followTournament(
  id: string,
  tell: (news: TournamentNews) => void,
  signal: AbortSignal,
  { fetcher = fetch, wait = TRY_AGAIN, now = Date.now }: Parts = {},
): Promise<void> {
  let state: OnlineTournament | null = null;
  while (!signal.aborted) {
    try {
      const response = await fetcher(`/api/v1/tournaments/${id}/stream?since=${state?.seq ?? 0}`, { signal });
      if (response.status === 404) return tell({ kind: 'missing' });
      if (!response.ok || !response.body) throw new Error(`${response.status}`);
      for await (const line of linesOf(response.body)) {
        const told = readLine(line);
        if (!told) continue;
        state = withEvents(state, told.events);
        if (state) tell({ kind: 'tournament', followed: { state, you: told.you, ahead: told.now - now() } });
      }
    } catch {
      if (!signal.aborted) tell({ kind: 'lost' });
    }
    if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

interface Told {
  readonly you: string | null;
  readonly now: number;
  readonly events: readonly RecordedOnlineEvent[];
}

function readLine(line: string): Told | null {
  const read = parseJson(line);
  return isRecord(read) && Array.isArray(read['events']) ? (read as unknown as Told) : null;
}

/** The state after events, of which some may be known; as it was where one is missing in between. */
function withEvents(state: OnlineTournament | null, events: readonly RecordedOnlineEvent[]): OnlineTournament | null {
  const known = state?.seq ?? 0;
  const fresh = events.filter(({ seq }) => seq > known);
  const gap = fresh.findIndex(({ seq }, i) => seq !== known + 1 + i);
  const [first, ...rest] = gap < 0 ? fresh : fresh.slice(0, gap);
  if (!first) return state;
  return state ? advanceOnline(state, [first, ...rest]) : advanceOnline(beginOnline(first), rest);
}
