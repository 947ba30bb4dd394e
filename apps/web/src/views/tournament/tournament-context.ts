import { createContext, useContext } from 'solid-js';
import type { OpenTournament } from './open-tournament.ts';

/** Carries the open tournament to the parts of its view. */
export const TournamentContext = createContext<OpenTournament>();

export function useTournament(): OpenTournament {
  const open = useContext(TournamentContext);
  if (!open) throw new Error('useTournament is called outside a tournament');
  return open;
}
