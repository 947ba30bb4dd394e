import { perft, ruleSet } from '@merellier/rules';
import { type Figure, printFigures, whole } from './figures.ts';

/** Leaves a second on one thread. */
const AT_LEAST = 15e6;

const MILLS = 'a native Rust engine: about 24 million smaller steps/s on such a machine';
const DRAUGHTS = 'a popular Python library: about 2 M/s; the best native generators: 80 to 100 M/s with bulk counting';

/** What is counted: rule set, depth, leaves from the start. Marelle: published; draughts: published, dames re-derived. */
const TREES: readonly (readonly [rules: string, depth: number, leaves: number, comparedTo: string])[] = [
  ['marelle', 6, 99_274_176, MILLS],
  ['marelle', 7, 1_873_562_112, MILLS],
  ['dames', 9, 4_570_511, DRAUGHTS],
  ['dame-100', 8, 6_595_075, DRAUGHTS],
  ['international', 9, 41_022_423, DRAUGHTS],
];

const figures: Figure[] = [];
for (const [id, depth, leaves, comparedTo] of TREES) {
  const { seconds, counted } = count(id, depth);
  const rate = counted / seconds;
  const right = counted === leaves;
  figures.push({
    what: `perft ${id} ${depth}`,
    ours: `${(rate / 1e6).toFixed(1)} M leaves/s (${whole(counted)} in ${seconds.toFixed(2)} s)`,
    limit: right ? '15 M leaves/s or more' : `${whole(leaves)} leaves: WRONG COUNT`,
    met: right && rate >= AT_LEAST,
    comparedTo,
  });
}
printFigures(figures);

/** The best of a few runs, so that the compiler has seen the code and a busy machine does not decide. */
function count(id: string, depth: number): { seconds: number; counted: number } {
  const rules = ruleSet(id);
  const start = rules.start();
  perft(rules, start, depth - 2);
  let counted = 0;
  let seconds = Number.POSITIVE_INFINITY;
  for (let run = 0, spent = 0; run < 10 && spent < 5; run++) {
    const before = performance.now();
    counted = perft(rules, start, depth);
    const took = (performance.now() - before) / 1000;
    seconds = Math.min(seconds, took);
    spent += took;
  }
  return { seconds, counted };
}
