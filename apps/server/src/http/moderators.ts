import type { Player } from '@merellier/protocol';
import type { FastifyRequest } from 'fastify';
import type { OnlineGate } from '../node/online-gate.ts';
import { playerOf, tokenOf } from './sessions.ts';

/** The player of a request's session, if that is one of the moderators; else null. */
export async function moderatorOf(request: FastifyRequest, gate: OnlineGate): Promise<Player | null> {
  if ((gate.options.moderators ?? []).length === 0 || tokenOf(request) === null) return null;
  const [online, accounts] = [await gate.get(), await gate.accounts()];
  const player = await playerOf(request, online.store, online.clock.now());
  return player && (await accounts.isModerator(player)) ? player : null;
}
