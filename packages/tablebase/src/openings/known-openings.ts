import type { Value } from '../exact.ts';
import type { JudgedOpening } from './judge.ts';
import { chooseLots, GRADES, type Grade } from './lots.ts';

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
  /** Openings, by their turns, that are fair by value and yet won by the same side time and again when they are played. */
  readonly lopsided: string;
}

/** What is written down of judged openings: all of one turn, of two, and of as many as lots have, but for what play has shown. */
export function writeOpenings(
  first: readonly JudgedOpening[],
  second: readonly JudgedOpening[],
  all: readonly JudgedOpening[],
  lopsided: string,
): OpeningsText {
  const leftOut = new Set(lopsided.split('\n'));
  const lots = chooseLots(all.filter(({ turns }) => !leftOut.has(turns.join(' '))));
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
    lopsided,
  };
}

/** Reads what {@link writeOpenings} has written. */
export function readOpenings(text: OpeningsText): KnownOpenings {
  const list = (lines: string): readonly KnownOpening[] => (lines === '' ? [] : lines.split('\n').map(readOpening));
  const lots = Object.fromEntries(GRADES.map((grade) => [grade, list(text[grade])])) as KnownOpenings['lots'];
  return { plies: text.plies, counts: text.counts, first: list(text.first), second: list(text.second), lots };
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
