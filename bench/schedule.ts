import { type PlannedTable, readyTables, waitingFor } from '../packages/tablebase/src/node/shared/plan.ts';

/**
 * How long workers need for all tables when each takes the most urgent one that is ready, as `merellier solve --queue` does; `takes`
 * says how long one works on a table.
 */
export function timeOf(plan: readonly PlannedTable[], workers: number, takes: (table: PlannedTable) => number): number {
  const there = new Set<string>();
  const waits = waitingFor(plan);
  const working: { readonly table: PlannedTable; readonly until: number }[] = [];
  let now = 0;
  while (there.size < plan.length) {
    const busy = new Set(working.map(({ table }) => table));
    const ready = readyTables(plan, there, waits).filter((table) => !busy.has(table));
    for (const table of ready.slice(0, workers - working.length)) working.push({ table, until: now + takes(table) });
    working.sort((a, b) => a.until - b.until);
    const next = working.shift();
    if (!next) break;
    now = next.until;
    there.add(next.table.name);
  }
  return now;
}
