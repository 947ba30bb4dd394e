import type { Trace } from '@merellier/board';
import { turnTrace } from '@merellier/board/headless';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import type { Advice } from '../opponent/opponent.ts';
import type { GrowingLanguage } from '../state/language.ts';
import type { Navigation } from '../state/navigation.ts';
import type { Notices } from '../state/notices.ts';
import type { SessionState } from '../state/session.ts';
import type { Play } from './play.ts';

/** More than so many reasons make no hint any more. */
const HINT_REASONS = 2;

/** What the computer acts on. */
export interface ComputerParts {
  readonly language: GrowingLanguage;
  readonly notices: Notices;
  readonly navigation: Navigation;
  readonly session: SessionState;
  readonly play: Play;
}

/** A turn that the computer would play in the person's place. */
export interface Hint {
  /** What the board points at; null where the turn is only said. */
  readonly trace: Trace | null;
  readonly said: string;
}

/** Hints: each stands until another position is on the board. */
export interface Hints {
  readonly hint: Accessor<Hint | null>;
  /** Whether the engine is looking for one. */
  readonly seeking: Accessor<boolean>;
  readonly canHint: Accessor<boolean>;
  readonly seekHint: () => Promise<void>;
}

/** @param giveUp Says that the engine gives no answer, and offers to ask again. */
export function createHints(
  { language, notices, navigation, session, play }: ComputerParts,
  giveUp: (again: () => void) => void,
): Hints {
  const { position } = session;
  const [hint, setHint] = createSignal<Hint | null>(null);
  const [seeking, setSeeking] = createSignal(false);
  let unwanted = new AbortController();
  createEffect(
    on([position, navigation.view], () => {
      unwanted.abort();
      setHint(null);
      setSeeking(false);
    }),
  );

  const canHint = (): boolean =>
    navigation.view() === 'play' && play.isOpen() && !play.awaitsThrow() && !seeking() && hint() === null;

  async function seekHint(): Promise<void> {
    if (!canHint()) return;
    unwanted = new AbortController();
    const { signal } = unwanted;
    notices.setNotice(null);
    session.setTossShown(null);
    setSeeking(true);
    notices.announce(language.s().hinting);
    let advice: Advice;
    try {
      const [{ askHint }] = await Promise.all([import('../opponent/opponent.ts'), language.loadWhole()]);
      advice = await askHint(play.game(), signal);
    } catch {
      if (signal.aborted) return;
      setSeeking(false);
      giveUp(() => void seekHint());
      return;
    }
    if (signal.aborted) return;
    setSeeking(false);
    show(advice);
  }

  function show({ turn, reasons }: Advice): void {
    const { s } = language;
    const words = language.whole()?.words;
    if (!words) return;
    const rules = play.rules();
    const shown = reasons.slice(0, HINT_REASONS);
    const said = [
      s().hintSaid(words().turnSaid(rules, position(), turn)),
      words().reasons(shown, position().toPlay, rules),
    ]
      .join(' ')
      .trim();
    setHint({ trace: turnTrace(rules, position(), turn), said });
    notices.announce(said);
  }

  return { hint, seeking, canHint, seekHint };
}
