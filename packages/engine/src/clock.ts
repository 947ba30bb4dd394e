/** What a player has left, in milliseconds: time, what each turn adds, and the turns to the next time control if there is one. */
export interface Clock {
  readonly left: number;
  readonly increment?: number;
  readonly turnsToGo?: number;
}

/** How long to think, in milliseconds: no new depth is begun after `aim`, and the search stops at `most`. */
export interface TimeFor {
  readonly aim: number;
  readonly most: number;
}

/** How many more turns of one side a game is assumed to last, unless the clock says. */
const TURNS_TO_GO = 28;
/** Reserve for the delay between the engine and the clock, in milliseconds. */
const LAG = 30;

/** How long to think about one turn on a clock. */
export function timeFor({ left, increment = 0, turnsToGo = TURNS_TO_GO }: Clock): TimeFor {
  const usable = Math.max(1, left - LAG);
  const share = usable / Math.max(1, Math.min(turnsToGo, TURNS_TO_GO) + 2) + increment * 0.8;
  const most = Math.max(1, Math.min(share * 3, usable * (turnsToGo === 1 ? 0.95 : 0.4)));
  return { aim: Math.min(share * 0.6, most), most };
}
