// Making turns, and how promising they look: the same as src/draughts/draughts-game.ts.

import {
  BACK,
  BITS,
  BLACK,
  CROWNED,
  DUEL_TURNS,
  duelDraw,
  FRAME,
  KEY0,
  KEY1,
  KINGS,
  KINGS_WORTH,
  MEN,
  MEN_WORTH,
  MOVES,
  PLACED,
  PLACED_KINGS,
  plays0,
  plays1,
  RANKS,
  ROWS,
  ROYAL,
  ROYAL_TURNS,
  SIDE,
  squares,
  TAKEN,
  TURNS,
  UNSEEN,
  WHITE,
} from './config';
import { bitIndex } from './moves';

const TACTICAL: i32 = 1 << 27;
const FORCED: i32 = 1 << 24;

/** Plays the turn at an index of the lists: writes the frame after the given one. */
export function make(frame: usize, index: i32): void {
  const next = frame + FRAME;
  const turn = load<i32>(TURNS + ((<usize>index) << 2));
  const taken = load<u64>(TAKEN + ((<usize>index) << 3));
  const becomes = load<u8>(CROWNED + <usize>index) != 0;
  const side = load<i32>(frame, SIDE);
  const from = <usize>load<u8>(BITS + <usize>(turn & 63));
  const to = <usize>load<u8>(BITS + <usize>((turn >> 6) & 63));
  const fromBit = (<u64>1) << (<u64>from);
  const toBit = (<u64>1) << (<u64>to);
  const whites = load<u64>(frame, WHITE);
  const blacks = load<u64>(frame, BLACK);
  let kings = load<u64>(frame, ROYAL);
  const king = (kings & fromBit) != 0;
  const quiet = taken == 0;

  let duel: i32 = 0;
  let royal: i32 = 0;
  if (quiet && kings == (whites | blacks)) {
    royal = load<i32>(frame, ROYAL_TURNS) + 1;
    if (duelDraw && popcnt(whites) == 1 && popcnt(blacks) == 1) duel = load<i32>(frame, DUEL_TURNS) + 1;
  }
  store<i32>(next, duel, DUEL_TURNS);
  store<i32>(next, royal, ROYAL_TURNS);
  store<i32>(next, quiet && king ? load<i32>(frame, BACK) + 1 : 0, BACK);
  store<i32>(next, side ^ 1, SIDE);
  store<i32>(next, UNSEEN, MOVES);

  let key0 = load<i32>(frame, KEY0) ^ plays0;
  let key1 = load<i32>(frame, KEY1) ^ plays1;
  let placed = load<i32>(frame, PLACED);
  let placedKings = load<i32>(frame, PLACED_KINGS);
  const own = (<usize>side) << 8;
  const leaves = own + (from << 2);
  if (king) {
    key0 ^= load<i32>(KINGS + leaves);
    key1 ^= load<i32>(KINGS + leaves, 512);
    placedKings -= load<i32>(KINGS_WORTH + leaves);
  } else {
    key0 ^= load<i32>(MEN + leaves);
    key1 ^= load<i32>(MEN + leaves, 512);
    placed -= load<i32>(MEN_WORTH + leaves);
  }
  const comes = own + (to << 2);
  if (becomes) {
    key0 ^= load<i32>(KINGS + comes);
    key1 ^= load<i32>(KINGS + comes, 512);
    placedKings += load<i32>(KINGS_WORTH + comes);
  } else {
    key0 ^= load<i32>(MEN + comes);
    key1 ^= load<i32>(MEN + comes, 512);
    placed += load<i32>(MEN_WORTH + comes);
  }
  const opposing = own ^ 256;
  for (let rest = taken; rest != 0; rest &= rest - 1) {
    const bit = rest & (0 - rest);
    const goes = opposing + ((<usize>bitIndex(bit)) << 2);
    if ((kings & bit) != 0) {
      key0 ^= load<i32>(KINGS + goes);
      key1 ^= load<i32>(KINGS + goes, 512);
      placedKings -= load<i32>(KINGS_WORTH + goes);
    } else {
      key0 ^= load<i32>(MEN + goes);
      key1 ^= load<i32>(MEN + goes, 512);
      placed -= load<i32>(MEN_WORTH + goes);
    }
  }
  kings &= ~(taken | fromBit);
  if (becomes) kings |= toBit;
  store<u64>(next, kings, ROYAL);
  if (side == 0) {
    store<u64>(next, (whites & ~fromBit) | toBit, WHITE);
    store<u64>(next, blacks & ~taken, BLACK);
  } else {
    store<u64>(next, (blacks & ~fromBit) | toBit, BLACK);
    store<u64>(next, whites & ~taken, WHITE);
  }
  store<i32>(next, key0, KEY0);
  store<i32>(next, key1, KEY1);
  store<i32>(next, placed, PLACED);
  store<i32>(next, placedKings, PLACED_KINGS);
}

/** Writes how promising each turn of a list looks; see `rank` of src/search-game.ts. */
export function rank(frame: usize, first: i32, end: i32): void {
  const kings = load<u64>(frame, ROYAL);
  const white = load<i32>(frame, SIDE) == 0;
  for (let i = first; i < end; i++) {
    const turn = load<i32>(TURNS + ((<usize>i) << 2));
    const taken = load<u64>(TAKEN + ((<usize>i) << 3));
    const from = (<u64>1) << (<u64>load<u8>(BITS + <usize>(turn & 63)));
    const king = (kings & from) != 0;
    const crowned = !king && load<u8>(CROWNED + <usize>i) != 0;
    let value: i32 = crowned ? FORCED : 0;
    if (taken != 0) {
      value = TACTICAL + ((<i32>popcnt(taken)) << 8) + ((<i32>popcnt(taken & kings)) << 8) + (crowned ? 512 : 0);
    } else if (!king) {
      const row = <i32>load<u8>(ROWS + <usize>((turn >> 6) & 63));
      value += white ? squares - row : row;
    }
    store<i32>(RANKS + ((<usize>i) << 2), value);
  }
}
