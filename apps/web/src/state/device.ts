import { type Accessor, createSignal } from 'solid-js';

/** What this browser does for the page: whether it keeps things, and what it offers to install. */
export interface Device {
  /** Whether the browser keeps what it is given. */
  readonly keeps: Accessor<boolean>;
  /** Notes whether the browser kept what it was given just now. */
  readonly setKeeps: (keeps: boolean) => void;
  /** Asks the system to install the page; null where it does not offer that. */
  readonly install: Accessor<(() => void) | null>;
  readonly setInstall: (install: (() => void) | null) => void;
  /** What puts a new version of the page in place of this one; null while none lies ready. */
  readonly freshVersion: Accessor<(() => void) | null>;
  readonly setFreshVersion: (takeOver: (() => void) | null) => void;
}

/** @param onKeepsNothing Called when the browser has ceased to keep what it is given. */
export function createDevice(onKeepsNothing: () => void): Device {
  const [keeps, setKeeps] = createSignal(true);
  const [install, setInstall] = createSignal<(() => void) | null>(null);
  const [freshVersion, setFreshVersion] = createSignal<(() => void) | null>(null);
  return {
    keeps,
    setKeeps(works) {
      if (keeps() && !works) onKeepsNothing();
      setKeeps(works);
    },
    install,
    // A function given to a signal's setter would be called for the next value.
    setInstall: (next) => void setInstall(() => next),
    freshVersion,
    setFreshVersion: (next) => void setFreshVersion(() => next),
  };
}
