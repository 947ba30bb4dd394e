import { createSignal, type JSX, Show } from 'solid-js';

/** A part that is shut until it is wanted; shut again, it forgets what was typed. */
export function Part(props: {
  readonly title: string;
  readonly part: Opening;
  /** Whether it is about what cannot be taken back. */
  readonly danger?: boolean;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <details
      class="deeper"
      open={props.part.isOpen()}
      onToggle={({ currentTarget }) => props.part.setOpen(currentTarget.open)}
    >
      <summary classList={{ danger: props.danger === true }}>{props.title}</summary>
      <Show when={props.part.isOpen()}>{props.children}</Show>
    </details>
  );
}

/** Whether a part is open. */
export interface Opening {
  readonly isOpen: () => boolean;
  readonly setOpen: (open: boolean) => void;
}

export function createOpening(): Opening {
  const [isOpen, setOpen] = createSignal(false);
  return { isOpen, setOpen };
}
