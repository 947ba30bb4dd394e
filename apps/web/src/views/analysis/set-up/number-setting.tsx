import { createUniqueId, type JSX } from 'solid-js';

/** A small number with a button on either side of it. */
export function NumberSetting(props: {
  readonly label: string;
  readonly less: (what: string) => string;
  readonly more: (what: string) => string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}): JSX.Element {
  const id = createUniqueId();
  const set = (value: number): void => props.onChange(Math.max(0, Math.min(props.max, Math.round(value) || 0)));
  return (
    <div class="number-setting">
      <label for={id}>{props.label}</label>
      <button type="button" class="button" aria-label={props.less(props.label)} onClick={() => set(props.value - 1)}>
        −
      </button>
      <input
        class="number"
        id={id}
        type="number"
        inputmode="numeric"
        min={0}
        max={props.max}
        value={props.value}
        onChange={({ currentTarget }) => {
          set(Number(currentTarget.value));
          currentTarget.value = String(props.value);
        }}
      />
      <button type="button" class="button" aria-label={props.more(props.label)} onClick={() => set(props.value + 1)}>
        +
      </button>
    </div>
  );
}
