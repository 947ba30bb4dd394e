import { randomUUID } from 'node:crypto';
import type { GameOptions, Player, PlayerCommand } from '@merellier/protocol';
import { gameIdSchema, requestIdSchema } from '@merellier/protocol/schemas';
import { fail, type Result } from '@merellier/rules';
import { z } from 'zod';
import type { Done, Outcome } from '../games/game-service.ts';
import type { ApiRefusal } from '../http/refusals.ts';
import type { Online } from '../node/online.ts';

/** The id of a request, in its body. */
export const requestId = requestIdSchema
  .optional()
  .describe('Made up by the client: a request sent again with the same id is done once');

/** The answer to what was done: the game, and its last event by then. */
export const doneSchema = z.object({ game: gameIdSchema, seq: z.int() });

/** Makes a game for somebody who asks for it over HTTP; `address` is where from, for what goes into the lobby or is rated. */
export async function makeGame(
  online: Online,
  player: Player,
  options: GameOptions,
  id: string = randomUUID(),
  address: string | null = null,
): Promise<Result<Done, ApiRefusal>> {
  const { gamesOfPlayer, seeksOfAddress } = online.limits;
  const wait = gamesOfPlayer.take(player.id) || (options.listed && address ? seeksOfAddress.take(address) : 0);
  if (wait > 0) return fail({ reason: 'too-many', retryAfter: wait });
  return measured(online, 'create', () => online.games.create({ player, id, address }, options));
}

/** Carries out what somebody asks of a game over HTTP. The way there is not measured: no lag is given back. */
export async function carryOut(
  online: Online,
  player: Player,
  game: string,
  command: PlayerCommand,
  id: string = randomUUID(),
  address: string | null = null,
): Promise<Result<Done, ApiRefusal>> {
  return measured(online, command.kind, () => online.games.command({ player, id, address }, game, command, 0));
}

/** Counts a command by what came of it, and notes how long it took. */
async function measured(online: Online, command: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const answered = online.metrics.turnSeconds.startTimer();
  const outcome = await work();
  answered();
  online.count(command, outcome.ok ? 'done' : outcome.error.reason);
  return outcome;
}
