import type { RuleSet } from '@merellier/rules';
import { layerFolder } from '../layer.ts';
import { solvableVariant, type Variant } from '../variant.ts';
import { type KnownOpenings, type OpeningsText, readOpenings } from './known-openings.ts';

/** What the openings of a game depend on: the name of its tables with men in hand, and how many men there are. */
export const openingsKey = (variant: Variant): string => `${layerFolder(variant)}-${variant.men}`;

const DATA: Readonly<Record<string, () => Promise<{ readonly OPENINGS: OpeningsText }>>> = {
  'cube-unless-all-fly3-entry-capture-9': () => import('./data/cube-unless-all-fly3-entry-capture-9.ts'),
  'nine-always-fly3-entry-capture-9': () => import('./data/nine-always-fly3-entry-capture-9.ts'),
  'nine-diagonals-unless-all-fly3-blocked-loses-unless-full-entry-capture-12': () =>
    import('./data/nine-diagonals-unless-all-fly3-blocked-loses-unless-full-entry-capture-12.ts'),
  'nine-diagonals-unless-all-fly4-blocked-loses-unless-full-entry-capture-12': () =>
    import('./data/nine-diagonals-unless-all-fly4-blocked-loses-unless-full-entry-capture-12.ts'),
  'nine-diagonals-unless-all-fly0-entry-capture-9': () =>
    import('./data/nine-diagonals-unless-all-fly0-entry-capture-9.ts'),
  'nine-unless-all-fly0-entry-capture-9': () => import('./data/nine-unless-all-fly0-entry-capture-9.ts'),
  'nine-unless-all-fly3-entry-capture-9': () => import('./data/nine-unless-all-fly3-entry-capture-9.ts'),
  'nine-unless-all-fly3-extra-turn-entry-extra-turn-9': () =>
    import('./data/nine-unless-all-fly3-extra-turn-entry-extra-turn-9.ts'),
  'nine-unless-all-fly3-any-time-capture-9': () => import('./data/nine-unless-all-fly3-any-time-capture-9.ts'),
  'seven-unless-all-fly0-entry-capture-7': () => import('./data/seven-unless-all-fly0-entry-capture-7.ts'),
  'six-unless-all-fly0-entry-capture-6': () => import('./data/six-unless-all-fly0-entry-capture-6.ts'),
  'three-diagonals-fly0-first-mill-entry-wins-3': () =>
    import('./data/three-diagonals-fly0-first-mill-entry-wins-3.ts'),
  'three-fly0-first-mill-entry-wins-3': () => import('./data/three-fly0-first-mill-entry-wins-3.ts'),
};

/** Whether the openings of a rule set, by any name, are known. */
export function hasOpenings(rules: RuleSet): boolean {
  const variant = solvableVariant(rules);
  return variant !== null && openingsKey(variant) in DATA;
}

/** What is checked in about the openings of a rule set; null for nothing. */
export async function openingsText(rules: RuleSet): Promise<OpeningsText | null> {
  const variant = solvableVariant(rules);
  const load = variant ? DATA[openingsKey(variant)] : undefined;
  return load ? (await load()).OPENINGS : null;
}

/** The same as it is used. */
export async function knownOpenings(rules: RuleSet): Promise<KnownOpenings | null> {
  const text = await openingsText(rules);
  return text && readOpenings(text);
}
