import { For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { PAIRS } from '../../endings/ending.ts';
import { type EndingRecord, readRecords } from '../../endings/records.ts';
import { Icon } from '../../parts/icons.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useStrings } from './strings/strings.ts';

/** All numbers of men, each with how one did there. */
export function Ladder(props: { readonly fault: string | null }): JSX.Element {
  const s = useStrings();
  const records = readRecords();
  const said = ({ played, done, best, grade }: EndingRecord): string =>
    [s().record(done, played), s().best(best), s().grades[grade - 1] ?? ''].join(' · ');
  return (
    <Sheet title={s().title} lead={s().lead} fault={props.fault} keeps>
      <p class="faint">{s().help}</p>
      <ul class="list endings">
        <For each={PAIRS}>
          {(pair) => {
            const [own = 0, other = 0] = pair.split('-').map(Number);
            const record = records[pair];
            return (
              <li>
                <a class="item" href={addressOf('puzzles', 'endings', pair)}>
                  <span class="endings-men" aria-hidden="true">
                    <span>{'○'.repeat(own)}</span>
                    <span>{'●'.repeat(other)}</span>
                  </span>
                  <span>
                    <span class="item-name">{s().pair(own, other)}</span>
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
