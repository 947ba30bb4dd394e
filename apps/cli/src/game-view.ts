import { type Game, positionOf, SIDES } from '@merellier/rules';
import type { Context } from './context.ts';
import { paint } from './paint.ts';
import { drawBoard, MAN_SIGNS, MAN_STYLES } from './terminal-board.ts';

/** What is seen of a game where it stands: the board, and for each side its men in hand and those it lost. */
export function viewGame({ words, texts, out }: Context, game: Game): string[] {
  const view = game.rules.view(positionOf(game));
  const hands = view.hands.white + view.hands.black > 0;
  const sides = SIDES.map((side) => {
    const name = game.tags[side === 'white' ? 'White' : 'Black'];
    const who = words.side(side) + (name === undefined ? '' : ` (${name})`);
    const counts = [
      ...(hands ? [texts.play.inHand(words.number(view.hands[side]))] : []),
      texts.play.taken(words.number(view.lost[side])),
    ];
    return [`${paint(MAN_SIGNS[side], MAN_STYLES[side], out.colour)} ${who}`, ...counts].join(', ');
  });
  const { board } = game.rules;
  return ['', drawBoard({ board, view, last: lastPlaces(game), colour: out.colour }), '', ...sides];
}

/** The places of the last turn: where it came from, where it went, and what it took. */
function lastPlaces(game: Game): readonly number[] {
  const { turn, parent } = game.nodes[game.at] ?? {};
  if (!turn || parent === undefined) return [];
  const walks = game.rules.walks(positionOf(game, parent));
  const walk = walks.find((candidate) => game.rules.same(candidate.turn, turn));
  return walk?.steps.flatMap((step) => ('at' in step ? [step.at] : [])) ?? [];
}
