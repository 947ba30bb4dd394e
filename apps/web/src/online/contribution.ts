/** A player's part in chance: 32 random bytes, as 64 hexadecimal digits. */
export const newContribution = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
