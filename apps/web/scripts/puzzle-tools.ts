import { Engine, type Evaluations, type Random, rootOf } from '@merellier/engine';
import { newGame, outcomeOf, type Position, positionOf, type RuleSet, type Side, type Turn } from '@merellier/rules';
import { writeFen, writeTurn } from '@merellier/rules/notation';

/** Strengths of the players of a game, in nodes a turn: from one who sees next to nothing to one who is hard to beat. */
const STRENGTHS = [40, 100, 250, 700] as const;
/** A game that ends in nothing is left. */
const LONGEST = 140;
/** Every so many nodes the players choose among the best three turns, not always the best. */
const CHOICES = 3;

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

/** A position that a game reached, and what the player saw in it: whether it looked won. */
export interface Reached {
  readonly position: Position;
  readonly seesWin: boolean;
}

/** The positions of one game: it begins at random, then two players of strengths drawn by lot go on. */
export function* positionsOfGame(engine: Engine, random: Random): Generator<Reached> {
  const { rules } = engine;
  const strength: Record<Side, number> = { white: pick(STRENGTHS, random), black: pick(STRENGTHS, random) };
  const opening = 2 + Math.floor(random() * 9);
  let game = newGame(rules);
  engine.clear();
  for (let i = 0; i < LONGEST && outcomeOf(game) === null; i++) {
    const position = positionOf(game);
    let turn: Turn = pick(rules.turns(position), random);
    if (i >= opening) {
      const { lines } = engine.search(rootOf(game), { nodes: strength[position.toPlay] }, { lines: CHOICES });
      yield { position, seesWin: lines[0]?.score.kind === 'win' };
      turn = lines[Math.floor(random() ** 2 * lines.length)]?.turns[0] ?? turn;
    }
    game = newGame(rules, rules.play(position, turn));
  }
}

/** A small engine: games and searches here are short. */
export const smallEngine = (rules: RuleSet, evaluations: Evaluations): Engine =>
  new Engine(rules, { memoryMb: 2, evaluations });

/** The same for positions that are alike: images under a symmetry of the board, or with the sides exchanged. */
export function twinKey(rules: RuleSet, position: Position): string {
  const last = rules.board.names.length - 1;
  const keys = rules.board.symmetries.map((_, i) => {
    const { men, hands } = rules.view(rules.transform(position, i));
    // Draughts are played up the board: there the sides are exchanged by turning it.
    const turns = rules.family === 'draughts' && position.toPlay === 'black';
    const places = men
      .map(({ at, side, king }) => [turns ? last - at : at, side === position.toPlay ? 'o' : 'x', king ? 'K' : ''])
      .sort(([a], [b]) => Number(a) - Number(b))
      .map((man) => man.join(''));
    const mine = hands[position.toPlay];
    return `${places} ${mine} ${hands.white + hands.black - mine}`;
  });
  return keys.sort()[0] as string;
}

export const fenOf = (rules: RuleSet, position: Position): string => writeFen(rules, position);
export const textOf = (rules: RuleSet, position: Position, turn: Turn): string => writeTurn(rules, position, turn);
