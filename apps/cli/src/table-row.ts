import type { SideCounts } from '@merellier/tablebase';
import type { Context } from './context.ts';
import { size, timeInWords } from './quantities.ts';

/**
 * One line of the list of tables that were made: how many positions are won, lost and drawn, for either side where one does not stand
 * for the other.
 */
export function tableRow(
  context: Context,
  name: string,
  counts: readonly SideCounts[],
  bytes: number,
  seconds: number,
): string {
  const { words } = context;
  const [white, black] = name.split('-');
  const sides = white === black ? counts.slice(0, 1) : counts;
  const shown = sides.map(({ wins, losses, draws }) => [wins, losses, draws].map((n) => words.number(n)).join(' / '));
  return `${name}  ${shown.join('  |  ')}  ${size(context, bytes)}  ${timeInWords(context, seconds)}`;
}
