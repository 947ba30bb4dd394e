/** What calling somebody back to the page takes from the browser. */
export interface TurnCallParts {
  readonly isHidden: () => boolean;
  /** Marks the page's tab, or takes the mark away. */
  readonly mark: (on: boolean) => void;
  /** Says it once, in whatever other way is wanted. */
  readonly notify: () => void;
}

/**
 * Calls a player back who looks elsewhere when it becomes their turn: once for each turn, and no longer than until they
 * look, or the turn is over.
 */
export function createTurnCall({ isHidden, mark, notify }: TurnCallParts): {
  /** Whether it is the player's turn now. */
  readonly turn: (isMine: boolean) => void;
  /** The page was hidden, or shown. */
  readonly looked: () => void;
  readonly stop: () => void;
} {
  let isTurn = false;
  let marked = false;
  const set = (on: boolean): void => {
    if (on === marked) return;
    marked = on;
    mark(on);
  };
  return {
    turn(isMine) {
      const began = isMine && !isTurn;
      isTurn = isMine;
      if (!isMine) set(false);
      else if (began && isHidden()) {
        set(true);
        notify();
      }
    },
    looked: () => set(isTurn && isHidden() && marked),
    stop: () => set(false),
  };
}

/** When what is left of a clock is said aloud, in seconds. */
const CALLS = [10, 30] as const;

/** The seconds that are to be said, when a clock has run from one time to another (in milliseconds); null for none. */
export const clockCall = (before: number, left: number): number | null =>
  CALLS.find((seconds) => left > 0 && left <= seconds * 1000 && before > seconds * 1000) ?? null;
