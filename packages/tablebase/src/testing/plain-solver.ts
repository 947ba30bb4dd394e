import type { MillPosition, MillRuleSet } from '@merellier/rules';

/** What the plain solver found: positions of both sides together, twins and all. */
export interface PlainResult {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly longestWin: number;
  readonly longestLoss: number;
  /** 0 a draw, n > 0 a win in n plies, n < 0 a loss in -n - 1 plies. */
  value(own: number, opponent: number): number;
}

const DRAWN = 0;

/**
 * Solves the movement phase with three men a side by nothing but the rules: every position, every turn, ply by ply until
 * nothing changes. No symmetry, no retrograde moves, no code shared with the solver that it is there to check. Captures
 * end the game here: who loses the third man has lost; where the first mill wins, so does a mill, and positions in which
 * one stands are left out.
 */
export function solvePlainly(rules: MillRuleSet): PlainResult {
  const points = rules.board.names.length;
  const sets = setsOfThree(points);
  const numberOf = new Map(sets.map((set, i) => [set, i]));
  const count = sets.length;
  const indexOf = (own: number, opponent: number): number =>
    (numberOf.get(own) as number) * count + (numberOf.get(opponent) as number);

  // For each position the turns within: where they lead, twice the index, and one more where the same side is to play.
  const first = new Uint32Array(count * count + 1);
  let turns = new Int32Array(1 << 24);
  let end = 0;
  /** Plies, signed as in the result. */
  const found = new Int16Array(count * count);
  const isPosition = new Uint8Array(count * count);
  /** Whether some turn ends the game with a draw: such a position never counts as lost. */
  const saved = new Uint8Array(count * count);
  for (const [i, white] of sets.entries())
    for (const [j, black] of sets.entries()) {
      const at = i * count + j;
      first[at] = end;
      if (white & black) continue;
      const position: MillPosition = { white, black, whiteHand: 0, blackHand: 0, toPlay: 'white', dice: null };
      if (rules.outcome(position)?.reason === 'mill') continue;
      isPosition[at] = 1;
      const legal = rules.turns(position);
      if (legal.length === 0) {
        if (rules.outcome(position)?.winner === 'black') found[at] = -1;
        else saved[at] = 1;
      }
      for (const turn of legal) {
        const after = rules.play(position, turn);
        const ends = turn.captures.length > 0 || rules.parameters['mill-by-moving'] === 'wins';
        const outcome = ends ? rules.outcome(after) : null;
        if (outcome && outcome.reason !== 'blocked') {
          if (outcome.winner === 'white') found[at] = 1;
          else throw new Error('a mill wins, or a capture with three men a side');
          continue;
        }
        if (end === turns.length) {
          const more = new Int32Array(turns.length * 2);
          more.set(turns);
          turns = more;
        }
        turns[end++] =
          after.toPlay === 'white' ? indexOf(after.white, after.black) * 2 + 1 : indexOf(after.black, after.white) * 2;
      }
    }
  first[count * count] = end;

  // Ply by ply: won if a turn leads to what is lost for the other side, lost if all lead to what is won for it.
  for (let ply = 1, silent = 0; silent < 2; ply++) {
    let news = 0;
    for (let at = 0; at < found.length; at++) {
      if (isPosition[at] === 0 || found[at] !== DRAWN || saved[at]) continue;
      let wins = false;
      let lost = (first[at + 1] as number) > (first[at] as number);
      for (let i = first[at] as number; i < (first[at + 1] as number) && !wins; i++) {
        const turn = turns[i] as number;
        const theirs = found[turn >> 1] as number;
        const sameSide = (turn & 1) === 1;
        const isLoss = theirs < 0 && -theirs - 1 < ply;
        const isWin = theirs > 0 && theirs < ply;
        if (sameSide ? isWin : isLoss) wins = true;
        if (!(sameSide ? isLoss : isWin)) lost = false;
      }
      if (wins) found[at] = ply;
      else if (lost) found[at] = -ply - 1;
      if (wins || lost) news++;
    }
    silent = news === 0 ? silent + 1 : 0;
  }

  const result = { wins: 0, losses: 0, draws: 0, longestWin: 0, longestLoss: 0 };
  for (let at = 0; at < found.length; at++) {
    if (isPosition[at] === 0) continue;
    const plies = found[at] as number;
    if (plies > 0) result.wins++;
    else if (plies < 0) result.losses++;
    else result.draws++;
    result.longestWin = Math.max(result.longestWin, plies);
    result.longestLoss = Math.max(result.longestLoss, -plies - 1);
  }
  return { ...result, value: (own, opponent) => found[indexOf(own, opponent)] as number };
}

function setsOfThree(points: number): number[] {
  const sets: number[] = [];
  for (let a = 0; a < points; a++)
    for (let b = a + 1; b < points; b++) for (let c = b + 1; c < points; c++) sets.push((1 << a) | (1 << b) | (1 << c));
  return sets;
}
