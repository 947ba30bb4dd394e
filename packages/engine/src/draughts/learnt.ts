import type { RuleSetId } from '@merellier/rules';
import type { DraughtsCore } from '@merellier/rules/kernel';
import type { LearntWeights } from './features.ts';
import { type LearntFiles, type LearntProblem, readLearnt } from './learnt-file.ts';
import { learntLike } from './learnt-like.ts';
import { LEARNT_FILES } from './learnt-list.ts';

/** Learnt weights; null where there are none for these rules, or where something is wrong with them. */
export interface LoadedLearnt {
  readonly weights: LearntWeights | null;
  readonly problem: LearntProblem | 'missing' | null;
}

/** Loads the learnt weights that fit these rules. It never fails: plain weights do as well. */
export async function loadLearnt(core: DraughtsCore, files: LearntFiles = LEARNT_FILES): Promise<LoadedLearnt> {
  const id = learntLike(core, Object.keys(files) as RuleSetId[]);
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
