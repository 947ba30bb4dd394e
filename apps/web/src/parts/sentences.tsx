import { For, type JSX, Show } from 'solid-js';

/** A list of sentences under a heading; nothing where there are none. */
export function Sentences(props: {
  readonly title: string;
  readonly list: readonly string[];
  readonly class?: string;
}): JSX.Element {
  return (
    <Show when={props.list.length > 0}>
      <h3>{props.title}</h3>
      <ul class={props.class}>
        <For each={props.list}>{(sentence) => <li>{sentence}</li>}</For>
      </ul>
    </Show>
  );
}
