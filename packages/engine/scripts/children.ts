/**
 * How the first levels fare against children, or what stands for them: `takes`, who takes what it can and plays anything otherwise, and `careful`,
 * who besides looks at the other side's next turn, and lets it take as little as can be.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/children.ts [RULES,…] [GAMES] [LEVELS] [SEED]
 *
 * Colours alternate. What is told is how the child did: a child should meet a level that it beats, and one that it has to learn to beat.
 */
import {
  type DraughtsTurn,
  type MillTurn,
  newGame,
  outcomeOf,
  type Position,
  positionOf,
  type RuleSet,
  ruleSet,
  type Turn,
} from '@merellier/rules';
import { chooseTurn } from '../src/choose.ts';
import { Engine } from '../src/engine.ts';
import { loadEvaluations } from '../src/evaluations.ts';
import { type Random, randomFrom } from '../src/random.ts';
import { rootOf } from '../src/root.ts';
import { playPairs } from './pairs.ts';
import { describe } from './result.ts';
import { next, thrown } from './selfplay.ts';

const [ids = 'jeu-du-moulin', games = '60', levels = '1-3', seed = '1'] = process.argv.slice(2);
const [first = 1, last = first] = levels.split('-').map(Number);
const MOST_TURNS = 200;
/** More than a turn takes. */
const WINS = 100;

type Child = (rules: RuleSet, position: Position, random: Random) => Turn;

/** What a turn takes, or that it wins. */
function gain(rules: RuleSet, position: Position, turn: Turn): number {
  const winner = rules.outcome(rules.play(position, turn))?.winner;
  return winner === position.toPlay ? WINS : (turn as DraughtsTurn | MillTurn).captures.length;
}

/** One of the turns that a number is greatest for, by lot. */
function anyBest(turns: readonly Turn[], worth: (turn: Turn) => number, random: Random): Turn {
  const worths = turns.map(worth);
  const most = Math.max(...worths);
  const best = turns.filter((_, i) => worths[i] === most);
  return best[Math.floor(random() * best.length)] as Turn;
}

const CHILDREN: Readonly<Record<string, Child>> = {
  takes: (rules, position, random) => anyBest(rules.turns(position), (turn) => gain(rules, position, turn), random),
  careful: (rules, position, random) =>
    anyBest(
      rules.turns(position),
      (turn) => {
        const own = gain(rules, position, turn);
        const after = rules.play(position, turn);
        if (own === WINS || after.toPlay === position.toPlay || rules.outcome(after)) return own;
        return own - Math.max(0, ...rules.turns(after).map((answer) => gain(rules, after, answer)));
      },
      random,
    ),
};

for (const id of ids.split(',')) {
  const rules = ruleSet(id);
  const { evaluations } = await loadEvaluations(rules);
  const engine = new Engine(rules, { memoryMb: 4, evaluations });
  for (const [name, child] of Object.entries(CHILDREN))
    for (let level = first; level <= last; level++) {
      const tally = playPairs(Number(games), Number(seed) + 100 * level, (childIsWhite, from) => {
        const random = randomFrom(from);
        engine.clear();
        let game = thrown(newGame(rules), random);
        for (let i = 0; i < MOST_TURNS && outcomeOf(game) === null; i++) {
          const position = positionOf(game);
          const isChild = (position.toPlay === 'white') === childIsWhite;
          const turn = isChild ? child(rules, position, random) : chooseTurn(engine, rootOf(game), level, { random });
          game = next(game, turn as Turn, random);
        }
        return outcomeOf(game)?.winner ?? null;
      });
      const { percent, error } = describe(tally);
      console.log(
        `| ${id} | ${name} | ${level} | ${tally.won} | ${tally.drawn} | ${tally.lost} | ${percent.toFixed(1)} % ± ${error.toFixed(1)} |`,
      );
    }
}
