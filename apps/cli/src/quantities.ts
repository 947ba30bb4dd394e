import type { Context } from './context.ts';
import { Failure } from './failure.ts';

/** A number with so many places behind the comma, or the point, of the language. */
export const decimal = ({ words: { language } }: Context, value: number, places: number): string =>
  value.toLocaleString(language, { minimumFractionDigits: places, maximumFractionDigits: places });

export const percent = (share: number): string => `${Math.floor(share * 100)} %`;

/** What the clock will say in so many seconds; with the day where that is not today. Null for an unknown time. */
export function clockAfter({ words: { language } }: Context, seconds: number | null): string | null {
  if (seconds === null) return null;
  const then = new Date(Date.now() + seconds * 1000);
  const isToday = then.toDateString() === new Date().toDateString();
  return then.toLocaleString(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(!isToday && { weekday: 'short' }),
  });
}

/** Seconds, or minutes where there are many; … for an unknown time. */
export function timeInWords({ texts, words }: Context, seconds: number | null): string {
  if (seconds === null) return '…';
  if (seconds < 100)
    return texts.seconds(words.number(seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds)));
  return texts.tables.minutes(String(Math.round(seconds / 60)));
}

/** About how long, in words: in whole seconds, minutes, hours or days. */
export function duration({ texts, words }: Context, seconds: number): string {
  const { minutes, hours, days } = texts.tables.durations;
  const say = (unit: typeof hours, each: number): string => unit(words.number(Math.max(1, Math.round(seconds / each))));
  if (seconds < 90) return texts.seconds(words.number(Math.max(1, Math.round(seconds))));
  return seconds < 5400 ? say(minutes, 60) : seconds < 2 * 86_400 ? say(hours, 3600) : say(days, 86_400);
}

export function size({ texts, words }: Context, bytes: number): string {
  const { units } = texts.tables;
  let unit = 0;
  let amount = bytes;
  for (; amount >= 999.5 && unit < units.length - 1; unit++) amount /= 1000;
  return `${words.number(amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount))} ${units[unit]}`;
}

export function wholeNumber(
  { texts }: Context,
  option: string,
  text: string | undefined,
  least: number,
  most: number,
): number | null {
  if (text === undefined) return null;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Failure(texts.tables.badNumber(option, String(least), String(most), text));
}

/** `1500M`, `2G`, `2GB`: bytes. */
export function readSize({ texts }: Context, text: string): number {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*([kmg]?)i?b?$/i.exec(text.trim()) ?? [];
  if (amount === undefined) throw new Failure(texts.tables.badSize(text));
  return Number(amount) * 1024 ** ['', 'k', 'm', 'g'].indexOf(unit.toLowerCase());
}
