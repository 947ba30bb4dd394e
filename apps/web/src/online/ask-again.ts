import { onCleanup } from 'solid-js';

interface Asking<Value> {
  /** Milliseconds between two answers. */
  readonly pause: number;
  /** Null where there is no answer: what is shown stays. */
  readonly ask: () => Promise<Value | null>;
  readonly show: (value: Value) => void;
  /** Whether it is worth asking once more; always, if left out. */
  readonly goesOn?: () => boolean;
}

/** Asks again and again while the page is looked at; to be called within a Solid root. Gives what asks at once. */
export function askAgain<Value>({ pause, ask, show, goesOn = () => true }: Asking<Value>): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    const value = document.hidden ? null : await ask();
    if (gone) return;
    if (value !== null) show(value);
    if (goesOn()) timer = setTimeout(() => void look(), pause);
  };
  void look();
  onCleanup(() => {
    gone = true;
    clearTimeout(timer);
  });
  return look;
}
