import { RULE_SET_IDS, type RuleSet, readRuleSet, ruleSet } from '@merellier/rules';
import { createEffect, createMemo, createUniqueId, For, type JSX, on, Show } from 'solid-js';
import { useLanguage, useNavigation, useSettings } from '../context.ts';

/** A rule set as clubs and tournaments name it: its id, and what is changed in it. */
export interface NamedRules {
  readonly id: string;
  readonly changes: Readonly<Record<string, string | number>>;
}

/** The rule set that something is played by, house rules among them: those that are put together here are taken at once. */
export function RuleChoice(props: {
  readonly label: string;
  /** What leads to the house rules. */
  readonly houseRules: string;
  readonly rules: NamedRules;
  readonly change: (rules: NamedRules) => void;
}): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const settings = useSettings();
  const id = createUniqueId();
  const known = (): RuleSet | null => {
    const read = readRuleSet(props.rules.id, props.rules.changes);
    return read.ok ? read.value : null;
  };
  const isHouse = (): boolean => Object.keys(props.rules.changes).length > 0;
  const chosen = (): NamedRules => ({ id: settings.chosen().id, changes: settings.chosen().changes });
  const chosenKey = createMemo(() => JSON.stringify(chosen()));
  createEffect(on(chosenKey, () => props.change(chosen()), { defer: true }));

  function choose(value: string): void {
    if (value === 'chosen') props.change(chosen());
    else if (value !== 'house') props.change({ id: value, changes: {} });
  }

  return (
    <div class="labelled">
      <label for={id}>{props.label}</label>
      <select
        class="select"
        id={id}
        value={isHouse() ? 'house' : props.rules.id}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <Show when={isHouse() && known()}>
          {(house) => <option value="house">{language.words().rulesName(house())}</option>}
        </Show>
        <Show when={Object.keys(settings.chosen().changes).length > 0}>
          <option value="chosen">{language.words().rulesName(settings.chosen())}</option>
        </Show>
        <For each={RULE_SET_IDS}>
          {(each) => <option value={each}>{language.words().rulesName(ruleSet(each))}</option>}
        </For>
      </select>
      <button type="button" class="link" onClick={() => navigation.setDialog('house-rules')}>
        {props.houseRules}
      </button>
    </div>
  );
}
