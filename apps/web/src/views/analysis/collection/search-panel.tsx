import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { type Collection, SEARCH_WAYS } from '../../../collection/collection.ts';
import type { ToldTurn } from '../../../collection/messages.ts';
import { useLanguage } from '../../../context.ts';
import { Segments } from '../../../parts/segments.tsx';
import { SearchBoard } from './search-board.tsx';
import { useStrings } from './strings/strings.ts';

/** What is looked for in the games: an opening, men that stand together, or a position. */
export function SearchPanel(props: { readonly collection: Collection }): JSX.Element {
  const s = useStrings();
  return (
    <section class="collection-search" aria-label={s().search}>
      <Segments
        name="collection-way"
        title={s().searchBy}
        values={SEARCH_WAYS}
        labels={s().ways}
        value={props.collection.way()}
        change={(way) => {
          props.collection.setWay(way);
          // What was sought in the other way is not what one sees any more.
          if (props.collection.search()) void props.collection.find(props.collection.wanted(), null);
        }}
      />
      <Switch>
        <Match when={props.collection.way() === 'opening'}>
          <Openings collection={props.collection} />
        </Match>
        <Match when={props.collection.way() === 'pattern'}>
          <SearchBoard collection={props.collection} kind="pattern" />
        </Match>
        <Match when={props.collection.way() === 'position'}>
          <SearchBoard collection={props.collection} kind="position" />
        </Match>
      </Switch>
    </section>
  );
}

/** The tree of openings, one step of it at a time: the turns so far, and those that followed. */
function Openings(props: { readonly collection: Collection }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const line = (): readonly ToldTurn[] => props.collection.line();
  const go = (next: readonly ToldTurn[]): void => {
    props.collection.setPage(0);
    props.collection.setLine(next);
    void props.collection.find({ ...props.collection.wanted(), opening: next.map(({ turn }) => turn) }, null);
  };
  const number = (count: number): string => language.words().number(count);
  return (
    <Show when={props.collection.wanted().rules !== null} fallback={<p class="faint">{s().openingRules}</p>}>
      <p class="faint">{s().openingHelp}</p>
      <Show when={line().length > 0}>
        <p class="collection-line">
          <button type="button" class="turn" onClick={() => go([])}>
            {s().openingStart}
          </button>
          <For each={line()}>
            {({ text }, i) => (
              <button
                type="button"
                class="turn"
                aria-current={i() === line().length - 1 ? 'step' : undefined}
                onClick={() => go(line().slice(0, i() + 1))}
              >
                {`${i() % 2 === 0 ? `${i() / 2 + 1}. ` : ''}${text}`}
              </button>
            )}
          </For>
        </p>
      </Show>
      <Show
        when={props.collection.list().turns.length > 0}
        fallback={<p class="faint">{props.collection.doing() ? '' : s().openingEnd}</p>}
      >
        <ul class="collection-turns">
          <For each={props.collection.list().turns}>
            {(turn) => (
              <li>
                <button type="button" class="collection-turn" onClick={() => go([...line(), turn])}>
                  <strong>{turn.text}</strong>
                  <span>{s().games(turn.games, number(turn.games))}</span>
                  <Show when={turn.games > turn.results.open}>
                    <span class="faint">
                      {s().share(number(turn.results.white), number(turn.results.draw), number(turn.results.black))}
                    </span>
                  </Show>
                  <span
                    class="collection-bar"
                    aria-hidden="true"
                    style={{ '--share': String(turn.games / Math.max(1, props.collection.list().count)) }}
                  />
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </Show>
  );
}
