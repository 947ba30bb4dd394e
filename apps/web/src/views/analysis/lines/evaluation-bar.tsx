import { type JSX, Show } from 'solid-js';
import { useLanguage } from '../../../context.ts';
import { useAnalysis } from '../analysis-context.ts';
import { useStrings } from '../strings/strings.ts';
import { createVerdict } from './verdict.ts';

/** The bar at the board, which White fills from White's edge. */
export function EvaluationBar(): JSX.Element {
  const analysis = useAnalysis();
  const s = useStrings();
  const verdict = createVerdict(useLanguage(), analysis, s);
  return (
    <div
      class="evaluation-bar"
      classList={{ 'evaluation-turned': analysis.bottom() === 'black' }}
      role="img"
      aria-label={`${s().evaluation}, ${verdict.number()} ${verdict.said()}`}
      style={{ '--share': String(verdict.share()) }}
    />
  );
}

/** How the position stands, large: in words, and as a number where there is one. */
export function VerdictLine(): JSX.Element {
  const s = useStrings();
  const verdict = createVerdict(useLanguage(), useAnalysis(), s);
  return (
    <p class="evaluation-said">
      <span class="evaluation-words">{verdict.said()}</span>
      <Show when={verdict.number()}>
        {' '}
        <strong>{verdict.number()}</strong>
      </Show>
    </p>
  );
}
