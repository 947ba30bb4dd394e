import * as v from 'valibot';
import { readJson } from '../browser/schema.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import type { TableClock } from './table-clock.ts';

const ms = v.pipe(v.number(), v.finite());
const sides = <Value>(value: v.GenericSchema<unknown, Value>) => v.object({ white: value, black: value });
const side = v.picklist(['white', 'black']);

const CONTROL = v.variant('kind', [
  v.object({ kind: v.literal('increment'), initial: ms, increment: ms }),
  v.object({ kind: v.literal('delay'), initial: ms, delay: ms }),
  v.object({ kind: v.literal('bronstein'), initial: ms, delay: ms }),
]);

const CLOCK: v.GenericSchema<unknown, TableClock> = v.object({
  control: CONTROL,
  clock: v.object({
    ...{ remaining: sides(ms), since: ms, lag: sides(ms), begun: sides(v.boolean()) },
    ...{ startWithin: ms, berserk: v.array(side) },
  }),
  running: v.nullable(side),
  paused: v.nullable(ms),
  turns: sides(v.pipe(v.number(), v.integer(), v.minValue(0))),
  fallen: v.nullable(side),
});

/** Keeps the clock of this tab, or none any more. It is counted by the time of day, so that it runs on while the page is reloaded. */
export const keepClock = (table: TableClock | null): void =>
  void writeStored('tab', 'clock', table === null ? '' : JSON.stringify(table));

/** The clock that this tab had; null where there was none. */
export const keptClock = (): TableClock | null => clockFrom(readStored('tab', 'clock'));

/** What {@link keepClock} wrote; null where it is damaged. */
export const clockFrom = (text: string | null): TableClock | null => readJson(CLOCK, text === '' ? null : text);
