import { parseArgs } from 'node:util';
import { ensurePatroni } from '../../../../../scripts/patroni.mjs';
import { ensureDatabases } from '../../../../../scripts/services.mjs';
import { Failure, reporting, tell as tellProblem } from '../../../../../scripts/steps.mjs';
import { openPostgres } from '../../store/postgres-database.ts';
import { openSqlStore } from '../../store/sql-store.ts';
import { Bots } from './bots.ts';
import { ensureFalseTime } from './false-time.ts';
import { begin, concerned } from './faults.ts';
import { limited } from './limit.ts';
import { type Fault, isTakenOver, type Planned, planOf } from './plan.ts';
import { type Recovery, Stopwatch, tableOf } from './recovery.ts';
import { problemsOf } from './verdict.ts';
import { missingFaults, possibleFaults, startWorld, type World } from './world.ts';

// npm run chaos -- --minutes 15 --seed 7: bots play while what they play on fails, by a plan that depends on the seed. At the
// end what is stored is compared with what they were acknowledged; where anything is missing, the status is 1. With --standby
// the database is two servers, and the one that fails stays away until play goes on.

/** A node that has not come back by then is taken for deaf. */
const LONGEST_RECOVERY = 120_000;
const ON_THE_WAY = 1_000;
/** What has not ended by then when a run is over is left to the end of its process. */
const LONGEST_END = 30_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const OPTIONS = {
  minutes: { type: 'string', default: '15' },
  seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  nodes: { type: 'string', default: '2' },
  standby: { type: 'boolean', default: false },
} as const;

/** Brings about one fault after the other, each after all nodes have come back from the one before. */
async function disturb(
  world: World,
  stopwatch: Stopwatch,
  plan: Iterator<Planned, never>,
  minutes: number,
): Promise<readonly Recovery[]> {
  const recoveries: Recovery[] = [];
  const over = performance.now() + minutes * 60_000;
  while (performance.now() < over) {
    const planned = plan.next().value;
    await pause(planned.peace);
    stopwatch.begin();
    const name = nameOf(planned.fault, concerned(planned));
    const comesBack = await limited(`The beginning of ${name}`, begin(world, planned));
    const end = async () => limited(`The end of ${name}`, Promise.resolve(comesBack()));
    const isLeftAway = isTakenOver(planned.fault);
    // What was acknowledged just before may still be on its way.
    await pause(isLeftAway ? ON_THE_WAY : planned.lasts);
    if (!isLeftAway) await end();
    stopwatch.end(isLeftAway ? ON_THE_WAY : 0);
    const deaf = performance.now() + LONGEST_RECOVERY;
    while (!stopwatch.isBack && performance.now() < deaf) await pause(20);
    if (isLeftAway) await end();
    const result = stopwatch.result(planned.fault, concerned(planned));
    const recovery = isLeftAway ? { ...result, meanwhile: null } : result;
    recoveries.push(recovery);
    tell(recovery, planned);
  }
  return recoveries;
}

function tell({ fault, node, meanwhile, back, news }: Recovery, { lasts }: Planned): void {
  const times = back.map((each, i) => `node ${i + 1} ${seconds(each)}`).join(', ');
  const during = meanwhile === null ? '' : ` for ${seconds(lasts)}: ${meanwhile.toFixed(0)} turns/s meanwhile`;
  console.log(`${nameOf(fault, node)}${during}; back: ${times}, news ${seconds(news)}`);
}

const nameOf = (fault: Fault, node: number | null): string => (node === null ? fault : `${fault} (node ${node + 1})`);

const seconds = (ms: number | null): string => (ms === null ? 'never' : `${(ms / 1_000).toFixed(1)} s`);

function deafness(recoveries: readonly Recovery[]): readonly string[] {
  return recoveries
    .filter(({ back, news }) => back.includes(null) || news === null)
    .map(({ fault }) => `${fault}: not all nodes came back within ${LONGEST_RECOVERY / 1_000} s`);
}

/** Compares what is stored with what was acknowledged. */
async function judge({ databaseUrl }: World, { games }: Bots): Promise<readonly string[]> {
  const store = await openSqlStore(await openPostgres(databaseUrl, () => undefined));
  try {
    const problems: string[] = [];
    let [acknowledged, stored] = [0, 0];
    for (const each of games) {
      const events = (await store.read(each.game))?.events ?? [];
      acknowledged += each.acknowledged.length;
      stored += events.filter(({ event }) => event.kind === 'turned').length;
      problems.push(...problemsOf(each.game, events, each.acknowledged));
    }
    console.log(`${games.length} games: ${acknowledged} turns acknowledged, ${stored} stored.`);
    return problems;
  } finally {
    await store.close();
  }
}

function numberOf(text: string, name: string): number {
  const number = Number(text);
  if (!(number > 0 || (name === '--seed' && number === 0)) || (name !== '--minutes' && !Number.isInteger(number)))
    throw new Failure(`${name} is "${text}": give a number above 0.`);
  return number;
}

await reporting(async () => {
  const { values } = parseArgs({ options: OPTIONS });
  const withStandby = values.standby;
  const [minutes, seed, nodes] = [
    numberOf(values.minutes, '--minutes'),
    numberOf(values.seed, '--seed'),
    numberOf(values.nodes, '--nodes'),
  ];
  process.once('SIGINT', () => process.exit(130));
  await ensureDatabases();
  await (withStandby ? ensurePatroni() : ensureFalseTime());
  const servers = withStandby ? ', two database servers' : '';
  console.log(`${nodes} nodes${servers}, ${minutes} minutes of faults; the same plan again: --seed ${seed}`);
  const world = await limited('The start of servers and nodes', startWorld(nodes, withStandby));
  try {
    for (const [fault, reason] of missingFaults(world)) console.log(`Not tried: ${fault} (${reason}).`);
    const stopwatch = new Stopwatch(nodes);
    const bots = await limited('The arrival of the bots', Bots.start(world, stopwatch));
    const recoveries = await disturb(world, stopwatch, planOf(seed, nodes, possibleFaults(world)), minutes);
    await limited('The last turn of some bot', bots.stop()).catch((error: unknown) => {
      console.log(bots.standing);
      throw error;
    });
    console.log(`\n${tableOf(recoveries, nodes)}\n`);
    const problems = [
      ...bots.surprises,
      ...deafness(recoveries),
      ...(await limited('The reading of the games', judge(world, bots))),
    ];
    for (const problem of problems) console.log(`✗ ${problem}`);
    console.log(problems.length === 0 ? 'Nothing was lost.' : `${problems.length} things went wrong.`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await limited('The end of servers and nodes', world.stop(), LONGEST_END).catch(tellProblem);
  }
});
process.exit();
