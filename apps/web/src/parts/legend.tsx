import { type JSX, Show } from 'solid-js';
import { commonValue } from './common-value.ts';

type Value = 'win' | 'draw' | 'loss';
const VALUES: readonly Value[] = ['win', 'draw', 'loss'];

/** What the letters beside the places of a board mean, as far as they are there; where all would be the same, what they are. */
export function Legend(props: {
  readonly kinds: readonly Value[];
  readonly s: {
    readonly letters: Readonly<Record<Value, string>>;
    readonly values: Readonly<Record<Value, string>>;
    readonly legend: (letter: string, value: string) => string;
    readonly everywhere: (count: number, value: string) => string;
  };
}): JSX.Element {
  const said = (): string => {
    const common = commonValue(props.kinds);
    if (common) return props.s.everywhere(props.kinds.length, props.s.values[common]);
    const letters = VALUES.filter((value) => props.kinds.includes(value));
    return letters.map((value) => props.s.legend(props.s.letters[value], props.s.values[value])).join(' · ');
  };
  return (
    <Show when={said()}>
      <p>{said()}.</p>
    </Show>
  );
}
