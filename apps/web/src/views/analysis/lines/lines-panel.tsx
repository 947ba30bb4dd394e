import { isUntrained, reasonsFor, type SearchLine, scoreOfTurn } from '@merellier/engine';
import { createEffect, createMemo, Index, type JSX, on, Show } from 'solid-js';
import { useLanguage } from '../../../context.ts';
import { capital } from '../../../interface/capital.ts';
import { lineTexts } from '../../../lines/line-texts.ts';
import { Unbroken } from '../../../parts/unbroken.tsx';
import { useAnalysis } from '../analysis-context.ts';
import { useStrings } from '../strings/strings.ts';
import { useFindings } from './findings.ts';
import { commonSaid, exactWords, scoreShort } from './standing-words.ts';

/** The turns of a line that are shown: what follows is too far away to be trusted. */
const SHOWN = 10;
/** The reasons that are said of a line’s first turn: one sentence. */
const REASONS = 1;

/** The best lines as the engine finds them; a press on a turn plays the line up to there. */
export function LinesPanel(): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const s = useStrings();
  const { announceLines } = useFindings();
  // Said once the engine rests, not at every depth.
  createEffect(
    on(
      () => analysis.current()?.done,
      (done) => done && analysis.canThink() && announceLines(),
      { defer: true },
    ),
  );
  let list: HTMLOListElement | undefined;
  /** How many lines there will be: room for them is kept, so that nothing moves when they are found. */
  const awaited = (): number => (analysis.running() ? Math.min(analysis.lineCount(), analysis.walks().length) : 0);
  return (
    <section class="lines" aria-labelledby="lines-title">
      <h2 id="lines-title" class="hidden">
        {s().lines}
      </h2>
      <Show when={analysis.lost()}>
        <p class="refusal" role="alert">
          {s().engineLost}
        </p>
      </Show>
      <Show when={commonSaid(language, s(), analysis.exact)}>{(said) => <p class="lines-common">{said()}</p>}</Show>
      <Show when={isUntrained(analysis.rules())}>
        <p class="faint">{s().untrained}</p>
      </Show>
      <ol
        class="line-list"
        classList={{ 'line-list-common': analysis.exact.common() !== null }}
        style={{ '--awaited': String(awaited()) }}
        ref={list}
        tabindex="-1"
        aria-labelledby="lines-title"
      >
        <Index each={analysis.lines()}>
          {(line, i) => (
            <Line
              number={i + 1}
              line={line()}
              before={i > 0 ? analysis.lines()[i - 1] : undefined}
              onPlayed={() => {
                // The button that was pressed is another one by now.
                list?.focus({ preventScroll: true });
              }}
            />
          )}
        </Index>
      </ol>
    </section>
  );
}

function Line(props: {
  readonly number: number;
  readonly line: SearchLine;
  /** The line above it: what is said there is not said again. */
  readonly before: SearchLine | undefined;
  readonly onPlayed: () => void;
}): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const s = useStrings();
  const texts = createMemo(() => lineTexts(analysis.rules(), analysis.shown(), props.line.turns.slice(0, SHOWN)));
  const toPlay = () => analysis.shown().toPlay;
  /** What tables know of the first turn goes before what the engine thinks of it. */
  const exactOf = (line: SearchLine) => (line.turns[0] ? analysis.exact.of(line.turns[0]) : null);
  const exact = createMemo(() => exactOf(props.line));
  const scoreOf = (line: SearchLine): string => {
    const known = exactOf(line);
    return known ? exactWords(language, s(), known) : scoreShort(s(), language.words().language, line.score, toPlay());
  };
  /** Why the first turn is good: where its value is known exactly, by that. */
  const reasonsOf = (line: SearchLine): string => {
    const known = exactOf(line);
    const told = known ? { ...line, score: scoreOfTurn(known) } : line;
    const found = reasonsFor(analysis.rules(), analysis.shown(), told).slice(0, REASONS);
    return language.words().reasons(found, toPlay(), analysis.rules());
  };
  /** Whether it is told in words, which take a line of their own, and not as a number. */
  const isSaid = (): boolean => exact() !== null || props.line.score.kind !== 'estimate';
  /** Whether all turns are worth the same: then it stands above the lines, once. */
  const isCommon = (): boolean => exact() !== null && analysis.exact.common() !== null;
  const score = createMemo(() => {
    const said = scoreOf(props.line);
    return isSaid() && props.before && scoreOf(props.before) === said ? s().sameValue : capital(said);
  });
  const reasons = createMemo(() => {
    const said = reasonsOf(props.line);
    return props.before && reasonsOf(props.before) === said ? '' : said;
  });
  return (
    <li class="line" classList={{ 'line-best': props.number === 1 }}>
      <span class="line-number" aria-hidden="true">
        {props.number}
      </span>
      <p class="line-score" classList={{ 'line-score-said': isSaid(), hidden: isCommon() }}>
        <span class="hidden">{s().line(props.number)}</span>
        <strong>{score()}</strong>
      </p>
      <div class="line-body">
        <div class="line-turns">
          <Index each={texts()}>
            {(text, i) => (
              <button
                type="button"
                class="turn"
                aria-label={s().playTo(text())}
                onClick={() => {
                  analysis.playLine(props.line, i + 1);
                  props.onPlayed();
                }}
              >
                {text()}
              </button>
            )}
          </Index>
        </div>
        <Show when={reasons()}>
          <p class="line-reasons faint">
            <Unbroken text={reasons()} />
          </p>
        </Show>
      </div>
    </li>
  );
}
