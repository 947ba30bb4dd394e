import type { RuleSet } from '@merellier/rules';
import { LOTS_FOR, type Lots } from '@merellier/tournament';
import { createResource, createUniqueId, For, type JSX, Show } from 'solid-js';
import { Segments } from '../../parts/segments.tsx';
import { LOT_LISTS, lotListsOf } from '../../tournament/lot-lists.ts';
import { useStrings } from './strings/strings.ts';

/** How games begin: as the rules say, or from an opening drawn by lot. Nothing where there are none to draw. */
export function LotsChoice(props: {
  readonly rules: RuleSet | null;
  readonly lots: Lots | null;
  readonly begun: boolean;
  readonly change: (lots: Lots | null) => void;
}): JSX.Element {
  const s = useStrings();
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
    const list = LOT_LISTS.find((each) => each === name);
    const from = list && lists()?.get(list);
    props.change(list && from ? { list, each: props.lots?.each ?? 'round', from } : null);
  }
  return (
    <Show when={(lists()?.size ?? 0) > 0}>
      <fieldset class="tour-fixed" disabled={props.begun}>
        <div>
          <label for={`${id}-lots`}>{s().lots}</label>
          <select
            class="select"
            id={`${id}-lots`}
            aria-describedby={`${id}-lots-help`}
            value={props.lots?.list ?? ''}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <option value="">{s().noLots}</option>
            <For each={[...(lists()?.keys() ?? [])]}>
              {(list) => <option value={list}>{s().lotLists[list]}</option>}
            </For>
          </select>
          <p class="faint" id={`${id}-lots-help`}>
            {s().lotsHelp}
          </p>
        </div>
        <Show when={props.lots}>
          {(lots) => (
            <Segments
              name="lots-each"
              title={s().lotsEach}
              values={LOTS_FOR}
              labels={s().lotsFor}
              value={lots().each}
              change={(each) => props.change({ ...lots(), each })}
            />
          )}
        </Show>
      </fieldset>
    </Show>
  );
}
