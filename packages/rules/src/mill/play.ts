import { toBits } from '../bits.ts';
import { other } from '../side.ts';
import type { MillCore } from './core.ts';
import { earnsExtraTurn } from './extra-turn.ts';
import { generate } from './generator.ts';
import { handOf, type MillPosition, menOf } from './position.ts';
import { type MillTurn, pack } from './turn.ts';
import { turnBuffer } from './turn-buffer.ts';

/** The position after a legal turn. An extra turn that could not be played is forfeited: the opponent is to play. */
export function playTurn(core: MillCore, position: MillPosition, turn: MillTurn): MillPosition {
  const side = position.toPlay;
  const hands = position.whiteHand + position.blackHand;
  const origin = turn.from === null ? 0 : 1 << turn.from;
  const destination = turn.to === null ? 0 : 1 << turn.to;
  const own = (menOf(position, side) & ~origin) | destination;
  const opponent = menOf(position, other(side)) & ~toBits(turn.captures);
  const ownHand = handOf(position, side) - (turn.kind === 'entry' ? 1 : 0);
  const opponentHand = handOf(position, other(side));
  const again =
    earnsExtraTurn(core, own, pack(turn), hands) &&
    generate(core, own, opponent, ownHand, opponentHand, false, turnBuffer(0), 0) > 0;
  const white = side === 'white';
  return {
    white: white ? own : opponent,
    black: white ? opponent : own,
    whiteHand: white ? ownHand : opponentHand,
    blackHand: white ? opponentHand : ownHand,
    toPlay: again ? side : other(side),
    dice: null,
  };
}
