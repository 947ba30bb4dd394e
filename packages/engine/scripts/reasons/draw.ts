import type { Position, RuleSet, Turn } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import type { Engine } from '../../src/engine.ts';
import type { Random } from '../../src/random.ts';

/** A random whole number below `count`. */
export const below = (random: Random, count: number): number => Math.floor(random() * count);

/** A position of a game in which turns by a shallow search and turns at random alternate as chance has it; null for a game that was over. */
export function fromGame(engine: Engine, random: Random, from: Position, plies: number): Position | null {
  const { rules } = engine;
  let position = from;
  for (let i = 0; i < plies; i++) {
    if (rules.outcome(position)) return null;
    const turns = rules.turns(position);
    const turn = random() < 0.5 ? engine.search(position, { nodes: 400 }).turn : turns[below(random, turns.length)];
    position = rules.play(position, turn as Turn);
  }
  return rules.outcome(position) ? null : position;
}

/** Men put anywhere, so many of each side, kings among those of draughts; null for what is no position. */
export function putAnywhere(rules: RuleSet, random: Random, white: number, black: number): Position | null {
  const places = [...rules.board.names].filter((_, place) => rules.board.kind === 'points' || rules.board.at[place]);
  const chosen: string[] = [];
  while (chosen.length < white + black) {
    const name = places[below(random, places.length)] as string;
    if (!chosen.includes(name)) chosen.push(name);
  }
  const crown = (name: string): string => (rules.family === 'draughts' && random() < 0.4 ? `K${name}` : name);
  const side = random() < 0.5 ? 'W' : 'B';
  const text = `${side}:W${chosen.slice(0, white).map(crown).join(',')}:B${chosen.slice(white).map(crown).join(',')}`;
  const read = readFen(rules, text);
  return read.ok && !rules.outcome(read.value) ? read.value : null;
}
