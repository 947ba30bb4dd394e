import { MillRuleSet, type RuleSet, ruleSet } from '@merellier/rules';
import { isSolvable, type Unsolvable, variantOf } from '../variant.ts';

/** Why chances cannot be found, and by which rules. */
type Refused = Pick<Unsolvable, 'reason' | 'parameters'>;

/** The most points of a board. */
const MOST_POINTS = 24;

/** A rule set with dice, as its tables of chances see it. */
export interface ChanceRules {
  readonly rules: MillRuleSet;
  /** The name of the tables: that of the same rules without dice, and `-dice`. */
  readonly key: string;
  /** Men of each side at the start. */
  readonly men: number;
}

/**
 * Reads a rule set with dice, or says why its chances cannot be found: why the same rules without dice could not be solved, or `rule` where mills
 * do anything but take men, may always protect them, or a blocked side does not lose.
 */
export function chanceRulesOf(rules: RuleSet): ChanceRules | Refused {
  if (!(rules instanceof MillRuleSet)) return { reason: 'family', parameters: [] };
  const { parameters } = rules;
  // Thrown for entries alone, they leave no chance to positions without men in hand, and tables know no others.
  if (parameters.dice === 'entering') return { reason: 'dice', parameters: [] };
  const changes = Object.fromEntries(Object.entries(parameters).filter(([name]) => name !== 'dice'));
  const variant = variantOf(ruleSet('marelle', changes));
  if (!isSolvable(variant)) return { reason: variant.reason, parameters: variant.parameters };
  if (variant.anyTime) return { reason: 'entry', parameters: [] };
  if (rules.board.names.length > MOST_POINTS) return { reason: 'points', parameters: [] };
  const { protection, blocked } = parameters;
  const loses = blocked === 'loses' || (blocked === 'loses-unless-full' && !variant.key.includes('blocked'));
  const unknown = [
    ...(parameters['mill-by-moving'] === 'capture' ? [] : ['mill-by-moving']),
    ...(protection === 'always' ? ['protection'] : []),
    ...(loses ? [] : ['blocked']),
  ];
  if (unknown.length > 0) return { reason: 'rule', parameters: unknown };
  return { rules, key: `${variant.key}-dice`, men: variant.men };
}

export const hasChances = (read: ChanceRules | Refused): read is ChanceRules => 'key' in read;

/** All numbers of men in the order in which they are solved: a turn takes men, so those with fewer come first. */
export function allSides(men: number, least: number): readonly { readonly own: number; readonly opponent: number }[] {
  const all: { own: number; opponent: number }[] = [];
  for (let own = least; own <= men; own++)
    for (let opponent = least; opponent <= own; opponent++) all.push({ own, opponent });
  return all.sort((a, b) => a.own + a.opponent - (b.own + b.opponent) || a.own - b.own);
}
