/**
 * Lets levels play each other and writes what exact values say of their turns, a line for each game: rule set, levels of White and Black,
 * points of White, and the turns of both that mattered (`writeTurns`). What is there already is not played again; TABLES is a folder for the
 * tables that are solved first.
 *
 *     node --conditions=source --import tsx bench/fair/play-games.ts RULES GAMES FILE TABLES
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { chooseTurn, Engine, loadEvaluations, randomFrom, rootOf } from '@merellier/engine';
import { type MillRuleSet, newGame, outcomeOf, playTurn, positionOf, ruleSet, type Turn } from '@merellier/rules';
import { judgeGame, writeTurns } from '../../apps/server/src/fair/judge-turns.ts';
import { tablesFor } from '../../apps/server/src/fair/table-source.ts';

const [id = 'marelle-a-6', games = '40', file = 'games.txt', folder = ''] = process.argv.slice(2);
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Rated games are played between people who are not too far apart. */
const APART = [0, 1, 2];
const MOST_TURNS = 200;

const rules = ruleSet(id) as MillRuleSet;
const tables = await tablesFor(rules, { folder: null, scratch: folder });
if (!tables) throw new Error(`no tables of ${id}`);
const { evaluations } = await loadEvaluations(rules);
const engines = [0, 1].map(() => new Engine(rules, { memoryMb: 8, evaluations })) as [Engine, Engine];
const done = new Set(
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.split(' ').slice(0, 4).join(' '))
    : [],
);
for (let number = 0; number < Number(games); number++)
  for (const level of LEVELS)
    for (const apart of APART) {
      const other = level + apart;
      if (other > 9) continue;
      const [white, black] = number % 2 === 0 ? [level, other] : [other, level];
      if (done.has(`${id} ${number} ${white} ${black}`)) continue;
      const random = randomFrom(number * 1009 + level * 31 + apart);
      let game = newGame(rules);
      for (const engine of engines) engine.clear();
      for (let ply = 0; ply < MOST_TURNS && outcomeOf(game) === null; ply++) {
        const isWhite = positionOf(game).toPlay === 'white';
        const turn = chooseTurn(engines[isWhite ? 0 : 1], rootOf(game), isWhite ? white : black, { random });
        const played = playTurn(game, turn as Turn);
        if (!played.ok) throw new Error(played.error.reason);
        game = played.value;
      }
      const winner = outcomeOf(game)?.winner ?? null;
      const points = winner === null ? 0.5 : winner === 'white' ? 1 : 0;
      const turns = judgeGame(game, tables);
      const of = (side: 'white' | 'black'): string =>
        writeTurns(turns.flatMap((each) => (each.side === side && each.judged ? [each.judged] : []))) || '-';
      appendFileSync(file, `${id} ${number} ${white} ${black} ${points} ${of('white')} ${of('black')}\n`);
    }
