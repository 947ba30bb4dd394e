import { outcomesOf, scoreOfTurn } from '@merellier/engine';
import type { Accessor } from 'solid-js';
import { useLanguage, useNotices } from '../../../context.ts';
import { lineTexts } from '../../../lines/line-texts.ts';
import { useAnalysis } from '../analysis-context.ts';
import { useStrings } from '../strings/strings.ts';
import { scoreShort, standingSaid } from './standing-words.ts';

/** What the engine has found about the position that is looked at, to be said. */
export interface Findings {
  /** How far it has looked; empty where there is nothing to count. */
  readonly reached: Accessor<string>;
  /** Says the best line to screen readers. */
  readonly announceLines: () => void;
}

/** The engine's findings in words, within the view. */
export function useFindings(): Findings {
  const language = useLanguage();
  const notices = useNotices();
  const analysis = useAnalysis();
  const s = useStrings();
  const result = () => analysis.current()?.result;
  const reached = (): string => {
    const now = result();
    return now && now.nodes > 0
      ? s().reached(language.words().number(now.depth), language.words().number(now.nodes))
      : '';
  };
  function summary(): string {
    const [line] = analysis.lines();
    if (!line) return s().unknown;
    const known = line.turns[0] ? analysis.exact.of(line.turns[0]) : null;
    const score = known ? scoreOfTurn(known) : line.score;
    const { toPlay } = analysis.shown();
    const texts = lineTexts(analysis.rules(), analysis.shown(), line.turns.slice(0, 3));
    const number = scoreShort(s(), language.words().language, score, toPlay);
    const likely = outcomesOf(analysis.rules(), analysis.shown(), score);
    const words = standingSaid(s(), score, toPlay, likely);
    return [...new Set([number, words]), texts.join(' '), reached()].filter((text) => text !== '').join(', ');
  }
  return { reached, announceLines: () => notices.announce(summary()) };
}
