import { type RuleSet, readRuleSet } from '@merellier/rules';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';

/** The rule set with this name, changed as `--set` says; a Failure where there is none, or the change is impossible. */
export function chooseRules({ words, texts }: Context, id: string, settings: readonly string[] = []): RuleSet {
  // Without a prototype: whatever name is given is a name, and is refused as one.
  const changes: Record<string, string> = Object.create(null);
  for (const setting of settings) {
    const [, name, value] = /^\s*([^=\s]+)\s*=\s*(.+?)\s*$/.exec(setting) ?? [];
    if (name === undefined || value === undefined) throw new Failure(texts.badSet(setting));
    changes[name.toLowerCase()] = value;
  }
  const rules = readRuleSet(id, changes);
  if (!rules.ok) throw new Failure(words.problem(rules.error));
  return rules.value;
}
