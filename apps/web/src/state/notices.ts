import { type Accessor, createSignal } from 'solid-js';

/** One sentence beside the board, until the next turn. */
export interface Notice {
  readonly kind: 'refusal' | 'news';
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** What the page has to say, to the eye and to screen readers. */
export interface Notices {
  readonly notice: Accessor<Notice | null>;
  readonly setNotice: (notice: Notice | null) => void;
  /** What screen readers are told: another object each time, so that the same sentence twice is said twice. */
  readonly said: Accessor<{ readonly text: string }>;
  readonly announce: (text: string) => void;
  /** Takes back all that was said: it belongs to a view that is left. */
  readonly clear: () => void;
}

export function createNotices(): Notices {
  const [notice, setNotice] = createSignal<Notice | null>(null);
  const [said, setSaid] = createSignal<{ readonly text: string }>({ text: '' });
  const announce = (text: string): void => void setSaid({ text });
  return {
    ...{ notice, setNotice, said, announce },
    clear() {
      setNotice(null);
      announce('');
    },
  };
}
