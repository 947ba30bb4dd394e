import { type Game, positionOf, RULE_SET_IDS, type RuleSetId, ruleSet } from '@merellier/rules';
import { type FilePart, readPart } from '@merellier/rules/notation';

/** What most files are of, before the other rule sets. */
const USUAL: readonly RuleSetId[] = ['jeu-du-moulin', 'international', 'english', 'russian', 'brazilian', 'dames'];

/** A rule set that fits games which name none: their moves are legal by it, or they have none and it holds their position. */
export interface FittingRules {
  readonly id: RuleSetId;
  readonly by: 'moves' | 'position';
}

/** Faulty games of one part ask for the same. */
const found = new WeakMap<FilePart, FittingRules | null>();

/**
 * The rules by which the games of a part of a file, which names none, are legal to their end: the most usual ones; null where none
 * fit, or where there is nothing but tags, which fit all.
 */
export function fittingRules(part: FilePart): FittingRules | null {
  let fitting = found.get(part);
  if (fitting === undefined) {
    fitting = lookFor(part);
    found.set(part, fitting);
  }
  return fitting;
}

function lookFor(part: FilePart): FittingRules | null {
  for (const id of new Set([...USUAL, ...RULE_SET_IDS])) {
    const games = readPart(part, ruleSet(id)).map(({ read }) => (read.ok ? read.value : null));
    if (!games.every((game) => game !== null)) continue;
    if (games.some(({ nodes }) => nodes.length > 1)) return { id, by: 'moves' };
    return games.some(isSetUp) ? { id, by: 'position' } : null;
  }
  return null;
}

const isSetUp = (game: Game): boolean => game.rules.key(positionOf(game, 0)) !== game.rules.key(game.rules.start());
