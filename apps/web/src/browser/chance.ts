import { type Throw, toThrow } from '@merellier/rules';

/** A whole number below `bound` (at most 256), each as likely as any other. */
function below(bound: number): number {
  const byte = new Uint8Array(1);
  const fair = 256 - (256 % bound);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? 0) >= fair);
  return (byte[0] ?? 0) % bound;
}

/** Three dice thrown. The rules draw nothing themselves: chance comes from here. */
export const throwOfDice = (): Throw => toThrow([1 + below(6), 1 + below(6), 1 + below(6)]);

/** Where a level’s whims come from: another number each time. */
export const seed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A coin tossed. */
export const toss = (): boolean => below(2) === 0;

/** A name that nothing else has. (`crypto.randomUUID` is missing where a page comes by plain HTTP from the home network.) */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join('');
