import type { Score } from '@merellier/engine';
import { createMemo, type JSX } from 'solid-js';
import { useLanguage } from '../../../context.ts';
import { useAnalysis } from '../analysis-context.ts';
import { useStrings } from '../strings/strings.ts';
import { whiteChance } from './evaluation.ts';
import { scoreShort, standingSaid } from './standing-words.ts';

/** How the position stands: a bar that White fills from its own edge, a number, and words. */
export function EvaluationBar(): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const s = useStrings();
  const score = createMemo((): Score | null => {
    const end = analysis.outcome();
    if (end) {
      const { toPlay } = analysis.position();
      return end.winner === null
        ? ({ kind: 'draw' } as const)
        : ({ kind: end.winner === toPlay ? 'win' : 'loss', turns: 0 } as const);
    }
    const known = analysis.exact.sorted()?.[0];
    if (known) {
      const { value, distance, beyondLimit } = known;
      return value === 'draw'
        ? ({ kind: 'draw' } as const)
        : { kind: `exact-${value}` as const, distance, beyondLimit };
    }
    return analysis.current()?.result.lines[0]?.score ?? null;
  });
  // While another position is being looked at for the first time, the bar stays where it was.
  const share = createMemo<number>((before) => {
    const now = score();
    return now ? whiteChance(now, analysis.position().toPlay) : before;
  }, 0.5);
  const said = (): string => {
    const now = score();
    const end = analysis.outcome();
    if (end) return language.words().outcome(end);
    return now ? standingSaid(s(), now, analysis.position().toPlay) : s().unknown;
  };
  const number = (): string => {
    const now = score();
    return now?.kind === 'estimate' ? scoreShort(s(), language.words().language, now, analysis.position().toPlay) : '';
  };
  return (
    <div class="evaluation" classList={{ 'evaluation-turned': analysis.bottom() === 'black' }}>
      <div
        class="evaluation-bar"
        role="img"
        aria-label={`${s().evaluation}, ${number()} ${said()}`}
        style={{ '--share': String(share()) }}
      />
      <p class="evaluation-said">
        <strong>{number()}</strong> {said()}
      </p>
    </div>
  );
}
