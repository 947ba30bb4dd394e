import type { Turn } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { For, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../../context.ts';
import { namedPosition } from '../../../openings/named-opening.ts';
import { useAnalysis } from '../analysis-context.ts';
import { exactWords } from '../lines/standing-words.ts';
import { useStrings } from '../strings/strings.ts';
import type { Played } from './explorer.ts';

/** Turns that were played in a position, each to be played on: how often, how the games ended, what is known of it. */
export function PlayedList(props: { readonly played: readonly Played[] }): JSX.Element {
  const analysis = useAnalysis();
  const s = useStrings();
  return (
    <ul class="explorer-list">
      <For each={props.played}>
        {({ turn, games, white, black, draws }) => (
          <li>
            <button type="button" class="turn" onClick={() => analysis.play(turn)}>
              {writeTurn(analysis.rules(), analysis.shown(), turn)}
            </button>
            <span class="explorer-told">
              <Known turn={turn} />
              <span class="faint">{s().explorerCount(games, white, draws, black)}</span>
              <span class="explorer-bar" aria-hidden="true">
                <For
                  each={[
                    ['white', white],
                    ['drawn', draws],
                    ['black', black],
                  ]}
                >
                  {([result, share]) => <span class={`explorer-${result}`} style={{ '--share': String(share) }} />}
                </For>
              </span>
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}

/** What a turn is worth, where that is known, and what the position that it leads to is called. */
function Known(props: { readonly turn: Turn }): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const s = useStrings();
  const said = (): string => {
    const rules = analysis.rules();
    const exact = analysis.exact.of(props.turn);
    const name = namedPosition(rules, rules.play(analysis.shown(), props.turn));
    return [
      ...(exact ? [exactWords(language, s(), exact)] : []),
      ...(name ? [name.name(language.tongue().language)] : []),
    ].join(' · ');
  };
  return <Show when={said()}>{(text) => <strong class="explorer-said">{text()} </strong>}</Show>;
}
