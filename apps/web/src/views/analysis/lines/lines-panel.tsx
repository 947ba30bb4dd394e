import { reasonsFor, type SearchLine } from '@merellier/engine';
import { createEffect, createMemo, For, Index, type JSX, on, Show } from 'solid-js';
import { useLanguage, useNotices } from '../../../context.ts';
import { lineTexts } from '../../../lines/line-texts.ts';
import { useAnalysis } from '../analysis-context.ts';
import { useStrings } from '../strings/strings.ts';
import { LINE_COUNTS } from '../thinking.ts';
import { exactWords, scoreShort, standingSaid } from './standing-words.ts';

/** The turns of a line that are shown: what follows is too far away to be trusted. */
const SHOWN = 10;
/** The reasons that are said of a line’s first turn. */
const REASONS = 2;

/** The best lines as the engine finds them; a press on a turn plays the line up to there. */
export function LinesPanel(): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const analysis = useAnalysis();
  const s = useStrings();
  const result = () => analysis.current()?.result;
  /** Whether thinking would find nothing more. */
  const isIdle = (): boolean => !analysis.canThink() || (!analysis.running() && result()?.settled === true);
  const reached = (): string => {
    const now = result();
    return now && now.nodes > 0
      ? s().reached(language.words().number(now.depth), language.words().number(now.nodes))
      : '';
  };
  let list: HTMLOListElement | undefined;

  const summary = (): string => {
    const line = result()?.lines[0];
    if (!line) return s().unknown;
    const { toPlay } = analysis.position();
    const texts = lineTexts(analysis.rules(), analysis.position(), line.turns.slice(0, 3));
    const number = scoreShort(s(), language.words().language, line.score, toPlay);
    const words = standingSaid(s(), line.score, toPlay);
    return [...new Set([number, words]), texts.join(' '), reached()].filter((text) => text !== '').join(', ');
  };
  // Said once the engine rests, not at every depth.
  createEffect(
    on(
      () => analysis.current()?.done,
      (done) => done && analysis.canThink() && notices.announce(summary()),
      { defer: true },
    ),
  );

  return (
    <section class="lines" aria-labelledby="lines-title">
      <div class="lines-head">
        <h2 id="lines-title">{s().lines}</h2>
        <button
          type="button"
          class="button"
          aria-disabled={isIdle()}
          onClick={() => !isIdle() && (analysis.running() ? analysis.stop() : analysis.start())}
        >
          {analysis.running() ? s().stop : result() ? s().goOn : s().start}
        </button>
      </div>
      <div class="lines-options">
        <fieldset class="segments segments-small">
          <legend>{s().lineCount}</legend>
          <For each={LINE_COUNTS}>
            {(number) => (
              <label>
                <input
                  type="radio"
                  name="line-count"
                  value={number}
                  checked={analysis.lineCount() === number}
                  onChange={() => analysis.setLineCount(number)}
                />
                <span>{number}</span>
              </label>
            )}
          </For>
        </fieldset>
        <p class="lines-reached faint">
          {reached()}
          <Show when={analysis.running()}>
            <span class="thinking" aria-hidden="true" />
            <span class="hidden">{s().searching}</span>
          </Show>
        </p>
        <button type="button" class="link" onClick={() => notices.announce(summary())}>
          {s().sayIt}
        </button>
      </div>
      <Show when={analysis.lost()}>
        <p class="refusal" role="alert">
          {s().engineLost}
        </p>
      </Show>
      <ol class="line-list" ref={list} tabindex="-1" aria-labelledby="lines-title">
        <Index each={result()?.lines ?? []}>
          {(line, i) => (
            <Line
              number={i + 1}
              line={line()}
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
  readonly onPlayed: () => void;
}): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const s = useStrings();
  const texts = createMemo(() => lineTexts(analysis.rules(), analysis.position(), props.line.turns.slice(0, SHOWN)));
  const toPlay = () => analysis.position().toPlay;
  /** What tables know of the first turn goes before what the engine thinks of it. */
  const exact = createMemo(() => {
    const [turn] = props.line.turns;
    return turn ? analysis.exact.of(turn) : null;
  });
  const score = () => {
    const known = exact();
    return known
      ? exactWords(language, s(), known)
      : scoreShort(s(), language.words().language, props.line.score, toPlay());
  };
  const reasons = createMemo(() =>
    language
      .words()
      .reasons(
        reasonsFor(analysis.rules(), analysis.position(), props.line).slice(0, REASONS),
        toPlay(),
        analysis.rules(),
      ),
  );
  return (
    <li class="line" classList={{ 'line-best': props.number === 1 }}>
      <span class="line-number" aria-hidden="true">
        {props.number}
      </span>
      <div class="line-body">
        <p class="line-score">
          <span class="hidden">{s().line(props.number)}</span>
          <strong>{score()}</strong>{' '}
          <Show when={props.line.depth > 1}>
            <span class="faint">{s().depthShort(props.line.depth)}</span>
          </Show>
        </p>
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
          <p class="line-reasons faint">{reasons()}</p>
        </Show>
      </div>
    </li>
  );
}
