import type { MakeTurned } from '@merellier/board';
import type { ParameterProblem, Parameters, Result, RuleSet } from '@merellier/rules';
import { readCommonRuleSet } from '@merellier/rules/mill';
import { createSignal } from 'solid-js';

/** Common rules on flat boards of the marelle are here at once, and most first visits need no others: the rest is loaded when it is. */
const [others, setOthers] = createSignal<typeof import('./other-games.ts') | null>(null);

/** Whether all games can be played. */
export const hasAllGames = (): boolean => others() !== null;

/** Loads what the games need that are not here at once. */
export async function loadAllGames(): Promise<void> {
  if (!hasAllGames()) setOthers(await import('./other-games.ts'));
}

/** Loads what is needed to play by a rule set. */
export async function loadGame({ id, changes }: Pick<RuleSet, 'id' | 'changes'>): Promise<void> {
  if (knownRules(id, changes) === null) await loadAllGames();
}

/** The rule set with this id and these changes, or why there is none; null where it has not been loaded. */
export function knownRules(id: string, changes: Parameters): Result<RuleSet, ParameterProblem> | null {
  const all = others();
  if (all) return all.readRuleSet(id, changes);
  const read = readCommonRuleSet(id, changes);
  return read?.ok && read.value.board.space ? null : read;
}

/** What turns a cube; null where it has not been loaded. */
export const cubeMaker = (): MakeTurned | null => others()?.createCube ?? null;
