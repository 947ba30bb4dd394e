import { type Throw, toThrow } from '@merellier/rules';

/** One die, each face as likely as any other. */
function die(): number {
  const byte = new Uint8Array(1);
  // 252 is the largest multiple of six below 256.
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? 0) >= 252);
  return 1 + ((byte[0] ?? 0) % 6);
}

/** Three dice thrown. The rules draw nothing themselves: chance comes from here. */
export const throwOfDice = (): Throw => toThrow([die(), die(), die()]);
