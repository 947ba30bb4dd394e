import type { Log } from '@merellier/tournament';
import * as v from 'valibot';
import { listOf, readJson } from '../../browser/schema.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { writeTournament } from '../../tournament/tournament-schema.ts';
import { getTournament } from '../../tournament/tournament-store.ts';
import { receiveTournament } from './receive.ts';

// A page waits for no disk when it is left, and loses what is on its way there. It lays that down where a text is kept at once,
// and the next page that opens a tournament brings it to the disk.

/** A tournament that is not on the disk yet; `expected` is the revision there that it follows. */
const UNWRITTEN = v.object({ id: v.string(), expected: v.number(), text: v.string() });
type Unwritten = v.InferOutput<typeof UNWRITTEN>;

const read = (): readonly Unwritten[] => readJson(listOf(UNWRITTEN), readStored('local', 'unwritten')) ?? [];
const write = (all: readonly Unwritten[]): boolean => writeStored('local', 'unwritten', JSON.stringify(all));

/** Lays a tournament down, in the place of what was laid down of it before. */
export function layDown(id: string, log: Log, expected: number): void {
  write([...read().filter((each) => each.id !== id), { id, expected, text: writeTournament(log) }]);
}

/**
 * Brings to the disk what pages laid down when they were left, unless others have gone on or deleted it meanwhile. What the disk does
 * not take waits on; fails where it cannot be read.
 */
export async function takeUp(): Promise<void> {
  for (const { id, expected, text } of read()) {
    const kept = await getTournament(id);
    // Where nobody has gone on, it may also be a step back.
    const received = kept && (await receiveTournament(text, kept.revision === expected));
    if (received && !received.ok && received.problem === 'unkept') continue;
    // Read anew: another page may have been left in the meantime.
    write(read().filter((each) => each.text !== text));
  }
}
