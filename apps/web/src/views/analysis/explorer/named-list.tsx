import { writeTurn } from '@merellier/rules/notation';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../../context.ts';
import { namedTurns } from '../../../openings/named-opening.ts';
import { useAnalysis } from '../analysis-context.ts';
import { useStrings } from '../strings/strings.ts';

/** Openings with names that go on from this position, by the turns that they go on with; nothing where there are none. */
export function NamedList(): JSX.Element {
  const analysis = useAnalysis();
  const language = useLanguage();
  const s = useStrings();
  const found = createMemo(() => (analysis.canThink() ? namedTurns(analysis.rules(), analysis.shown()) : []));
  return (
    <Show when={found().length > 0}>
      <h3 class="explorer-heading">{s().explorerNamed}</h3>
      <ul class="explorer-list">
        <For each={found()}>
          {({ turn, openings }) => (
            <li>
              <button type="button" class="turn" onClick={() => analysis.play(turn)}>
                {writeTurn(analysis.rules(), analysis.shown(), turn)}
              </button>
              <span class="explorer-told">
                {openings.map(({ name }) => name(language.tongue().language)).join(', ')}
              </span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
