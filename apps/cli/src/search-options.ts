import type { Limits } from '@merellier/engine';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import type { Texts } from './texts/texts.ts';

/** How far to search, as it was typed. */
export interface SearchOptions {
  readonly time?: string;
  readonly depth?: string;
  readonly nodes?: string;
  readonly lines?: string;
}

const DEFAULT_MILLIS = 2000;
const MILLIS = { ms: 1, s: 1000, min: 60_000, h: 3_600_000 } as const;

/** The limits of a search: two seconds where none is given; a Failure for what is no limit. */
export function readLimits({ texts }: Context, { time, depth, nodes }: SearchOptions): Limits {
  const limits: Limits = {
    ...(time !== undefined && { millis: readDuration(texts, time) }),
    ...(depth !== undefined && { depth: readWhole(texts, '--depth', depth, 1, 99) }),
    ...(nodes !== undefined && { nodes: readWhole(texts, '--nodes', nodes, 1, 1e12) }),
  };
  return Object.keys(limits).length === 0 ? { millis: DEFAULT_MILLIS } : limits;
}

/** The whole number that an option was given; a Failure for anything else. */
export function readWhole(texts: Texts, option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Failure(texts.tables.badNumber(option, String(least), String(most), text));
}

/** A duration in milliseconds: `2s`, `500ms`, `1.5min`; seconds where no unit is named. */
function readDuration(texts: Texts, text: string): number {
  const [, digits = '', unit = 's'] = /^(\d{1,7}(?:[.,]\d{1,6})?)\s*(ms|s|min|h)?$/.exec(text.trim()) ?? [];
  const millis = Number(digits.replace(',', '.')) * MILLIS[unit as keyof typeof MILLIS];
  if (millis > 0) return millis;
  throw new Failure(texts.badTime(text));
}
