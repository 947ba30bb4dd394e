import {
  type Command,
  type Log,
  perform,
  type Refusal,
  redo,
  type Tournament,
  tournamentOf,
  undo,
} from '@merellier/tournament';
import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import { readTournament, type TournamentProblem, writeTournament } from '../../tournament/tournament-schema.ts';
import {
  getTournament,
  type KeptTournament,
  putTournament,
  watchTournament,
} from '../../tournament/tournament-store.ts';
import { layDown, takeUp } from './unwritten.ts';

/** Whether what was done is kept: `unkept`, the browser refuses; `elsewhere`, another tab was quicker, and its state is shown. */
export type Keeping = 'kept' | 'unkept' | 'elsewhere';

/** A tournament that is open, and all that can be done to it. */
export interface OpenTournament {
  readonly log: Accessor<Log>;
  readonly state: Accessor<Tournament>;
  /** Why the last command was refused. */
  readonly refusal: Accessor<Refusal | null>;
  readonly keeping: Accessor<Keeping>;
  /** Resolves once all that was done so far is on the disk, or `keeping` says why it is not. */
  readonly written: () => Promise<void>;
  /** Does it, and keeps it; false where it is refused. */
  readonly run: (command: Command) => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly forgetRefusal: () => void;
}

/** A tournament as it was kept; why it cannot be opened, or `missing`. */
export async function loadTournament(
  id: string,
): Promise<{ readonly log: Log; readonly revision: number } | TournamentProblem | 'missing'> {
  await takeUp();
  const kept = await getTournament(id);
  if (!kept) return 'missing';
  const read = readTournament(kept.text);
  return read.ok ? { log: read.log, revision: kept.revision } : read.problem;
}

/** Opens a tournament that was loaded: each step is written at once, and none is lost where the page is left before that. */
export function openTournament(id: string, loaded: { readonly log: Log; readonly revision: number }): OpenTournament {
  const [log, setLog] = createSignal<Log>(loaded.log);
  const state = createMemo(() => tournamentOf(log()) as Tournament);
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const [keeping, setKeeping] = createSignal<Keeping>('kept');
  let revision = loaded.revision;
  let onDisk = loaded.log;
  let writing: Promise<void> = Promise.resolve();

  function change(next: Log): void {
    setRefusal(null);
    if (next === log()) return;
    setLog(next);
    writing = writing.then(() => write(next));
  }

  async function write(next: Log): Promise<void> {
    // A later step is on its way already, and holds this one.
    if (next !== log()) return;
    const kept: KeptTournament = { id, saved: Date.now(), revision: revision + 1, text: writeTournament(next) };
    try {
      if (await putTournament(kept, revision)) {
        revision += 1;
        onDisk = next;
        setKeeping('kept');
      } else await takeOver('elsewhere');
    } catch {
      setKeeping('unkept');
    }
  }

  /** What another tab has kept is the truth. */
  async function takeOver(said: Keeping): Promise<void> {
    const stored = await loadTournament(id).catch(() => 'missing' as const);
    if (typeof stored === 'string' || stored.revision === revision) return;
    revision = stored.revision;
    onDisk = stored.log;
    setLog(stored.log);
    setKeeping(said);
  }

  onCleanup(
    watchTournament(id, () => {
      writing = writing.then(() => takeOver('kept'));
    }),
  );

  const leave = (): void => {
    if (log() !== onDisk) layDown(id, log(), revision);
  };
  window.addEventListener('pagehide', leave);
  // Another view may be shown before all is written.
  onCleanup(() => void writing.then(() => window.removeEventListener('pagehide', leave)));

  return {
    ...{ log, state, refusal, keeping },
    written: () => writing,
    run(command) {
      const done = perform(log(), command);
      if (!done.ok) {
        setRefusal(done.error);
        return false;
      }
      change(done.value);
      return true;
    },
    undo: () => change(undo(log())),
    redo: () => change(redo(log())),
    forgetRefusal: () => void setRefusal(null),
  };
}
