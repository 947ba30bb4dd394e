/**
 * How well the engine keeps to its time: searches random positions of every rule set, and of house rule sets, for a fixed
 * time, and says by how much each took longer.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/latency.ts [POSITIONS] [MILLIS] [RULES,…]
 *
 * Late by the clock is what a user waits; on a busy machine that includes what other programs took. Late by computing is
 * what the engine itself did after its time, measured in the processor time of this process.
 */
import { outcomeOf, positionOf, RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';
import { Engine } from '../src/engine.ts';
import { type Random, randomFrom } from '../src/random.ts';
import { rootOf } from '../src/root.ts';
import { houseRules, randomGame } from '../src/testing/positions.ts';

const [positions = '20', millis = '100', ids = `${RULE_SET_IDS.join(',')},house`] = process.argv.slice(2);

function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** By how many milliseconds a search was late, by one clock; NaN where there was no legal turn. */
function late(engine: Engine, game: ReturnType<typeof randomGame>, now: () => number): number {
  const start = now();
  const { turn } = engine.search(rootOf(game), { millis: Number(millis) }, { now });
  const end = now();
  const legal = turn !== null && engine.rules.turns(positionOf(game)).some((each) => engine.rules.same(each, turn));
  return legal ? Math.max(0, end - start - Number(millis)) : Number.NaN;
}

const quantile = (sorted: readonly number[], part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] as number).toFixed(1);

const all = { clock: [] as number[], computing: [] as number[] };
let missing = 0;

console.log(`Late by milliseconds, of ${millis}: half, 99 in 100, worst`);
console.log('| rule set | positions | by the clock | by computing |');
console.log('|---|---|---|---|');
const row = (name: string, clock: readonly number[], computing: readonly number[]): void => {
  const three = (values: readonly number[]): string => {
    const sorted = [...values].sort((a, b) => a - b);
    return `${quantile(sorted, 0.5)}, ${quantile(sorted, 0.99)}, ${quantile(sorted, 1)}`;
  };
  console.log(`| ${name} | ${clock.length} | ${three(clock)} | ${three(computing)} |`);
};
const rulesFor = (id: string, random: Random): RuleSet =>
  id === 'house' ? houseRules(RULE_SET_IDS[Math.floor(random() * RULE_SET_IDS.length)] as string, random) : ruleSet(id);

for (const id of ids.split(',')) {
  const random = randomFrom(11);
  const clock: number[] = [];
  const computing: number[] = [];
  let engine = new Engine(rulesFor(id, random), { memoryMb: 32 });
  while (clock.length < Number(positions)) {
    if (id === 'house') engine = new Engine(rulesFor(id, random), { memoryMb: 32 });
    const game = randomGame(engine.rules, random, Math.floor(random() * 60));
    if (outcomeOf(game) !== null || engine.rules.turns(positionOf(game)).length === 0) continue;
    const waited = late(engine, game, () => performance.now());
    const worked = late(engine, game, computed);
    if (Number.isNaN(waited) || Number.isNaN(worked)) missing++;
    else {
      clock.push(waited);
      computing.push(worked);
    }
  }
  row(id, clock, computing);
  all.clock.push(...clock);
  all.computing.push(...computing);
}
row('all', all.clock, all.computing);
console.log(`${missing} positions without a legal turn`);
if (missing > 0) process.exitCode = 1;
