import { type Database, isOnesFault, type Query } from './database.ts';
import { eventRows } from './event-rows.ts';
import { findCommand } from './game-events.ts';
import type { Layout } from './layout.ts';
import { makeNext, noteNext } from './next-games.ts';
import { commandToLookFor } from './once.ts';
import { restoreArchived } from './sql-archives.ts';
import type { Append, AppendResult, NewGame } from './store.ts';
import { deadlineColumn, summaryOf } from './summary.ts';

/** How many statements are under way at once; the embedded database does one after the other anyway. */
const AT_ONCE = { postgresql: 4, embedded: 1 } as const;
/** So many have to wait for each statement that is under way before one more is sent: a statement costs as much as several turns do. */
const WORTH_ANOTHER = 16;
/** How many games one statement may carry: where they are in different databases, one, so that each commits where it is. */
const MOST_IN_ONE = 100;

interface Waiting {
  readonly append: Append;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The deadline of a game is noted anew where it has become earlier, where the game stands otherwise than before, and where what is noted would
 * be over within so many milliseconds. In between an earlier one stands, which no index has to follow: at worst a game is
 * looked at before its time, and put off (`postpone`).
 */
const DEADLINE_AHEAD = 10_000;
const DEADLINE = `case when coalesce(i.phase, g.phase) = g.phase and i.deadline >= g.deadline
        and g.deadline > i.changed_at + ${DEADLINE_AHEAD}
      then g.deadline else i.deadline end`;

/**
 * Games that moved on, each at the version that was expected, and their events: all in one statement, hence in one
 * transaction. A game that is at another version is left out, and so is one whose events are archived. The last event of each is told with
 * the game, and lists only those before it, of which a turn has none; what an append does not tell of a game stays as it is.
 *
 * PostgreSQL goes from each game to the part of the table in which it is (`byKey`). Within a transaction, and on a distributed
 * PostgreSQL, the statement itself has to say which one game it is about.
 */
const appending = (named = ''): string => `with input as (
    select * from jsonb_to_recordset($1::jsonb) as i (game text, expected integer, seq integer, phase text, host text,
      guest text, white text, winner text, reason text, changed_at bigint, deadline bigint, ended_at bigint,
      rating_due boolean, earlier jsonb, command_id text, kind text, body jsonb, at bigint, shape integer)),
  moved as (
    update games g set version = i.seq, phase = coalesce(i.phase, g.phase), host = coalesce(i.host, g.host),
      guest = coalesce(i.guest, g.guest), white = coalesce(i.white, g.white), winner = coalesce(i.winner, g.winner),
      reason = coalesce(i.reason, g.reason), changed_at = i.changed_at, deadline = ${DEADLINE}, swept_at = null,
      ended_at = coalesce(g.ended_at, i.ended_at), rating_due = coalesce(g.rating_due, i.rating_due)
    from input i where ${named}g.id = i.game and g.version = i.expected and g.archived is not true returning i.*),
  added as (
    insert into events (game, seq, command_id, kind, body, at, shape)
    select game, seq, command_id, kind, body, at, shape from moved
    union all
    select m.game, e.seq, e.command_id, e.kind, e.body, e.at, e.shape from moved m cross join lateral
      jsonb_to_recordset(m.earlier) as e (seq integer, command_id text, kind text, body jsonb, at bigint, shape integer))
  select game from moved`;
const APPEND = appending();
const APPEND_TO_ONE = appending('g.id = $2 and ');

/** What an append tells of a game and its events. Of the game's columns, turns change no others than these. */
function rowOf({ game, expected, commandId, events, state }: Append): Row {
  const rows = eventRows(events, commandId);
  const [last] = rows;
  // Nearly every row is a turn alone: it is written without a copy of its parts.
  if (rows.length === 1 && last?.kind === 'turned') {
    const { seq, at, shape, kind, body, command_id } = last;
    const changed_at = Math.floor(state.at);
    return { game, expected, changed_at, deadline: deadlineColumn(state), seq, at, shape, kind, body, command_id };
  }
  const more = { earlier: rows.slice(0, -1) };
  return { game, expected, ...summaryOf(state), ...rows.at(-1), ...(rows.length > 1 && more) };
}

/** Values by the names of columns. */
interface Row {
  readonly game: string;
  readonly [column: string]: unknown;
}

/**
 * Appends events to games. While a statement is under way, further appends gather and then go together: under load many
 * games share one commit, and without load none waits.
 */
export class Appender {
  private readonly database: Database;
  private readonly isDistributed: boolean;
  private waiting: Waiting[] = [];
  private underWay = 0;
  /** Whether it is looked soon for what waits. */
  private isNoted = false;

