import type { TimeControl } from '@merellier/protocol';

/** A number that stays with its unit. */
export const unit = (number: number, one: string, many: string): string =>
  `${number}\u00a0${number === 1 ? one : many}`;
const minutes = (ms: number): string => unit(ms / 60_000, 'Minute', 'Minuten');
const seconds = (ms: number): string => unit(ms / 1000, 'Sekunde', 'Sekunden');

/** The clock of a game in German: units are words, which voices read as they are meant. */
export function timeSaid(time: TimeControl): string {
  switch (time.kind) {
    case 'increment':
      return `${minutes(time.initial)} + ${seconds(time.increment)} je Zug`;
    case 'delay':
      return `${minutes(time.initial)}, ${seconds(time.delay)} Aufschub`;
    case 'bronstein':
      return `${minutes(time.initial)}, Bronstein ${seconds(time.delay)}`;
    case 'correspondence':
      return `${unit(time.perTurn / 86_400_000, 'Tag', 'Tage')} je Zug`;
    default:
      return 'Ohne Uhr';
  }
}
