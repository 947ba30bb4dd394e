import { MiniBoard } from '@merellier/board';
import { ruleSet } from '@merellier/rules';
import { For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
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
  'six-5-5-hold': ['a5 b4 c2 d3 e1', 'a1 b3 c4 d2 e5'],
  'six-4-4-win': ['a3 b4 c2 e5', 'b2 c4 d3 e1'],
  'six-5-5-win': ['a5 b3 c4 d2 e3', 'a1 b4 c2 d4 e1'],
  'merels-5-4-win': ['a7 d6 f4 c3 g1', 'b4 e4 d2 c5'],
  'merels-4-4-win': ['b6 d5 f4 a1', 'd7 c4 e3 g4'],
  'merels-5-5-win': ['d6 f4 b2 g7 c5', 'a4 d3 e4 f2 d7'],
  'merels-5-5-hold': ['d6 b4 g1 e5 c3', 'a1 d2 f4 d7 c4'],
};

/** The rules of the rungs, in their order. */
const RULES = [...new Set(RUNGS.map(({ rules }) => rules))].map((id) => ruleSet(id));

/** All rungs, each with how one did there. */
export function Ladder(props: { readonly fault: string | null }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const records = readRecords();
  const said = ({ played, done, best, grade }: EndingRecord): string =>
    [s().record(done, played), s().best(best), s().grades[grade - 1] ?? ''].join(' · ');
  return (
    <Sheet title={s().title} lead={s().lead} fault={props.fault} wide keeps>
      <p class="faint">{s().whose}</p>
      <For each={RULES}>
        {(rules) => (
          <section>
            <h2>{language.words().rulesName(rules)}</h2>
            <ul class="cards endings">
              <For each={RUNGS.filter((rung) => rung.rules === rules.id)}>
                {({ id, own, other, aim }) => {
                  const record = records[id] ?? NO_RECORD;
                  return (
                    <li class="card">
                      <MiniBoard board={rules.board} view={pictureWith(rules, PICTURES[id] ?? ['', ''])} />
                      <div class="card-text">
                        <h3 class="card-name">
                          <a class="card-open" href={addressOf('puzzles', 'endings', id)}>
                            <span class="unbroken">{`${s().pair(own, other)}\u00a0–`}</span> {s().toDo[aim]}
                          </a>
                        </h3>
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
          </section>
        )}
      </For>
      <p class="faint endings-help">{s().help}</p>
      <p class="sheet-links">
        <a class="sheet-link sheet-back" href={addressOf('puzzles')}>
          {s().back}
        </a>
      </p>
    </Sheet>
  );
}
