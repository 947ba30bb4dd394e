import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { RecordedEvent } from '@merellier/protocol';
import { type RuleSetId, ruleSet } from '@merellier/rules';
import { TableFileError } from '@merellier/tablebase';
import type { DiskTables } from '@merellier/tablebase/node';
import { type SideFound, scoreGame } from './score-game.ts';
import { type Folders, tablesFor } from './table-source.ts';

// The thread in which games are looked at, one at a time.

/** What the thread is asked. */
export interface ScoreRequest {
  readonly game: string;
  readonly rules: RuleSetId;
  readonly events: readonly RecordedEvent[];
}

/** `of`: whether it is this game that cannot be read, or no game can be looked at. */
export type ScoreAnswer =
  | { readonly found: readonly SideFound[] }
  | { readonly fault: string; readonly of: 'game' | 'tables' };

/** The tables of so many rule sets are open at once. */
const MOST_OPEN = 3;
const NICE = 15;

const folders = workerData as Folders;
const open = new Map<string, Promise<DiskTables | null>>();

// Only Linux has priorities of threads; elsewhere this would slow the whole server down.
if (process.platform === 'linux') setPriority(NICE);

parentPort?.on('message', (request: ScoreRequest) => {
  score(request)
    .catch((error: unknown): ScoreAnswer => ({ fault: told(error), of: 'tables' }))
    .then((answer) => parentPort?.postMessage(answer));
});

async function score({ game, rules, events }: ScoreRequest): Promise<ScoreAnswer> {
  const tables = await tablesOf(rules);
  try {
    return { found: tables ? scoreGame(game, events, tables) : [] };
  } catch (error) {
    if (error instanceof TableFileError) throw error;
    return { fault: told(error), of: 'game' };
  }
}

const told = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function tablesOf(id: RuleSetId): Promise<DiskTables | null> {
  const known = open.get(id) ?? tablesFor(ruleSet(id), folders);
  // Those asked for last come last.
  open.delete(id);
  open.set(id, known);
  known.catch(() => open.delete(id));
  const [oldest] = open.keys();
  if (open.size > MOST_OPEN && oldest !== undefined) {
    void open.get(oldest)?.then(
      (tables) => tables?.close(),
      () => undefined,
    );
    open.delete(oldest);
  }
  return known;
}
