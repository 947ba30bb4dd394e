import { createSignal } from 'solid-js';
import { useLanguage, useNotices } from '../../context.ts';
import type { PuzzleSubject } from '../../deck/card.ts';
import { withSubject } from '../../deck/deck.ts';
import { changeDeck } from '../../deck/stored-deck.ts';
import { type Progress, readProgress, writeProgress } from '../../puzzles/progress.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';

/** What was solved on this device, and what comes back. */
export interface ProgressState {
  readonly progress: () => Progress;
  readonly change: (change: (progress: Progress) => Progress) => void;
  /** What was missed, or took help, comes back on the page for that. */
  readonly comesBack: (puzzle: Pick<Puzzle, 'id'>, cause: PuzzleSubject['cause']) => void;
}

export function createProgress(): ProgressState {
  const language = useLanguage();
  const notices = useNotices();
  const [progress, setProgress] = createSignal<Progress>(readProgress());
  return {
    progress,
    change(change) {
      // Another tab may have solved something meanwhile.
      const next = change(readProgress());
      // Where the browser keeps nothing it holds for as long as the page is open.
      setProgress(writeProgress(next) ? next : change(progress()));
    },
    comesBack(puzzle, cause) {
      const now = Date.now();
      const { kept } = changeDeck((deck) => withSubject(deck, { kind: 'puzzle', puzzle: puzzle.id, cause }, now), now);
      if (!kept) notices.announce(language.s().notKept);
    },
  };
}
