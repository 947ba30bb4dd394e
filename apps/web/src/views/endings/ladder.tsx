import { MiniBoard } from '@merellier/board';
import { ruleSet } from '@merellier/rules';
import { For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { RUNGS } from '../../endings/ending.ts';
import { type EndingRecord, NO_RECORD, readRecords } from '../../endings/records.ts';
import { pictureWith } from '../../parts/pictures.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { useStrings } from './strings/strings.ts';

/** An ending of each rung for its small board, White's men and Black's. */
const PICTURES: Readonly<Record<string, readonly [white: string, black: string]>> = {
  '4-3-hold': ['a7 d6 f4 c3', 'b4 e4 d2'],
  '3-4-hold': ['d6 f4 b2', 'a7 c4 e3 g1'],
  '3-3-win': ['a7 d7 f2', 'd2 b4 e4'],
  '3-5-hold': ['d6 b4 f2', 'a1 d1 c5 e4 g7'],
  '3-4-win': ['a7 a4 f6', 'c3 d2 e5 g4'],
};
const rules = ruleSet('jeu-du-moulin');

/** All rungs, each with how one did there. */
export function Ladder(props: { readonly fault: string | null }): JSX.Element {
  const s = useStrings();
  const records = readRecords();
  const said = ({ played, done, best, grade }: EndingRecord): string =>
    [s().record(done, played), s().best(best), s().grades[grade - 1] ?? ''].join(' · ');
  return (
    <Sheet title={s().title} lead={s().lead} fault={props.fault} wide keeps>
      <ul class="cards endings">
        <For each={RUNGS}>
          {({ id, own, other, aim }) => {
            const record = records[id] ?? NO_RECORD;
            return (
              <li class="card">
                <MiniBoard board={rules.board} view={pictureWith(rules, PICTURES[id] ?? ['', ''])} />
                <div class="card-text">
                  <h2 class="card-name">
                    <a class="card-open" href={addressOf('puzzles', 'endings', id)}>
                      <span class="unbroken">{`${s().pair(own, other)}\u00a0–`}</span> {s().toDo[aim]}
                    </a>
                  </h2>
                  <p class="card-line">
                    <Show when={record.played > 0} fallback={s().fresh}>
                      {said(record)}
                    </Show>
                  </p>
                </div>
              </li>
            );
          }}
        </For>
      </ul>
      <p class="faint endings-help">{s().help}</p>
      <p class="sheet-links">
        <a class="sheet-link sheet-back" href={addressOf('puzzles')}>
          {s().back}
        </a>
      </p>
    </Sheet>
  );
}
