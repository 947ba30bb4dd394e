import { RULE_SET_IDS, type RuleSet, readRuleSet, ruleSet } from '@merellier/rules';
import { createEffect, createMemo, createSignal, createUniqueId, For, type JSX, on, Show } from 'solid-js';
import { useLanguage, useNavigation, useSettings } from '../../context.ts';
import type { ClubFields } from '../../online/clubs/ask-clubs.ts';
import { useStrings } from './strings/strings.ts';

/** What a club says of itself, to be filled in. */
export function ClubForm(props: {
  readonly fields: ClubFields;
  readonly label: string;
  readonly save: (fields: ClubFields) => void;
}): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const settings = useSettings();
  const s = useStrings();
  const id = createUniqueId();
  const [fields, setFields] = createSignal(props.fields);
  const set = (change: Partial<ClubFields>): void => void setFields({ ...fields(), ...change });
  const rules = (): RuleSet | null => {
    const read = readRuleSet(fields().rules.id, fields().rules.changes as RuleSet['changes']);
    return read.ok ? read.value : null;
  };
  const isHouse = (): boolean => Object.keys(fields().rules.changes).length > 0;
  const chosenKey = createMemo(() => JSON.stringify([settings.chosen().id, settings.chosen().changes]));
  // House rules that were just put together are meant for this club.
  createEffect(
    on(chosenKey, () => set({ rules: { id: settings.chosen().id, changes: settings.chosen().changes } }), {
      defer: true,
    }),
  );
  return (
    <form
      class="club-form"
      onSubmit={(event) => {
        event.preventDefault();
        props.save(fields());
      }}
    >
      <label class="labelled">
        <span>{s().name}</span>
        <input
          class="select"
          maxLength={60}
          required
          value={fields().name}
          onInput={({ currentTarget }) => set({ name: currentTarget.value })}
        />
      </label>
      <label class="labelled">
        <span>{s().about}</span>
        <textarea
          class="select"
          rows={4}
          maxLength={1_000}
          value={fields().about}
          onInput={({ currentTarget }) => set({ about: currentTarget.value })}
        />
      </label>
      <label class="labelled">
        <span>{s().evening}</span>
        <input
          class="select"
          maxLength={120}
          value={fields().evening}
          onInput={({ currentTarget }) => set({ evening: currentTarget.value })}
        />
        <small class="faint">{s().eveningHelp}</small>
      </label>
      <div class="labelled">
        <label for={`${id}-rules`}>{s().rules}</label>
        <select
          class="select"
          id={`${id}-rules`}
          value={isHouse() ? 'house' : fields().rules.id}
          onChange={({ currentTarget: { value } }) => value !== 'house' && set({ rules: { id: value, changes: {} } })}
        >
          <Show when={isHouse() && rules()}>
            {(house) => <option value="house">{language.words().rulesName(house())}</option>}
          </Show>
          <For each={RULE_SET_IDS}>
            {(each) => <option value={each}>{language.words().rulesName(ruleSet(each))}</option>}
          </For>
        </select>
        <button type="button" class="link" onClick={() => navigation.setDialog('house-rules')}>
          {s().houseRules}
        </button>
      </div>
      <label class="toggle">
        <input
          type="checkbox"
          checked={fields().listed}
          onChange={({ currentTarget }) => set({ listed: currentTarget.checked })}
        />
        {s().listed}
      </label>
      <div class="acts">
        <button type="submit" class="button primary">
          {props.label}
        </button>
      </div>
    </form>
  );
}
