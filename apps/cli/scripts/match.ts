/**
 * Lets two engines play, each opening from both sides, and says how the first did.
 *
 *     node --conditions=source --import tsx apps/cli/scripts/match.ts [--rules ID] [--set parameter=value]…
 *       [--games 100] [--time SECONDS | --depth N | --nodes N] [--opening TURNS] [--seed N] COMMAND COMMAND
 *
 * A COMMAND is a program that speaks UCI in the dialect of docs/engine-protocol.md, or, with `hub:` before it, the Hub
 * protocol. Openings are TURNS random turns; a turn that is not legal, or none, loses the game.
 */
import { parseArgs } from 'node:util';
import { randomFrom } from '@merellier/engine';
import { type Game, outcomeOf, positionOf, ruleSet, type Side } from '@merellier/rules';
import { sentence, type Tally } from '../../../packages/engine/scripts/result.ts';
import { next, opening } from '../../../packages/engine/scripts/selfplay.ts';
import { ExternalEngine, type TurnLimits } from './external-engine.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rules: { type: 'string', default: 'marelle' },
    set: { type: 'string', multiple: true, default: [] },
    games: { type: 'string', default: '100' },
    time: { type: 'string' },
    depth: { type: 'string' },
    nodes: { type: 'string' },
    opening: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
});
/** A game that has not ended after so many turns is a draw. */
const MOST_TURNS = 400;

const rules = ruleSet(values.rules, Object.fromEntries(values.set.map((setting) => setting.split('=', 2))));
const limits: TurnLimits = {
  ...(values.depth !== undefined && { depth: Number(values.depth) }),
  ...(values.nodes !== undefined && { nodes: Number(values.nodes) }),
  ...((values.time !== undefined || (values.depth === undefined && values.nodes === undefined)) && {
    seconds: Number(values.time ?? 0.1),
  }),
};
const [first, second] = positionals;
if (first === undefined || second === undefined) throw new Error('two commands are needed: see the head of this file');
const engines = [new ExternalEngine(first, rules), new ExternalEngine(second, rules)] as const;

/** Points of the first engine: 1, 0.5 or 0. */
async function play(start: Game, firstPlays: Side, seed: number): Promise<number> {
  const random = randomFrom(seed);
  let game = start;
  for (const engine of engines) engine.newGame();
  for (let i = 0; i < MOST_TURNS && outcomeOf(game) === null; i++) {
    const byFirst = positionOf(game).toPlay === firstPlays;
    const turn = await engines[byFirst ? 0 : 1].choose(game, limits);
    if (!turn) {
      console.error(`${engines[byFirst ? 0 : 1].name}: no legal turn after ${game.nodes.length - 1} turns`);
      return byFirst ? 0 : 1;
    }
    game = next(game, turn, random);
  }
  const winner = outcomeOf(game)?.winner;
  return winner ? Number(winner === firstPlays) : 0.5;
}

const tally: Tally = { won: 0, drawn: 0, lost: 0 };
try {
  await Promise.all(engines.map((engine) => engine.begin()));
  for (let pair = 0; pair < Number(values.games) / 2; pair++) {
    const seed = Number(values.seed) * 100_003 + pair;
    let start = opening(rules, randomFrom(seed), Number(values.opening));
    for (let again = 1; outcomeOf(start) !== null; again++)
      start = opening(rules, randomFrom(seed + again * 7919), Number(values.opening));
    for (const side of ['white', 'black'] as const) {
      const points = await play(start, side, seed);
      tally[points === 1 ? 'won' : points === 0 ? 'lost' : 'drawn']++;
    }
    console.error(sentence(tally));
  }
  console.log(`${rules.id}: ${sentence(tally)}`);
} finally {
  await Promise.all(engines.map((engine) => engine.quit()));
}