  constructor(database: Database, layout: Layout) {
    this.database = database;
    this.isDistributed = layout === 'distributed';
  }

  append(append: Append): Promise<AppendResult> {
    const command = commandToLookFor(append);
    return command === null ? this.store(append) : this.appendOnce(append, command);
  }

  private async appendOnce(append: Append, command: string): Promise<AppendResult> {
    const before = await findCommand(this.database.byKey, append.game, command);
    // If another node carries it out after this look, the game is no longer at the version expected.
    return before === null ? this.store(append) : 'duplicate';
  }

  private store(append: Append): Promise<AppendResult> {
    // Such an append is rare, and a transaction of its own.
    return append.next ? this.appendWithNext(append, append.next) : this.appendWithOthers(append);
  }

  private appendWithOthers(append: Append): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      if (this.isNoted) return;
      this.isNoted = true;
      // With all that came in at the same moment.
      setImmediate(() => {
        this.isNoted = false;
        this.next();
      });
    });
  }

  private next(): void {
    if (this.underWay >= AT_ONCE[this.database.kind] || this.waiting.length === 0) return;
    if (!this.isDistributed && this.waiting.length < WORTH_ANOTHER * this.underWay) return;
    const batch = this.takeBatch();
    this.underWay++;
    this.run(batch).finally(() => {
      this.underWay--;
      this.next();
    });
  }

  /** The first that wait, each game once. */
  private takeBatch(): readonly Waiting[] {
    const games = new Set<string>();
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const each of this.waiting) {
      const fits = batch.length < (this.isDistributed ? 1 : MOST_IN_ONE) && !games.has(each.append.game);
      games.add(each.append.game);
      (fits ? batch : rest).push(each);
    }
    this.waiting = rest;
    return batch;
  }

  private async run(batch: readonly Waiting[]): Promise<void> {
    try {
      const appends = batch.map(({ append }) => append);
      const moved = await this.write(this.database.byKey, appends);
      const left = batch.filter(({ append }) => !moved.has(append.game));
      for (const { append, resolve } of batch) if (moved.has(append.game)) resolve('appended');
      const restored = await this.restore(left.map(({ append }) => append.game));
      for (const each of left) {
        if (restored.includes(each.append.game)) this.waiting.push(each);
        else each.resolve('conflict');
      }
    } catch (error) {
      if (batch.length > 1 && isOnesFault(error)) {
        // One of them spoiled it for all; each alone, it harms none but itself.
        for (const each of batch) await this.run([each]);
        return;
      }
      for (const { reject } of batch) reject(error);
    }
  }

  /** Of games that nothing was appended to, those that were archived: they are no longer. */
  private async restore(games: readonly string[]): Promise<readonly string[]> {
    if (games.length === 0) return [];
    const sql = 'select id from games where id = any ($1::text[]) and archived';
    const archived = (await this.database.query<{ id: string }>(sql, [games])).map(({ id }) => id);
    for (const game of archived) await restoreArchived(this.database, game);
    return archived;
  }

  private async appendWithNext(append: Append, next: NewGame): Promise<AppendResult> {
    const result = await this.database.atomically(async (query) => {
      const moved = await this.write(query, [append]);
      if (!moved.has(append.game)) return 'conflict';
      await noteNext(query, append.game, next);
      return 'appended';
    });
    if (result === 'appended') {
      // It is stored, whatever becomes of this: a sweeper makes the game otherwise.
      await makeNext(this.database.query, append.game).catch(() => undefined);
      return result;
    }
    const again = (await this.restore([append.game])).length > 0;
    return again ? this.appendWithNext(append, next) : result;
  }

  /** Writes appends to different games; gives the games that were at the version expected. */
  private async write(query: Query, appends: readonly Append[]): Promise<ReadonlySet<string>> {
    const rows = appends.map(rowOf);
    // In one order everywhere, so that nodes do not lock games crosswise.
    rows.sort((a, b) => (a.game < b.game ? -1 : 1));
    const text = JSON.stringify(rows);
    const [first] = rows;
    const moved =
      rows.length === 1 && (this.isDistributed || query !== this.database.byKey)
        ? await query<{ game: string }>(APPEND_TO_ONE, [text, first?.game])
        : await query<{ game: string }>(APPEND, [text]);
    return new Set(moved.map(({ game }) => game));
  }
}
