import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type MillPosition, type ParameterProblem, readRuleSet } from '@merellier/rules';
import { type NotationProblem, readFen, writeFen, writeTurn } from '@merellier/rules/notation';
import {
  compareTurns,
  exactTurns,
  exactValue,
  isSolvable,
  METRIC,
  TableFileError,
  type Tables,
  type Variant,
  variantOf,
} from '@merellier/tablebase';
import { DiskTables, solveToFolder } from '@merellier/tablebase/node';
import { en } from '@merellier/words/en';
import { z } from 'zod';
import type { ApiServer } from '../http/api.ts';
import { REFUSALS } from '../http/refusals.ts';
import { changesOf, ruleQuery } from '../http/rule-query.ts';
import { addressGroup } from '../limits/address-group.ts';
import { type BucketSize, TokenBuckets } from '../limits/token-buckets.ts';
import { makeScratchFolder } from '../store/scratch-folder.ts';
import { type Later, sayLater } from './say-later.ts';

const querySchema = z.strictObject({
  ...ruleQuery,
  fen: z.string().max(400).optional().describe('The start without it'),
});

const exact = {
  value: z.enum(['win', 'draw', 'loss']).describe('For the side to play'),
  distance: z.int().nullable().describe('By `metric`, both sides playing for it; null where it is not known'),
  beyondLimit: z.boolean().describe('Whether a draw rule that counts turns may take the win away'),
};
const turnSchema = z.object({ turn: z.string(), fen: z.string().describe('The position after it'), ...exact });
const answerSchema = z.object({
  rules: z.string(),
  fen: z.string(),
  ...exact,
  metric: z.string(),
  turns: z.array(turnSchema).describe('The best first'),
});
type Answer = z.infer<typeof answerSchema>;

/** Up to so many men a side, what no table covers is solved on the spot, in a thread of its own. */
const FEW_MEN = 5;
/** Rule sets whose small tables are kept. */
const MOST_KEPT = 8;
/** Seconds that solving one rule set takes, roughly: after as many it is worth asking again. */
const SOLVING_TAKES = 20;
/** So many rule sets wait to be solved, one after the other; with more in front of them, nobody would wait. */
const MOST_WAITING = 2;
/** Solving takes seconds of a processor: so often may one address have it done, and so often all of them. */
const SOLVED_FOR_ADDRESS: BucketSize = { capacity: 4, perSecond: 1 / 60 };
const SOLVED_FOR_ALL: BucketSize = { capacity: 12, perSecond: 1 / 20 };

/** Why there is no answer; `message` says it to a programmer. */
class Refused extends Error {
  readonly status: number;
  readonly reason: string;
  /** When it is worth asking again; null where it never is. */
  readonly later: Later | null;

  constructor(status: number, reason: string, message: string, later: Later | null = null) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.later = later;
  }
}

/**
 * `/api/v1/values?rules=marelle&fen=…`: the exact value of a position and of each of its turns, as `merellier probe --json`
 * gives them; from the tables in `folder`, or solved on the spot with up to five men a side. An answer that cannot be given
 * is `{"reason": "…", "message": "…"}`.
 */
export function valueRoutes(
  app: ApiServer,
  folder: string | null,
  { kept = MOST_KEPT, waiting = MOST_WAITING }: { readonly kept?: number; readonly waiting?: number } = {},
): void {
  const source = new ValueSource(folder, kept, waiting);
  app.addHook('onClose', () => source.close());
  const schema = {
    tags: ['values'],
    summary: 'The exact value of a position, and of each of its turns',
    querystring: querySchema,
    response: { 200: answerSchema, ...REFUSALS },
  };
  app.get('/api/v1/values', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      return await answer(source, request.query, addressGroup(request.ip));
    } catch (error) {
      if (error instanceof TableFileError) request.log.error(`${error.file}: ${error.problem}`);
      const refused = error instanceof TableFileError ? brokenTable(error) : error;
      if (!(refused instanceof Refused)) throw error;
      const { reason, message, later } = refused;
      if (!later) return reply.code(refused.status).send({ reason, message });
      reply.header('retry-after', Math.ceil(later.retryAfter / 1000));
      const told = sayLater(later, request.headers['accept-language']);
      return reply.code(refused.status).send({ reason, message: told, ...later });
    }
  });
}

const brokenTable = ({ problem }: TableFileError): Refused =>
  new Refused(500, 'broken-table', `A table of this server cannot be read (${problem}).`);

async function answer(source: ValueSource, query: z.infer<typeof querySchema>, asker: string): Promise<Answer> {
  const rules = readRuleSet(query.rules, changesOf(query));
  if (!rules.ok) throw new Refused(400, rules.error.problem, sentence(rules.error));
  const variant = variantOf(rules.value);
  if (!isSolvable(variant))
    throw new Refused(422, `unsolvable-${variant.reason}`, 'Exact values of this rule set are not computed.');
  const { fen } = query;
  const position =
    fen === undefined ? ({ ok: true, value: variant.rules.start() } as const) : readFen(variant.rules, fen);
  if (!position.ok) throw new Refused(400, position.error.problem, sentence(position.error));
  return source.ask(variant, position.value as MillPosition, asker);
}

