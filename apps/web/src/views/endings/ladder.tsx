import { For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { RUNGS } from '../../endings/ending.ts';
import { type EndingRecord, NO_RECORD, readRecords } from '../../endings/records.ts';
import { Icon } from '../../parts/icons.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useStrings } from './strings/strings.ts';

/** All rungs, each with how one did there. */
export function Ladder(props: { readonly fault: string | null }): JSX.Element {
  const s = useStrings();
  const records = readRecords();
  const said = ({ played, done, best, grade }: EndingRecord): string =>
    [s().record(done, played), s().best(best), s().grades[grade - 1] ?? ''].join(' · ');
  return (
    <Sheet title={s().title} lead={s().lead} fault={props.fault} keeps>
      <p class="faint">{s().help}</p>
      <ul class="list endings">
        <For each={RUNGS}>
          {({ id, own, other, aim }) => {
            const record = records[id] ?? NO_RECORD;
            return (
              <li>
                <a class="item" href={addressOf('puzzles', 'endings', id)}>
                  <span class="endings-men" aria-hidden="true">
                    <span>{'○'.repeat(own)}</span>
                    <span>{'●'.repeat(other)}</span>
                  </span>
                  <span>
                    <span class="item-name">
                      {s().pair(own, other)} – {s().toDo[aim]}
                    </span>
                    <span class="item-line">
                      <Show when={record.played > 0} fallback={s().fresh}>
                        {said(record)}
                      </Show>
                    </span>
                  </span>
                  <Icon name="right" />
                </a>
              </li>
            );
          }}
        </For>
      </ul>
    </Sheet>
  );
}
