import { type Log, tournamentOf } from '@merellier/tournament';
import * as v from 'valibot';
import { listOf, readJson } from '../../browser/schema.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { readTournament, writeTournament } from '../../tournament/tournament-schema.ts';
import { getTournament } from '../../tournament/tournament-store.ts';
import { receiveTournament } from './receive.ts';

// A page that is left waits for no disk, and what was on its way there is lost with it. It lays that down where a text is kept at once,
// and the next page that opens a tournament brings it to the disk.

const UNWRITTEN = listOf(v.object({ expected: v.number(), text: v.string() }));

const unwritten = () => readJson(UNWRITTEN, readStored('local', 'unwritten')) ?? [];

/** Lays down a tournament that is not on the disk yet; `expected` is the revision there that it follows. */
export function layDown(log: Log, expected: number): void {
  const all = [...unwritten(), { expected, text: writeTournament(log) }];
  writeStored('local', 'unwritten', JSON.stringify(all));
}

/** Brings to the disk what pages laid down that were left, unless others have gone on meanwhile. Fails where the browser refuses. */
export async function takeUp(): Promise<void> {
  const all = unwritten();
  if (all.length === 0) return;
  for (const { expected, text } of all) {
    const read = readTournament(text);
    const id = read.ok ? tournamentOf(read.log)?.id : undefined;
    // Where nobody has gone on, also a step that was taken back is.
    if (id !== undefined) await receiveTournament(text, (await getTournament(id))?.revision === expected);
  }
  writeStored('local', 'unwritten', '');
}