/** What is wrong with what was asked, as the command line says it. */
function sentence(problem: NotationProblem | ParameterProblem): string {
  const text = en.problem(problem);
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}

/** Tables that were made here, and the folder that is theirs alone. */
interface SmallTables {
  readonly tables: DiskTables;
  readonly folder: string;
}

async function discard({ tables, folder }: SmallTables): Promise<void> {
  tables.close();
  await rm(folder, { recursive: true, force: true });
}

/** Answers from tables, and makes small ones where there are none. */
class ValueSource {
  private readonly folder: string | null;
  private readonly mostKept: number;
  private readonly open = new Map<string, DiskTables | null>();
  /** Small tables by key and men, in the order in which they were last asked for. */
  private readonly small = new Map<string, Promise<SmallTables>>();
  private readonly forAddress = new TokenBuckets(SOLVED_FOR_ADDRESS);
  private readonly forAll = new TokenBuckets(SOLVED_FOR_ALL);
  private readonly mostWaiting: number;
  /** Rule sets that wait to be solved, and the one that is. */
  private queued = 0;
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;
  private scratch: Promise<string> | null = null;

  constructor(folder: string | null, mostKept: number, mostWaiting: number) {
    this.folder = folder;
    this.mostKept = mostKept;
    this.mostWaiting = mostWaiting;
  }

  /** @param asker Whose budget it costs where tables have to be made. */
  async ask(variant: Variant, position: MillPosition, asker: string): Promise<Answer> {
    const kept = this.kept(variant);
    const found = kept && look(variant, kept, position);
    if (found) return found;
    const few = look(variant, (await this.few(variant, position, asker)).tables, position);
    if (few) return few;
    throw notCovered();
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const tables of this.open.values()) tables?.close();
    for (const small of this.small.values()) await small.then((each) => each.tables.close()).catch(() => undefined);
    if (this.scratch) await rm(await this.scratch, { recursive: true, force: true });
  }

  private kept(variant: Variant): DiskTables | null {
    if (this.folder === null) return null;
    let tables = this.open.get(variant.key);
    if (tables === undefined) {
      tables = DiskTables.open(variant, this.folder);
      // Tables that are not there yet may come.
      if (tables) this.open.set(variant.key, tables);
    }
    return tables ?? null;
  }

  private few(
    variant: Variant,
    { white, black, whiteHand, blackHand }: MillPosition,
    asker: string,
  ): Promise<SmallTables> {
    const men = Math.max(3, count(white), count(black));
    if (men > FEW_MEN || whiteHand + blackHand > 0) throw notCovered();
    const name = `${variant.key} ${men}`;
    let tables = this.small.get(name);
    if (!tables) {
      if (this.queued > this.mostWaiting) {
        const retryAfter = this.queued * SOLVING_TAKES * 1000;
        throw new Refused(503, 'busy', 'The queue is full.', { retryAfter, waiting: this.queued });
      }
      const wait = this.forAddress.take(asker) || this.forAll.take('all');
      if (wait > 0) throw new Refused(429, 'too-many', 'The budget is used up.', { retryAfter: wait });
      tables = this.inTurn(() => this.solve(variant, men));
      tables.catch(() => this.small.delete(name));
    }
    this.small.delete(name);
    this.small.set(name, tables);
    const [oldest] = this.small.keys();
    if (this.small.size > this.mostKept && oldest !== undefined) {
      void this.small.get(oldest)?.then(discard, () => undefined);
      this.small.delete(oldest);
    }
    return tables;
  }

  /** Solves when all that came before is solved. */
  private inTurn(solve: () => Promise<SmallTables>): Promise<SmallTables> {
    this.queued++;
    const solved = this.last.then(() => {
      if (this.closed) throw new Error('the server stops');
      return solve();
    });
    const done = () => {
      this.queued--;
    };
    this.last = solved.then(done, done);
    return solved;
  }

  private async solve(variant: Variant, men: number): Promise<SmallTables> {
    this.scratch ??= makeScratchFolder('values');
    const folder = await mkdtemp(join(await this.scratch, 'tables-'));
    try {
      // Men in hand are no matter of a few men: only the movement phase is solved, whatever the rule set begins with.
      await solveToFolder(variant, { folder, men, entries: false, threads: 1, memory: 2 ** 30, distances: true });
      const tables = DiskTables.open(variant, folder);
      if (!tables) throw new Error('the tables that were solved are gone');
      return { tables, folder };
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }
}

const notCovered = (): Refused =>
  new Refused(
    404,
    'not-covered',
    'No table of this server covers the position, and it has too many men to be solved at once.',
  );

function look(variant: Variant, tables: Tables, position: MillPosition): Answer | null {
  const { rules } = variant;
  const exact = exactValue(rules, tables, position);
  const turns = exactTurns(rules, tables, position);
  if (!exact || !turns) return null;
  return {
    rules: rules.id,
    fen: writeFen(rules, position),
    ...exact,
    metric: METRIC,
    turns: [...turns].sort(compareTurns).map(({ turn, ...value }) => ({
      turn: writeTurn(rules, position, turn),
      fen: writeFen(rules, rules.play(position, turn)),
      ...value,
    })),
  };
}

function count(men: number): number {
  let bits = 0;
  for (let rest = men; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
