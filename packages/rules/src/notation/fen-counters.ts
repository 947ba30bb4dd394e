import type { Game } from '../game.ts';
import type { RuleSet } from '../rule-set.ts';

/** The parts of a FEN that count turns: half-moves and the number of the turn, and what lidraughts counts of kings. */
const COUNTERS = { squares: /:(?:[HF]\d{1,4}|(?:\+\d{1,4})+)(?=:|$)/gi, points: /:F\d{1,4}(?=:|$)/gi };

/** The counters at the end of a FEN, which are no part of the position: `:H12:F7`; empty for none. */
export const countersOf = ({ board }: RuleSet, fen: string): string =>
  (fen.replace(/[\s.]/g, '').match(COUNTERS[board.kind]) ?? []).join('').toUpperCase();

/** A FEN without its counters. */
export const withoutCounters = ({ board }: RuleSet, fen: string): string => fen.replace(COUNTERS[board.kind], '');

/**
 * The number of a game's first turn: 1, unless its FEN counts otherwise. Where a FEN has counters, the game keeps it among
 * its tags, since the position cannot.
 */
export function firstNumber(tags: Game['tags']): number {
  const [, number] = /:F(\d{1,4})(?=:|$)/i.exec(tags['FEN'] ?? '') ?? [];
  return Math.max(1, Number(number ?? 1));
}
