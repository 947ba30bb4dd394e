import { addTurn, newGame, outcomeOf, positionOf, ruleSet } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';

/** Whole turns of random games of the marelle that are at least this long. */
export function gameLines(count: number, length: number): readonly (readonly string[])[] {
  const rules = ruleSet('marelle');
  const lines: string[][] = [];
  for (let seed = 1; lines.length < count; seed++) {
    let state = seed;
    const below = (bound: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * bound);
    };
    const line: string[] = [];
    let game = newGame(rules);
    while (outcomeOf(game) === null && line.length < length) {
      const position = positionOf(game);
      const turns = rules.turns(position);
      const turn = turns[below(turns.length)];
      if (!turn) break;
      line.push(writeTurn(rules, position, turn));
      game = addTurn(game, turn, null);
    }
    if (line.length >= length) lines.push(line);
  }
  return lines;
}
