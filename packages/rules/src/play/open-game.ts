import { endOfLine, pathTo } from '../game.ts';
import { readGameBy } from '../notation/game-reader.ts';
import type { PlayNotation } from '../notation/notation.ts';
import type { RuleSet } from '../rule-set.ts';
import { other } from '../side.ts';
import { GameInPlay, Refused } from './game-in-play.ts';

/** A game that was kept as text, played through to the end of its main line: `openGame` for the families of `notation`. */
export function openGameBy(notation: PlayNotation, text: string, rules?: RuleSet): GameInPlay {
  const read = readGameBy(notation, text, rules ? { rules } : {});
  if (!read.ok) throw new Refused(text, read.error);
  const kept = read.value;
  const game = new GameInPlay(notation, kept.rules);
  for (const index of pathTo(kept, endOfLine(kept))) {
    const { turn, dice, position, thrown } = kept.nodes[index] as (typeof kept.nodes)[number];
    if (!turn) game.setUp(notation.writeFen(kept.rules, position));
    else {
      if (dice && game.awaitsThrow) game.throwDice(dice);
      game.play(notation.writeTurn(kept.rules, game.position, turn));
    }
    if (thrown && game.awaitsThrow) game.throwDice(thrown);
  }
  const winner = kept.ended?.outcome.winner;
  if (winner === null) game.agreeDraw();
  return winner ? game.resign(other(winner)) : game;
}
