import { type Log, tournamentOf } from '@merellier/tournament';
import { readTournament, type TournamentProblem, writeTournament } from '../../tournament/tournament-schema.ts';
import { getTournament, putTournament } from '../../tournament/tournament-store.ts';

export type Received =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly problem: TournamentProblem | 'unkept' };

/**
 * Takes a tournament from a file or a QR code. Where this device has it already, what came is put in its place only if it went on
 * from there; an older state is left where it is.
 */
export async function receiveTournament(text: string): Promise<Received> {
  const read = readTournament(text);
  if (!read.ok) return { ok: false, problem: read.problem };
  const id = tournamentOf(read.log)?.id ?? '';
  try {
    const here = await getTournament(id);
    const done = here ? receivedOver(here.text, read.log) : 'take';
    if (done === 'keep') return { ok: true, id };
    if (done !== 'take') return { ok: false, problem: done };
    const revision = here?.revision ?? 0;
    await putTournament({ id, saved: Date.now(), revision: revision + 1, text: writeTournament(read.log) }, revision);
    return { ok: true, id };
  } catch {
    return { ok: false, problem: 'unkept' };
  }
}

/**
 * What becomes of a tournament that came, over the text of the same one here: what has not gone on from there is left out, and what
 * a newer version of the page has kept is not written over.
 */
export function receivedOver(kept: string, { steps }: Log): 'take' | 'keep' | 'newer-version' {
  const known = readTournament(kept);
  if (known.ok) return known.log.steps.length >= steps.length ? 'keep' : 'take';
  return known.problem === 'newer-version' ? 'newer-version' : 'take';
}
