import type { KnownGame, LongWin } from './known-game.ts';
import wins from './wins.json' with { type: 'json' };

/** Wins whose turns are known, the longest first; scripts/known.ts makes the list. */
export const LONG_WINS: readonly LongWin[] = wins;

export const longWinsOf = ({ id }: KnownGame): readonly LongWin[] => LONG_WINS.filter(({ game }) => game === id);
