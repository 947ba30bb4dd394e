/**
 * Makes the puzzles: positions of games that the engine plays with itself, of which exact values (marelles: tables that
 * `merellier solve` wrote) or a proof by trying everything (draughts) say that one turn is best, proved again by another
 * search. Twins are left out, and kinds are kept even. What is made stands in `.cache/puzzles`, so that the work can be
 * stopped and gone on with: the same seed gives the same puzzles.
 *
 *     node --conditions=source --import tsx apps/web/scripts/puzzles.ts make [TABLES] [RULES …]
 *     node --conditions=source --import tsx apps/web/scripts/puzzles.ts pack
 *
 * `make` goes through the plan; `pack` writes apps/web/src/puzzles/data and prints what there is and how hard it is.
 */
import { type Engine, loadEvaluations, randomFrom } from '@merellier/engine';
import {
  type DraughtsPosition,
  DraughtsRuleSet,
  type MillPosition,
  MillRuleSet,
  type Position,
  ruleSet,
} from '@merellier/rules';
import { isSolvable, type Tables, variantOf } from '@merellier/tablebase';
import { DiskTables, defaultFolder } from '@merellier/tablebase/node';
import { newName } from '../src/puzzles/packed/record.ts';
import { measure } from './puzzle-difficulty.ts';
import { draughtsPuzzle } from './puzzle-draughts.ts';
import type { Found } from './puzzle-found.ts';
import { millPuzzle } from './puzzle-mill.ts';
import { packAll } from './puzzle-pack.ts';
import { ALIKE, PLAN, type Wanted } from './puzzle-plan.ts';
import { positionsOfGame, smallEngine, textOf, twinKey } from './puzzle-tools.ts';
import { type Made, noteGame, readWork, resumeWork } from './puzzle-work.ts';

const SEED = 22;
/** No kind makes up more than this share, of marelles: draughts have few. */
const MOST_OF_A_KIND = 0.28;
/** No more than this share of them is found by all but the weakest levels: so many halves of ten levels. */
const MOST_EASY = 0.3;
const EASY = 16;
/** No game gives more. */
const MOST_OF_A_GAME = 6;
/** Seconds between two lines of progress. */
const PROGRESS = 60;

function finder(engine: Engine, tables: Tables | null): (position: Position) => Found | null {
  if (!tables) return (position) => draughtsPuzzle(engine, position as DraughtsPosition);
  return (position) => millPuzzle(engine, tables, position as MillPosition);
}

function tablesOf(rules: MillRuleSet, folder: string): Tables {
  const variant = variantOf(rules);
  const tables = isSolvable(variant) ? DiskTables.open(variant, folder) : null;
  if (!tables) throw new Error(`no tables for ${rules.id} in ${folder}: run "merellier solve ${rules.id}" first`);
  return tables;
}

async function make(
  { rules: id, puzzles, games: most = Number.POSITIVE_INFINITY }: Wanted,
  folder: string,
): Promise<void> {
  const rules = ruleSet(id as string);
  const work = resumeWork(id);
  if (work.made.length >= puzzles || work.games >= most) return;
  const { evaluations } = await loadEvaluations(rules);
  const players = smallEngine(rules, evaluations);
  const engine = smallEngine(rules, evaluations);
  const isMill = rules instanceof MillRuleSet;
  if (!isMill && !(rules instanceof DraughtsRuleSet)) throw new Error(`no puzzles for ${id}`);
  const find = finder(engine, isMill ? tablesOf(rules, folder) : null);
  const alike = ALIKE.find((group) => group.includes(id)) ?? [id];
  const seen = new Set(alike.flatMap((other) => readWork(other).made.map(({ twin }) => twin)));
  const names = new Set(work.made.map(({ id: name }) => name));
  const kinds = new Map<string, number>();
  for (const { kind } of work.made) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const isFull = (kind: string): boolean => isMill && (kinds.get(kind) ?? 0) >= MOST_OF_A_KIND * puzzles;

  let easy = work.made.filter(({ found }) => found >= EASY).length;

  function madeOf(position: Position, random: () => number): Made | null {
    const twin = twinKey(rules, position);
    const id = newName(rules, position);
    if (seen.has(twin) || names.has(id)) return null;
    const found = find(position);
    if (!found || isFull(found.kind) || !found.again()) return null;
    const measured = measure(engine, position, found.best, random);
    const text = textOf(rules, position, found.best);
    const agrees = measured.turn !== null && rules.same(measured.turn, found.best);
    if (
      found.goal.value === 'draw'
        ? measured.seen === 'win'
        : measured.seen === 'loss' || (measured.seen === 'win' && !agrees && found.goal.winIn === undefined)
    )
      throw new Error(`${id}: a search contradicts ${text} in ${found.fen}`);
    seen.add(twin);
    if (measured.found >= EASY && isMill && easy >= MOST_EASY * puzzles) return null;
    if (measured.found >= EASY) easy++;
    names.add(id);
    kinds.set(found.kind, (kinds.get(found.kind) ?? 0) + 1);
    const { goal, kind, theme, fen } = found;
    const { grade, found: share, seenAt, levels, seen: end } = measured;
    return {
      ...{ id, rules: rules.id, fen, kind, theme, goal, grade, found: share, seenAt },
      ...{ line: found.line(), others: found.others(measured.tempting) },
      ...{ twin, levels, ended: end !== 'open' },
    };
  }

  let said = performance.now();
  for (let game = work.games; game < most && work.made.length < puzzles; game++) {
    const random = randomFrom(SEED * 2 ** 20 + game);
    const made: Made[] = [];
    // What was seen in the game before must not matter: work that is gone on with begins anew here.
    engine.clear();
    for (const { position, seesWin } of positionsOfGame(players, random)) {
      if (made.length >= MOST_OF_A_GAME) break;
      if (!isMill && !seesWin) continue;
      const one = madeOf(position, random);
      if (one) made.push(one);
    }
    noteGame(id, game + 1, made);
    work.made.push(...made);
    if (performance.now() - said > PROGRESS * 1000) {
      said = performance.now();
      const { user } = process.cpuUsage();
      console.log(`${id}: ${work.made.length} of ${puzzles} after ${game + 1} games, ${Math.round(user / 1e6)} s`);
    }
  }
  console.log(
    `${id}: ${work.made.length} of ${puzzles}, ${Math.round(process.cpuUsage().user / 1e6)} s of processor in all`,
  );
}

const [command, folder = defaultFolder(), ...only] = process.argv.slice(2);
if (command === 'make')
  for (const wanted of PLAN) {
    if (only.length === 0 || only.includes(wanted.rules)) await make(wanted, folder);
  }
else if (command === 'pack') packAll();
else throw new Error('make [TABLES] [RULES …], or pack');
