import { type Game, type RuleSet, readRuleSet } from '@merellier/rules';
import { readGame } from '@merellier/rules/notation';
import { createSignal } from 'solid-js';
import type { CollectedRules, Wanted } from './game-index.ts';
import type { BoardSearch, CollectionAnswer, CollectionRequest, GameRow, ToldTurn } from './messages.ts';
import type { Report } from './read-collection.ts';

/** What may be asked, without its number. */
type Question = CollectionRequest extends infer Each
  ? Each extends { request: number }
    ? Omit<Each, 'request'>
    : never
  : never;
type Answer<Kind extends CollectionAnswer['kind']> = Extract<CollectionAnswer, { kind: Kind }>;

/** What the worker is at, and how far it has come. */
export interface Doing {
  readonly what: 'reading' | 'searching' | 'keeping';
  /** From 0 to 1. */
  readonly share: number;
  readonly games: number;
  readonly unreadable: number;
}

/** The games that are wanted, as far as they are found. */
export interface List {
  readonly count: number;
  readonly turns: readonly ToldTurn[];
  readonly isWhole: boolean;
}

/** A rule set of the files, and how many games are played by it. */
export interface RulesOfFiles extends CollectedRules {
  readonly rules: RuleSet;
}

export const ALL: Wanted = { rules: null, result: null, text: '', opening: [] };

/** Files of games that are open in this page, in a worker of their own. Nothing of them is kept when the page is left. */
export type Collection = ReturnType<typeof openCollection>;

const [current, setCurrent] = createSignal<Collection | null>(null);

/** The collection that is open; null for none. It stays open while one looks at its games elsewhere on the page. */
export const currentCollection = current;

/** Opens files in the place of those that are open. */
export function openFiles(files: readonly File[]): void {
  current()?.end();
  setCurrent(files.length > 0 ? openCollection(files) : null);
}

function openCollection(files: readonly File[]) {
  const worker = new Worker(new URL('./collection-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: CollectionAnswer | null) => void>();
  let asked = 0;
  const [doing, setDoing] = createSignal<Doing | null>(null);
  const [report, setReport] = createSignal<Report | null>(null);
  const [rules, setRules] = createSignal<readonly RulesOfFiles[]>([]);
  const [list, setList] = createSignal<List>({ count: 0, turns: [], isWhole: true });
  const [wanted, setWanted] = createSignal<Wanted>(ALL);
  const [search, setSearch] = createSignal<BoardSearch | null>(null);
  const [isLost, setLost] = createSignal(false);
  let finding = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<CollectionAnswer>) => {
    if (data.kind === 'progress') {
      const { share, games, unreadable } = data;
      setDoing((now) => now && { ...now, share, games, unreadable });
      return;
    }
    if (data.kind === 'listed') {
      if (data.request !== finding) return;
      setList({ count: data.count, turns: data.turns, isWhole: data.isWhole });
      if (!data.isWhole) return;
    }
    waiting.get(data.request)?.(data);
    waiting.delete(data.request);
  });
  worker.addEventListener('error', (event) => {
    // It is told in the view, and is no error of the page.
    event.preventDefault();
    setLost(true);
    setDoing(null);
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  });

  /** Asks the worker; null where it is lost, or the file is gone. */
  async function ask(question: Question): Promise<Exclude<CollectionAnswer, { kind: 'progress' }> | null> {
    const request = ++asked;
    if (question.kind === 'find') finding = request;
    if (isLost()) return null;
    return new Promise((resolve) => {
      waiting.set(request, (answer) => resolve(answer?.kind === 'progress' ? null : answer));
      worker.postMessage({ ...question, request } as CollectionRequest);
    });
  }

  async function open(): Promise<void> {
    setDoing({ what: 'reading', share: 0, games: 0, unreadable: 0 });
    const answer = await ask({ kind: 'open', files });
    if (answer?.kind !== 'opened') return;
    setReport(answer.report);
    setRules(
      answer.rules.flatMap((each) => {
        const read = readRuleSet(each.id, each.changes);
        return read.ok ? [{ ...each, rules: read.value }] : [];
      }),
    );
    await find(ALL, null);
  }

  /** Makes the list anew. */
  async function find(next: Wanted, sought: BoardSearch | null): Promise<void> {
    setWanted(next);
    setSearch(sought);
    setDoing(sought && { what: 'searching', share: 0, games: 0, unreadable: 0 });
    if (sought) setList({ count: 0, turns: [], isWhole: false });
    const asking = ask({ kind: 'find', wanted: next, search: sought });
    const request = asked;
    await asking;
    if (request === finding) setDoing(null);
  }
  void open();

  return {
    names: files.map(({ name }) => name),
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    ...{ doing, report, rules, list, wanted, search, isLost, find },
    /** Some games of the list; null where the file is gone. */
    async rows(from: number, count: number): Promise<readonly GameRow[] | null> {
      const answer = await ask({ kind: 'rows', from, count });
      return (answer as Answer<'rows'> | null)?.rows ?? null;
    },
    /** One game by its index; null where the file is gone. */
    async game(index: number): Promise<Game | null> {
      const answer = await ask({ kind: 'game', game: index });
      const read = answer?.kind === 'game' ? readGame(answer.text) : null;
      return read?.ok ? read.value : null;
    },
    /** Puts games among those of this browser, one or (null) the whole list. */
    async keep(game: number | null, level: number): Promise<Answer<'kept' | 'failed'>> {
      setDoing({ what: 'keeping', share: 1, games: 0, unreadable: 0 });
      const answer = await ask({ kind: 'keep', game, level });
      setDoing(null);
      return answer?.kind === 'kept' || answer?.kind === 'failed'
        ? answer
        : { kind: 'failed', request: 0, why: 'file' };
    },
    /** Ends what is being done; what was read or found until then stays. */
    stop: () => worker.postMessage({ kind: 'stop' } satisfies CollectionRequest),
    end: () => worker.terminate(),
  };
}
