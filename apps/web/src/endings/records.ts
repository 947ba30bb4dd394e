import * as v from 'valibot';
import { readJson } from '../browser/schema.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { type Grade, RUNGS } from './ending.ts';

/** How somebody did with so many men: where they stand on the ladder, and their rows of success. */
export interface EndingRecord {
  readonly played: number;
  readonly done: number;
  /** Done one after the other without a failure, now and at best. */
  readonly row: number;
  readonly best: number;
  readonly grade: Grade;
}

/** By the ids of rungs. */
export type Records = Readonly<Record<string, EndingRecord>>;

export const NO_RECORD: EndingRecord = { played: 0, done: 0, row: 0, best: 0, grade: 1 };

/** So many in a row lead to the next difficulty. */
export const STEP = 2;

/** A record after one more ending. */
export function withEnding(record: EndingRecord, isDone: boolean): EndingRecord {
  const row = isDone ? record.row + 1 : 0;
  const grade = isDone ? (row % STEP === 0 ? record.grade + 1 : record.grade) : record.grade - 1;
  return {
    ...{ played: record.played + 1, done: record.done + (isDone ? 1 : 0), row, best: Math.max(record.best, row) },
    grade: Math.min(3, Math.max(1, grade)) as Grade,
  };
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const RECORD = v.fallback(
  v.object({ played: count, done: count, row: count, best: count, grade: v.picklist([1, 2, 3]) }),
  NO_RECORD,
);
const SAVED = v.record(v.string(), v.unknown());

/** The records of this device; a damaged one begins anew. */
export function readRecords(): Records {
  const saved = readJson(SAVED, readStored('local', 'endings')) ?? {};
  return Object.fromEntries(RUNGS.map(({ id }) => [id, v.parse(RECORD, saved[id])]));
}

/** Takes an ending down, beside what another tab may have added; false where the browser keeps nothing. */
export function keepEnding(rung: string, isDone: boolean): boolean {
  const records = readRecords();
  return writeStored(
    'local',
    'endings',
    JSON.stringify({ ...records, [rung]: withEnding(records[rung] ?? NO_RECORD, isDone) }),
  );
}
