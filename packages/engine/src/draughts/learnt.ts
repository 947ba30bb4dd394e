import { DraughtsRuleSet, type RuleSetId, ruleSet } from '@merellier/rules';
import type { DraughtsCore } from '@merellier/rules/kernel';
import type { LearntWeights } from './features.ts';
import { type LearntFiles, type LearntProblem, readLearnt } from './learnt-file.ts';
import { LEARNT_FILES } from './learnt-list.ts';

/** What must be alike for weights to fit: what pieces can do and what wins. Draws and who begins may differ. */
const ALIKE = [
  'size',
  'played-on',
  'goal',
  'step-lines',
  'capture-lines',
  'men-capture-backward',
  'men-take-kings',
  'king-range',
  'king-landing',
  'turn-back',
  'priority',
  'crowning',
  'removal',
  'obligation',
] as const;

/** The named rule set whose learnt weights fit these rules; null where none do. */
export function learntLike({ parameters }: DraughtsCore, files: LearntFiles = LEARNT_FILES): RuleSetId | null {
  const ids = Object.keys(files) as RuleSetId[];
  const fits = (id: RuleSetId): boolean => {
    const rules = ruleSet(id);
    return rules instanceof DraughtsRuleSet && ALIKE.every((name) => rules.parameters[name] === parameters[name]);
  };
  return ids.find(fits) ?? null;
}

/** Learnt weights; null where there are none for these rules, or where something is wrong with them. */
export interface LoadedLearnt {
  readonly weights: LearntWeights | null;
  readonly problem: LearntProblem | 'missing' | null;
}

/** Loads the learnt weights that fit these rules. It never fails: plain weights do as well. */
export async function loadLearnt(core: DraughtsCore, files: LearntFiles = LEARNT_FILES): Promise<LoadedLearnt> {
  const id = learntLike(core, files);
  const file = id === null ? undefined : files[id];
  if (!file) return { weights: null, problem: null };
  let text: string;
  try {
    text = (await file()).LEARNT;
  } catch {
    return { weights: null, problem: 'missing' };
  }
  const read = readLearnt(core, text);
  return read.ok ? { weights: read.weights, problem: null } : { weights: null, problem: read.problem };
}
