import { MiniBoard } from '@merellier/board';
import {
  type Parameters,
  type ParameterValue,
  RULE_SET_IDS,
  type RuleSet,
  readRuleSet,
  ruleSet,
} from '@merellier/rules';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { useLanguage, useNavigation, usePlay, useSettings } from '../../context.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Strings } from '../../views/learn/strings/strings.ts';
import { Verdict } from '../../views/learn/verdict.tsx';
import './house-rules.css';
import {
  type House,
  houseName,
  isSameHouse,
  keepHouses,
  keptHouses,
  LONGEST_NAME,
  withHouse,
  withoutHouse,
} from './kept-houses.ts';
import { RuleSection } from './rule-section.tsx';
import { sectionsOf } from './sections.ts';

/** Changes any parameter of a rule set. Everything is checked at once, and a clash is said beside what it concerns. */
export function HouseRulesDialog(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const navigation = useNavigation();
  const play = usePlay();
  const begun = play.rules();
  const [id, setId] = createSignal(begun.id);
  const [changes, setChanges] = createSignal<Parameters>(begun.changes);
  const named = createMemo((): RuleSet => ruleSet(id()));
  const read = createMemo(() => readRuleSet(id(), changes()));
  /** The rules as they were last possible: what is told of them stays while a value is being written. */
  const possible = createMemo<RuleSet>((last) => {
    const now = read();
    return now.ok ? now.value : last.id === id() ? last : named();
  }, begun);
  const problem = (name: string): string | null => {
    const now = read();
    if (now.ok || !('name' in now.error) || now.error.name !== name) return null;
    return language.words().problem(now.error);
  };
  const fault = (): string | null => {
    const now = read();
    return now.ok ? null : language.words().problem(now.error);
  };
  const changed = createMemo(() => named().specs.filter(({ name }) => name in changes()));
  // Those of a link that was opened are kept as well, before they are changed.
  const kept = keptHouses();
  const [name, setName] = createSignal(houseName(begun, kept));
  const [houses, setHouses] = createSignal(withHouse(kept, { rules: begun, name: name() }));
  const houseAt = createMemo(() =>
    houses().findIndex(({ rules }) => isSameHouse(rules, { id: id(), changes: changes() })),
  );
  /** Their own name, where they have one; what they change stands beside it, or in its place. */
  const houseSaid = ({ rules, name }: House): string =>
    [...(name ? [name] : []), language.words().rules(rules.id).name, ...language.words().changes(rules)].join(' · ');

  /** Takes a rule set as its book has it, or house rules that were used before. */
  function take(value: string): void {
    const house = houses()[Number(value)];
    setId(house ? house.rules.id : value);
    setChanges(house ? house.rules.changes : {});
    setName(house ? house.name : '');
  }

  function forget(): void {
    const house = houses()[houseAt()];
    if (!house) return;
    setHouses(withoutHouse(houses(), house.rules));
    setName('');
    keepHouses(houses());
  }

  const view = () => possible().view(possible().start());

  function set(name: string, value: ParameterValue): void {
    const { [name]: _, ...others } = changes();
    setChanges(value === named().parameters[name] ? others : { ...others, [name]: value });
  }

  function use(): void {
    const now = read();
    if (!now.ok) return;
    keepHouses(withHouse(houses(), { rules: now.value, name: name().trim() }));
    settings.change({ rules: { id: now.value.id, changes: now.value.changes } });
    navigation.setDialog(null);
    // Where a position is set up, it goes on under these rules; an invitation or a tournament has them.
    if (!['analysis', 'online', 'tournament'].includes(navigation.view())) navigation.show('start');
  }

  return (
    <Dialog title={language.s().houseRules} wide class="house">
      <Strings>
        <div class="house-head">
          <div>
            <label class="field">
              <span class="field-name">{language.s().basedOn}</span>
              <select class="select" onChange={({ currentTarget }) => take(currentTarget.value)}>
                <Show when={houses().length > 0}>
                  <optgroup label={language.s().houseRules}>
                    <For each={houses()}>
                      {(each, i) => (
                        <option value={i()} selected={houseAt() === i()}>
                          {houseSaid(each)}
                        </option>
                      )}
                    </For>
                  </optgroup>
                </Show>
                <For each={RULE_SET_IDS}>
                  {(each) => (
                    <option value={each} selected={houseAt() < 0 && id() === each}>
                      {language.words().rules(each).name}
                    </option>
                  )}
                </For>
              </select>
            </label>
            <p class="house-count">{language.s().changedCount(changed().length)}</p>
            <Show when={changed().length > 0}>
              <ul class="house-changes">
                <For each={changed()}>
                  {({ name }) => {
                    const said = () => language.words().parameter(name);
                    return (
                      <li>
                        {language
                          .s()
                          .insteadOf(
                            said().name,
                            said().value(changes()[name] ?? ''),
                            said().value(named().parameters[name] ?? ''),
                          )}
                      </li>
                    );
                  }}
                </For>
              </ul>
              <label class="field">
                <span class="field-name">{language.s().houseName}</span>
                <input
                  class="number house-name"
                  type="text"
                  maxlength={LONGEST_NAME}
                  autocomplete="off"
                  value={name()}
                  onInput={({ currentTarget }) => setName(currentTarget.value)}
                />
              </label>
              <button type="button" class="link" onClick={() => setChanges({})}>
                {language.s().resetAll}
              </button>
              <Show when={houseAt() >= 0}>
                {' '}
                <button type="button" class="link" onClick={forget}>
                  {language.s().forgetHouse}
                </button>
              </Show>
            </Show>
          </div>
          <span class="house-picture">
            <MiniBoard board={possible().board} view={view().men.length > 0 ? view() : null} />
          </span>
        </div>
        <For each={sectionsOf(named())}>
          {([section, specs]) => (
            <RuleSection
              section={section}
              specs={specs}
              rules={possible()}
              changes={changes()}
              problem={problem}
              set={set}
            />
          )}
        </For>
        <Verdict rules={possible()} heading="h3" sayWhyNot />
        <div class="house-foot">
          {/* The field may be out of sight, or folded. */}
          <Show when={fault()}>{(text) => <p class="refusal house-fault">{text()}</p>}</Show>
          <button type="button" class="button primary" aria-disabled={!read().ok} onClick={use}>
            {language.s().useRules}
          </button>
        </div>
      </Strings>
    </Dialog>
  );
}
