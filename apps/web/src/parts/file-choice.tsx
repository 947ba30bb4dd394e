import type { JSX } from 'solid-js';

/** A button that has a file chosen: the browser's own has its language, not ours, and is too small for a finger. */
export function FileChoice(props: {
  readonly label: string;
  readonly accept: string;
  readonly multiple?: boolean;
  readonly take: (files: readonly File[]) => unknown;
}): JSX.Element {
  return (
    <label class="button file-choice">
      {props.label}
      <input
        type="file"
        multiple={props.multiple ?? false}
        accept={props.accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = '';
          props.take(files);
        }}
      />
    </label>
  );
}
