import { shownMen } from '@merellier/board/headless';
import type { Man, Position, RuleSet, Step, Walk } from '@merellier/rules';
import { millsOf } from './threats.ts';

/** The men as the board shows them, with what was done of a turn. */
export const menNow = (rules: RuleSet, position: Position, done: readonly Step[]): readonly Man[] =>
  shownMen({
    men: rules.view(position).men,
    side: position.toPlay,
    done: done.flatMap((step) => (step.kind === 'say' ? [] : [step])),
  });

/** The walks that begin with what was done of a turn. */
export const begunWith = (walks: readonly Walk[], done: readonly Step[]): readonly Walk[] =>
  walks.filter(({ steps }) => done.every((step, i) => isSame(step, steps[i])));

const isSame = (a: Step, b: Step | undefined): boolean =>
  a.kind === b?.kind && (a.kind === 'say' || ('at' in b && a.at === b.at));

/** Whether the turn under way has closed a mill and goes on with a man of the other side to be taken. */
export function isTaking(rules: RuleSet, position: Position, done: readonly Step[]): boolean {
  const last = done.findLast((step) => step.kind === 'enter' || step.kind === 'land');
  if (!last || !('at' in last)) return false;
  const mills = millsOf(rules, menNow(rules, position, done), position.toPlay);
  if (!mills.some((line) => line.includes(last.at))) return false;
  return begunWith(rules.walks(position), done).some(({ steps }) => steps[done.length]?.kind === 'take');
}
