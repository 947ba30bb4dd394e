import type { KnownOpening } from './known-openings.ts';

/** Plays one game of an opening, the so-maniest of it from 0 on; gives points of the side to play: 1, 0.5 or 0. */
export type PlayOpening = (opening: KnownOpening, game: number) => number;

/** So many games more of each opening, after which so many of a list go on, as a share of it. */
export interface Round {
  readonly games: number;
  readonly keep: number;
}

/** Some games of all, and as many again of those that are decided most often; the best third of all is chosen. */
export const ROUNDS: readonly Round[] = [
  { games: 6, keep: 3 / 4 },
  { games: 6, keep: 1 / 3 },
];

/** The share of the points that each side must make, in the end. */
const LEAST_POINTS = 0.25;

/** What an opening's games came to for the side to play. */
interface Played {
  readonly opening: KnownOpening;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
}

/**
 * The openings of a list that are decided most often when they are played, by successive halving; none that one side wins time and
 * again; and as many that lean to one side as to the other, so that the list favours neither.
 */
export function chooseByPlay(
  openings: readonly KnownOpening[],
  play: PlayOpening,
  rounds: readonly Round[] = ROUNDS,
): readonly KnownOpening[] {
  let field = openings.map((opening): Played => ({ opening, games: 0, won: 0, lost: 0 }));
  let count = field.length;
  for (const { games, keep } of rounds) {
    field = field
      .slice(0, count)
      .map((each) => playOn(each, games, play))
      .sort(byDecided);
    count = Math.ceil(keep * openings.length);
  }
  const chosen = new Set(balanced(field.filter(isBothSides), count));
  return openings.filter((opening) => chosen.has(opening));
}

function playOn({ opening, games, won, lost }: Played, more: number, play: PlayOpening): Played {
  const points = Array.from({ length: more }, (_, i) => play(opening, games + i));
  const count = (wanted: number): number => points.filter((each) => each === wanted).length;
  return { opening, games: games + more, won: won + count(1), lost: lost + count(0) };
}

const leanOf = ({ won, lost }: Played): number => won - lost;

/** Those decided most often first; of equals, those that lean least. */
const byDecided = (a: Played, b: Played): number =>
  b.won + b.lost - a.won - a.lost || Math.abs(leanOf(a)) - Math.abs(leanOf(b));

/** Whether each side makes its share of the points. */
const isBothSides = (played: Played): boolean => Math.abs(leanOf(played)) <= (1 - 2 * LEAST_POINTS) * played.games;

/** So many of the first, each time of those that do not add to what all so far lean to. */
function balanced(field: readonly Played[], count: number): readonly KnownOpening[] {
  const left = [...field];
  const chosen: KnownOpening[] = [];
  let lean = 0;
  while (chosen.length < count && left.length > 0) {
    const at = left.findIndex((each) => lean * leanOf(each) <= 0);
    const [next] = left.splice(Math.max(0, at), 1) as [Played];
    chosen.push(next.opening);
    lean += leanOf(next);
  }
  return chosen;
}
