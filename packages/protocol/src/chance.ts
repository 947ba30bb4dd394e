import { type Throw, toThrow } from '@merellier/rules';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './options.ts';

/**
 * All that chance in one game hangs on. The server commits itself to a secret before it knows what either player
 * contributes, and each player contributes without knowing the secret: so neither can choose a throw.
 */
export interface ChanceSource {
  readonly game: string;
  readonly secret: string;
  readonly contributions: Readonly<Record<Seat, string>>;
}

/** What is claimed of a finished game. `white` is the result of the toss; null where there was none. */
export interface ChanceProof extends ChanceSource {
  readonly commitment: string;
  readonly white: Seat | null;
  readonly throws: readonly { readonly index: number; readonly dice: Throw }[];
  /** What `sealOf` gave; null where the events of the game themselves are at hand. */
  readonly seal: string | null;
}

/** What does not hold in a proof. */
export type ChanceProblem =
  | { readonly problem: 'commitment' }
  /** The game's id or a contribution is not the one that was sealed. */
  | { readonly problem: 'contributions' }
  | { readonly problem: 'toss' }
  | { readonly problem: 'throw'; readonly index: number; readonly written: Throw; readonly due: Throw };

/** A part in chance as players and the server write it: 32 random bytes in hex. */
export const isChanceText = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/**
 * What the server publishes of a secret before the game begins.
 *
 * @example
 * ```ts
 * import { commitmentTo, isChanceText } from '@merellier/protocol';
 *
 * console.log(isChanceText(commitmentTo('0'.repeat(64)))); // true
 * ```
 */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The bytes for one purpose: HMAC-SHA256, keyed by the secret, of a text that names game, contributions and purpose. */
function bytesFor({ game, secret, contributions: { host, guest } }: ChanceSource, purpose: string): Uint8Array {
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(`merellier/1/${game}/${host}/${guest}/${purpose}`));
}

/** Who plays white, when lots are drawn. */
export function toss(source: ChanceSource): Seat {
  return ((bytesFor(source, 'toss')[0] as number) & 1) === 0 ? 'host' : 'guest';
}

/**
 * What ties the id and the contributions that a game text names to its secret: a text in which one of them was altered is
 * found out, though no throw should come out otherwise.
 */
export const sealOf = (source: ChanceSource): string => bytesToHex(bytesFor(source, 'seal'));

/** Bytes from here on are passed over, so that each face is as likely as any other. */
const FAIR_BYTES = 252;

/** The throw with this index, from 0. */
export function throwAt(source: ChanceSource, index: number): Throw {
  const faces: number[] = [];
  for (let block = 0; faces.length < 3; block++)
    for (const byte of bytesFor(source, `throw/${index}/${block}`))
      if (byte < FAIR_BYTES && faces.length < 3) faces.push(1 + (byte % 6));
  return toThrow(faces);
}

/** Checks a finished game; null when all holds. Needs nothing but what is passed in. */
export function verifyChance(proof: ChanceProof): ChanceProblem | null {
  if (!isChanceText(proof.secret) || commitmentTo(proof.secret) !== proof.commitment) return { problem: 'commitment' };
  if (proof.seal !== null && sealOf(proof) !== proof.seal) return { problem: 'contributions' };
  if (proof.white !== null && toss(proof) !== proof.white) return { problem: 'toss' };
  for (const { index, dice } of proof.throws) {
    const due = throwAt(proof, index);
    if (String(due) !== String(dice)) return { problem: 'throw', index, written: dice, due };
  }
  return null;
}
