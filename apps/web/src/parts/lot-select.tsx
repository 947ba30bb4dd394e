import type { RuleSet } from '@merellier/rules';
import type { Lot } from '@merellier/tournament';
import { createResource, createUniqueId, For, type JSX, Show } from 'solid-js';
import { useLanguage } from '../context.ts';
import { LOT_LISTS, type LotList, lotListsOf } from '../openings/lot-lists.ts';

/** How games begin: as the rules say, or from an opening drawn out of a list. Nothing where the rule set has no such lists. */
export function LotSelect(props: {
  readonly rules: RuleSet | null;
  /** Null: as the rules say. */
  readonly list: string | null;
  /** What is to be known of an opening that is drawn, below. */
  readonly help: string;
  readonly change: (list: LotList | null, lots: readonly Lot[]) => void;
}): JSX.Element {
  const language = useLanguage();
  const id = createUniqueId();
  const [found] = createResource(
    () => props.rules,
    async (rules) => ({ rules, lists: await lotListsOf(rules) }),
  );
  const lists = () => {
    const now = found.latest;
    return now && now.rules === props.rules ? now.lists : null;
  };
  function choose(name: string): void {
    const list = LOT_LISTS.find((each) => each === name) ?? null;
    props.change(list, (list && lists()?.get(list)) ?? []);
  }
  return (
    <Show when={(lists()?.size ?? 0) > 0}>
      <div class="labelled">
        <label for={id}>{language.s().lots}</label>
        <select
          class="select"
          id={id}
          aria-describedby={props.list ? `${id}-help` : undefined}
          value={props.list ?? ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">{language.s().noLots}</option>
          <For each={[...(lists()?.keys() ?? [])]}>
            {(list) => <option value={list}>{language.s().lotLists[list]}</option>}
          </For>
        </select>
        <Show when={props.list}>
          <p class="faint" id={`${id}-help`}>
            {props.help}
          </p>
        </Show>
      </div>
    </Show>
  );
}
