import type { Variant } from '../../variant.ts';
import { Workspace } from '../../workspace.ts';
import { ThreadCrew } from '../crew.ts';
import { partDone } from '../estimate.ts';
import { checkLayer, solveLayer } from '../solve-layer.ts';
import { solvePairTable } from '../solve-pair-table.ts';
import { checkPair } from '../verify.ts';
import type { PlannedTable } from './plan.ts';

/** Makes tables one by one from those that lie in a folder. */
export class TableMaker {
  readonly workspace: Workspace;
  private readonly crew: ThreadCrew;

  constructor(variant: Variant, men: number, threads: number) {
    this.workspace = new Workspace(variant, men, threads);
    this.crew = new ThreadCrew(this.workspace);
  }

  /** Solves a table into a file, with what it needs in the folder; hears now and then how much of it is done, from 0 to 1. */
  async solve(
    { pair, layer }: PlannedTable,
    options: { readonly folder: string; readonly file: string; readonly distances: boolean },
    onPart: (part: number) => void,
  ): Promise<void> {
    let partOf = (_: number): number => 0;
    const timer = setInterval(() => {
      const [taken, of] = this.workspace.progress();
      onPart(partOf(of === 0 ? 0 : taken / of));
    }, 500);
    try {
      const { kept } = layer
        ? await solveLayer(
            this.crew,
            layer,
            options.folder,
            (from, to) => {
              partOf = (share) => from + (to - from) * share;
            },
            options.file,
          )
        : await solvePairTable(this.crew, pair, options, (phase, round) => {
            partOf = (share) => partDone(phase, round, share, pair);
          });
      await kept;
    } finally {
      clearInterval(timer);
    }
  }

  /** How many values of a table in the folder, one in `step`, disagree with those that their turns lead to. */
  check({ pair, layer }: PlannedTable, options: { readonly folder: string; readonly step: number }): Promise<number> {
    return layer ? checkLayer(this.crew, layer, options) : checkPair(this.crew, pair, options);
  }

  close(): Promise<void> {
    return this.crew.close();
  }
}
