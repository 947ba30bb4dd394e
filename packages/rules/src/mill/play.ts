import { toBits } from '../bits.ts';
import { other } from '../side.ts';
import { conclude, handAfter, nextSide, otherHandAfter, owedAfter } from './conclude.ts';
import type { MillCore } from './core.ts';
import { barredAfter, memoryOf, spentAfter, stillBarred } from './memory.ts';
import { barredOf, handOf, type MillPosition, menOf, spentOf } from './position.ts';
import { type MillTurn, pack } from './turn.ts';
import { turnBuffer } from './turn-buffer.ts';

/** The position after a legal turn. */
export function playTurn(core: MillCore, position: MillPosition, turn: MillTurn): MillPosition {
  const side = position.toPlay;
  const hands = position.whiteHand + position.blackHand;
  const origin = turn.from === null ? 0 : 1 << turn.from;
  const destination = turn.to === null ? 0 : 1 << turn.to;
  const own = (menOf(position, side) & ~origin) | destination;
  const opponent = menOf(position, other(side)) & ~toBits(turn.captures);
  const ownHand = handOf(position, side) - (turn.kind === 'entry' ? 1 : 0);
  const opponentHand = handOf(position, other(side));
  const white = side === 'white';
  const packed = pack(turn);
  const scratch = turnBuffer(0);
  const spent = spentOf(position, side);
  const spentNow = spentAfter(core, spent, own, packed, hands);
  const barred = barredAfter(core, menOf(position, side), own, packed);
  const otherBarred = stillBarred(core, barredOf(position, other(side)), opponent, own);
  const otherSpent = spentOf(position, other(side));
  const now = [own, opponent, ownHand, opponentHand, packed, hands] as const;
  const concluded = conclude(core, white ? 0 : 1, ...now, scratch, 0, spent, spentNow, barred, position.memory?.owed);
  return {
    white: white ? own : opponent,
    black: white ? opponent : own,
    whiteHand: white ? handAfter(concluded) : otherHandAfter(concluded),
    blackHand: white ? otherHandAfter(concluded) : handAfter(concluded),
    toPlay: nextSide(concluded) === 0 ? 'white' : 'black',
    dice: null,
    ...memoryOf(
      white ? [barred, otherBarred] : [otherBarred, barred],
      white ? [spentNow, otherSpent] : [otherSpent, spentNow],
      owedAfter(concluded),
    ),
  };
}
