import { MiniBoard } from '@merellier/board';
import {
  type ParameterSpec,
  type Parameters,
  type ParameterValue,
  RULE_SET_IDS,
  readRuleSet,
  ruleSet,
} from '@merellier/rules';
import { createMemo, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { useLanguage, useNavigation, usePlay, useSettings } from '../context.ts';
import { Dialog } from '../parts/dialog.tsx';

/** Changes any parameter of a rule set. Everything is checked at once, and a clash is said beside what it concerns. */
export function HouseRulesDialog(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const navigation = useNavigation();
  const play = usePlay();
  const begun = play.rules();
  const [id, setId] = createSignal(begun.id);
  const [changes, setChanges] = createSignal<Parameters>(begun.changes);
  const named = createMemo(() => ruleSet(id()));
  const read = createMemo(() => readRuleSet(id(), changes()));
  const problem = (name: string): string | null => {
    const now = read();
    if (now.ok || !('name' in now.error) || now.error.name !== name) return null;
    return language.words().problem(now.error);
  };
  const changed = createMemo(() => named().specs.filter(({ name }) => name in changes()));

  function set(name: string, value: ParameterValue): void {
    const { [name]: _, ...others } = changes();
    setChanges(value === named().parameters[name] ? others : { ...others, [name]: value });
  }

  function use(): void {
    const now = read();
    if (!now.ok) return;
    settings.change({ rules: { id: now.value.id, changes: now.value.changes } });
    navigation.setDialog(null);
    // Where a position is set up, it goes on under these rules; an invitation or a tournament has them.
    if (!['analysis', 'online', 'tournament'].includes(navigation.view())) navigation.show('start');
  }

  return (
    <Dialog title={language.s().houseRules} wide>
      <div class="house-head">
        <label class="field">
          <span class="field-name">{language.s().basedOn}</span>
          <select
            class="select"
            value={id()}
            onChange={({ currentTarget }) => {
              setId(currentTarget.value);
              setChanges({});
            }}
          >
            <For each={RULE_SET_IDS}>{(each) => <option value={each}>{language.words().rules(each).name}</option>}</For>
          </select>
        </label>
        <span class="house-picture">
          <MiniBoard
            board={(read().ok ? ruleSet(id(), changes()) : named()).board}
            view={
              named().view(named().start()).men.length > 0 && read().ok
                ? ruleSet(id(), changes()).view(ruleSet(id(), changes()).start())
                : null
            }
          />
        </span>
      </div>
      <For each={named().specs}>
        {(spec) => (
          <Field
            spec={spec}
            value={changes()[spec.name] ?? named().parameters[spec.name] ?? ''}
            byTheBook={named().parameters[spec.name] ?? ''}
            problem={problem(spec.name)}
            set={(value) => set(spec.name, value)}
          />
        )}
      </For>
      <div class="house-foot">
        <p>
          {language.s().changedCount(changed().length)}{' '}
          <Show when={changed().length > 0}>
            <button type="button" class="link" onClick={() => setChanges({})}>
              {language.s().resetAll}
            </button>
          </Show>
        </p>
        <button type="button" class="button primary" aria-disabled={!read().ok} onClick={use}>
          {language.s().useRules}
        </button>
      </div>
    </Dialog>
  );
}

interface FieldProps {
  readonly spec: ParameterSpec;
  readonly value: ParameterValue;
  readonly byTheBook: ParameterValue;
  readonly problem: string | null;
  readonly set: (value: ParameterValue) => void;
}

/** One parameter: its name, what it decides, its value and, once changed, what the book says. */
function Field(props: FieldProps): JSX.Element {
  const language = useLanguage();
  const id = createUniqueId();
  const said = () => language.words().parameter(props.spec.name);
  const isChanged = (): boolean => props.value !== props.byTheBook;
  return (
    <div class="field" classList={{ 'field-changed': isChanged() }}>
      <label class="field-name" for={id}>
        {said().name}
        <Show when={isChanged()}>
          <span class="field-mark"> {language.s().changed}</span>
        </Show>
      </label>
      <div class="field-value">
        <Value {...props} id={id} />
      </div>
      <p class="field-help" id={`${id}-help`}>
        {said().help}
      </p>
      <Show when={isChanged()}>
        <p class="field-book">
          {language.s().byTheBook(said().value(props.byTheBook))}{' '}
          <button
            type="button"
            class="link"
            aria-label={language.s().reset(said().name)}
            onClick={() => props.set(props.byTheBook)}
          >
            {language.s().resetOne}
          </button>
        </p>
      </Show>
      <p class="field-problem refusal" id={`${id}-problem`} role="alert">
        {props.problem}
      </p>
    </div>
  );
}

function Value(props: FieldProps & { readonly id: string }): JSX.Element {
  const language = useLanguage();
  const described = (): string => `${props.id}-help ${props.id}-problem`;
  const { spec } = props;
  if (spec.kind === 'choice')
    return (
      <select
        class="select"
        id={props.id}
        value={props.value}
        aria-describedby={described()}
        aria-invalid={props.problem !== null}
        onChange={({ currentTarget }) => props.set(currentTarget.value)}
      >
        <For each={spec.choices}>
          {(choice) => <option value={choice}>{language.words().parameter(spec.name).value(choice)}</option>}
        </For>
      </select>
    );
  const never = (): boolean => spec.off === true && props.value === 0;
  return (
    <>
      <input
        class="number"
        id={props.id}
        type="number"
        inputmode="numeric"
        min={spec.min}
        max={spec.max}
        value={never() ? '' : props.value}
        disabled={never()}
        aria-describedby={described()}
        aria-invalid={props.problem !== null}
        onInput={({ currentTarget }) => props.set(currentTarget.value === '' ? '' : Number(currentTarget.value))}
      />
      <Show when={spec.off}>
        <label class="toggle">
          <input
            type="checkbox"
            checked={never()}
            onChange={({ currentTarget }) =>
              props.set(currentTarget.checked ? 0 : props.byTheBook === 0 ? spec.min : props.byTheBook)
            }
          />
          <span>{language.words().parameter(spec.name).value(0)}</span>
        </label>
      </Show>
    </>
  );
}
