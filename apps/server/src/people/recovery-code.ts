import { randomInt } from 'node:crypto';
import { hashOf } from '../store/ids.ts';

/** Digits and letters without those that are taken for others (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 6;
const GROUP = 4;

/** A recovery code to be written down: six groups of four signs, 120 random bits. */
export function newRecoveryCode(): string {
  const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/**
 * The hash under which a code is stored, however it was typed: small letters, other separators, O for 0, I and L for 1. It is random, so
 * that a plain hash is enough, and an account is found by it.
 */
export function recoveryHash(code: string): string {
  const signs = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return hashOf(`recovery ${signs.replaceAll('O', '0').replace(/[IL]/g, '1')}`);
}
