import type { Language } from '@merellier/words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How many days lie between two moments, where the reader is: 1 for tomorrow, however near it is. */
function daysBetween(from: number, to: number): number {
  const noon = (moment: number): number => new Date(moment).setHours(12, 0, 0, 0);
  return Math.round((noon(to) - noon(from)) / (24 * HOUR));
}

/** A moment as it is said from now: "in 10 minutes", "tomorrow", "3 days ago". */
export function whenSaid(language: Language, moment: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const days = daysBetween(now, moment);
  const ahead = moment - now;
  if (ahead > 0 && ahead < HOUR) return format.format(Math.max(1, Math.round(ahead / MINUTE)), 'minute');
  if (days === 0 && ahead > 0) return format.format(Math.round(ahead / HOUR), 'hour');
  if (Math.abs(days) < 60) return format.format(days, 'day');
  return format.format(Math.round(days / 30.4), 'month');
}
