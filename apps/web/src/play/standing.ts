import type { Trace } from '@merellier/board';
import { type Game, type Outcome, outcomeOf, type PositionView, positionOf, type RuleSet } from '@merellier/rules';
import { type Accessor, createMemo } from 'solid-js';
import { lastTrace } from '../lines/trace.ts';
import { type Seat, seatToPlay } from '../session/session.ts';
import type { Navigation } from '../state/navigation.ts';
import type { SessionState } from '../state/session.ts';
import type { SettingsState } from '../state/settings.ts';

/** How the game on the page's board stands. */
export interface Standing {
  readonly game: Accessor<Game>;
  readonly rules: Accessor<RuleSet>;
  readonly view: Accessor<PositionView>;
  readonly outcome: Accessor<Outcome | null>;
  readonly awaitsThrow: Accessor<boolean>;
  /** Who is to play. */
  readonly seat: Accessor<Seat>;
  /** Whether a person may play on the board now. On the first page the first turn begins the game. */
  readonly isOpen: Accessor<boolean>;
  /** The last turn, as the board shows it. */
  readonly last: Accessor<Trace | null>;
  /** Whether the side to play has just moved too: an extra turn. Huffing is no move. */
  readonly again: Accessor<boolean>;
}

interface StandingParts {
  readonly settings: SettingsState;
  readonly navigation: Navigation;
  readonly session: SessionState;
}

export function createStanding({ settings, navigation, session }: StandingParts): Standing {
  const { position } = session;
  const game = (): Game => session.current().game;
  const rules = createMemo(() => game().rules);
  const outcome = createMemo(() => outcomeOf(game()));
  const awaitsThrow = createMemo(() => !outcome() && rules().awaitsThrow(position()));
  const seat = createMemo((): Seat => seatToPlay(session.current()));
  const mayBegin = (): boolean => settings.current().colour !== 'toss' && !awaitsThrow();
  const last = createMemo(() => lastTrace(game()));
  return {
    ...{ game, rules, outcome, awaitsThrow, seat, last },
    view: createMemo(() => rules().view(position())),
    isOpen: createMemo(() => !outcome() && seat() === 'person' && (navigation.view() === 'play' || mayBegin())),
    again: createMemo(() => {
      const { parent } = game().nodes[game().at] ?? {};
      const hasMoved = (last()?.path.length ?? 0) > 0;
      return hasMoved && parent !== undefined && positionOf(game(), parent).toPlay === position().toPlay;
    }),
  };
}
