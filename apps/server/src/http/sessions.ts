import '@fastify/cookie';
import type { Player } from '@merellier/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountStore } from '../store/account-store.ts';
import { hashOf, newPlayerId, newToken } from '../store/ids.ts';
import { type PlayerStore, SESSION_AGE } from '../store/store.ts';

const MAX_AGE = SESSION_AGE / 1000;

/**
 * The name of the session's cookie. `__Host-` makes browsers refuse it from any other host and over plain HTTP; where the
 * server itself is reached over plain HTTP, on a home network, it cannot be had.
 */
const cookieName = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-merellier' : 'merellier';

/** The token that a request carries; null without one. */
export function tokenOf(request: FastifyRequest): string | null {
  const token = request.cookies[cookieName(request)] ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
}

/** The player of a request, by its session; null without one. */
export async function playerOf(request: FastifyRequest, players: PlayerStore, now: number): Promise<Player | null> {
  const token = tokenOf(request);
  const found = token && (await players.playerOf(hashOf(token), now));
  return found ? { ...found, rating: null } : null;
}

/** Makes a guest and a session for it, and gives the browser its cookie. */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  players: PlayerStore,
  name: string,
  now: number,
): Promise<Player> {
  const token = newToken();
  const player = { id: newPlayerId(), name, registered: false };
  await players.createPlayer(player, hashOf(token), now);
  setCookie(request, reply, token, MAX_AGE);
  return { ...player, rating: null };
}

/** Makes a session for a player there is, in place of the one that the request carries. */
export async function changeSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, accounts }: { readonly store: PlayerStore; readonly accounts: Pick<AccountStore, 'startSession'> },
  player: string,
  now: number,
): Promise<void> {
  const before = tokenOf(request);
  if (before) await store.endSession(hashOf(before));
  const token = newToken();
  await accounts.startSession(player, hashOf(token), now);
  setCookie(request, reply, token, MAX_AGE);
}

/** Renews the session's lifetime in the browser. */
export function renewSession(request: FastifyRequest, reply: FastifyReply): void {
  const token = tokenOf(request);
  if (token) setCookie(request, reply, token, MAX_AGE);
}

/** Ends the session of a request, here and in the browser. */
export async function endSession(request: FastifyRequest, reply: FastifyReply, players: PlayerStore): Promise<void> {
  const token = tokenOf(request);
  if (token) await players.endSession(hashOf(token));
  setCookie(request, reply, '', 0);
}

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string, maxAge: number): void {
  const secure = request.protocol === 'https';
  reply.setCookie(cookieName(request), token, { path: '/', httpOnly: true, sameSite: 'lax', maxAge, secure });
}

/** A browser is known for so long, in seconds: the longest that browsers keep cookies. */
const DEVICE_AGE = 400 * 86_400;
const DEVICE_PATH = '/api/v1/account';

/** Accounts have a cookie each: several people may use one browser. */
const deviceCookie = (request: FastifyRequest, player: string): string =>
  `${request.protocol === 'https' ? '__Secure-' : ''}merellier-device-${player}`;

/** What a browser keeps of an account that was signed in to on it; null without it. */
export const deviceTokenOf = (request: FastifyRequest, player: string): string | null =>
  request.cookies[deviceCookie(request, player)] || null;

/** Lets a browser keep that; null: it is to forget it. It outlasts signing out. */
export function keepDeviceToken(
  request: FastifyRequest,
  reply: FastifyReply,
  player: string,
  token: string | null,
): void {
  const secure = request.protocol === 'https';
  const maxAge = token === null ? 0 : DEVICE_AGE;
  const options = { path: DEVICE_PATH, httpOnly: true, sameSite: 'strict', maxAge, secure } as const;
  reply.setCookie(deviceCookie(request, player), token ?? '', options);
}
