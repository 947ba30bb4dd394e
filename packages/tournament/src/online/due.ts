import { freePlayers } from '../formats/arena.ts';
import { isPairedOut, pairRound } from '../pair-round.ts';
import { isFinished } from '../pairing.ts';
import { isFlowing, isScheduled } from '../settings.ts';
import { present, type Tournament } from '../state.ts';
import { CALLED_OFF_AFTER, COME_BACK_WITHIN, GATHERING, IDLE_AFTER, type OnlineSettings } from './settings.ts';
import type { OnlineTournament } from './state.ts';

/** Whether nothing is waited for between pairings: who meets whom follows a table, and each turn has its days or all play at once. */
export const isAllAtOnce = ({ plan }: OnlineSettings): boolean =>
  plan.format.kind === 'simultaneous' || (isScheduled(plan.format) && plan.clock.startsWith('days-'));

/** Whether results are missing of pairings. */
export const isBusy = ({ tournament: { rounds } }: Pick<OnlineTournament, 'tournament'>): boolean =>
  rounds.some(({ pairings }) => pairings.some((pairing) => !isFinished(pairing)));

/** When an arena takes no more pairings; null before it begins and for other formats. */
export function endOf({ tournament: { settings, started } }: OnlineTournament): number | null {
  const { format } = settings;
  return 'minutes' in format && started !== null ? started + format.minutes * 60_000 : null;
}

/**
 * Whether a Swiss tournament ends before its rounds are played: all results are there, and no pairing is left for those who are present.
 */
export function endsShort({ tournament, paused }: OnlineTournament): boolean {
  return !paused && isStuck(tournament);
}

function isStuck(tournament: Tournament): boolean {
  const { settings, rounds, closed } = tournament;
  if (closed || rounds.length === 0 || settings.format.kind !== 'swiss' || isPairedOut(tournament)) return false;
  if (isBusy({ tournament })) return false;
  // As long as everybody has met fewer than half of the others, there is a pairing: it need not be looked for.
  return present(tournament).length < 2 * rounds.length + 3 && !pairRound(tournament).ok;
}

/** Whether there would be a further round if those came back who are away and may. */
function hopesForMore({ tournament, seats, barred }: OnlineTournament): boolean {
  const mayReturn = (player: number): boolean => seats.has(player) && !barred.has(seats.get(player)?.id ?? '');
  const players = tournament.players.map((player) => (mayReturn(player.id) ? { ...player, withdrawn: false } : player));
  return pairRound({ ...tournament, players }).ok;
}

/** When something is to be done by the passing of time alone; null while only people can do something, or nobody. */
export function dueAt(state: OnlineTournament): number | null {
  const { tournament, settings, at, settledAt } = state;
  if (tournament.closed) return null;
  // Nobody is paired by time alone, and a game by days may last longer than anything else is waited for.
  if (tournament.settings.format.kind === 'ladder') return isBusy(state) ? null : at + IDLE_AFTER;
  if (state.paused) return at + IDLE_AFTER;
  if (tournament.started === null) {
    if (settings.startsAt === null) return at + IDLE_AFTER;
    return present(tournament).length < 2 ? settings.startsAt + CALLED_OFF_AFTER : settings.startsAt;
  }
  const end = endOf(state);
  if (end !== null && isFlowing(tournament.settings.format)) {
    const isFree = tournament.settings.format.kind === 'hill' ? !isBusy(state) : freePlayers(tournament).length > 1;
    return isFree ? Math.min(end, settledAt + GATHERING) : end;
  }
  if (isAllAtOnce(settings) && !isPairedOut(tournament)) return settledAt;
  if (isBusy(state)) return at + IDLE_AFTER;
  if (isPairedOut(tournament)) return settledAt;
  if (settings.rounds !== 'clock') return at + IDLE_AFTER;
  const waits = isStuck(tournament) && hopesForMore(state);
  return settledAt + (waits ? Math.max(settings.pause, COME_BACK_WITHIN) : settings.pause);
}
