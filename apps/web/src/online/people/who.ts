import { NAMELESS, type OnlineRefusal, type Player } from '@merellier/protocol';
import { isRecord } from '../../browser/json.ts';
import { askServer, PATIENCE } from '../ask-server.ts';

/** Why there is no playing online: no network, a page without such a server, or a server that cannot now. */
export type Absence = 'offline' | 'no-server' | 'unavailable';

export type Who = { readonly ok: true; readonly player: Player | null } | { readonly ok: false; readonly why: Absence };

const PATH = '/api/v1/session';

/** Who this browser is to the server. */
export async function whoAmI(fetcher: typeof fetch = fetch): Promise<Who> {
  let response: Response;
  try {
    response = await fetcher(PATH, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    return {
      ok: false,
      why: error instanceof DOMException && error.name === 'TimeoutError' ? 'unavailable' : 'offline',
    };
  }
  if (response.status >= 500) return { ok: false, why: 'unavailable' };
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok || !isRecord(body) || !('player' in body)) return { ok: false, why: 'no-server' };
  return { ok: true, player: body['player'] as Player | null };
}

export type Named =
  | { readonly ok: true; readonly player: Player }
  | { readonly ok: false; readonly refusal: OnlineRefusal };

/** Takes a name, and with it a session where there was none. */
export async function takeName(name: string, fetcher?: typeof fetch): Promise<Named> {
  const body = { name: name.trim() || NAMELESS };
  const asked = await askServer<{ readonly player: Player }>('POST', PATH, { body, part: 'player', fetcher });
  return asked.ok ? { ok: true, player: asked.value.player } : asked;
}
