import { type Position, type RuleSet, ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { Engine } from '../engine.ts';
import { loadEvaluations } from '../evaluations.ts';

/** The fixed bench: rule set, position (null for the start), depth. */
const BENCH: readonly (readonly [id: string, fen: string | null, depth: number])[] = [
  ['marelle', null, 9],
  ['marelle', 'W:Wb4,d2,d6,f2:Bb6,d5,f4,f6:H5,5', 8],
  ['marelle', 'W:Wa1,a4,b6,c5,d6,e3,f6,g7:Bb2,c3,c4,d2,d7,e4,e5,f2', 9],
  ['marelle', 'W:Wa1,a4,b6,d6,g7:Bc3,c4,d7', 6],
  ['marelle-mixte', null, 7],
  ['marelle-de-ceylan', 'W:Wa1,a4,b6,d6,e3,g7:Bc3,c4,d2,d7,e4,f2', 7],
  ['marelle-cubique', null, 7],
  ['merels-diagonals', null, 7],
  ['marelle-avec-des', 'W:Wa1,a4,b6,d6,e3,g7:Bc3,c4,d2,d7,e4,f2', 5],
  ['dames', null, 9],
  ['dame-100', null, 8],
  ['dames-a-souffler', null, 7],
  ['international', 'W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26', 9],
  ['english', null, 9],
];

function positionOf(rules: RuleSet, fen: string | null): Position {
  if (fen === null) return rules.start();
  const read = readFen(rules, fen);
  if (!read.ok) throw new RangeError(`${fen}: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** How many nodes the search takes for each position of the bench, in an engine that knows nothing yet. */
export async function benchNodes(): Promise<Readonly<Record<string, number>>> {
  const nodes: Record<string, number> = {};
  for (const [id, fen, depth] of BENCH) {
    const rules = ruleSet(id);
    const { evaluations } = await loadEvaluations(rules);
    const engine = new Engine(rules, { memoryMb: 4, evaluations });
    const { nodes: searched } = engine.search(positionOf(rules, fen), { depth });
    nodes[`${id} ${fen ?? 'start'} ${depth}`] = searched;
  }
  return nodes;
}
