import type { ParameterSpec, ParameterValue } from '@merellier/rules';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../context.ts';

interface FieldProps {
  readonly spec: ParameterSpec;
  readonly value: ParameterValue;
  readonly byTheBook: ParameterValue;
  readonly problem: string | null;
  readonly set: (value: ParameterValue) => void;
}

/** One parameter: its name, what it decides, its value and, once changed, what the book says. */
export function ParameterField(props: FieldProps): JSX.Element {
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
      <p class="field-help" id={`${id}-help`}>
        {said().help}
      </p>
      <div class="field-value">
        <Value {...props} id={id} />
      </div>
      <p class="field-problem refusal" id={`${id}-problem`} role="alert">
        {props.problem}
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
