import type { ClubFields } from '@merellier/protocol';
import { createSignal, type JSX } from 'solid-js';
import { RuleChoice } from '../../parts/rule-choice.tsx';
import { useStrings } from './strings/strings.ts';

/** What a club says of itself, to be filled in. */
export function ClubForm(props: {
  readonly fields: ClubFields;
  readonly label: string;
  readonly save: (fields: ClubFields) => void;
}): JSX.Element {
  const s = useStrings();
  const [fields, setFields] = createSignal(props.fields);
  const set = (change: Partial<ClubFields>): void => void setFields({ ...fields(), ...change });
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
      <RuleChoice
        label={s().rules}
        houseRules={s().houseRules}
        rules={fields().rules}
        change={(rules) => set({ rules })}
      />
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
