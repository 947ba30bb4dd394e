import type { TimeControl } from '@merellier/protocol';

/** A number that stays with its unit. */
export const unit = (number: number, one: string, many: string): string =>
  `${number}\u00a0${number === 1 ? one : many}`;
const minutes = (ms: number): string => unit(ms / 60_000, 'minute', 'minutes');
const seconds = (ms: number): string => unit(ms / 1000, 'second', 'seconds');

/** The clock of a game in English: units are words, which voices read as they are meant. */
export function timeSaid(time: TimeControl): string {
  switch (time.kind) {
    case 'increment':
      return `${minutes(time.initial)} + ${seconds(time.increment)} a move`;
    case 'delay':
      return `${minutes(time.initial)}, ${seconds(time.delay)} delay`;
    case 'bronstein':
      return `${minutes(time.initial)}, Bronstein ${seconds(time.delay)}`;
    case 'correspondence':
      return `${unit(time.perTurn / 86_400_000, 'day', 'days')} a move`;
    default:
      return 'No clock';
  }
}
