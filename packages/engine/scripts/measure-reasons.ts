/**
 * Measures how often each reason is right, on positions drawn by a seed whose exact values are known, and prints the rows of
 * `src/reasons/measured.ts` and the table of docs/training.md:
 *
 *     node --conditions=source --import tsx packages/engine/scripts/measure-reasons.ts SEED COUNT FOLDER [RULES …]
 *
 * FOLDER holds tables of `marelle-a-6`, and of `marelle` with up to four men, each in a folder of its own; endings of draughts are
 * solved on the spot. The engine has none of them. Of each position a turn that gives something away is judged, one that does not
 * every third time, as the review judges it. The seed of what is published was drawn once and was not used while the reasons were written.
 */
import { performance } from 'node:perf_hooks';
import { addTurn, newGame, type Position, type Reason, type RuleSet, ruleSet, type Turn } from '@merellier/rules';
import { writeFen, writeTurn } from '@merellier/rules/notation';
import { Engine } from '../src/engine.ts';
import { loadEvaluations } from '../src/evaluations.ts';
import { type Random, randomFrom } from '../src/random.ts';
import { letsReason, provedReasons } from '../src/reasons/against.ts';
import { agrees } from '../src/reasons/agrees.ts';
import { candidates } from '../src/reasons/reasons.ts';
import { reviewGame } from '../src/review.ts';
import { rootOf } from '../src/root.ts';
import { check, isBestAnswer } from './reasons/check.ts';
import { below, fromGame, putAnywhere } from './reasons/draw.ts';
import { bestValue, isWorse, type Oracle, oracleOf } from './reasons/oracle.ts';

const [seed = '1', wanted = '200', folder = '/tmp/tables', ...only] = process.argv.slice(2);
const random = randomFrom(Number(seed));
const shows = process.env['SHOW'] !== undefined;

interface Row {
  said: number;
  right: number;
  open: number;
  /** Of those that speak of an answer: how often it was the best one. */
  best: number;
}
const rows = new Map<string, Row>();
const times: number[] = [];

function count(rules: RuleSet, reason: Reason, right: boolean | null, best: boolean | null): void {
  const name = `${rules.family} ${reason.reason}`;
  const row = rows.get(name) ?? { said: 0, right: 0, open: 0, best: 0 };
  if (right === null) row.open++;
  else {
    row.said++;
    if (right) row.right++;
    if (best) row.best++;
  }
  rows.set(name, row);
}

/** Judges one turn as the review does, and all that can be said of it and of the better one. */
function judge(engine: Engine, oracle: Oracle, position: Position, turn: Turn): void {
  const { rules } = oracle;
  const start = newGame(rules, position);
  const began = performance.now();
  engine.clear();
  const [reviewed] = reviewGame(engine, addTurn(start, turn, position.dice), { nodes: 8000 });
  times.push(performance.now() - began);
  if (!reviewed) return;
  const { best, played, refutation } = reviewed;
  const root = rootOf(start);
  const proved = refutation ? provedReasons(rules, position, refutation) : [];
  const about = (which: 'played' | 'better') => (refutation?.about === which ? proved : []);
  const said: (readonly [Turn, Reason])[] = [];
  for (const [line, which] of [
    [best, 'better'],
    [played, 'played'],
  ] as const) {
    const first = line.turns[0];
    if (!first) continue;
    const than = which === 'played' ? best.score : played.score;
    const all = [
      ...about(which).filter((reason) => agrees(reason, line.score, than)),
      ...candidates(rules, root, line).filter((reason) => agrees(reason, line.score)),
    ];
    for (const [i, reason] of all.entries())
      if (all.findIndex((other) => other.reason === reason.reason) === i) said.push([first, reason]);
  }
  for (const [of, reason] of said) {
    const right = check(oracle, position, of, reason);
    count(rules, reason, right, isBestAnswer(oracle, position, of, reason));
    if (right === false && shows)
      console.error(
        `WRONG ${rules.id} ${writeFen(rules, position)} ${writeTurn(rules, position, of)}: ${JSON.stringify(reason)} ${of === turn ? 'played' : 'better'} ${refutation?.by} ${refutation?.about} ${JSON.stringify(played.score)} ${refutation ? answers(oracle, position, of, refutation.tree.next[0]?.turn) : ''}`,
      );
  }
}

/** What the answers to a turn are worth, the one that was told first. */
function answers(oracle: Oracle, position: Position, turn: Turn, told: Turn | undefined): string {
  const { rules } = oracle;
  const next = rules.play(position, turn);
  const all = oracle.turns(next) ?? [];
  const own = told && all.find((each) => rules.same(each.turn, told));
  return `${told ? writeTurn(rules, next, told) : ''} ${own?.value} of ${bestValue(all)}`;
}

