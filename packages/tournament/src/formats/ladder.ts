import { colourHistory, hasWhite } from '../colours.ts';
import { encountersOf } from '../encounters.ts';
import { winnerOf } from '../match.ts';
import type { Draw } from '../pairing.ts';
import type { Refusal } from '../refusal.ts';
import { seeding } from '../seeding.ts';
import type { Tournament } from '../state.ts';
import { freePlayers } from './arena.ts';

/**
 * The players of a ladder from the top down, those who have left not among them. Each begins at the place of their number, who comes late at
 * the foot; who wins against somebody higher up changes places with them.
 */
export function ladderOf(tournament: Tournament): readonly number[] {
  const places = seeding(tournament).map(({ id }) => id);
  for (const { pairings } of tournament.rounds)
    for (const pairing of pairings) {
      const winner = winnerOf(tournament, pairing);
      if (winner === null || pairing.second === null) continue;
      const loser = winner === pairing.first ? pairing.second : pairing.first;
      const [won, lost] = [places.indexOf(winner), places.indexOf(loser)];
      if (won > lost) [places[won], places[lost]] = [loser, winner];
    }
  const gone = new Set(tournament.players.flatMap(({ id, withdrawn }) => (withdrawn ? [id] : [])));
  return places.filter((id) => !gone.has(id));
}

/** How many places up a challenge may go; 0 where the tournament is no ladder. */
const reachOf = ({ settings: { format } }: Tournament): number => (format.kind === 'ladder' ? format.reach : 0);

/** Those whom a player may challenge now, the nearest first. */
export function challengeable(tournament: Tournament, player: number): readonly number[] {
  const ladder = ladderOf(tournament);
  const free = new Set(freePlayers(tournament));
  const place = ladder.indexOf(player);
  if (place < 0 || !free.has(player)) return [];
  return ladder
    .slice(Math.max(0, place - reachOf(tournament)), place)
    .filter((id) => free.has(id))
    .reverse();
}

/** The pairing of a challenge, with the colour that is due to each. */
export function drawOfChallenge(tournament: Tournament, challenger: number, challenged: number): Draw {
  const encounters = encountersOf(tournament);
  const history = (id: number) => colourHistory(encounters.get(id) ?? []);
  return hasWhite(history(challenger), history(challenged), true)
    ? { first: challenger, second: challenged }
    : { first: challenged, second: challenger };
}

/** Why two cannot meet in a ladder now; null where they can. */
export function ladderProblem(tournament: Tournament, { first, second }: Draw): Refusal | null {
  if (tournament.settings.format.kind !== 'ladder') return null;
  if (second === null) return { reason: 'too-few-players', least: 2 };
  const free = new Set(freePlayers(tournament));
  const busy = [first, second].find((id) => !free.has(id));
  const name = tournament.players.find(({ id }) => id === busy)?.name;
  if (name !== undefined) return { reason: 'still-playing', name };
  const ladder = ladderOf(tournament);
  const most = reachOf(tournament);
  return Math.abs(ladder.indexOf(first) - ladder.indexOf(second)) > most ? { reason: 'too-far', most } : null;
}
