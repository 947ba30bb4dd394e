import type { OfferedPuzzle, RatedAttempt, SolverRecord } from '@merellier/protocol';
import { type Asked, askServer } from '../../../online/ask-server.ts';

/** Why the server gives no puzzle, or counts no attempt. */
export interface PuzzleRefusal {
  readonly reason: string;
}

const PATH = '/api/v1/puzzles';
/** Milliseconds after which a server that has not answered is taken for one that cannot. */
const PATIENCE = 15_000;

const patient: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(PATIENCE) });

export const askRecord = (): Promise<Asked<SolverRecord, PuzzleRefusal>> =>
  askServer('GET', `${PATH}/rating`, { part: 'attempts', fetcher: patient });

/** The puzzle of a rule set that is to be answered: the same until it is. */
export const askNext = (rules: string): Promise<Asked<OfferedPuzzle, PuzzleRefusal>> =>
  askServer('POST', `${PATH}/next`, { body: { rules }, part: 'puzzle', fetcher: patient });

/** Answers it; null gives it up. */
export const askAttempt = (puzzle: string, turn: string | null): Promise<Asked<RatedAttempt, PuzzleRefusal>> =>
  askServer('POST', `${PATH}/attempts`, { body: { puzzle, turn }, part: 'solution', fetcher: patient });
