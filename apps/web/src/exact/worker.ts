import { DraughtsRuleSet, type MillPosition, type Position, readRuleSet } from '@merellier/rules';
import {
  exactTurns,
  exactValue,
  isSolvable,
  type MemoryTables,
  RemoteTables,
  readByHttp,
  readSmall,
  solveSmall,
  solveWholeGame,
  type Variant,
  variantOf,
  writeSmall,
} from '@merellier/tablebase';
import { answerEnding } from './endings.ts';
import { nearness, tablesOf } from './few-men.ts';
import type { ExactAnswer, ExactRequest } from './messages.ts';
import { MOST_IN_PAGE } from './small-game.ts';
import { keptOrMade, type WithBytes } from './table-store.ts';

const post = (answer: ExactAnswer, transfer: Transferable[] = []): void => self.postMessage(answer, { transfer });

/** The tables of one rule set at a time: they take up to 80 MB. */
let present: ({ readonly name: string } & WithBytes<MemoryTables>) | null = null;

/** Tables that are kept, or solved now, with their bytes. */
async function smallTables(
  variant: Variant,
  request: number,
  position: Position,
): Promise<NonNullable<typeof present>> {
  const [white, black] = tablesOf(position).map((men) => Math.min(men, variant.men)) as [number, number];
  const upTo = white === black ? white : { white, black };
  const name = `${variant.key} ${white === black ? white : `${white}-${black}`}`;
  if (present?.name === name) return present;
  present = null;
  const found = await keptOrMade(
    name,
    (bytes) => readSmall(variant, bytes, name),
    async () => {
      const solved = await solveSmall(variant, upTo, ({ done, of }) =>
        post({ kind: 'progress', request, share: done / of }),
      );
      const bytes = writeSmall(variant, solved);
      return { tables: readSmall(variant, bytes, name), bytes };
    },
  );
  present = { name, ...found };
  return present;
}

/** Where the page lies, and the tables of the server beside it. */
const TABLES = new URL(`${import.meta.env.BASE_URL}tables/`, self.location.origin);
let offered: Promise<ReadonlySet<string>> | null = null;
const remotes = new Map<string, RemoteTables>();

/** The tables that the server offers, by what their values depend on. */
function offers(): Promise<ReadonlySet<string>> {
  const none: ReadonlySet<string> = new Set();
  offered ??= fetch(new URL('index.json', TABLES)).then(
    (answer) =>
      answer.json().then(
        ({ tables }: { tables: object }) => new Set(Object.keys(tables)),
        () => none,
      ),
    () => {
      // The network may be back the next time.
      offered = null;
      return none;
    },
  );
  return offered;
}

async function remoteTables(variant: Variant): Promise<RemoteTables | null> {
  if (!navigator.onLine || !(await offers()).has(variant.key)) return null;
  const name = `${variant.key} ${variant.entries}`;
  let remote = remotes.get(name);
  if (!remote) {
    remote = new RemoteTables(variant, readByHttp(TABLES.href));
    remotes.set(name, remote);
  }
  return remote;
}

async function answer(asked: ExactRequest): Promise<void> {
  const { request } = asked;
  const rules = readRuleSet(asked.rules.id, asked.rules.changes);
  if (asked.kind === 'whole') {
    const game = rules.ok
      ? solveWholeGame(rules.value, MOST_IN_PAGE, (share) => post({ kind: 'progress', request, share }))
      : null;
    return post({ kind: 'whole', request, game });
  }
  if (rules.ok && rules.value instanceof DraughtsRuleSet) {
    const { said, transfer } = await answerEnding(rules.value, asked, post);
    return said ? post(said, transfer) : nothing(asked);
  }
  const variant = rules.ok ? variantOf(rules.value) : null;
  if (!variant || !isSolvable(variant)) return nothing(asked);
  if (asked.kind === 'prepare' || asked.kind === 'tables') {
    const own = (await smallTables(variant, request, asked.position)).bytes;
    if (asked.kind === 'prepare') return post({ kind: 'prepare', request });
    const bytes = own.slice();
    return post({ kind: 'tables', request, bytes }, [bytes.buffer]);
  }
  const position = asked.position as MillPosition;
  if (nearness(variant.rules, position) === 'few') {
    const { tables } = await smallTables(variant, request, position);
    if (asked.kind === 'value')
      return post({ kind: 'value', request, value: exactValue(variant.rules, tables, position) });
    return post({ kind: 'turns', request, turns: exactTurns(variant.rules, tables, position) });
  }
  const remote = await remoteTables(variant);
  if (asked.kind === 'value') return post({ kind: 'value', request, value: (await remote?.value(position)) ?? null });
  post({ kind: 'turns', request, turns: (await remote?.turns(position)) ?? null });
}

function nothing({ kind, request }: ExactRequest): void {
  if (kind === 'value') post({ kind, request, value: null });
  else if (kind === 'turns') post({ kind, request, turns: null });
  else if (kind === 'prepare') post({ kind, request });
  else if (kind === 'whole') post({ kind, request, game: null });
  else post({ kind, request, bytes: null });
}

// One after the other: what is asked while a rule set is solved waits for it; exact.ts has two of these workers.
let work: Promise<void> = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<ExactRequest>) => {
  work = work.then(() => answer(data)).catch(() => nothing(data));
});
