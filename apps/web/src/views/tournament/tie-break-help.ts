import type { Settings, TieBreak } from '@merellier/tournament';
import type { TournamentStrings } from './strings/fr.ts';

/** What a tie-break counts, in one sentence; in pairs of games a share of the points counts where else a game is won or drawn. */
export const tieBreakHelp = (s: TournamentStrings, tieBreak: TieBreak, { games }: Pick<Settings, 'games'>): string =>
  tieBreak === 'sonneborn-berger' && games > 1 ? s.sonnebornOfPairs : s.tieBreakHelp[tieBreak];
