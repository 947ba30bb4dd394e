import type { OnlineRefusal, Report } from '@merellier/protocol';
import { isRecord } from '../guards.ts';

/** A player by id, as lists of players show one. */
export interface NamedPlayer {
  readonly id: string;
  readonly name: string;
}

/** Null where it was done; else why not. */
export type Done = OnlineRefusal | null;

const UNAVAILABLE: OnlineRefusal = { reason: 'unavailable', retryAfter: 1000 };

/** Whom this browser's player has blocked; null where the server does not say. */
export async function blockedPlayers(fetcher: typeof fetch = fetch): Promise<readonly NamedPlayer[] | null> {
  try {
    const response = await fetcher('/api/v1/blocks', { headers: { accept: 'application/json' } });
    const body: unknown = await response.json();
    return response.ok && isRecord(body) && Array.isArray(body['players']) ? (body['players'] as NamedPlayer[]) : null;
  } catch {
    return null;
  }
}

/** Has this browser's player meet another one no more. */
export const block = (player: string, fetcher: typeof fetch = fetch): Promise<Done> =>
  send(fetcher, 'PUT', `/api/v1/blocks/${encodeURIComponent(player)}`);

/** Takes that back. */
export const unblock = (player: string, fetcher: typeof fetch = fetch): Promise<Done> =>
  send(fetcher, 'DELETE', `/api/v1/blocks/${encodeURIComponent(player)}`);

/** Tells the host about a player. */
export const report = (told: Report, fetcher: typeof fetch = fetch): Promise<Done> =>
  send(fetcher, 'POST', '/api/v1/reports', told);

async function send(fetcher: typeof fetch, method: string, path: string, body?: object): Promise<Done> {
  try {
    const response = await fetcher(path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.ok) return null;
    const refusal: unknown = await response.json().catch(() => null);
    return isRecord(refusal) && typeof refusal['reason'] === 'string'
      ? (refusal as unknown as OnlineRefusal)
      : UNAVAILABLE;
  } catch {
    return UNAVAILABLE;
  }
}
