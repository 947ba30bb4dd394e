import { type Command, create, type Log, newLog, perform, standingsOf, tournamentOf } from '@merellier/tournament';
import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { createRoot } from 'solid-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTournament, type OpenTournament, openTournament } from '../views/tournament/open-tournament.ts';
import { writeTournament } from './tournament-schema.ts';
import { deleteTournament, putTournament } from './tournament-store.ts';

/** What the browser has for it, and Node has not. */
const GLOBALS = { IDBCursor, IDBDatabase, IDBIndex, IDBObjectStore, IDBRequest, IDBTransaction };
const put = IDBObjectStore.prototype.put;
/** Whether the power fails at the next writing, before it is on the disk. */
let failing = false;

beforeAll(() => {
  Object.assign(globalThis, { ...GLOBALS, indexedDB: new IDBFactory() });
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  IDBObjectStore.prototype.put = function (...values) {
    const request = put.apply(this, values);
    if (failing) this.transaction.abort();
    return request;
  };
});

afterAll(() => {
  IDBObjectStore.prototype.put = put;
  for (const name of [...Object.keys(GLOBALS), 'indexedDB']) Reflect.deleteProperty(globalThis, name);
  vi.unstubAllGlobals();
});

/** The page, opened on what is on the disk; `close` is the window that is gone. */
async function page(id: string): Promise<OpenTournament & { readonly close: () => void }> {
  const loaded = await loadTournament(id);
  if (typeof loaded === 'string') throw new Error(loaded);
  return createRoot((close) => ({ ...openTournament(id, loaded), close }));
}

/** What is on the disk, as the page reads it. */
async function kept(id: string): Promise<Log> {
  const loaded = await loadTournament(id);
  if (typeof loaded === 'string') throw new Error(loaded);
  return loaded.log;
}

async function newTournament(id: string): Promise<void> {
  const created = create(id, {
    name: 'Soir',
    format: { kind: 'round-robin', cycles: 1 },
    rules: { id: 'jeu-du-moulin', changes: {} },
    ...{ clock: 'none', games: 1, points: { win: 2, draw: 1 }, bye: 'win', order: 'entry', teamsApart: false, seed: 1 },
    tieBreaks: ['sonneborn-berger'],
  });
  if (!created.ok) throw new Error(created.error.reason);
  await putTournament({ id, saved: 1, revision: 1, text: writeTournament(newLog(created.value)) }, 0);
}

/** All that is done on an evening of twelve: names, eleven rounds with six results each, a correction, a player who leaves. */
function evening(): readonly Command[] {
  const entrant = (name: string) => ({ name, team: null, ageClass: null, strength: null });
  const commands: Command[] = [
    { kind: 'enter', entrants: Array.from({ length: 11 }, (_, i) => entrant(`Joueur ${i + 1}`)) },
    { kind: 'enter', entrants: [entrant('En retard')] },
  ];
  for (let round = 1; round <= 11; round++) {
    commands.push({ kind: 'pair', now: 1000 * round });
    for (let table = 0; table < 6; table++) {
      const result = (['first', 'draw', 'second'] as const)[(round + table) % 3] ?? 'draw';
      commands.push({ kind: 'result', round, table, game: 0, result });
    }
  }
  return [
    ...commands,
    { kind: 'result', round: 3, table: 2, game: 0, result: 'first' },
    { kind: 'withdraw', player: 12 },
    { kind: 'close' },
  ];
}

describe('an evening of twelve on the browser’s disk', () => {
  it('has after a power cut at any writing all that was said to be kept, and goes on', async () => {
    await newTournament('evening');
    let done = 0;
    for (const command of evening()) {
      const before = await kept('evening');
      const after = perform(before, command);
      if (!after.ok) throw new Error(`${command.kind}: ${after.error.reason}`);

      // The power fails while the step is written: it was never said to be kept, and all before it is there.
      failing = true;
      const cut = await page('evening');
      expect(cut.run(command)).toBe(true);
      await expect.poll(cut.keeping, { interval: 1 }).toBe('unkept');
      cut.close();
      failing = false;
      expect(await kept('evening')).toEqual(before);

      // It fails right after the writing: the step is there.
      const again = await page('evening');
      expect(again.run(command)).toBe(true);
      await expect.poll(() => kept('evening'), { interval: 1 }).toEqual(after.value);
      again.close();
      done++;
    }
    expect(done).toBe(82);
    const state = tournamentOf(await kept('evening'));
    expect(state && standingsOf(state).reduce((sum, { points }) => sum + points, 0)).toBe(2 * 66);
  });

  it('has either none, the first or both of two steps that were done in one moment', async () => {
    await newTournament('twice');
    const [first, second] = evening() as [Command, Command];
    const before = await kept('twice');
    const cut = await page('twice');
    cut.run(first);
    failing = true;
    cut.run(second);
    await expect.poll(cut.keeping, { interval: 1 }).toBe('unkept');
    cut.close();
    failing = false;
    const once = perform(before, first);
    expect([before, once.ok && once.value]).toContainEqual(await kept('twice'));
  });

  it('has all steps, and those taken back, of a page that was left while they were on their way to the disk', async () => {
    await newTournament('left');
    const [first, second] = evening() as [Command, Command];
    for (const steps of [
      (left: OpenTournament) => [first, second].map(left.run),
      (left: OpenTournament) => left.undo(),
    ]) {
      const left = await page('left');
      failing = true;
      steps(left);
      const shown = left.log();
      window.dispatchEvent(new Event('pagehide'));
      await expect.poll(left.keeping, { interval: 1 }).toBe('unkept');
      left.close();
      failing = false;
      expect(await kept('left')).toEqual(shown);
    }
    expect((await kept('left')).undone).toHaveLength(1);
  });

  it('has the newest state of a page that was left twice, also where the disk refuses it at first', async () => {
    await newTournament('twice-left');
    const [first, second] = evening() as [Command, Command];
    const before = await kept('twice-left');
    const left = await page('twice-left');
    failing = true;
    left.run(first);
    window.dispatchEvent(new Event('pagehide'));
    left.undo();
    left.run(second);
    window.dispatchEvent(new Event('pagehide'));
    await expect.poll(left.keeping, { interval: 1 }).toBe('unkept');
    left.close();
    expect(await kept('twice-left')).toEqual(before);
    failing = false;
    expect(await kept('twice-left')).toEqual(left.log());
  });

  it('stays deleted, though a page that was left had more of it', async () => {
    await newTournament('deleted');
    const left = await page('deleted');
    failing = true;
    left.run(evening()[0] as Command);
    window.dispatchEvent(new Event('pagehide'));
    await expect.poll(left.keeping, { interval: 1 }).toBe('unkept');
    left.close();
    failing = false;
    await deleteTournament('deleted');
    expect(await loadTournament('deleted')).toBe('missing');
  });

  it('is not brought back to what a page showed that was left, where another went on', async () => {
    await newTournament('elsewhere');
    const [first, second] = evening() as [Command, Command];
    const [left, other] = [await page('elsewhere'), await page('elsewhere')];
    failing = true;
    left.run(first);
    window.dispatchEvent(new Event('pagehide'));
    await expect.poll(left.keeping, { interval: 1 }).toBe('unkept');
    left.close();
    failing = false;
    other.run(second);
    await other.written();
    expect(await kept('elsewhere')).toEqual(other.log());
    other.close();
    // What it still reads, of its own message.
    await other.written();
  });
});
