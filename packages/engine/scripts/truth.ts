/**
 * How often the engine, without tables, plays a turn that keeps the exact value of the position: wins what is won, draws what
 * is drawn. Positions of the movement phase come from games that the engine plays with itself; the values from tables.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/truth.ts [RULES] [MEN] [POSITIONS] [MILLIS,…] [FOLDER]
 *
 * MEN is the most men of a side on the board. Times are milliseconds of this process's own computing time, so that a busy
 * machine does not make the engine weaker. FOLDER holds tables and is only read; without it, tables are solved first. What
 * is counted: all positions, and those where some turn is wrong.
 */
import { cpus } from 'node:os';
import { type MillPosition, type MillRuleSet, outcomeOf, positionOf, ruleSet, type Turn } from '@merellier/rules';
import { countBits } from '@merellier/rules/kernel';
import { writeFen, writeTurn } from '@merellier/rules/notation';
import { exactTurns, exactValue, variantOf } from '@merellier/tablebase';
import { DiskTables, solveToFolder } from '@merellier/tablebase/node';
import { Engine } from '../src/engine.ts';
import { randomFrom } from '../src/random.ts';
import { rootOf } from '../src/root.ts';
import { next, opening } from './selfplay.ts';

const [id = 'jeu-du-moulin', men = '5', positions = '200', times = '100,1000', folder] = process.argv.slice(2);
const rules = ruleSet(id) as MillRuleSet;
const variant = variantOf(rules);
if (!('rules' in variant)) throw new Error(`no tables for ${id}`);
const CACHE = '.cache/truth';
if (folder === undefined)
  await solveToFolder(variant, {
    folder: CACHE,
    men: Number(men),
    threads: Math.max(1, cpus().length - 1),
    memory: 8 * 2 ** 30,
    distances: false,
  });
const tables = DiskTables.open(variant, folder ?? CACHE);
if (!tables) throw new Error('no tables');

/** Whether a position is of the movement phase and small enough. */
function fits({ white, black, whiteHand, blackHand }: MillPosition): boolean {
  return whiteHand + blackHand === 0 && countBits(white) <= Number(men) && countBits(black) <= Number(men);
}

/** Milliseconds that this process has computed. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Positions of games that begin at random and are then played quickly but not badly, each position once. */
function* examples(): Generator<MillPosition> {
  const random = randomFrom(20);
  const engine = new Engine(rules, { memoryMb: 8 });
  const seen = new Set<string>();
  for (;;) {
    let game = opening(rules, random, 8);
    engine.clear();
    for (let i = 0; i < 200 && outcomeOf(game) === null; i++) {
      const position = positionOf(game) as MillPosition;
      const key = rules.key(position);
      // A few of each game: neighbours have much in common.
      if (fits(position) && !seen.has(key) && random() < 0.15 && exactValue(rules, tables as DiskTables, position)) {
        seen.add(key);
        yield position;
      }
      const { lines } = engine.search(rootOf(game), { nodes: 500 }, { lines: 3 });
      const line = lines[Math.floor(random() ** 2 * lines.length)];
      game = next(game, line?.turns[0] as Turn, random);
    }
  }
}

const all: MillPosition[] = [];
for (const position of examples()) {
  all.push(position);
  if (all.length === Number(positions)) break;
}
const values = all.map((position) => exactTurns(rules, tables, position) ?? []);
const hard = values.map((turns) => new Set(turns.map(({ value }) => value)).size > 1);
console.log(
  `${id}: ${all.length} positions of up to ${men} men a side, in ${hard.filter(Boolean).length} of them some turn is wrong`,
);
const engine = new Engine(rules, { memoryMb: 64 });
for (const millis of times.split(',').map(Number)) {
  let kept = 0;
  for (const [i, position] of all.entries()) {
    // Where every turn keeps the value there is nothing to find out.
    if (!hard[i]) {
      kept++;
      continue;
    }
    engine.clear();
    const { turn, depth, lines } = engine.search(position, { millis }, { now: computed });
    const exact = exactValue(rules, tables, position)?.value;
    const played = (values[i] ?? []).find((each) => rules.same(each.turn, turn as (typeof each)['turn']))?.value;
    if (played === exact) kept++;
    else
      console.log(
        `  ${millis} ms: ${writeFen(rules, position)} is a ${exact}; ${writeTurn(rules, position, turn as Turn)} makes it a ${played} (depth ${depth}, ${JSON.stringify(lines[0]?.score)})`,
      );
  }
  const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(2)} %`;
  const difficult = hard.filter(Boolean).length;
  const lost = all.length - kept;
  console.log(
    `${millis} ms: keeps the value in ${share(kept, all.length)} of all, ${share(difficult - lost, difficult)} of those where a turn is wrong`,
  );
}
tables.close();
