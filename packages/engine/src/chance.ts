import { SPECIAL_CHANCE } from '@merellier/rules';
import { WIN, WON } from './score.ts';

const ORDINARY_CHANCE = 1 - SPECIAL_CHANCE;

/** What a throw is worth before it is known: a win or a loss only where every throw brings it. */
export function expectation(ordinary: number, special: number): number {
  const value = Math.round(ORDINARY_CHANCE * ordinary + SPECIAL_CHANCE * special) | 0;
  if (value >= WON) return Math.min(ordinary, special) >= WON ? value : WON - 1;
  if (value <= -WON) return Math.max(ordinary, special) <= -WON ? value : 1 - WON;
  return value;
}

/**
 * The window in which the value of an ordinary throw matters for an expectation between `alpha` and `beta`, whatever the
 * special throw is worth; `monotone` says that it is worth no less than the ordinary one.
 */
export const lowOfOrdinary = (alpha: number): number =>
  Math.max(-WIN, Math.floor((alpha - SPECIAL_CHANCE * WIN) / ORDINARY_CHANCE));
export const highOfOrdinary = (beta: number, monotone: boolean): number =>
  monotone ? Math.min(WIN, beta) : Math.min(WIN, Math.ceil((beta + SPECIAL_CHANCE * WIN) / ORDINARY_CHANCE));

/** The most, and the least, that the expectation can be with an ordinary throw outside of that window. */
export const mostAfter = (ordinary: number): number => Math.ceil(ORDINARY_CHANCE * ordinary + SPECIAL_CHANCE * WIN);
export const leastAfter = (ordinary: number): number => Math.floor(ORDINARY_CHANCE * ordinary - SPECIAL_CHANCE * WIN);

/** The window in which the value of a special throw matters, the ordinary one being known. */
export const lowOfSpecial = (alpha: number, ordinary: number, monotone: boolean): number =>
  Math.max(monotone ? ordinary - 1 : -WIN, Math.floor((alpha - ORDINARY_CHANCE * ordinary) / SPECIAL_CHANCE));
export const highOfSpecial = (beta: number, ordinary: number): number =>
  Math.min(WIN, Math.ceil((beta - ORDINARY_CHANCE * ordinary) / SPECIAL_CHANCE));
