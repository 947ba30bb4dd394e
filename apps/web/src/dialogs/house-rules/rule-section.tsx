import { type ParameterSpec, type Parameters, type ParameterValue, type RuleSet, ruleSet } from '@merellier/rules';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { Icon } from '../../parts/icons.tsx';
import { BESIDE, createMedia } from '../../parts/media.ts';
import { tellParameters } from '../../views/learn/rule-prose.ts';
import { useStrings } from '../../views/learn/strings/strings.ts';
import { ParameterField } from './parameter-field.tsx';
import type { HouseSection } from './sections.ts';

/** One subject: what the rules now say of it, in the words of their page, and what can be changed; on a telephone folded. */
export function RuleSection(props: {
  readonly section: HouseSection;
  readonly specs: readonly ParameterSpec[];
  /** The rules as they were last possible. */
  readonly rules: RuleSet;
  /** Everything that is changed, possible or not. */
  readonly changes: Parameters;
  readonly problem: (name: string) => string | null;
  readonly set: (name: string, value: ParameterValue) => void;
}): JSX.Element {
  const language = useLanguage();
  const learn = useStrings();
  const beside = createMedia(BESIDE);
  const [isOpen, setOpen] = createSignal(false);
  const named = createMemo((): RuleSet => ruleSet(props.rules.id));
  const book = createMemo(() => tellParameters(named(), learn().prose));
  const told = createMemo(() => tellParameters(props.rules, learn().prose));
  const before = createMemo(() => new Set([...book().values()].flat()));
  const sentences = (): readonly string[] => props.specs.flatMap(({ name }) => told().get(name) ?? []);
  const count = (): number => props.specs.filter(({ name }) => name in props.changes).length;
  const names = (): string => props.specs.map(({ name }) => language.words().parameter(name).name).join(' · ');
  return (
    <section class="house-section">
      <div class="house-told">
        <h3>{language.s().houseSections[props.section]}</h3>
        <Show when={props.specs.some(({ name }) => props.problem(name) !== null)}>
          <p class="house-still">{language.s().houseStill}</p>
        </Show>
        <For each={sentences()}>
          {(sentence) => <p classList={{ 'house-new': !before().has(sentence) }}>{sentence}</p>}
        </For>
        <Show when={!beside()}>
          <button type="button" class="house-fold" aria-expanded={isOpen()} onClick={() => setOpen(!isOpen())}>
            <Icon name="down" />
            <span>
              {language.s().houseChange(names())}
              <Show when={count() > 0}>
                <span class="field-mark"> {language.s().changedCount(count())}</span>
              </Show>
            </span>
          </button>
        </Show>
      </div>
      <Show when={beside() || isOpen()}>
        <div class="house-fields">
          <For each={props.specs}>
            {(spec) => (
              <ParameterField
                spec={spec}
                value={props.changes[spec.name] ?? named().parameters[spec.name] ?? ''}
                byTheBook={named().parameters[spec.name] ?? ''}
                problem={props.problem(spec.name)}
                set={(value) => props.set(spec.name, value)}
              />
            )}
          </For>
        </div>
      </Show>
    </section>
  );
}
