import { freePlayers } from '../formats/arena.ts';
import { isPairedOut } from '../pair-round.ts';
import { isFinished } from '../pairing.ts';
import { isFlowing, isScheduled } from '../settings.ts';
import { present } from '../state.ts';
import { CALLED_OFF_AFTER, GATHERING, IDLE_AFTER, type OnlineSettings } from './settings.ts';
import type { OnlineTournament } from './state.ts';

/** Whether nothing is waited for between pairings: who meets whom follows a table, and each turn has its days or all play at once. */
export const isAllAtOnce = ({ plan }: OnlineSettings): boolean =>
  plan.format.kind === 'simultaneous' || (isScheduled(plan.format) && plan.clock.startsWith('days-'));

/** Whether results are missing of pairings. */
export const isBusy = ({ tournament: { rounds } }: OnlineTournament): boolean =>
  rounds.some(({ pairings }) => pairings.some((pairing) => !isFinished(pairing)));

/** When an arena takes no more pairings; null before it begins and for other formats. */
export function endOf({ tournament: { settings, started } }: OnlineTournament): number | null {
  const { format } = settings;
  return 'minutes' in format && started !== null ? started + format.minutes * 60_000 : null;
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
  return settings.rounds === 'clock' ? settledAt + settings.pause : at + IDLE_AFTER;
}
