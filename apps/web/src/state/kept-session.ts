import { type Accessor, createSignal } from 'solid-js';
import { createKeeper } from '../session/keeper.ts';
import type { Session } from '../session/session.ts';

/** The game under way, kept over a reload. */
export interface KeptSession {
  /** Null before the first game of this browser. */
  readonly kept: Accessor<Session | null>;
  /** Keeps the session as it now is; the game stays on the page whether or not the browser lets it. */
  readonly keep: (next: Session) => void;
  /** Keeps a session that another one is about to replace. */
  readonly keepPrevious: (old: Session) => void;
}

interface KeptSessionParts {
  /** What was kept before. */
  readonly before: Session | null;
  /** Hears each time whether the browser kept it. */
  readonly onKept: (works: boolean) => void;
  /** Hears that another tab goes on with the same game: this one has another name from now on. */
  readonly onRenamed: () => void;
}

export function createKeptSession({ before, onKept, onRenamed }: KeptSessionParts): KeptSession {
  const [kept, setKept] = createSignal(before);
  const store = createKeeper(onKept, (from, to) => {
    const now = kept();
    if (now?.id !== from) return;
    setKept({ ...now, id: to });
    onRenamed();
  });
  return {
    kept,
    keep(next) {
      setKept(next);
      store('game', next);
    },
    keepPrevious: (old) => store('previous', old, false),
  };
}
