import type { Command } from './command.ts';
import { type Decision, decide } from './decide.ts';
import type { TournamentEvent } from './event.ts';
import { replay } from './evolve.ts';
import { ok, type Result } from './refusal.ts';
import type { Tournament } from './state.ts';

/** A tournament with its past: what was done, step by step, and what was undone and can be done again. */
export interface Log {
  /** What each command did. The first step creates the tournament. */
  readonly steps: readonly (readonly TournamentEvent[])[];
  /** The step undone last comes first. */
  readonly undone: readonly (readonly TournamentEvent[])[];
}

export const newLog = (events: readonly TournamentEvent[]): Log => ({ steps: [events], undone: [] });

export const eventsOf = ({ steps }: Log): readonly TournamentEvent[] => steps.flat();

/** The state that the steps lead to; null where they make no tournament. */
export const tournamentOf = (log: Log): Tournament | null => replay(eventsOf(log));

/** Does a command: one step more, none where nothing changes. */
export function perform(log: Log, command: Command): Result<Log> {
  const tournament = tournamentOf(log);
  if (!tournament) throw new RangeError('a log begins with the tournament that it is about');
  const decided: Decision = decide(tournament, command);
  if (!decided.ok) return decided;
  return ok(decided.value.length === 0 ? log : { steps: [...log.steps, decided.value], undone: [] });
}

/** One step back; the creation stays. */
export function undo({ steps, undone }: Log): Log {
  const last = steps.at(-1);
  return steps.length < 2 || !last ? { steps, undone } : { steps: steps.slice(0, -1), undone: [last, ...undone] };
}

/** One step that was undone, again. */
export function redo({ steps, undone }: Log): Log {
  const [next, ...rest] = undone;
  return next ? { steps: [...steps, next], undone: rest } : { steps, undone };
}
