import { extname } from 'node:path';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { oneOf } from './one-of.ts';

/** Formats that a command writes, the first of them where nothing is said. */
export interface Formats<Format extends string> {
  readonly all: readonly Format[];
  /** Those that the ending of a file's name stands for; without `--to`, the first of them. Other endings say nothing. */
  readonly byEnding: Readonly<Record<string, readonly Format[]>>;
}

/** The format that `--to` and the name of a file ask for; a Failure where they contradict each other. */
export function formatOf<Format extends string>(
  { texts, words }: Context,
  { all, byEnding }: Formats<Format>,
  { to, out = '' }: { readonly to?: string | undefined; readonly out?: string | undefined },
): Format {
  const named = byEnding[extname(out).toLowerCase()];
  const format = to === undefined ? (named?.[0] ?? all[0]) : all.find((each) => each === to);
  if (format === undefined) throw new Failure(texts.games.badFormat(to ?? '', oneOf(words, all)));
  if (named && !named.includes(format)) throw new Failure(texts.formatAgainstName(format, out));
  return format;
}
