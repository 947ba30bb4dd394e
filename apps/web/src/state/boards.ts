import type { Game } from '@merellier/rules';
import { type Accessor, createSignal } from 'solid-js';
import type { Navigation } from './navigation.ts';
import type { SessionState } from './session.ts';

/** A board other than the game's own: an analysis, an online game. */
export interface OtherBoard {
  readonly game: Accessor<Game>;
  /** The game's id on the server; null for a game of this browser. */
  readonly id: string | null;
}

/** A game given to the analysis board. */
export interface Handover {
  readonly game: Game;
  /** What is to be judged there at once: all its turns, or the one that led to where it stands. */
  readonly review: 'game' | 'turn' | null;
}

/** Which game is to be seen, on whichever board, and the way of a game to the analysis board. */
export interface Boards {
  /** The game that is to be seen: what dialogs speak of. */
  readonly shownGame: Accessor<Game>;
  /** Its id on the server; null for a game of this browser. */
  readonly shownId: Accessor<string | null>;
  readonly setOtherBoard: (board: OtherBoard | null) => void;
  /** Shows a game on the analysis board, where it stands. */
  readonly analyse: (game: Game, review?: Handover['review']) => void;
  /** A game on its way to the analysis board, until that has taken it. */
  readonly analysed: Accessor<Handover | null>;
  readonly setAnalysed: (handover: Handover | null) => void;
}

export function createBoards(session: SessionState, navigation: Navigation): Boards {
  const [otherBoard, setOtherBoard] = createSignal<OtherBoard | null>(null);
  const [analysed, setAnalysed] = createSignal<Handover | null>(null);
  return {
    shownGame: () => otherBoard()?.game() ?? session.current().game,
    shownId: () => otherBoard()?.id ?? null,
    setOtherBoard,
    analyse(game, review = null) {
      setAnalysed({ game, review });
      navigation.setDialog(null);
      navigation.show('analysis');
    },
    ...{ analysed, setAnalysed },
  };
}
