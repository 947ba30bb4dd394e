import { newGame, playTurn, type RuleSet, type Turn } from '@merellier/rules';
import { chooseTurn } from '../choose.ts';
import { Engine } from '../engine.ts';
import type { Evaluations } from '../evaluations.ts';
import { randomFrom } from '../random.ts';
import { rootOf } from '../root.ts';
import { thrown } from './positions.ts';

const TURNS = 4;

/**
 * How many different starts of four turns there are in games of a level with itself, each with a seed of its own; no more
 * games are begun once so many starts are found. Time is counted in questions for it, so that the last level thinks shortly.
 */
export function startsOf(
  rules: RuleSet,
  level: number,
  { games, enough = games, evaluations }: { games: number; enough?: number; evaluations?: Evaluations },
): number {
  const engine = new Engine(rules, { memoryMb: 1, ...(evaluations && { evaluations }) });
  const starts = new Set<string>();
  for (let seed = 0; seed < games && starts.size < enough; seed++) {
    const random = randomFrom(seed);
    let time = 0;
    const now = (): number => time++;
    let game = thrown(newGame(rules), random);
    engine.clear();
    const turns: Turn[] = [];
    while (turns.length < TURNS) {
      const turn = chooseTurn(engine, rootOf(game), level, { random, ...(level === 10 && { now, millis: 300 }) });
      if (!turn) break;
      const played = playTurn(game, turn);
      if (!played.ok) throw new Error(played.error.reason);
      game = thrown(played.value, random);
      turns.push(turn);
    }
    starts.add(JSON.stringify(turns));
  }
  return starts.size;
}
