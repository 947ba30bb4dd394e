import type { LanguageState } from '../state/language.ts';

const LONGEST = 40;

/** Says in one sentence that a part of a view's address names nothing that exists; null where the address has no such part. */
export function faultOf(language: LanguageState, name: string | undefined): string | null {
  if (!name) return null;
  return language.s().noSuchPart(name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name);
}
