/** Two numbers of a table, White first; null where somebody pauses. */
export type TablePair = readonly [white: number, black: number | null];

/**
 * The rounds of a round robin of so many players, numbered from 1, by the Berger tables (FIDE Handbook C.05, annex 1). With an odd
 * number the one who would meet the last number of the next larger table pauses.
 */
export function bergerRounds(players: number): readonly (readonly TablePair[])[] {
  const size = players + (players % 2);
  const last = size;
  const circle = size - 1;
  const rounds: (readonly TablePair[])[] = [];
  for (let round = 0; round < circle; round++) {
    // Who meets the last number goes up by half the table from round to round.
    const pivot = (round * (size / 2)) % circle;
    const at = (offset: number): number => ((pivot + offset + circle) % circle) + 1;
    const top: TablePair = round % 2 === 0 ? [at(0), last] : [last, at(0)];
    const pairs: TablePair[] = [top];
    for (let board = 1; board < size / 2; board++) pairs.push([at(board), at(-board)]);
    rounds.push(pairs.map((pair) => withoutNumber(pair, players)));
  }
  return rounds;
}

/** A pair in which a number beyond the players stands for a pause. */
function withoutNumber([white, black]: TablePair, players: number): TablePair {
  if (white > players && black !== null) return [black, null];
  return [white, black !== null && black > players ? null : black];
}

/**
 * A double round robin: the second half is the first with the colours changed. So that nobody has one colour three times running,
 * the last two rounds of the first half change places, as the FIDE Handbook advises.
 */
export function doubleBergerRounds(players: number): readonly (readonly TablePair[])[] {
  const once = bergerRounds(players);
  const back = once.map((pairs) => pairs.map(turned));
  if (once.length < 3) return [...once, ...back];
  const first = [...once];
  [first[once.length - 2], first[once.length - 1]] = [
    once[once.length - 1] as readonly TablePair[],
    once[once.length - 2] as readonly TablePair[],
  ];
  return [...first, ...back];
}

const turned = ([white, black]: TablePair): TablePair => (black === null ? [white, null] : [black, white]);
