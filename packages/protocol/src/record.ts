import { agreeDraw, type Game, inOrder, other, outcomeOf, pathTo, resign, type Side } from '@merellier/rules';
import { chanceTags } from './chance-tags.ts';
import { NAMELESS } from './options.ts';
import { type GameState, playerOf } from './state.ts';

/** Ends that game texts have no word of their own for, as PGN names them. */
const TERMINATIONS: Readonly<Partial<Record<string, string>>> = {
  time: 'time forfeit',
  abandonment: 'abandoned',
};

/**
 * The record of an online game as a game text has it: with names, date and result, turns taken back as variations, and,
 * once it is over, all that its chance is verified by.
 */
export function recordOf(state: GameState): Game {
  const { outcome } = state;
  const reason = outcome?.reason ?? '';
  const termination = TERMINATIONS[reason];
  const game: Game = {
    ...playedLine(state.game),
    tags: {
      White: nameOf(state, 'white'),
      Black: nameOf(state, 'black'),
      Date: new Date(state.createdAt).toISOString().slice(0, 10).replaceAll('-', '.'),
      ...(termination === undefined ? {} : { Termination: termination }),
      ...chanceTags(state),
    },
  };
  if (!outcome || reason === 'aborted' || outcomeOf(game)) return game;
  // Game texts know two ends by word: a side gives up, or both agree. The tag says how it came to that.
  return outcome.winner ? resign(game, other(outcome.winner)) : agreeDraw(game);
}

/** The game of a server's state with the turns that count as its main line; one that was taken back and not replaced is left out. */
export function playedLine(game: Game): Game {
  const line = new Set(pathTo(game));
  return inOrder(
    game,
    (node) => line.has(node),
    (node) => game.nodes[node]?.parent !== game.at,
  );
}

function nameOf(state: GameState, side: Side): string {
  const name = playerOf(state, side)?.name ?? NAMELESS;
  return name === NAMELESS ? '?' : name;
}
