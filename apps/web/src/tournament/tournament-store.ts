import type { DBSchema } from 'idb';
import { browserDatabase } from '../browser/database.ts';

/** A tournament as the browser keeps it. */
export interface KeptTournament {
  readonly id: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly saved: number;
  /** Counts the changes, so that two tabs cannot undo each other's. */
  readonly revision: number;
  /** What `writeTournament` wrote. */
  readonly text: string;
}

interface Tournaments extends DBSchema {
  tournaments: { key: string; value: KeptTournament; indexes: { saved: number } };
}

const database = browserDatabase<Tournaments>('merellier-tournaments', 'tournaments');

export const getTournament = async (id: string): Promise<KeptTournament | undefined> =>
  (await database()).get('tournaments', id);

/** All tournaments, those changed last first. */
export async function allTournaments(): Promise<readonly KeptTournament[]> {
  return (await (await database()).getAllFromIndex('tournaments', 'saved')).reverse();
}

export const deleteTournament = async (id: string): Promise<void> => (await database()).delete('tournaments', id);

/**
 * Keeps a tournament, on the disk before this resolves: a battery that runs empty takes nothing along. `expected` is the revision that
 * it follows, 0 for a new one; false, and nothing is kept, where another tab was quicker.
 */
export async function putTournament(next: KeptTournament, expected: number): Promise<boolean> {
  const change = (await database()).transaction('tournaments', 'readwrite', { durability: 'strict' });
  const before = await change.store.get(next.id);
  const isExpected = (before?.revision ?? 0) === expected;
  await Promise.all([...(isExpected ? [change.store.put(next)] : []), change.done]);
  if (isExpected) tell(next.id);
  return isExpected;
}

const CHANNEL = 'merellier-tournaments';

function tell(id: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(id);
  channel.close();
}

/** Hears when another window has kept a tournament, so that the wall follows. Gives what ends it. */
export function watchTournament(id: string, hear: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => data === id && hear();
  return () => channel.close();
}
