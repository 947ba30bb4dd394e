import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * What a browser keeps of an account that was signed in to on it: a random mark, and the mark signed by the stored hash of the
 * password. The server keeps nothing of it, and with a new password all of them are worth nothing.
 */
export function newDeviceToken(passwordHash: string): string {
  const mark = randomBytes(18).toString('base64url');
  return `${mark}.${signed(mark, passwordHash)}`;
}

/** The mark of a device that the owner of an account signed in on; null for any other. */
export function deviceMark(token: string | null, passwordHash: string | null): string | null {
  if (token === null || passwordHash === null) return null;
  const [mark = '', signature = ''] = token.split('.');
  const wanted = Buffer.from(signed(mark, passwordHash));
  const given = Buffer.from(signature);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? mark : null;
}

const signed = (mark: string, passwordHash: string): string =>
  createHmac('sha256', passwordHash).update(`device ${mark}`).digest('base64url');
