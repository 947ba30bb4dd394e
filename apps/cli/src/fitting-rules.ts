import { RULE_SET_IDS, type RuleSetId, ruleSet } from '@merellier/rules';
import { type FilePart, readPart } from '@merellier/rules/notation';

/** What most files are of, before the other rule sets. */
const USUAL: readonly RuleSetId[] = ['jeu-du-moulin', 'international', 'english', 'russian', 'brazilian', 'dames'];

/** The rules by which the games of a part of a file, which names none, are legal to their end: the most usual ones; null where none fit. */
export function fittingRules(part: FilePart): RuleSetId | null {
  const fits = (id: RuleSetId): boolean => readPart(part, ruleSet(id)).every(({ read }) => read.ok);
  return [...new Set([...USUAL, ...RULE_SET_IDS])].find(fits) ?? null;
}
