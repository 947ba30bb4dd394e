import { type Game, type RuleSet, readRuleSet, ruleSet } from '@merellier/rules';
import { readGame } from '@merellier/rules/notation';
import { batch, createSignal } from 'solid-js';
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
  /** Another number for another list. */
  readonly request: number;
  readonly count: number;
  readonly turns: readonly ToldTurn[];
  readonly isWhole: boolean;
}

/** A rule set of the files, and how many games are played by it. */
export interface RulesOfFiles extends CollectedRules {
  /** Its number in {@link Wanted.rules}. */
  readonly index: number;
  readonly rules: RuleSet;
}

/** What games may be searched by, beside what is known of all of them. */
export const SEARCH_WAYS = ['opening', 'pattern', 'position'] as const;
export type SearchWay = (typeof SEARCH_WAYS)[number];

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
  const [list, setList] = createSignal<List>({ request: 0, count: 0, turns: [], isWhole: false });
  const [wanted, setWanted] = createSignal<Wanted>(ALL);
  const [search, setSearch] = createSignal<BoardSearch | null>(null);
  const [isLost, setLost] = createSignal(false);
  // What one has chosen to see stays while one looks at a game.
  const [page, setPage] = createSignal(0);
  const [way, setWay] = createSignal<SearchWay>('opening');
  const [line, setLine] = createSignal<readonly ToldTurn[]>([]);
  let finding = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<CollectionAnswer>) => {
    if (data.kind === 'progress') {
      const { share, games, unreadable } = data;
      setDoing((now) => now && { ...now, share, games, unreadable });
      return;
    }
    if (data.kind === 'listed') {
      if (data.request !== finding) return;
      setList({ request: data.request, count: data.count, turns: data.turns, isWhole: data.isWhole });
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
    if (answer?.kind !== 'opened') return void setDoing(null);
    setReport(answer.report);
    setRules(
      answer.rules.flatMap((each, index) => {
        const read = readRuleSet(each.id, each.changes);
        return read.ok ? [{ ...each, index, rules: read.value }] : [];
      }),
    );
    setDoing(null);
    await find({ ...ALL, rules: answer.rules.length === 1 ? 0 : null }, null);
  }

  /** Makes the list anew. */
  async function find(next: Wanted, sought: BoardSearch | null): Promise<void> {
    batch(() => {
      setWanted(next);
      setSearch(sought);
      if (next.opening.length === 0) setLine([]);
      setDoing(sought && { what: 'searching', share: 0, games: 0, unreadable: 0 });
    });
    const asking = ask({ kind: 'find', wanted: next, search: sought });
    const request = asked;
    if (sought) setList({ request, count: 0, turns: [], isWhole: false });
    await asking;
    if (request === finding) setDoing(null);
  }
  void open();

  return {
    names: files.map(({ name }) => name),
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    ...{ doing, report, rules, list, wanted, search, isLost, find },
    /** Which page of the list is seen, from 0; by what one searches; the opening that is looked at, turn by turn. */
    ...{ page, setPage, way, setWay, line, setLine },
    /** The rules by which a board is set up: those that are wanted, or those of most games. */
    boardRules(): RuleSet {
      const most = [...rules()].sort((a, b) => b.games - a.games)[0];
      return (rules().find(({ index }) => index === wanted().rules) ?? most)?.rules ?? ruleSet('jeu-du-moulin');
    },
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
