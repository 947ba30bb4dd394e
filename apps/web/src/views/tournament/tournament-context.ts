import type { Tournament } from '@merellier/tournament';
import { type Accessor, createContext, useContext } from 'solid-js';
import type { OpenTournament } from './open-tournament.ts';

/** Carries the open tournament to the parts of its view. */
export const TournamentContext = createContext<OpenTournament>();

export function useTournament(): OpenTournament {
  const open = useContext(TournamentContext);
  if (!open) throw new Error('useTournament is called outside a tournament');
  return open;
}

/** Carries a tournament that is only shown: one that a server runs. */
export const ShownTournament = createContext<Accessor<Tournament>>();

/** The tournament to be shown, of this device or of the server. */
export const useShown = (): Accessor<Tournament> => useContext(ShownTournament) ?? useTournament().state;
