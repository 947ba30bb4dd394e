import type { KnownGame, LongWin } from './known-game.ts';

/** Wins whose turns are known, the longest first; scripts/known.ts makes the list. */
export const LONG_WINS: readonly LongWin[] = Object.values(
  import.meta.glob<readonly LongWin[]>('./wins.json', { eager: true, import: 'default' }),
).flat();

export const longWinsOf = ({ id }: KnownGame): readonly LongWin[] => LONG_WINS.filter(({ game }) => game === id);
