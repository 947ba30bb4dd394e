import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { AtMost } from './at-most.ts';

/** The cost of a hash (scrypt, RFC 7914): 2^log2 blocks of `blocks` × 128 bytes, so many times. */
export interface Cost {
  readonly log2: number;
  readonly blocks: number;
  readonly parallel: number;
}

/** 32 MiB, three times: about a quarter of a second. */
export const PASSWORD_COST: Cost = { log2: 15, blocks: 8, parallel: 3 };
const BYTES = 32;

/** So few are computed at once: they take memory, and threads that others need too. */
const hashing = new AtMost(2, 40);

interface Kept extends Cost {
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** A password as it is stored: cost, salt and scrypt hash. Rejects with TooBusy where too many are asked for at once. */
export async function hashPassword(password: string, cost: Cost = PASSWORD_COST): Promise<string> {
  const { log2, blocks, parallel } = cost;
  const salt = randomBytes(16);
  const hash = await derive(password, { ...cost, salt });
  return ['scrypt', log2, blocks, parallel, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** What a password is compared with when the account has none: an unknown name takes as long as a wrong password. */
const nobodys = (cost: Cost): Kept => ({ ...cost, salt: Buffer.alloc(16), hash: Buffer.alloc(BYTES) });

/**
 * Whether a password is the stored one; never where none is stored, and that takes as long as at this cost. Rejects with
 * TooBusy as above.
 */
export async function isPassword(
  password: string,
  stored: string | null,
  cost: Cost = PASSWORD_COST,
): Promise<boolean> {
  const kept = stored === null ? nobodys(cost) : read(stored);
  const same = timingSafeEqual(await derive(password, kept), kept.hash);
  return same && stored !== null;
}

function read(stored: string): Kept {
  const [kind, log2, blocks, parallel, salt, hash] = stored.split('$');
  if (kind !== 'scrypt' || !log2 || !blocks || !parallel || !salt || !hash) throw new RangeError('no stored password');
  return {
    log2: Number(log2),
    blocks: Number(blocks),
    parallel: Number(parallel),
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

function derive(password: string, { log2, blocks, parallel, salt }: Omit<Kept, 'hash'>): Promise<Buffer> {
  const N = 2 ** log2;
  const options = { N, r: blocks, p: parallel, maxmem: 256 * N * blocks };
  return hashing.run(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(password, salt, BYTES, options, (error, hash) => (error ? reject(error) : resolve(hash))),
      ),
  );
}
