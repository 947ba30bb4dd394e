import type { RuleSet } from '@merellier/rules';
import { For, type JSX } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { ScoreRows } from '../../parts/score-rows.tsx';
import { SCORE_ROWS } from './paper.ts';
import type { PrintChoice } from './print-choice.ts';
import { printedName } from './printed-name.ts';
import { useStrings } from './strings/strings.ts';

/** A sheet to write a game on: who plays, where and when, and numbered rows for the turns of both. */
export function ScorePage(props: { readonly rules: RuleSet; readonly choice: PrintChoice }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const [white, black] = [() => language.words().side('white'), () => language.words().side('black')];
  const columns = (): number => SCORE_ROWS[`${props.choice.paper}-${props.choice.orientation}`][0];
  const rows = (): number => SCORE_ROWS[`${props.choice.paper}-${props.choice.orientation}`][1];
  return (
    <div class="page-score">
      <h2 class="page-title">{printedName(language.words(), props.rules)}</h2>
      <div class="score-fields">
        <For each={[white(), black(), s().date, s().venue, s().result]}>
          {(label) => (
            <p class="score-field">
              <span>{label}</span>
            </p>
          )}
        </For>
      </div>
      <div class="score-columns">
        <For each={Array.from({ length: columns() }, (_, i) => i)}>
          {(column) => (
            <ScoreRows turn={s().turn} white={white()} black={black()} from={column * rows() + 1} rows={rows()} />
          )}
        </For>
      </div>
    </div>
  );
}
