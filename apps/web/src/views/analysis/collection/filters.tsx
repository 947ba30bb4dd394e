import { For, type JSX, onCleanup, Show } from 'solid-js';
import type { Collection } from '../../../collection/collection.ts';
import { type GameResult, RESULTS, type Wanted } from '../../../collection/game-index.ts';
import { useLanguage } from '../../../context.ts';
import { useStrings } from './strings/strings.ts';

/** Milliseconds after the last letter until the list follows. */
const AFTER_TYPING = 250;

/** Which games are wanted by their players, rules and result: the list follows at once. What was sought on the board ends. */
export function Filters(props: { readonly collection: Collection }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const find = (part: Partial<Wanted>): void => {
    props.collection.setPage(0);
    void props.collection.find({ ...props.collection.wanted(), ...part }, null);
  };
  let typing: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(typing));
  const wanted = () => props.collection.wanted();
  return (
    <search class="collection-filters">
      <label class="labelled">
        <span>{s().words}</span>
        <input
          type="search"
          class="select"
          value={wanted().text}
          onInput={({ currentTarget }) => {
            clearTimeout(typing);
            typing = setTimeout(() => find({ text: currentTarget.value }), AFTER_TYPING);
          }}
        />
      </label>
      <Show when={props.collection.rules().length > 1}>
        <label class="labelled">
          <span>{s().rules}</span>
          <select
            class="select"
            onChange={({ currentTarget }) =>
              find({ rules: currentTarget.value === '' ? null : Number(currentTarget.value), opening: [] })
            }
          >
            <option value="" selected={wanted().rules === null}>
              {s().allRules}
            </option>
            <For each={props.collection.rules()}>
              {({ index, rules, games }) => (
                <option value={index} selected={wanted().rules === index}>
                  {`${language.words().rulesName(rules)} (${language.words().number(games)})`}
                </option>
              )}
            </For>
          </select>
        </label>
      </Show>
      <label class="labelled">
        <span>{s().result}</span>
        <select
          class="select"
          onChange={({ currentTarget }) =>
            find({ result: RESULTS.find((result) => result === currentTarget.value) ?? null })
          }
        >
          <For each={['all', 'white', 'black', 'draw', 'open'] as const}>
            {(each) => (
              <option value={each} selected={(wanted().result ?? 'all') === (each satisfies GameResult | 'all')}>
                {s().results[each]}
              </option>
            )}
          </For>
        </select>
      </label>
    </search>
  );
}
