import type { MillPosition } from '@merellier/rules';
import {
  BACK,
  BARRED,
  CLOSED,
  DICE,
  KEY0,
  KEY1,
  NO_DICE,
  OTHER,
  OTHER_BARRED,
  OTHER_HAND,
  OTHER_SPENT,
  OWED,
  OWN,
  OWN_HAND,
  QUIET,
  ROW,
  SIDE,
  SPENT,
  THREATS,
  UNREAD,
} from './frame.ts';
import { hashOf } from './hash.ts';

/** Writes a position as a frame: so many turns after the last capture, and after the last one that cannot be taken back. */
export function writeFrame(s: Int32Array, at: number, position: MillPosition, quiet: number, back: number): void {
  const white = position.toPlay === 'white';
  s[at + OWN] = white ? position.white : position.black;
  s[at + OTHER] = white ? position.black : position.white;
  s[at + OWN_HAND] = white ? position.whiteHand : position.blackHand;
  s[at + OTHER_HAND] = white ? position.blackHand : position.whiteHand;
  const [own, other] = white ? ([0, 1] as const) : ([1, 0] as const);
  const { memory } = position;
  s[at + BARRED] = memory?.barred[own] ?? 0;
  s[at + OTHER_BARRED] = memory?.barred[other] ?? 0;
  s[at + SPENT] = memory?.spent[own] ?? 0;
  s[at + OTHER_SPENT] = memory?.spent[other] ?? 0;
  s[at + OWED] = memory?.owed ?? 0;
  s[at + ROW] = memory?.row ?? 0;
  s[at + CLOSED] = memory?.closed ?? 0;
  s[at + SIDE] = white ? 0 : 1;
  s[at + QUIET] = quiet;
  s[at + BACK] = back;
  s[at + DICE] = NO_DICE;
  const [key0, key1] = hashOf(position);
  s[at + KEY0] = key0;
  s[at + KEY1] = key1;
  s[at + THREATS] = UNREAD;
}
