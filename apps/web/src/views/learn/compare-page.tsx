import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { readRulesRest } from '../../address/read-rules-rest.ts';
import { addressOf, rulesAddress } from '../../address/route.ts';
import { useLanguage, useNotices, useSettings } from '../../context.ts';
import { Toggle } from '../../parts/setting-fields.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { allCompared, type Compared, twoOfEach } from './compared.ts';
import { differing } from './differences.ts';
import { useStrings } from './strings/strings.ts';

const FAMILIES = ['mill', 'draughts'] as const;
type Family = (typeof FAMILIES)[number];

/**
 * All rule sets of a family side by side, made from their parameters: a row for each in which they differ. The rules that the
 * address names, those that were being read, come first, then one's own game.
 */
export function ComparePage(props: { readonly rest: readonly string[] }): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const own = useSettings().chosen();
  const named = readRulesRest(props.rest);
  const read = named.ok ? named.value : own;
  const all = allCompared(own, read);
  const [family, setFamily] = createSignal<Family>(read.family);
  // Where few columns have room, two games lie side by side to begin with, and what else there is can be chosen.
  const two = matchMedia('(max-width: 39.99em)').matches ? twoOfEach(own, read) : null;
  const [left, setLeft] = createSignal<ReadonlySet<string>>(
    new Set(two ? all.map(({ key }) => key).filter((key) => !two.has(key)) : []),
  );
  const [onlyDifferent, setOnlyDifferent] = createSignal(true);
  const offered = createMemo(() => all.filter(({ rules }) => rules.family === family()));
  const chosen = createMemo(() => offered().filter(({ key }) => !left().has(key)));
  const rows = createMemo(() =>
    onlyDifferent()
      ? differing(chosen().map(({ rules }) => rules))
      : (offered()[0]?.rules.specs.map(({ name }) => name) ?? []),
  );
  const choose = (key: string, on: boolean): void => {
    setLeft(new Set([...left()].filter((other) => other !== key).concat(on ? [] : [key])));
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
            {({ key, rules }) => (
              <label class="compare-set">
                <input
                  type="checkbox"
                  checked={!left().has(key)}
                  onChange={({ currentTarget }) => choose(key, currentTarget.checked)}
                />
                <span>{language.words().rulesName(rules)}</span>
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
  readonly sets: readonly Compared[];
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
                {({ rules }) => (
                  <th scope="col">
                    <a href={rulesAddress(rules)}>{language.words().rulesName(rules)}</a>
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
                    {({ rules }) => {
                      const value = () =>
                        language
                          .words()
                          .parameter(name)
                          .value(rules.parameters[name] ?? '');
                      return (
                        <td
                          classList={{
                            'compare-other': rules.parameters[name] !== props.sets[0]?.rules.parameters[name],
                          }}
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
