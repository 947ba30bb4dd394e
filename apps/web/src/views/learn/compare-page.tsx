import { RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { addressOf, rulesAddress } from '../../address/route.ts';
import { useLanguage, useNotices } from '../../context.ts';
import { Toggle } from '../../parts/setting-fields.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { differing } from './differences.ts';
import { useStrings } from './strings/strings.ts';

const FAMILIES = ['mill', 'draughts'] as const;
type Family = (typeof FAMILIES)[number];

/** Of each family two that many know, and that differ. */
const FIRST: readonly string[] = ['marelle', 'marelle-de-ceylan', 'dames', 'international'];

const ALL = RULE_SET_IDS.map((id) => ruleSet(id));

/** All rule sets of a family side by side, made from their parameters: a row for each in which they differ. */
export function ComparePage(): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const [family, setFamily] = createSignal<Family>('mill');
  // Where few columns have room, two games lie side by side to begin with, and what else there is can be chosen.
  const [left, setLeft] = createSignal<ReadonlySet<string>>(
    new Set(
      matchMedia('(max-width: 39.99em)').matches ? ALL.map(({ id }) => id).filter((id) => !FIRST.includes(id)) : [],
    ),
  );
  const [onlyDifferent, setOnlyDifferent] = createSignal(true);
  const offered = createMemo(() => ALL.filter((rules) => rules.family === family()));
  const chosen = createMemo(() => offered().filter(({ id }) => !left().has(id)));
  const rows = createMemo(() =>
    onlyDifferent() ? differing(chosen()) : (offered()[0]?.specs.map(({ name }) => name) ?? []),
  );
  const choose = (id: string, on: boolean): void => {
    setLeft(new Set([...left()].filter((other) => other !== id).concat(on ? [] : [id])));
    notices.announce(s().tableSays(rows().length, chosen().length));
  };
  return (
    <Sheet title={s().compare} lead={s().compareLead} wide>
      <fieldset class="segments">
        <legend>{s().family}</legend>
        <For each={FAMILIES}>
          {(one) => (
            <label>
              <input
                type="radio"
                name="family"
                value={one}
                checked={family() === one}
                onChange={() => {
                  setFamily(one);
                  notices.announce(s().tableSays(rows().length, chosen().length));
                }}
              />
              <span>{s().families[one]}</span>
            </label>
          )}
        </For>
      </fieldset>
      <Toggle label={s().onlyDifferent} on={onlyDifferent()} change={setOnlyDifferent} />
      <details class="compare-choice">
        <summary>{s().chooseRules}</summary>
        <fieldset class="compare-sets">
          <legend class="hidden">{s().chooseRules}</legend>
          <For each={offered()}>
            {({ id }) => (
              <label class="compare-set">
                <input
                  type="checkbox"
                  checked={!left().has(id)}
                  onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
                />
                <span>{language.words().rules(id).name}</span>
              </label>
            )}
          </For>
          <button type="button" class="link" onClick={() => setLeft(new Set<string>())}>
            {s().allRules}
          </button>
        </fieldset>
      </details>
      <Show when={chosen().length > 1} fallback={<p>{s().needTwo}</p>}>
        <Table sets={chosen()} rows={rows()} caption={s().tableOf(s().families[family()])} />
      </Show>
      <p class="sheet-links">
        <a class="sheet-link sheet-back" href={addressOf('learn')}>
          {s().backToLearn}
        </a>
      </p>
    </Sheet>
  );
}

/** The table in a box of its own that scrolls sideways, by keyboard too. */
function Table(props: {
  readonly sets: readonly RuleSet[];
  readonly rows: readonly string[];
  readonly caption: string;
}): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  return (
    <>
      <p class="faint">{s().tableSays(props.rows.length, props.sets.length)}</p>
      <section
        class="compare-box"
        classList={{ 'compare-pair': props.sets.length === 2 }}
        tabindex="0"
        aria-label={props.caption}
      >
        <table class="compare">
          <caption class="hidden">{props.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{s().parameter}</th>
              <For each={props.sets}>
                {(rules) => (
                  <th scope="col">
                    <a href={rulesAddress(rules)}>{language.words().rules(rules.id).name}</a>
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={props.rows}>
              {(name) => (
                <tr>
                  <th scope="row">{language.words().parameter(name).name}</th>
                  <For each={props.sets}>
                    {(rules) => {
                      const value = () =>
                        language
                          .words()
                          .parameter(name)
                          .value(rules.parameters[name] ?? '');
                      return (
                        <td
                          classList={{ 'compare-other': rules.parameters[name] !== props.sets[0]?.parameters[name] }}
                          style={{ '--letters': String(value().length) }}
                        >
                          {value()}
                        </td>
                      );
                    }}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
    </>
  );
}
