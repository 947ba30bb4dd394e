import { toBits } from '../bits.ts';
import { other } from '../side.ts';
import { conclude, handAfter, nextSide, otherHandAfter, owedAfter } from './conclude.ts';
import type { MillCore } from './core.ts';
import { handOf, type MillPosition, menOf } from './position.ts';
import { type MillTurn, pack } from './turn.ts';
import { turnBuffer } from './turn-buffer.ts';

/** The position after a legal turn. */
export function playTurn(core: MillCore, position: MillPosition, turn: MillTurn): MillPosition {
  const side = position.toPlay;
  const hands = position.whiteHand + position.blackHand;
  const origin = turn.from === null ? 0 : 1 << turn.from;
  const destination = turn.to === null ? 0 : 1 << turn.to;
  const captured = toBits(turn.captures);
  // A side may have to take off a man of its own.
  const own = (menOf(position, side) & ~origin & ~captured) | destination;
  const opponent = menOf(position, other(side)) & ~captured;
  const ownHand = handOf(position, side) - (turn.kind === 'entry' ? 1 : 0);
  const opponentHand = handOf(position, other(side));
  const white = side === 'white';
  const packed = pack(turn);
  const kept = core.rare?.remember(core, position, menOf(position, side), own, opponent, packed);
  const now = [own, opponent, ownHand, opponentHand, packed, hands, turnBuffer(0), 0] as const;
  const memory = [
    kept?.spentBefore,
    kept?.spent,
    kept?.barred,
    position.memory?.owed,
    kept?.row,
    kept?.closed,
  ] as const;
  const concluded = conclude(core, white ? 0 : 1, ...now, ...memory);
  return {
    white: white ? own : opponent,
    black: white ? opponent : own,
    whiteHand: white ? handAfter(concluded) : otherHandAfter(concluded),
    blackHand: white ? otherHandAfter(concluded) : handAfter(concluded),
    toPlay: nextSide(concluded) === 0 ? 'white' : 'black',
    dice: null,
    ...(kept && core.rare?.kept(white, kept, owedAfter(concluded), handAfter(concluded), otherHandAfter(concluded))),
  };
}