/** The turn to judge in a position: one that gives its value away, or every third time another. */
function chosen(oracle: Oracle, position: Position, random: Random, i: number): Turn | null {
  const turns = oracle.turns(position);
  if (!turns || turns.length < 2) return null;
  const best = bestValue(turns);
  const fitting = turns.filter(({ value }) => isWorse(value, best) === (i % 3 !== 0));
  return fitting[below(random, fitting.length)]?.turn ?? null;
}

async function engineOf(id: string): Promise<Engine> {
  const rules = ruleSet(id);
  const { evaluations } = await loadEvaluations(rules);
  return new Engine(rules, { memoryMb: 8, evaluations });
}

async function measure(
  id: string,
  pieces: number,
  draw: (engine: Engine, random: Random) => Position | null,
): Promise<void> {
  if (only.length > 0 && !only.includes(id)) return;
  const began = performance.now();
  const engine = await engineOf(id);
  const oracle = oracleOf(id, `${folder}/${id}`, pieces);
  let done = 0;
  for (let i = 0; done < Number(wanted) && i < 50 * Number(wanted); i++) {
    const position = draw(engine, random);
    const turn = position && chosen(oracle, position, random, done);
    if (!position || !turn) continue;
    judge(engine, oracle, position, turn);
    done++;
  }
  console.error(`${id}: ${done}, ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

/** What can be said of a turn by the rules alone. */
function factsOf(rules: RuleSet, position: Position, turn: Turn): readonly Reason[] {
  const line = { turns: [turn], score: { kind: 'estimate', centimen: 0 }, depth: 1 } as const;
  const next = rules.play(position, turn);
  const answers = rules.outcome(next) || next.toPlay === position.toPlay ? [] : rules.turns(next);
  // Of the answers only that one can close a mill is a matter of the rules.
  const lets = answers
    .map((answer) => letsReason(rules, next, answer))
    .find((reason) => reason?.reason === 'leaves-mill-open');
  return [...candidates(rules, position, line), ...(lets ? [lets] : [])];
}

/** What a turn does on the board needs no engine and no exact value: turns of games at random are asked about. */
async function measureFacts(id: string): Promise<void> {
  if (only.length > 0 && !only.includes(`${id}-facts`)) return;
  const engine = await engineOf(id);
  const oracle: Oracle = { rules: engine.rules, turns: () => null };
  for (let game = 0; game < Number(wanted); game++) {
    let position = engine.rules.start();
    for (let ply = 0; ply < 120 && !engine.rules.outcome(position); ply++) {
      const turns = engine.rules.turns(position);
      // A turn is drawn first, so that what is measured has no say in it.
      const turn = turns[below(random, turns.length)] as Turn;
      if (turns.length === 1 || random() < 0.15)
        for (const reason of factsOf(engine.rules, position, turn))
          count(engine.rules, reason, check(oracle, position, turn, reason), null);
      position = engine.rules.play(position, turn);
    }
  }
  console.error(`${id}: facts`);
}

await measure('marelle-a-6', 0, (engine, draw) => fromGame(engine, draw, engine.rules.start(), 3 + below(draw, 40)));
await measure('marelle', 0, (engine, draw) => {
  const start = putAnywhere(engine.rules, draw, 3 + below(draw, 2), 3 + below(draw, 2));
  return start && fromGame(engine, draw, start, below(draw, 4));
});
for (const [id, pieces] of [
  ['english', 4],
  ['dames', 3],
] as const)
  await measure(id, pieces, (engine, draw) => {
    const white = 1 + below(draw, pieces - 1);
    return putAnywhere(engine.rules, draw, white, pieces - white);
  });
for (const id of ['marelle', 'marelle-a-6', 'merels', 'english', 'dames', 'dames-a-souffler']) await measureFacts(id);

console.log('| reason | said | right | share | the best answer | not decided |');
console.log('|---|--:|--:|--:|--:|--:|');
for (const [name, { said, right, open, best }] of [...rows].sort(([a], [b]) => a.localeCompare(b)))
  console.log(
    `| ${name} | ${said} | ${right} | ${said === 0 ? '–' : `${((100 * right) / said).toFixed(1)} %`} | ${/ (lets|leaves)-/.test(name) ? best : ''} | ${open} |`,
  );
times.sort((a, b) => a - b);
console.log(
  `\nmilliseconds for a turn: median ${times[times.length >> 1]?.toFixed(0)}, 95 % ${times[Math.floor(times.length * 0.95)]?.toFixed(0)}, most ${times.at(-1)?.toFixed(0)}`,
);
console.log(JSON.stringify(Object.fromEntries(rows)));
