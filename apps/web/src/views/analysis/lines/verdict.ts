import { outcomesOf, type Score } from '@merellier/engine';
import { type Accessor, createMemo } from 'solid-js';
import type { LanguageState } from '../../../state/language.ts';
import type { Analysis } from '../analysis.ts';
import type { AnalysisStrings } from '../strings/fr.ts';
import { whiteChance } from './evaluation.ts';
import { scoreShort, standingSaid } from './standing-words.ts';

/** How the position that the board shows stands: what the first of its lines comes to, or what is known for certain. */
export interface Verdict {
  /** In words. */
  readonly said: Accessor<string>;
  /** The lead in men, seen by White; empty where it is no estimate. */
  readonly number: Accessor<string>;
  /** White's chance to win, 0 to 1. */
  readonly share: Accessor<number>;
}

/** To be called within a Solid root. */
export function createVerdict(language: LanguageState, analysis: Analysis, s: Accessor<AnalysisStrings>): Verdict {
  /** Where the board shows the position before a fault, this is of the review as the words beside it are. */
  const reviewed = createMemo((): Score | null => {
    if (!analysis.fault() || analysis.trying.game()) return null;
    return analysis.review.judgedAt(analysis.game().at)?.reviewed.best.score ?? null;
  });
  const toPlay = () => analysis.shown().toPlay;
  const score = createMemo((): Score | null => {
    const judged = reviewed();
    if (judged) return judged;
    const end = analysis.over();
    if (end)
      return end.winner === null
        ? ({ kind: 'draw' } as const)
        : ({ kind: end.winner === toPlay() ? 'win' : 'loss', turns: 0 } as const);
    const known = analysis.exact.value();
    if (known) {
      const { value, distance, beyondLimit } = known;
      return value === 'draw'
        ? ({ kind: 'draw' } as const)
        : { kind: `exact-${value}` as const, distance, beyondLimit };
    }
    return analysis.lines()[0]?.score ?? null;
  });
  const likely = createMemo(() => {
    const now = score();
    return now ? outcomesOf(analysis.rules(), analysis.shown(), now) : null;
  });
  return {
    said: createMemo(() => {
      const end = analysis.over();
      if (end) return language.words().outcome(end);
      const now = score();
      return now ? standingSaid(s(), now, toPlay(), likely()) : s().unknown;
    }),
    number: createMemo(() => {
      const now = score();
      return now?.kind === 'estimate' ? scoreShort(s(), language.words().language, now, toPlay()) : '';
    }),
    // While another position is being looked at for the first time, the bar stays where it was.
    share: createMemo<number>((before) => {
      const now = score();
      return now ? whiteChance(now, toPlay(), likely()) : before;
    }, 0.5),
  };
}
