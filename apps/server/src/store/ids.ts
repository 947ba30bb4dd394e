import { createHash, randomBytes } from 'node:crypto';

/** An id that cannot be guessed: 120 random bits. */
export const newGameId = (): string => randomBytes(15).toString('base64url');

/** The public id of a player. */
export const newPlayerId = (): string => randomBytes(12).toString('base64url');

/** What proves a session, and is known to its owner alone: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash under which a token is stored. A token is random, so that a plain hash is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The secret behind a game's chance. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** What a program shows to play for somebody: 256 random bits, under a name that searches for lost secrets can find. */
export const newBearer = (): string => `merellier_${newToken()}`;
