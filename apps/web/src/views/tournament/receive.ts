import { type Log, type Tournament, tournamentOf } from '@merellier/tournament';
import { readTournament, type TournamentProblem, writeTournament } from '../../tournament/tournament-schema.ts';
import { getTournament, putTournament } from '../../tournament/tournament-store.ts';

/** A tournament that came stands otherwise than the same one here, and neither has gone on from the other. */
export interface Differing {
  readonly here: Tournament;
  readonly there: Tournament;
  /** What came, to be taken all the same. */
  readonly text: string;
}

export type Received =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly problem: TournamentProblem | 'unkept' }
  | ({ readonly ok: false; readonly problem: 'differs' } & Differing);

/**
 * Takes a tournament from a file or a QR code. Where this device has it already, what came is put in its place only if it went on
 * from there; an older state is left where it is. Where both went on, nothing is changed unless `anyway`.
 */
export async function receiveTournament(text: string, anyway = false): Promise<Received> {
  const read = readTournament(text);
  if (!read.ok) return { ok: false, problem: read.problem };
  const there = tournamentOf(read.log);
  const id = there?.id ?? '';
  try {
    const kept = await getTournament(id);
    const done = kept ? receivedOver(kept.text, read.log) : 'take';
    if (done === 'keep') return { ok: true, id };
    if (done === 'newer-version') return { ok: false, problem: done };
    const here = kept && stateOf(kept.text);
    if (done === 'differs' && !anyway && here && there) return { ok: false, problem: done, here, there, text };
    const revision = kept?.revision ?? 0;
    await putTournament({ id, saved: Date.now(), revision: revision + 1, text: writeTournament(read.log) }, revision);
    return { ok: true, id };
  } catch {
    return { ok: false, problem: 'unkept' };
  }
}

function stateOf(text: string): Tournament | null {
  const read = readTournament(text);
  return read.ok ? tournamentOf(read.log) : null;
}

/**
 * What becomes of a tournament that came, over the text of the same one here: what has not gone on from there is left out, what
 * a newer version of the page has kept is not written over, and where steps were made on both devices, or taken back on the other
 * one, people decide.
 */
export function receivedOver(kept: string, came: Log): 'take' | 'keep' | 'differs' | 'newer-version' {
  const known = readTournament(kept);
  if (!known.ok) return known.problem === 'newer-version' ? 'newer-version' : 'take';
  const [here, there] = [known.log.steps.map(wordOf), came.steps.map(wordOf)];
  if (there.some((step, i) => i < here.length && step !== here[i])) return 'differs';
  if (there.length > here.length) return 'take';
  const [undone] = came.undone;
  return undone && wordOf(undone) === here[there.length] ? 'differs' : 'keep';
}

/** A step as one word, the same in whatever order its parts were written. */
const wordOf = (step: Log['steps'][number]): string =>
  JSON.stringify(step, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
