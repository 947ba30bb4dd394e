import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import type { GameTag } from '../tournament/game-tag.ts';
import type { ComputerParts, Hint } from './computer-parts.ts';

const GAME_TAG: GameTag = 'TournamentGame';

/** Hints: each stands until another position is on the board. */
export interface Hints {
  readonly hint: Accessor<Hint | null>;
  /** Whether the engine is looking for one. */
  readonly seeking: Accessor<boolean>;
  readonly canHint: Accessor<boolean>;
  readonly seekHint: () => Promise<void>;
}

/** @param giveUp Says that the engine gives no answer, and offers to ask again. */
export function createHints(parts: ComputerParts, giveUp: (again: () => void) => void): Hints {
  const { language, notices, navigation, session, play } = parts;
  const [hint, setHint] = createSignal<Hint | null>(null);
  const [seeking, setSeeking] = createSignal(false);
  let unwanted = new AbortController();
  createEffect(
    on([session.position, navigation.view], () => {
      unwanted.abort();
      setHint(null);
      setSeeking(false);
    }),
  );

  const canHint = (): boolean =>
    navigation.view() === 'play' &&
    play.isOpen() &&
    !play.awaitsThrow() &&
    !seeking() &&
    hint() === null &&
    // Two who play for points are alone.
    !(GAME_TAG in play.game().tags);

  async function seekHint(): Promise<void> {
    if (!canHint()) return;
    unwanted = new AbortController();
    const { signal } = unwanted;
    notices.setNotice(null);
    session.setTossShown(null);
    setSeeking(true);
    notices.announce(language.s().hinting);
    const found = await import('./find-hint.ts').then(({ findHint }) => findHint(parts, signal)).catch(() => undefined);
    if (signal.aborted) return;
    setSeeking(false);
    if (found === undefined) return giveUp(() => void seekHint());
    setHint(found);
    if (found) notices.announce(found.said);
  }

  return { hint, seeking, canHint, seekHint };
}
