import { type JSX, Show } from 'solid-js';
import { useAnalysis } from '../analysis-context.ts';
import { useStrings } from '../strings/strings.ts';
import type { Verdict } from './verdict.ts';

/** The bar at the board, which White fills from White's edge. */
export function EvaluationBar(props: { readonly verdict: Verdict }): JSX.Element {
  const analysis = useAnalysis();
  const s = useStrings();
  return (
    <div
      class="evaluation-bar"
      classList={{ 'evaluation-turned': analysis.bottom() === 'black' }}
      role="img"
      aria-label={`${s().evaluation}, ${props.verdict.number()} ${props.verdict.said()}`}
      style={{ '--share': String(props.verdict.share()) }}
    />
  );
}

/** How the position stands, large: in words, and as a number where there is one. */
export function VerdictLine(props: { readonly verdict: Verdict }): JSX.Element {
  return (
    <p class="evaluation-said">
      <span class="evaluation-words">{props.verdict.said()}</span>
      <Show when={props.verdict.number()}>
        {' '}
        <strong>{props.verdict.number()}</strong>
      </Show>
    </p>
  );
}
