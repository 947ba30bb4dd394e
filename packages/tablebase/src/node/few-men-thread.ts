/** The thread in which {@link FewMen} has positions with few men solved. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Parameters, ruleSet } from '@merellier/rules';
import { type Pair, pairName, sidesOf } from '../pair.ts';
import { solveNext } from '../small.ts';
import type { Crew } from '../solve-pair.ts';
import type { Table } from '../table.ts';
import { isSolvable, variantOf } from '../variant.ts';
import { Workspace } from '../workspace.ts';

/** What the thread is given when it starts: the rule set. */
export interface FewMenRules {
  readonly id: string;
  readonly changes: Parameters;
}

/** What it is asked: pairs to solve, each after those below it, and how many men a side they have at most. */
export interface FewMenRequest {
  readonly pairs: readonly Pair[];
  readonly men: number;
}

/** What it answers, pair by pair: the tables of both sides, as their constructor takes them. */
export type SolvedTables = readonly Pick<Table, 'side' | 'values' | 'distances' | 'before'>[];

const { id, changes } = workerData as FewMenRules;
const variant = variantOf(ruleSet(id, changes));
const known = new Map<string, Table>();

async function solve({ pairs, men }: FewMenRequest): Promise<void> {
  if (!isSolvable(variant)) return;
  const workspace = new Workspace(variant, men, 0);
  const crew: Crew = (phase, first, second) => {
    workspace.kernel.attach(workspace.scratch(0));
    return [workspace.kernel.run(phase, first, second) >>> 0];
  };
  for (const pair of pairs) {
    await solveNext(workspace, crew, pair, known);
    const solved: SolvedTables = sidesOf(pair).map((which) => {
      const { side, values, distances, before } = known.get(`${pairName(pair)}.${which}`) as Table;
      return { side, values, distances, before };
    });
    parentPort?.postMessage(solved);
  }
}

// One request after the other.
let work = Promise.resolve();
parentPort?.on('message', (request: FewMenRequest) => {
  work = work.then(() => solve(request));
});
