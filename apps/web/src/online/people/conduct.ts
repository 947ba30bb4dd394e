import type { OnlineRefusal, Report } from '@merellier/protocol';
import { askServer } from '../ask-server.ts';

/** A player by id, as lists of players show one. */
export interface NamedPlayer {
  readonly id: string;
  readonly name: string;
}

/** Null where it was done; else why not. */
export type Done = OnlineRefusal | null;

/** Whom this browser's player has blocked; null where the server does not say. */
export async function blockedPlayers(fetcher?: typeof fetch): Promise<readonly NamedPlayer[] | null> {
  const asked = await askServer<{ readonly players: readonly NamedPlayer[] }>('GET', '/api/v1/blocks', {
    part: 'players',
    fetcher,
  });
  return asked.ok ? asked.value.players : null;
}

/** Has this browser's player meet another one no more. */
export const block = (player: string, fetcher?: typeof fetch): Promise<Done> =>
  send(fetcher, 'PUT', `/api/v1/blocks/${encodeURIComponent(player)}`);

/** Takes that back. */
export const unblock = (player: string, fetcher?: typeof fetch): Promise<Done> =>
  send(fetcher, 'DELETE', `/api/v1/blocks/${encodeURIComponent(player)}`);

/** Tells the host about a player. */
export const report = (told: Report, fetcher?: typeof fetch): Promise<Done> =>
  send(fetcher, 'POST', '/api/v1/reports', told);

async function send(fetcher: typeof fetch | undefined, method: string, path: string, body?: object): Promise<Done> {
  const asked = await askServer(method, path, { body, fetcher });
  return asked.ok ? null : asked.refusal;
}
