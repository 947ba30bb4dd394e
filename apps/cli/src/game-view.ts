import { type Game, type PositionView, positionOf, SIDES, type Side } from '@merellier/rules';
import type { Context } from './context.ts';
import { paint } from './paint.ts';
import { drawBoard, MAN_SIGNS, MAN_STYLES } from './terminal-board.ts';

/** What is seen of a game where it stands: the board, and for each side its men in hand and those it lost. */
export function viewGame(context: Context, game: Game): string[] {
  const { board } = game.rules;
  const view = game.rules.view(positionOf(game));
  const names = { white: game.tags['White'], black: game.tags['Black'] };
  const { colour } = context.out;
  return [
    '',
    drawBoard({ board, view, last: lastPlaces(game), colour }),
    '',
    ...viewSides(context, view, { names, colour }),
  ];
}

interface SidesOptions {
  /** The players, where they are known. */
  readonly names?: Readonly<Record<Side, string | undefined>>;
  /** The side to move, to be named; not needed where it is asked for its turn. */
  readonly toPlay?: Side;
  readonly colour: boolean;
  /** What stands for the men on the board above. */
  readonly signs?: Readonly<Record<Side, string>>;
}

/** A line for each side: what stands for its men, how many are in hand and lost. */
export const viewSides = (
  { words, texts }: Context,
  { hands, lost }: PositionView,
  { names, toPlay, colour, signs = MAN_SIGNS }: SidesOptions,
): string[] =>
  SIDES.map((side) => {
    const name = names?.[side];
    const who = words.side(side) + (name === undefined ? '' : ` (${name})`);
    return [
      `${paint(signs[side], MAN_STYLES[side], colour)} ${who}`,
      ...(hands.white + hands.black > 0 ? [texts.play.inHand(words.number(hands[side]))] : []),
      texts.play.taken(words.number(lost[side])),
      ...(side === toPlay ? [texts.play.toMove] : []),
    ].join(', ');
  });

/** The places of the last turn: where it came from, where it went, and what it took. */
function lastPlaces(game: Game): readonly number[] {
  const { turn, parent } = game.nodes[game.at] ?? {};
  if (!turn || parent === undefined) return [];
  const walks = game.rules.walks(positionOf(game, parent));
  const walk = walks.find((candidate) => game.rules.same(candidate.turn, turn));
  return walk?.steps.flatMap((step) => ('at' in step ? [step.at] : [])) ?? [];
}
