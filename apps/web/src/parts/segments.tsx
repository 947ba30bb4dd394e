import { For, type JSX } from 'solid-js';

interface SegmentsProps<Value extends string> {
  readonly name: string;
  readonly title: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly change: (value: Value) => void;
  /** Each by itself, where they may need several lines. */
  readonly apart?: boolean;
}

/** A setting of few values, side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>): JSX.Element {
  return (
    <fieldset class="segments" classList={{ 'segments-apart': props.apart === true }}>
      <legend>{props.title}</legend>
      <For each={props.values}>
        {(value) => (
          <label>
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={props.value === value}
              onChange={() => props.change(value)}
            />
            <span>{props.labels[value]}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
