import type { Player } from '@merellier/protocol';
import { fail, ok, type Result } from '@merellier/rules';
import type { FastifyRequest } from 'fastify';
import { addressGroup } from '../limits/address-group.ts';
import type { Online } from '../node/online.ts';
import { hashOf } from '../store/ids.ts';
import { isOwnOrigin } from './origin.ts';
import type { ApiRefusal } from './refusals.ts';
import { playerOf, tokenOf } from './sessions.ts';

/** The token that a program shows, `Authorization: Bearer …`; null without one. */
export function bearerOf(request: FastifyRequest): string | null {
  const [, token] = /^Bearer (merellier_[\w-]{43})$/i.exec(request.headers.authorization ?? '') ?? [];
  return token ?? null;
}

/** What a request carries to say who asks, unchecked; null without any. */
export const credentialOf = (request: FastifyRequest): string | null => bearerOf(request) ?? tokenOf(request);

/** The player of a program's token. */
export async function playerOfBearer(request: FastifyRequest, online: Online): Promise<Result<Player, ApiRefusal>> {
  const token = bearerOf(request);
  const found = token && (await online.store.playerOfToken(hashOf(token), online.clock.now()));
  if (!found) return fail({ reason: 'no-token' });
  online.places.note(found.id, addressGroup(request.ip));
  return ok({ ...found, rating: null });
}

/** The player of a session, for what changes something: no page of somebody else's may ask it in a visitor's name. */
export async function playerOfSession(
  request: FastifyRequest,
  online: Online,
  origins: readonly string[],
): Promise<Result<Player, ApiRefusal>> {
  if (!isOwnOrigin(request, origins)) return fail({ reason: 'foreign-origin' });
  const player = await playerOf(request, online.store, online.clock.now());
  if (!player) return fail({ reason: 'no-session' });
  online.places.note(player.id, addressGroup(request.ip));
  return ok(player);
}

/** The player who reads what anybody may, by a token or else by the session; null for nobody known. */
export async function playerWhoLooks(request: FastifyRequest, online: Online): Promise<Player | null> {
  if (!('authorization' in request.headers)) return playerOf(request, online.store, online.clock.now());
  const player = await playerOfBearer(request, online);
  return player.ok ? player.value : null;
}

/** The player who asks, by a token or else by the session. */
export function playerWhoAsks(
  request: FastifyRequest,
  online: Online,
  origins: readonly string[],
): Promise<Result<Player, ApiRefusal>> {
  return 'authorization' in request.headers
    ? playerOfBearer(request, online)
    : playerOfSession(request, online, origins);
}
