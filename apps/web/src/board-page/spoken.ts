import type { Play } from '../play/play.ts';
import { plainText } from '../play/told.ts';

/** What the narrator has written, for the ear: what happened, what to do, and why it matters. */
export const spokenOf = (play: Play): string =>
  [plainText(play.happened() ?? []), play.task(), plainText(play.why() ?? [])].filter((text) => text !== '').join(' ');
