import { type JSX, Show } from 'solid-js';

type Value = 'win' | 'draw' | 'loss';
const VALUES: readonly Value[] = ['win', 'draw', 'loss'];

/** What the letters beside the places of a board mean, as far as they are there. */
export function Legend(props: {
  readonly kinds: readonly Value[];
  readonly s: {
    readonly letters: Readonly<Record<Value, string>>;
    readonly values: Readonly<Record<Value, string>>;
    readonly legend: (letter: string, value: string) => string;
  };
}): JSX.Element {
  const said = (): string =>
    VALUES.filter((value) => props.kinds.includes(value))
      .map((value) => props.s.legend(props.s.letters[value], props.s.values[value]))
      .join(' · ');
  return (
    <Show when={said()}>
      <p>{said()}.</p>
    </Show>
  );
}
