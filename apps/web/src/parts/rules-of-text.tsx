import { RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';
import { For, type JSX } from 'solid-js';
import { useLanguage } from '../context.ts';

/** Which rules a text is read by that names none: those that fit, or others that one chooses. */
export function RulesOfText(props: { readonly choose: (rules: RuleSet | null) => void }): JSX.Element {
  const language = useLanguage();
  return (
    <label class="field rules-of-text">
      <span>{language.s().rulesOfText}</span>
      <select
        class="select"
        onChange={({ currentTarget }) => props.choose(currentTarget.value === '' ? null : ruleSet(currentTarget.value))}
      >
        <option value="">{language.s().rulesThatFit}</option>
        <For each={RULE_SET_IDS}>{(id) => <option value={id}>{language.words().rules(id).name}</option>}</For>
      </select>
    </label>
  );
}
