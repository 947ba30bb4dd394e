import { type ParameterProblem, RULE_SET_IDS, type RuleSet, readRuleSet } from '@merellier/rules';
import { nearest } from '@merellier/words';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { oneOf } from './one-of.ts';
import { OTHER_NAMES } from './other-names.ts';

/** The rule set with this id or name, changed as `--set` says; a Failure where there is none, or the change is impossible. */
export function chooseRules(context: Context, id: string, settings: readonly string[] = []): RuleSet {
  const { texts } = context;
  // Without a prototype: whatever name is given is a name, and is refused as one.
  const changes: Record<string, string> = Object.create(null);
  for (const setting of settings) {
    const [, name, value] = /^\s*([^=\s]+)\s*=\s*(.+?)\s*$/.exec(setting) ?? [];
    if (name === undefined || value === undefined) throw new Failure(texts.badSet(setting));
    changes[name.toLowerCase()] = value;
  }
  const rules = readRuleSet(idOf(context, id), changes);
  if (!rules.ok) throw new Failure(said(context, id, rules.error));
  return rules.value;
}

/** A name of any kind as it is compared: without accents, in small letters, with a hyphen between words. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** All that a rule set is called: its id, and its name in the user's language, with `ue` for `ü` too. */
function namesOf({ words }: Context, id: string): readonly string[] {
  const called = words.rules(id).name;
  return [id, plain(called), plain(called.replace(/[äöü]/giu, '$&e'))];
}

/** The id of the rule set that is called so, in the user's language (with `ue` for `ü` too) or elsewhere; else what was given. */
function idOf(context: Context, given: string): string {
  const name = plain(given);
  const isId = RULE_SET_IDS.some((id) => id === given.toLowerCase());
  if (isId) return given;
  return RULE_SET_IDS.find((id) => namesOf(context, id).includes(name)) ?? OTHER_NAMES[name] ?? given;
}

/** What is wrong with rules or settings, and what was perhaps meant, or where all names are listed. */
function said(context: Context, id: string, problem: ParameterProblem): string {
  const { texts, words } = context;
  switch (problem.problem) {
    case 'unknown-rules': {
      const meant = perhapsMeant(context, problem.rules);
      const names = meant.map((each) => `${each} – ${words.rules(each).name}`);
      const hint = meant.length > 0 ? texts.perhapsRules(oneOf(words, names)) : texts.listRules;
      return `${words.problem({ ...problem, known: [] })} ${hint}`;
    }
    case 'unknown-parameter':
      return `${words.problem(problem)}${nearest(problem.name, problem.known).length > 0 ? '' : ` ${texts.listParameters(id)}`}`;
    default:
      return words.problem(problem);
  }
}

/** The ids of rule sets that one of whose names is like this. */
function perhapsMeant(context: Context, given: string): readonly string[] {
  const ids = new Map<string, string>(Object.entries(OTHER_NAMES));
  for (const id of RULE_SET_IDS) for (const name of namesOf(context, id)) ids.set(name, id);
  return [...new Set(nearest(plain(given), [...ids.keys()]).map((name) => ids.get(name) as string))];
}
