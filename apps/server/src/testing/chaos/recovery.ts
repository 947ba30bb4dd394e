import type { Fault } from './plan.ts';

/** How one fault went. */
export interface Recovery {
  readonly fault: Fault;
  /** The node that it concerned; null for all. */
  readonly node: number | null;
  /** Turns a second that were acknowledged while it lasted, on all nodes; null where it lasted until they went on. */
  readonly meanwhile: number | null;
  /**
   * For each node the milliseconds from the return of what failed, or from its failure where something else takes over, to the first
   * turn acknowledged there; null where none was.
   */
  readonly back: readonly (number | null)[];
  /** The milliseconds from the return until a turn was with an opponent at another node within a second; null for never. */
  readonly news: number | null;
}

/** Notes when turns are acknowledged, and tells how long nodes took to come back. */
export class Stopwatch {
  private readonly nodes: number;
  private readonly first: (number | null)[];
  private news: number | null = null;
  private returned = Number.POSITIVE_INFINITY;
  private began = 0;
  private during = 0;
  private lasted = 0;
  /** All turns that were acknowledged. */
  turns = 0;

  constructor(nodes: number) {
    this.nodes = nodes;
    this.first = Array.from({ length: nodes }, () => null);
  }

  acknowledged(node: number): void {
    const now = performance.now();
    this.turns++;
    if (now < this.returned) this.during++;
    else this.first[node] ??= now - this.returned;
  }

  /** A turn is with the opponent at another node, so many milliseconds after it was acknowledged. */
  arrived(after: number): void {
    const now = performance.now();
    if (now - after >= this.returned && after <= 1_000) this.news ??= now - this.returned;
  }

  /** A fault begins. */
  begin(): void {
    this.began = performance.now();
    this.during = 0;
    this.returned = Number.POSITIVE_INFINITY;
    this.news = null;
    this.first.fill(null);
  }

  /** What was away has come back, or has been taken over from, so many milliseconds ago. */
  end(ago = 0): void {
    this.returned = performance.now() - ago;
    this.lasted = (this.returned - this.began) / 1_000;
  }

  /** Whether turns are acknowledged at all nodes again, and arrive at others. */
  get isBack(): boolean {
    return this.first.every((each) => each !== null) && (this.news !== null || this.nodes === 1);
  }

  result(fault: Fault, node: number | null): Recovery {
    return { fault, node, meanwhile: this.during / this.lasted, back: [...this.first], news: this.news };
  }
}

/** The table of a run, in Markdown: for each kind of fault the worst time of each node. */
export function tableOf(recoveries: readonly Recovery[], nodes: number): string {
  const kinds = [...new Set(recoveries.map(({ fault }) => fault))].sort();
  const rows = kinds.map((kind) => {
    const all = recoveries.filter(({ fault }) => fault === kind);
    const rate = all.reduce((sum, { meanwhile }) => sum + (meanwhile ?? Number.NaN), 0) / all.length;
    const backs = Array.from({ length: nodes }, (_, i) => worst(all.map(({ back }) => back[i] ?? null)));
    return [
      kind,
      String(all.length),
      Number.isNaN(rate) ? '–' : rate.toFixed(0),
      ...backs,
      worst(all.map(({ news }) => news)),
    ];
  });
  const names = Array.from({ length: nodes }, (_, i) => `node ${i + 1} back after`);
  const head = ['fault', 'times', 'turns/s meanwhile', ...names, 'news between nodes after'];
  return [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function worst(times: readonly (number | null)[]): string {
  return times.includes(null) ? 'never' : `${(Math.max(...times.map(Number)) / 1_000).toFixed(1)} s`;
}
