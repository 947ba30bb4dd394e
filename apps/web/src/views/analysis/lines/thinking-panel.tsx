import { For, type JSX, Show } from 'solid-js';
import { useAnalysis } from '../analysis-context.ts';
import { useStrings } from '../strings/strings.ts';
import { LINE_COUNTS } from '../thinking.ts';
import { useFindings } from './findings.ts';

/** How far the engine has looked, and how many lines it shows. */
export function ThinkingPanel(): JSX.Element {
  const analysis = useAnalysis();
  const s = useStrings();
  const { reached, announceLines } = useFindings();
  return (
    <section class="thinking-panel" aria-labelledby="thinking-title">
      <h2 id="thinking-title">{s().thinking}</h2>
      <p class="lines-reached faint">
        {reached()}
        <Show when={analysis.running()}>
          <span class="thinking" aria-hidden="true" />
          <span class="hidden">{s().searching}</span>
        </Show>
      </p>
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
      <button type="button" class="link thinking-say" onClick={announceLines}>
        {s().sayIt}
      </button>
    </section>
  );
}

/** Stops the engine, or lets it go on. */
export function ThinkingSwitch(): JSX.Element {
  const analysis = useAnalysis();
  const s = useStrings();
  const result = () => analysis.current()?.result;
  /** Whether thinking would find nothing more. */
  const isIdle = (): boolean => !analysis.canThink() || (!analysis.running() && result()?.settled === true);
  return (
    <button
      type="button"
      class="link"
      aria-disabled={isIdle()}
      onClick={() => !isIdle() && (analysis.running() ? analysis.stop() : analysis.start())}
    >
      {analysis.running() ? s().stop : result() ? s().goOn : s().start}
    </button>
  );
}
