import { isFinished, type Round } from './pairing.ts';
import type { Player } from './player.ts';
import type { Settings } from './settings.ts';

/** A tournament as it stands. */
export interface Tournament {
  readonly id: string;
  readonly settings: Settings;
  readonly players: readonly Player[];
  readonly rounds: readonly Round[];
  /** When the first round was paired, in milliseconds since 1970; null before. */
  readonly started: number | null;
  readonly closed: boolean;
}

export const playerOf = (tournament: Tournament, id: number): Player | undefined =>
  tournament.players.find((player) => player.id === id);

/** Those who are to be paired in the next round. */
export const present = ({ players }: Tournament): readonly Player[] => players.filter(({ withdrawn }) => !withdrawn);

/** The pairings that wait for a result, with the round they are of and their table, from 0. */
export const openTables = ({ rounds }: Tournament): readonly { readonly round: number; readonly table: number }[] =>
  rounds.flatMap(({ number, pairings }) =>
    pairings.flatMap((pairing, table) => (isFinished(pairing) ? [] : [{ round: number, table }])),
  );
