import type { AccountRefusal, OnlineRefusal } from '@merellier/protocol';
import type { OnlineTournamentRefusal } from '@merellier/tournament/online';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** Why a request over HTTP is refused: what games and the server say, and what only makes sense there. */
export type ApiRefusal =
  | OnlineRefusal
  | AccountRefusal
  | OnlineTournamentRefusal
  /** A page of somebody else's asks in a visitor's name. */
  | { readonly reason: 'foreign-origin' }
  /** The token is unknown or revoked, or does not belong to a bot. */
  | { readonly reason: 'no-token' }
  | { readonly reason: 'too-many-tokens'; readonly limit: number }
  | { readonly reason: 'too-many-blocked'; readonly limit: number }
  | { readonly reason: 'too-many-followed'; readonly limit: number }
  /** The player takes no challenge from this one; why is not told. */
  | { readonly reason: 'no-challenges' }
  /** Only a leader of the club does that. */
  | { readonly reason: 'not-leader' }
  /** Only members of the club may. */
  | { readonly reason: 'members-only' }
  /** The club would be left without a leader. */
  | { readonly reason: 'last-leader' }
  | { readonly reason: 'too-many-clubs'; readonly limit: number }
  /** Moderators are not banned here. */
  | { readonly reason: 'is-moderator' }
  /** What was to be done is so already. */
  | { readonly reason: 'nothing-to-do' }
  /** The turn cannot be played in the puzzle. */
  | { readonly reason: 'unplayable-turn' }
  /** PDN is for draughts. */
  | { readonly reason: 'no-pdn' };

/** A refusal as it is answered: its reason, and what belongs to it. */
export const refusalSchema = z
  .looseObject({
    reason: z.string().describe('Why, as one of the words that docs/api.md lists'),
    where: z.string().optional().describe('With `malformed`: which part of the request is wrong'),
    message: z.string().optional().describe('The same in one English sentence, for programmers'),
    retryAfter: z.int().optional().describe('Milliseconds after which it is worth asking again'),
  })
  .describe('Refused');

/** The answers of a route that refuses: the asker’s faults, and the server’s own. */
export const REFUSALS = { '4xx': refusalSchema, '5xx': refusalSchema } as const;

/** Reasons with a status of their own; all others are 409, a conflict with how the game stands. */
const STATUS: Readonly<Partial<Record<ApiRefusal['reason'], number>>> = {
  malformed: 400,
  'no-session': 401,
  'no-token': 401,
  'wrong-credentials': 401,
  'foreign-origin': 403,
  'wrong-seat': 403,
  'account-needed': 403,
  'not-available': 403,
  'no-challenges': 403,
  'no-account': 403,
  'not-organiser': 403,
  'not-leader': 403,
  'members-only': 403,
  barred: 403,
  'no-bots': 403,
  'not-found': 404,
  'too-large': 413,
  rules: 422,
  'not-rateable': 422,
  opening: 422,
  'same-place': 422,
  'no-name': 422,
  'name-needed': 422,
  'no-pdn': 422,
  'common-password': 422,
  'illegal-turn': 422,
  'unplayable-turn': 422,
  'too-many': 429,
  paused: 429,
  unavailable: 503,
};

export const statusOf = ({ reason }: ApiRefusal): number => STATUS[reason] ?? 409;

/** Answers with a refusal, its status, and the header that says when to ask again. */
export function sendRefusal<Reply extends FastifyReply>(reply: Reply, refusal: ApiRefusal): Reply {
  if ('retryAfter' in refusal) reply.header('retry-after', Math.ceil(refusal.retryAfter / 1000));
  reply.code(statusOf(refusal)).header('cache-control', 'no-store').send(refusal);
  return reply;
}
