import { type GameResult, isFinished, isForfeit, type Pairing } from './pairing.ts';
import type { Tournament } from './state.ts';

/** The points that one game gives to both. */
export function gamePoints(
  { settings: { points } }: Tournament,
  result: GameResult,
): readonly [first: number, second: number] {
  switch (result) {
    case 'first':
    case 'second-absent':
      return [points.win, 0];
    case 'second':
    case 'first-absent':
      return [0, points.win];
    case 'draw':
      return [points.draw, points.draw];
    case 'both-absent':
      return [0, 0];
  }
}

/** The points of both players in the games of a pairing so far. */
export function matchPoints(tournament: Tournament, { games }: Pairing): readonly [first: number, second: number] {
  let [first, second] = [0, 0];
  for (const game of games) {
    if (game === null) continue;
    const [a, b] = gamePoints(tournament, game);
    first += a;
    second += b;
  }
  return [first, second];
}

/** Whether a pairing is one of a knock-out: it goes on until somebody has won. */
export const needsWinner = ({ settings: { format } }: Tournament, { group }: Pairing): boolean =>
  format.kind === 'knock-out' || (format.kind === 'groups' && group === undefined);

/** Who has won a pairing that is finished; null where nobody has. A bye is won. */
export function winnerOf(tournament: Tournament, pairing: Pairing): number | null {
  if (pairing.second === null) return pairing.first;
  if (!isFinished(pairing)) return null;
  const [first, second] = matchPoints(tournament, pairing);
  return first === second ? null : first > second ? pairing.first : pairing.second;
}

/** Who has lost a pairing that somebody has won; null for a bye. */
export function loserOf(tournament: Tournament, pairing: Pairing): number | null {
  const winner = winnerOf(tournament, pairing);
  return winner === null ? null : winner === pairing.first ? pairing.second : pairing.first;
}

/** Whether a knock-out pairing needs no further game: somebody leads, or nobody came. */
export const isDecided = (tournament: Tournament, pairing: Pairing): boolean =>
  winnerOf(tournament, pairing) !== null || pairing.games.every((game) => game !== null && game === 'both-absent');

/** Whether a pairing was played, at least in one game. */
export const isPlayed = ({ games }: Pairing): boolean => games.some((game) => game !== null && !isForfeit(game));
