import type { Value } from '../exact.ts';
import type { JudgedOpening } from './judge.ts';
import { chooseLots, type Grade } from './lots.ts';

/** An opening by its turns, with what tables say of it: see {@link JudgedOpening}. */
export interface KnownOpening extends Omit<JudgedOpening, 'position' | 'answers'> {
  /** In hundredths, and whole. */
  readonly answers: number;
}

/** What is known of the openings of a solved game. */
export interface KnownOpenings {
  /** All openings of one turn and of two. */
  readonly first: readonly KnownOpening[];
  readonly second: readonly KnownOpening[];
  /** How many turns lots have, and what all openings of so many turns are worth for the side to play. */
  readonly plies: number;
  readonly counts: Readonly<Record<Value, number>>;
  /** Balanced openings to draw from: see {@link chooseLots}. */
  readonly lots: Readonly<Record<Grade, readonly KnownOpening[]>>;
}

/** The same as it is checked in: each list a text with an opening in each line. */
export interface OpeningsText extends Pick<KnownOpenings, 'plies' | 'counts'>, Readonly<Record<Grade, string>> {
  readonly first: string;
  readonly second: string;
  /** Openings of these lists, by their turns, that play has left out: see {@link chooseByPlay}. */
  readonly leftOut: string;
}

/** What is written down of judged openings: all of one turn, of two, and the lots of openings of more. */
export function writeOpenings(
  first: readonly JudgedOpening[],
  second: readonly JudgedOpening[],
  all: readonly JudgedOpening[],
  leftOut: string,
): OpeningsText {
  const lots = chooseLots(all);
  const count = (value: Value): number => all.filter((opening) => opening.value === value).length;
  const text = (openings: readonly JudgedOpening[]): string => openings.map(writeOpening).join('\n');
  return {
    plies: all[0]?.turns.length ?? 0,
    counts: { win: count('win'), draw: count('draw'), loss: count('loss') },
    first: text(first),
    second: text(second),
    gentle: text(lots.gentle),
    sharp: text(lots.sharp),
    masters: text(lots.masters),
    leftOut,
  };
}

/** Reads what {@link writeOpenings} has written. */
export function readOpenings(text: OpeningsText): KnownOpenings {
  const list = (lines: string): readonly KnownOpening[] => (lines === '' ? [] : lines.split('\n').map(readOpening));
  const leftOut = new Set(text.leftOut.split('\n'));
  const isLot = ({ turns }: KnownOpening): boolean => !leftOut.has(turns.join(' '));
  const lots = (grade: Grade): readonly KnownOpening[] => list(text[grade]).filter(isLot);
  return {
    plies: text.plies,
    counts: text.counts,
    first: list(text.first),
    second: list(text.second),
    lots: { gentle: lots('gentle'), sharp: lots('sharp'), masters: lots('masters') },
  };
}

const SIGNS: Readonly<Record<Value, string>> = { win: '+', draw: '=', loss: '-' };

/** `d6 f4 d2 b4 = 12/20 63 1`: turns, value, turns that hold of all, hundredths of the answers, plies to the only turn (`?` for far). */
function writeOpening({ turns, value, holds, choices, answers, onlyTurnIn }: JudgedOpening): string {
  return [...turns, SIGNS[value], `${holds}/${choices}`, Math.round(100 * answers), onlyTurnIn ?? '?'].join(' ');
}

function readOpening(line: string): KnownOpening {
  const words = line.split(' ');
  const [sign, share, answers, only] = words.slice(-4) as [string, string, string, string];
  const [holds, choices] = share.split('/').map(Number) as [number, number];
  return {
    turns: words.slice(0, -4),
    value: sign === '+' ? 'win' : sign === '=' ? 'draw' : 'loss',
    holds,
    choices,
    answers: Number(answers),
    onlyTurnIn: only === '?' ? null : Number(only),
  };
}
