import { pairArena } from './formats/arena.ts';
import { groupRounds, pairGroups } from './formats/groups.ts';
import { pairHill } from './formats/hill.ts';
import { isTreeOver, pairTree, treeSeeds } from './formats/knock-out.ts';
import { isRoundRobinOver, pairRoundRobin, tableOf } from './formats/round-robin.ts';
import { isSimultaneousOver, pairSimultaneous } from './formats/simultaneous.ts';
import { pairSwiss } from './formats/swiss.ts';
import type { Draw } from './pairing.ts';
import type { Result } from './refusal.ts';
import { refuse } from './refusal.ts';
import { present, type Tournament } from './state.ts';

/** Who meets whom next. The same state always gives the same answer. */
export function pairRound(tournament: Tournament): Result<readonly Draw[]> {
  const { format } = tournament.settings;
  if (present(tournament).length < 2) return refuse({ reason: 'too-few-players', least: 2 });
  if (isPairedOut(tournament)) return refuse({ reason: 'no-rounds-left' });
  switch (format.kind) {
    case 'round-robin':
    case 'rutsch':
      return pairRoundRobin(tournament);
    case 'swiss':
      return pairSwiss(tournament);
    case 'knock-out':
      return pairTree(tournament, () => treeSeeds(tournament));
    case 'groups':
      return pairGroups(tournament);
    case 'arena':
      return pairArena(tournament);
    case 'hill':
      return pairHill(tournament);
    case 'ladder':
      return refuse({ reason: 'nobody-free' });
    case 'simultaneous':
      return pairSimultaneous(tournament);
  }
}

/** Whether all rounds are paired. An arena has no last one. */
export function isPairedOut(tournament: Tournament): boolean {
  const { settings, rounds } = tournament;
  switch (settings.format.kind) {
    case 'round-robin':
    case 'rutsch':
      return rounds.length > 0 && isRoundRobinOver(tournament);
    case 'swiss':
      return rounds.length >= settings.format.rounds;
    case 'knock-out':
    case 'groups':
      return isTreeOver(tournament);
    case 'simultaneous':
      return rounds.length > 0 && isSimultaneousOver(tournament);
    case 'arena':
    case 'hill':
    case 'ladder':
      return false;
  }
}

/** How many rounds there will be as it looks now; null where that is not settled. */
export function plannedRounds(tournament: Tournament): number | null {
  const { format } = tournament.settings;
  const players = tournament.players.length;
  switch (format.kind) {
    case 'round-robin':
    case 'rutsch': {
      const isLate = tournament.players.some(({ from }) => from > 1);
      return isLate || players < 2 ? null : tableOf(tournament, players).length;
    }
    case 'swiss':
      return players < 2 ? format.rounds : Math.min(format.rounds, mostSwissRounds(players));
    case 'knock-out':
      return players < 2 ? null : treeHeight(players);
    case 'groups':
      return players < 2
        ? null
        : groupRounds(tournament) + treeHeight(Math.min(players, format.groups * format.advance));
    case 'simultaneous':
      return 1;
    case 'arena':
    case 'hill':
    case 'ladder':
      return null;
  }
}

/** So many rounds so many players can have without meeting again or pausing twice. */
export const mostSwissRounds = (players: number): number => (players % 2 === 0 ? players - 1 : players);

/** The rounds of a knock-out of so many. */
const treeHeight = (players: number): number => (players < 2 ? 0 : Math.ceil(Math.log2(players)));
