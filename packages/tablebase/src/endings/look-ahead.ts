import type { DraughtsPosition, DraughtsTurn } from '@merellier/rules';
import { type EndingTables, endOf, NOT_HELD } from './ending-tables.ts';
import type { Numbering, Sets } from './numbering.ts';
import { bitsOf } from './squares.ts';
import { DRAWN, isWon, lost, pliesOf, won } from './stored.ts';
import { SAFE, type Work } from './work.ts';

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

/** Sets of squares in the bits of the board's layout, by rank. */
interface Bits {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/**
 * Looks at every position once, with White to play: what captures, crownings and the end of the game decide is written down, by the rules
 * and from finished tables, and the quiet turns are counted.
 */
export function lookAhead(tables: EndingTables, work: Work, onShare: (share: number) => void): void {
  const { numbering } = tables;
  const { men, kings, otherMen, otherKings } = work.numbers;
  const [own, crowned, other, otherCrowned] = [
    columnsOf(numbering, men, false),
    columnsOf(numbering, kings, false),
    columnsOf(numbering, otherMen, true),
    columnsOf(numbering, otherKings, true),
  ];
  const position: Changing<DraughtsPosition> = { ...tables.rules.start(), toPlay: 'white' };
  let index = 0;
  for (let m = 0; m < men.count; m++) {
    for (let k = 0; k < kings.count; k++) {
      const kingsLow = crowned.low[k] as number;
      const kingsHigh = crowned.high[k] as number;
      position.white = (own.low[m] as number) | kingsLow;
      position.whiteHigh = (own.high[m] as number) | kingsHigh;
      if (((own.low[m] as number) & kingsLow) | ((own.high[m] as number) & kingsHigh)) {
        index += otherMen.count * otherKings.count;
        continue;
      }
      for (let om = 0; om < otherMen.count; om++)
        for (let ok = 0; ok < otherKings.count; ok++, index++) {
          const othersLow = otherCrowned.low[ok] as number;
          const othersHigh = otherCrowned.high[ok] as number;
          position.black = (other.low[om] as number) | othersLow;
          position.blackHigh = (other.high[om] as number) | othersHigh;
          const shared = ((other.low[om] as number) & othersLow) | ((other.high[om] as number) & othersHigh);
          if (shared | (position.white & position.black) | (position.whiteHigh & position.blackHigh)) continue;
          position.kings = kingsLow | othersLow;
          position.kingsHigh = kingsHigh | othersHigh;
          decide(tables, work, index, position);
        }
    }
    onShare((m + 1) / men.count);
  }
}

function decide(tables: EndingTables, work: Work, index: number, position: DraughtsPosition): void {
  const { rules } = tables;
  const turns = rules.turns(position);
  let open = 0;
  let best = 0;
  let holds = 0;
  for (const turn of turns) {
    if (isQuiet(tables.numbering, position, turn)) {
      open++;
      continue;
    }
    const after = tables.look(rules.play(position, turn));
    if (after === NOT_HELD) throw new RangeError('a smaller table is missing');
    if (after === DRAWN) holds = SAFE;
    else if (isWon(after)) holds = Math.max(holds, pliesOf(after) + 1);
    else if (best === 0 || pliesOf(after) + 1 < pliesOf(best)) best = won(pliesOf(after) + 1);
  }
  if (turns.length === 0) best = endOf(rules, position);
  else if (best === 0 && open === 0 && holds !== SAFE) best = lost(holds);
  work.values[index] = best;
  work.open[index] = open;
  work.holds[index] = holds;
  if (best !== DRAWN) work.last = Math.max(work.last, pliesOf(best));
}

/** Whether a turn leaves all pieces what they are: it takes none and crowns none. */
function isQuiet(numbering: Numbering, { kings, kingsHigh }: DraughtsPosition, turn: DraughtsTurn): boolean {
  if (turn.from === null || turn.captures.length > 0) return false;
  if (turn.to >= numbering.firstForMen) return true;
  const { low, high } = numbering.rules.core.layout;
  return ((kings & (low[turn.from] as number)) | (kingsHigh & (high[turn.from] as number))) !== 0;
}

function columnsOf({ rules, squares }: Numbering, sets: Sets, turned: boolean): Bits {
  const low = new Int32Array(sets.count);
  const high = new Int32Array(sets.count);
  for (let rank = 0; rank < sets.count; rank++) {
    const places = [...sets.squares.subarray(rank * sets.size, (rank + 1) * sets.size)];
    const bits = bitsOf(rules.core.layout, turned ? places.map((place) => squares - 1 - place) : places);
    low[rank] = bits.low;
    high[rank] = bits.high;
  }
  return { low, high };
}
