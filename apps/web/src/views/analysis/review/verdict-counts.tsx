import type { Verdict } from '@merellier/engine';
import { SIDES } from '@merellier/rules';
import { createMemo, For, type JSX } from 'solid-js';
import { useLanguage } from '../../../context.ts';
import { useAnalysis } from '../analysis-context.ts';
import { useStrings } from '../strings/strings.ts';
import { countVerdicts } from './review.ts';

const VERDICTS = ['good', 'inaccuracy', 'mistake', 'blunder'] as const satisfies readonly Verdict[];

/** How many turns of each kind each side played, as far as they are judged. */
export function VerdictCounts(): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const s = useStrings();
  const counts = createMemo(() => countVerdicts(analysis.review.judgedLine()));
  return (
    <section class="data-box" tabindex="0" aria-label={s().countsOf.caption}>
      <table class="data review-counts">
        <thead>
          <tr>
            <td />
            <For each={VERDICTS}>
              {(verdict) => (
                <th scope="col" class="number">
                  {s().countsOf[verdict]}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={SIDES}>
            {(side) => (
              <tr>
                <th scope="row">
                  <i class="named-man" classList={{ 'named-black': side === 'black' }} aria-hidden="true" />
                  <span>{language.words().side(side)}</span>
                </th>
                <For each={VERDICTS}>{(verdict) => <td class="number">{counts()[side][verdict]}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}
