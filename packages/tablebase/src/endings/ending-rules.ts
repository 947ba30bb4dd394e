import { DraughtsRuleSet, type RuleSet } from '@merellier/rules';

/** A draughts rule set whose endings can be solved. */
export interface EndingRules {
  readonly rules: DraughtsRuleSet;
  /** The name of the tables: all that their values depend on. */
  readonly key: string;
}

/**
 * Why the endings of a rule set cannot be solved: it is no draughts, what may be played depends on the turn before, one piece each is drawn, or there
 * are more squares, or other lines, than positions are numbered for.
 */
export interface NoEndings {
  readonly reason: 'family' | 'huffing' | 'king-run' | 'one-piece-each' | 'board';
}

/**
 * Reads a draughts rule set as the solver of endings sees it. Its name holds every parameter but those that say who
 * begins, how squares are written, and which games are drawn by looking back: these are counted beside the tables.
 *
 * @example
 * ```ts
 * import { ruleSet } from '@merellier/rules';
 * import { endingsOf } from '@merellier/tablebase';
 *
 * const huffing = endingsOf(ruleSet('dames-a-souffler'));
 * console.log('reason' in huffing && huffing.reason); // huffing
 * ```
 */
export function endingsOf(rules: RuleSet): EndingRules | NoEndings {
  if (!(rules instanceof DraughtsRuleSet)) return { reason: 'family' };
  if (rules.parameters.obligation === 'huffing') return { reason: 'huffing' };
  if (rules.core.kingRun > 0) return { reason: 'king-run' };
  if (rules.core.drawsOneEach) return { reason: 'one-piece-each' };
  if (!rules.core.shifts) return { reason: 'board' };
  const named = Object.entries(rules.parameters).filter(([name]) => !isOutside(name));
  return { rules, key: ['draughts', ...named.map(([name, value]) => `${shortOf(name)}-${value}`)].join('_') };
}

export const hasEndings = (endings: EndingRules | NoEndings): endings is EndingRules => 'key' in endings;

/**
 * Parameters that no value depends on: how the men stand at first, draws that look back, and those that are the same
 * wherever there are tables.
 */
const OUTSIDE = [
  'begins',
  'squares',
  'obligation',
  'gap',
  'back-row',
  'played-on',
  'step-lines',
  'turn-back',
  'king-run',
  'one-piece-each',
];
const isOutside = (name: string): boolean => OUTSIDE.includes(name) || name.endsWith('-draw');

/** `men-capture-backward` as `mcb`: names of folders stay short. */
const shortOf = (name: string): string =>
  name
    .split('-')
    .map((word) => word[0])
    .join('');
