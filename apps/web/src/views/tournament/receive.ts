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
    const known = here ? readTournament(here.text) : null;
    if (known?.ok && stepsOf(known.log) >= stepsOf(read.log)) return { ok: true, id };
    const revision = here?.revision ?? 0;
    await putTournament({ id, saved: Date.now(), revision: revision + 1, text: writeTournament(read.log) }, revision);
    return { ok: true, id };
  } catch {
    return { ok: false, problem: 'unkept' };
  }
}

const stepsOf = ({ steps }: Log): number => steps.length;
