import { endOfLine, pathTo, positionOf } from '@merellier/rules';
import { type GameSearch, patternSearch, positionSearch, writeGame, writeTurn } from '@merellier/rules/notation';
import { bytes2, bytes4, type Column } from './column.ts';
import { GameIndex } from './game-index.ts';
import { GameSource, searchGames } from './game-source.ts';
import type { BoardSearch, CollectionAnswer, CollectionRequest, GameRow, ToldTurn } from './messages.ts';
import { emptyReport, type OnTheWay, type Report, readCollection } from './read-collection.ts';

type Asked<Kind extends CollectionRequest['kind']> = Extract<CollectionRequest, { kind: Kind }>;

/** Milliseconds between two messages on the way, and after which other questions are heard. */
const TELL_EVERY = 200;
const BREATHE_EVERY = 50;
/** More turns than this after one opening are not told. */
const MOST_TURNS = 60;

let index = new GameIndex();
let source = new GameSource([], []);
/** The games of the list, and, after a search on the board, after which turn. */
let list: Uint32Array = new Uint32Array(0);
let found: { readonly games: Column; readonly turns: Column } | null = null;
let isStopped = false;
/** Searches are done one at a time: the number of the latest. */
let latest = 0;

const post = (answer: CollectionAnswer): void => self.postMessage(answer);

const listLength = (): number => found?.games.length ?? list.length;
const gameAt = (i: number): number => (found ? found.games.at(i) : (list[i] ?? 0));

/** Tells of progress now and then, and lets other questions be heard. */
function onTheWay(
  counts: () => { readonly games: number; readonly unreadable: number },
  mine: () => boolean,
): OnTheWay {
  let told = performance.now();
  let breathed = told;
  return {
    onProgress(share) {
      const now = performance.now();
      if (now < told + TELL_EVERY) return;
      told = now;
      post({ kind: 'progress', share, ...counts() });
    },
    breathe() {
      const now = performance.now();
      if (now < breathed + BREATHE_EVERY) return null;
      return new Promise<void>((resolve) =>
        setTimeout(() => {
          breathed = performance.now();
          resolve();
        }),
      );
    },
    isStopped: () => isStopped || !mine(),
  };
}

async function open({ request, files }: Asked<'open'>): Promise<void> {
  index = new GameIndex();
  const report: Report = emptyReport();
  const way = onTheWay(
    () => report,
    () => true,
  );
  await readCollection(files, index, report, way);
  source = new GameSource(files, report.encodings);
  list = Uint32Array.from({ length: index.length }, (_, i) => i);
  post({ kind: 'opened', request, report, rules: index.rules });
}

async function find({ request, wanted, search }: Asked<'find'>): Promise<void> {
  latest = request;
  found = null;
  list = index.find(wanted);
  const searched = search && searchOf(search);
  if (searched) {
    const games = bytes4();
    const turns = bytes2();
    found = { games, turns };
    let told = 0;
    const way = onTheWay(
      () => ({ games: games.length, unreadable: 0 }),
      () => latest === request,
    );
    const all = list;
    await searchGames(source, index, all, searched, {
      ...way,
      onFound(game, turn) {
        games.push(game);
        turns.push(turn);
      },
      onProgress(share) {
        way.onProgress(share);
        // The first page of what is found is shown at once.
        if (games.length === told || performance.now() < nextList) return;
        told = games.length;
        nextList = performance.now() + TELL_EVERY;
        post({ kind: 'listed', request, count: games.length, turns: [], isWhole: false });
      },
    });
    if (latest !== request) return;
  }
  const isOneRuleSet = wanted.rules !== null && !searched;
  const turns = isOneRuleSet ? await toldTurns(wanted.opening.length) : [];
  if (latest === request) post({ kind: 'listed', request, count: listLength(), turns, isWhole: true });
}
let nextList = 0;

function searchOf({ kind, text }: BoardSearch): GameSearch | null {
  // Games whose rules have no such position have it nowhere.
  return kind === 'pattern' ? patternSearch(text) : positionSearch(text, () => {});
}

/** The turns after the opening of the list, each written as in one of its games. */
async function toldTurns(depth: number): Promise<readonly ToldTurn[]> {
  const told: ToldTurn[] = [];
  for (const { example, ...turn } of index.turnsAfter(list, depth).slice(0, MOST_TURNS)) {
    const game = await source.game(index, example);
    const node = (game && pathTo(game, endOfLine(game))[depth + 1]) ?? 0;
    const { turn: played, parent, dice } = game?.nodes[node] ?? {};
    if (!game || !played) continue;
    const before = positionOf(game, parent);
    const position = dice && game.rules.awaitsThrow(before) ? game.rules.throwDice(before, dice) : before;
    told.push({ ...turn, text: writeTurn(game.rules, position, played) });
  }
  return told;
}

async function rows({ request, from, count }: Asked<'rows'>): Promise<void> {
  const places = Array.from({ length: Math.max(0, Math.min(count, listLength() - from)) }, (_, i) => from + i);
  const told = await Promise.all(
    places.map(async (i): Promise<GameRow> => {
      const game = gameAt(i);
      const { file, number, line } = index.place(game);
      const date = dateOf(await source.text(index.place(game)));
      return { ...index.told(game), file, number, line, game, date, turn: found ? found.turns.at(i) : null };
    }),
  );
  post({ kind: 'rows', request, rows: told });
}

/** The day that a game text names, as it names it; empty where it knows none. */
function dateOf(text: string): string {
  const [, date = ''] = /\[\s*Date\s+"([^"]*)"/i.exec(text) ?? [];
  return date.replace(/[.?\-\s]+$/, '');
}

async function tellGame({ request, game }: Asked<'game'>): Promise<void> {
  const read = await source.game(index, game);
  if (!read) return post({ kind: 'failed', request, why: 'file' });
  post({ kind: 'game', request, text: writeGame(read) });
}

async function keep({ request, game, level }: Asked<'keep'>): Promise<void> {
  const { keepAll } = await import('./keep-all.ts');
  const wanted = game === null ? Uint32Array.from({ length: listLength() }, (_, i) => gameAt(i)) : Uint32Array.of(game);
  const games = [];
  for await (const [, read] of source.games(index, wanted)) if (read) games.push(read);
  try {
    post({ kind: 'kept', request, ...(await keepAll(games, level)) });
  } catch {
    post({ kind: 'failed', request, why: 'store' });
  }
}

function answer(asked: Exclude<CollectionRequest, { kind: 'stop' }>): Promise<void> {
  switch (asked.kind) {
    case 'open':
      return open(asked);
    case 'find':
      return find(asked);
    case 'rows':
      return rows(asked);
    case 'game':
      return tellGame(asked);
    case 'keep':
      return keep(asked);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<CollectionRequest>) => {
  if (data.kind === 'stop') {
    isStopped = true;
    return;
  }
  if (data.kind === 'open' || data.kind === 'find') isStopped = false;
  answer(data).catch(() => post({ kind: 'failed', request: data.request, why: 'file' }));
});
