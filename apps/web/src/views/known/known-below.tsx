import { For, type JSX, Show } from 'solid-js';
import { useLanguage, useNotices } from '../../context.ts';
import { longWinsOf } from '../../known/long-wins.ts';
import { THEORY } from '../../known/theory.ts';
import { focusBoard } from '../../parts/focus.ts';
import { showBoard } from '../../parts/show-board.ts';
import type { KnownState, Shown } from './known-state.ts';
import { useStrings } from './strings/strings.ts';

/** Below the board: what is proved with its counts, published theory, and last the longest wins. */
export function KnownBelow(props: { readonly state: KnownState }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { announce } = useNotices();
  const { state } = props;
  const number = (value: number): string => language.words().number(value);
  const theory = () => THEORY.filter(({ game }) => game === state.known().id);
  function show(shown: Shown, said: string): void {
    state.show(shown);
    announce(said);
    showBoard();
    focusBoard();
  }
  return (
    <>
      <Show when={state.known().theorems.length > 0}>
        <section aria-labelledby="known-theorems">
          <h2 id="known-theorems">{s().theoremsTitle}</h2>
          <p class="faint">{s().theoremsHelp}</p>
          <ul class="known-list">
            <For each={state.known().theorems}>
              {({ kind, own, opponent, wins, draws, losses }) => (
                <li>
                  <p>
                    <strong>{s().claim(s().pair(own, opponent), s().claims[kind])}</strong>
                  </p>
                  <p class="faint">{s().tally(number(wins), number(draws), number(losses))}</p>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <Show when={theory().length > 0}>
        <section aria-labelledby="known-theory">
          <h2 id="known-theory">{s().theoryTitle}</h2>
          <ul class="known-list">
            <For each={theory()}>
              {(each) => (
                <li>
                  <p>{s().theory[each.id][0]}</p>
                  <p>
                    <strong>{each.agrees ? s().agrees : s().differs}.</strong> {s().theory[each.id][1]}
                  </p>
                  <Show when={each.fen}>
                    <button
                      type="button"
                      class="link"
                      onClick={() => show({ at: 'theory', theory: each }, s().theory[each.id][0])}
                    >
                      {s().show}
                    </button>
                  </Show>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <Show when={longWinsOf(state.known()).length > 0}>
        <section aria-labelledby="known-wins">
          <h2 id="known-wins">{s().winsTitle}</h2>
          <p class="faint">{s().winsHelp}</p>
          <ul class="known-list">
            <For each={longWinsOf(state.known())}>
              {(win) => (
                <li>
                  <p>
                    <strong>{s().claim(s().pair(win.own, win.opponent), s().plies(win.plies))}</strong>
                  </p>
                  <button
                    type="button"
                    class="link"
                    onClick={() => show({ at: 'win', win }, s().following(win.own, win.opponent, win.plies))}
                  >
                    {s().playThrough}
                    <span class="hidden">: {s().pair(win.own, win.opponent)}</span>
                  </button>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
    </>
  );
}
