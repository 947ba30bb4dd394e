import { DAY, HOUR, MINUTE, SECOND } from '@merellier/protocol';

/** What is left on a clock, as figures: `4:03`, `1:02:09`; below ten seconds with tenths, `0:07.4`. Days are the caller's. */
export function clockText(ms: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  if (ms < 10 * SECOND) return `0:0${Math.floor(ms / SECOND)}.${Math.floor((ms % SECOND) / 100)}`;
  const seconds = Math.floor((ms % MINUTE) / SECOND);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const hours = Math.floor(ms / HOUR);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** Whole days and hours, where a clock counts in days. */
export const daysLeft = (ms: number): { readonly days: number; readonly hours: number } => ({
  days: Math.floor(ms / DAY),
  hours: Math.floor((ms % DAY) / HOUR),
});
