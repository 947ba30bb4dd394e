import { type RaceView, standingsOf } from '@merellier/protocol/race';
import { For, type JSX, Show } from 'solid-js';
import { clockOf } from './race-clock.ts';
import type { RaceHere } from './race-state.ts';
import { refusalWords } from './refusal-words.ts';
import { useStrings } from './strings/strings.ts';

/** That the server is not reached, or why it refused something. */
export function RaceLine(props: { readonly here: RaceHere }): JSX.Element {
  const s = useStrings();
  return (
    <div aria-live="polite" class="race-line">
      <Show when={!props.here.holds()}>
        <p class="refusal">{s().lost}</p>
      </Show>
      <Show when={props.here.refusal()}>{(refusal) => <p class="refusal">{refusalWords(s(), refusal())}</p>}</Show>
    </div>
  );
}

/** What is said beside the name of a racer: oneself, gone for a moment, or for good. */
export function RacerNotes(props: {
  readonly view: RaceView;
  readonly id: string;
  readonly who: string | null;
}): JSX.Element {
  const s = useStrings();
  const notes = (): readonly string[] => {
    const racer = props.view.racers[props.id];
    if (!racer) return [];
    return [
      ...(props.id === props.who ? [s().you] : []),
      ...(racer.left ? [s().hasLeft] : racer.here ? [] : [s().away]),
    ];
  };
  return (
    <Show when={notes().length > 0}>
      {' '}
      <small class="faint">({notes().join(', ')})</small>
    </Show>
  );
}

/** Who is ahead, as long as the race goes on. */
export function LiveStandings(props: { readonly view: RaceView; readonly who: string | null }): JSX.Element {
  const s = useStrings();
  return (
    <section class="race-live" aria-label={s().standings}>
      <ol>
        <For each={standingsOf(props.view)}>
          {({ id, place, name, right, done }) => (
            <li classList={{ 'race-own': id === props.who, 'race-done': done }}>
              <span class="race-place">{place}</span>
              <span class="race-name">
                {name}
                <RacerNotes view={props.view} id={id} who={props.who} />
              </span>
              <b>{right}</b>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}

/** The table at the end of a race. */
export function EndTable(props: { readonly view: RaceView; readonly who: string | null }): JSX.Element {
  const s = useStrings();
  return (
    <table class="race-table">
      <caption class="hidden">{s().standings}</caption>
      <thead>
        <tr>
          <th scope="col">{s().place}</th>
          <th scope="col">{s().racer}</th>
          <th scope="col">{s().solved}</th>
          <th scope="col">{s().wrong}</th>
          <th scope="col">{s().last}</th>
        </tr>
      </thead>
      <tbody>
        <For each={standingsOf(props.view)}>
          {({ id, place, name, right, wrong, reached }) => (
            <tr classList={{ 'race-own': id === props.who }}>
              <td>{place}</td>
              <th scope="row">
                {name}
                <RacerNotes view={props.view} id={id} who={props.who} />
              </th>
              <td>{right}</td>
              <td>{wrong}</td>
              <td>{right > 0 ? clockOf(reached / 1000) : '–'}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
