/** How a match stands, for the first player. */
export interface Tally {
  won: number;
  drawn: number;
  lost: number;
}

/** Games, points in a hundred, with the half-width of the interval that holds the true number 95 times in 100, and Elo. */
export function describe({ won, drawn, lost }: Tally): {
  readonly games: number;
  readonly percent: number;
  readonly error: number;
  readonly elo: number;
  /** The chance that the first player is the stronger one. */
  readonly likelihood: number;
} {
  const games = won + drawn + lost;
  const score = (won + drawn / 2) / games;
  const variance = (won * (1 - score) ** 2 + drawn * (0.5 - score) ** 2 + lost * score ** 2) / games;
  const deviation = Math.sqrt(variance / games);
  const inside = Math.min(0.999, Math.max(0.001, score));
  return {
    games,
    percent: 100 * score,
    error: 196 * deviation,
    elo: 400 * Math.log10(inside / (1 - inside)),
    likelihood: deviation === 0 ? (score > 0.5 ? 1 : score < 0.5 ? 0 : 0.5) : normalBelow((score - 0.5) / deviation),
  };
}

/** Between which shares the true one lies in 95 of 100 samples of so many in so many (E. B. Wilson, 1927); 0 to 1 where there are none. */
export function wilson(some: number, all: number): readonly [low: number, high: number] {
  if (all === 0) return [0, 1];
  const [share, z] = [some / all, 1.96];
  const middle = share + z ** 2 / (2 * all);
  const half = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  const scale = 1 + z ** 2 / all;
  return [(middle - half) / scale, (middle + half) / scale];
}

/** The part of the normal distribution below a value, after Abramowitz and Stegun 26.2.17. */
function normalBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    0.3989423 *
    Math.exp((-x * x) / 2) *
    t *
    (0.3193815 + t * (-0.3565638 + t * (1.781478 + t * (-1.821256 + t * 1.330274))));
  return x > 0 ? 1 - tail : tail;
}

export function sentence(tally: Tally): string {
  const { games, percent, error, elo, likelihood } = describe(tally);
  return `${games} games: +${tally.won} =${tally.drawn} -${tally.lost}, ${percent.toFixed(1)} % ± ${error.toFixed(1)}, ${elo >= 0 ? '+' : ''}${elo.toFixed(0)} Elo, better with ${(100 * likelihood).toFixed(1)} %`;
}
