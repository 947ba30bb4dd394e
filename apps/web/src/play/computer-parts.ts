import type { Trace } from '@merellier/board';
import type { GrowingLanguage } from '../state/language.ts';
import type { Navigation } from '../state/navigation.ts';
import type { Notices } from '../state/notices.ts';
import type { SessionState } from '../state/session.ts';
import type { Play } from './play.ts';

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
