import { writeTurn } from '@merellier/rules/notation';
import { createResource, For, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../../context.ts';
import { type ExactTurn, exactTurns } from '../../../exact/exact.ts';
import { nearness } from '../../../exact/few-men.ts';
import { useAnalysis } from '../analysis-context.ts';
import { exactWords } from '../lines/standing-words.ts';
import { useStrings } from '../strings/strings.ts';
import { pathWidth } from './path-width.ts';

/** All turns of the position with their exact values, where they are known; a press plays one. */
export function ExactPanel(): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const s = useStrings();
  const { exact } = analysis;
  const count = (value: ExactTurn['value']): number =>
    exact.sorted()?.filter((each) => each.value === value && !each.beyondLimit).length ?? 0;
  const plies = (): string => (analysis.rules().family === 'draughts' ? s().exactPliesEnding : s().exactPlies);
  const spoilt = (): number => exact.sorted()?.filter(({ beyondLimit }) => beyondLimit).length ?? 0;
  // One position at a time: what was asked about another is not shown.
  const [found] = createResource(exact.sorted, async (turns) => ({
    turns,
    width: await pathWidth(analysis.rules(), analysis.shown(), turns, async (position) =>
      // Of tables that a server has, only what is looked at is asked: these would be hundreds of positions.
      nearness(analysis.rules(), position) === 'few' ? exactTurns(analysis.rules(), position) : null,
    ),
  }));
  const width = () => (found.state === 'ready' && found().turns === exact.sorted() ? found().width : null);
  return (
    <>
      <Show when={exact.solving() !== null}>
        <p class="faint exact-solving">
          {s().solving} <progress max={1} value={exact.solving() ?? 0} aria-label={s().solving} />
        </p>
      </Show>
      {/* Where all are worth the same, it stands above the lines. */}
      <Show when={!exact.common() && exact.sorted()}>
        {(turns) => (
          <section class="exact" aria-labelledby="exact-title">
            <h2 id="exact-title">{s().exactTitle}</h2>
            <label class="toggle">
              <input
                type="checkbox"
                checked={exact.onBoard()}
                onChange={({ currentTarget }) => exact.setOnBoard(currentTarget.checked)}
              />
              <span>{s().exactOnBoard}</span>
            </label>
            <p class="faint exact-help">
              {[
                s().exactHelp,
                ...(turns().some(({ distance }) => distance !== null) ? [plies()] : []),
                ...(spoilt() > 0 ? [s().exactStar] : []),
              ].join(' ')}
            </p>
            <p class="exact-counts">{s().exactCounts(count('win'), count('draw'), count('loss'), spoilt())}</p>
            <Show when={width()}>
              {(way) => (
                <p class="exact-counts">
                  {s().pathWidth(
                    way().holds,
                    way().turns,
                    way().answers === null ? null : Math.round(100 * (way().answers ?? 0)),
                  )}
                </p>
              )}
            </Show>
            {/* A region that scrolls must be reached by the keyboard. */}
            <div class="exact-scroll" tabindex="0" role="group" aria-labelledby="exact-title">
              <ul class="exact-list">
                <For each={turns()}>
                  {(each) => (
                    <li>
                      <button type="button" class="turn" onClick={() => analysis.play(each.turn)}>
                        {writeTurn(analysis.rules(), analysis.shown(), each.turn)}
                      </button>
                      <span class={`exact-value exact-${each.value}`}>{exactWords(language, s(), each)}</span>
                    </li>
                  )}
                </For>
              </ul>
            </div>
          </section>
        )}
      </Show>
    </>
  );
}
