import { newGame, outcomeOf, playTurn, positionOf, type RuleSet, THROWS, type Turn, throwDice } from '@merellier/rules';
import { Engine } from '../src/engine.ts';
import type { Random } from '../src/random.ts';
import { type Root, rootOf } from '../src/root.ts';
import { rankOf } from '../src/score.ts';

/** A position of a game that an engine played with itself, what it thought of it, and how the game ended. */
export interface Sample {
  readonly root: Root;
  /** The search's value for the side to play, in hundredths of a man. */
  readonly value: number;
  /** 1 if the side to play won, 0.5 for a draw, 0 if it lost. */
  result: number;
}

/** Throws the dice if they are awaited, as fairly as the random numbers are. */
export function thrown(game: ReturnType<typeof newGame>, random: Random): ReturnType<typeof newGame> {
  if (!game.rules.awaitsThrow(positionOf(game))) return game;
  let left = random() * 216;
  const entry = THROWS.find(({ ways }) => {
    left -= ways;
    return left < 0;
  });
  return throwDice(game, (entry ?? (THROWS[0] as (typeof THROWS)[number])).dice);
}

/** A game of random turns to begin with, so that no two are alike. */
export function opening(rules: RuleSet, random: Random, turns: number): ReturnType<typeof newGame> {
  let game = thrown(newGame(rules), random);
  for (let i = 0; i < turns && outcomeOf(game) === null; i++) {
    const all = rules.turns(positionOf(game));
    game = next(game, all[Math.floor(random() * all.length)] as Turn, random);
  }
  return game;
}

/** The game after a turn, with the throw for the next one. */
export function next(game: ReturnType<typeof newGame>, turn: Turn, random: Random): ReturnType<typeof newGame> {
  const played = playTurn(game, turn);
  if (!played.ok) throw new Error(played.error.reason);
  return outcomeOf(played.value) === null ? thrown(played.value, random) : played.value;
}

/** In a loose game one turn in so many is any turn: what follows a mistake is seen as well. */
const LOOSE = 12;

/** Plays one game with so many nodes a turn and gives its positions. A game that does not end in time is a draw. */
export function selfplay(
  engine: Engine,
  random: Random,
  nodes: number,
  { most = 200, loose = false }: { readonly most?: number; readonly loose?: boolean } = {},
): Sample[] {
  const { rules } = engine;
  const samples: Sample[] = [];
  const sides: string[] = [];
  let game = opening(rules, random, 1 + Math.floor(random() * 9));
  for (let i = 0; i < most && outcomeOf(game) === null; i++) {
    const root = rootOf(game);
    const result = engine.search(root, { nodes });
    const best = result.lines[0];
    if (!best) break;
    samples.push({ root, value: rankOf(best.score), result: 0.5 });
    sides.push(positionOf(game).toPlay);
    const any = loose && random() < 1 / LOOSE ? rules.turns(positionOf(game)) : null;
    game = next(game, (any ? any[Math.floor(random() * any.length)] : best.turns[0]) as Turn, random);
  }
  const winner = outcomeOf(game)?.winner;
  if (winner) for (const [i, sample] of samples.entries()) sample.result = sides[i] === winner ? 1 : 0;
  return samples;
}

/** A new engine for self-play: little memory, so that many games are quick. */
export const player = (rules: RuleSet): Engine => new Engine(rules, { memoryMb: 8 });
