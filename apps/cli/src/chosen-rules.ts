import { type ParameterProblem, RULE_SET_IDS, type RuleSet, readRuleSet } from '@merellier/rules';
import { nearest } from '@merellier/words';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { OTHER_NAMES } from './other-names.ts';

/** The rule set with this id or name, changed as `--set` says; a Failure where there is none, or the change is impossible. */
export function chooseRules(context: Context, id: string, settings: readonly string[] = []): RuleSet {
  const { words, texts } = context;
  // Without a prototype: whatever name is given is a name, and is refused as one.
  const changes: Record<string, string> = Object.create(null);
  for (const setting of settings) {
    const [, name, value] = /^\s*([^=\s]+)\s*=\s*(.+?)\s*$/.exec(setting) ?? [];
    if (name === undefined || value === undefined) throw new Failure(texts.badSet(setting));
    changes[name.toLowerCase()] = value;
  }
  const rules = readRuleSet(idOf(context, id), changes);
  if (!rules.ok) throw new Failure(`${words.problem(rules.error)}${whereListed(context, id, rules.error)}`);
  return rules.value;
}

/** The id of the rule set that is called so, in the user's language (with `ue` for `ü` too) or elsewhere; else what was given. */
function idOf({ words }: Context, given: string): string {
  const plain = (name: string): string =>
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-');
  const name = plain(given);
  const isId = RULE_SET_IDS.some((id) => id === given.toLowerCase());
  if (isId) return given;
  const isCalled = (id: string): boolean => {
    const called = words.rules(id).name;
    return [called, called.replace(/[äöü]/giu, '$&e')].some((each) => plain(each) === name);
  };
  return RULE_SET_IDS.find((id) => id === name || isCalled(id)) ?? OTHER_NAMES[name] ?? given;
}

/** Where the names that there are can be read, when none of them is near enough to be offered. */
function whereListed({ texts }: Context, id: string, problem: ParameterProblem): string {
  switch (problem.problem) {
    case 'unknown-rules':
      return nearest(problem.rules, problem.known).length > 0 ? '' : ` ${texts.listRules}`;
    case 'unknown-parameter':
      return nearest(problem.name, problem.known).length > 0 ? '' : ` ${texts.listParameters(id)}`;
    default:
      return '';
  }
}
