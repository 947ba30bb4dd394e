import type { OfferedPuzzle, RatedAttempt, SolverRecord } from '@merellier/protocol';
import { type Asked, askServer, PATIENCE } from '../../../online/ask-server.ts';

/** Why the server gives no puzzle, or counts no attempt. */
export interface PuzzleRefusal {
  readonly reason: string;
}

const PATH = '/api/v1/puzzles';

export const askRecord = (): Promise<Asked<SolverRecord, PuzzleRefusal>> =>
  askServer('GET', `${PATH}/rating`, { part: 'attempts', patience: PATIENCE });

/** The puzzle of a rule set that is to be answered: the same until it is. */
export const askNext = (rules: string): Promise<Asked<OfferedPuzzle, PuzzleRefusal>> =>
  askServer('POST', `${PATH}/next`, { body: { rules }, part: 'puzzle', patience: PATIENCE });

/** Answers it; null gives it up. */
export const askAttempt = (puzzle: string, turn: string | null): Promise<Asked<RatedAttempt, PuzzleRefusal>> =>
  askServer('POST', `${PATH}/attempts`, { body: { puzzle, turn }, part: 'solution', patience: PATIENCE });
