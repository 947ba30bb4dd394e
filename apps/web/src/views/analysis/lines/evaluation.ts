import { chanceOf, EVEN, type Outcomes, type Score } from '@merellier/engine';
import type { Side } from '@merellier/rules';

/** How a position stands, in a word: who is ahead, and by how much. */
export type Standing =
  | { readonly kind: 'even' | 'draw' }
  /** `won` is known from a table; the others are estimates. */
  | { readonly kind: 'slight' | 'clear' | 'winning' | 'won'; readonly side: Side }
  /** Ahead by an estimate, and most likely drawn all the same: how likely, 0 to 1. */
  | { readonly kind: 'drawish'; readonly side: Side; readonly draw: number }
  /** Won by a table, and drawn all the same: the next capture comes later than a draw rule allows. */
  | { readonly kind: 'spoilt'; readonly side: Side }
  /** Won by force: so many turns of the winner from here. */
  | { readonly kind: 'forced'; readonly side: Side; readonly turns: number };

const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/**
 * White's chance to win, draws counted half, from the score of the side to play: 0 to 1. `likely` is what is known of the three results,
 * for the side to play.
 */
export function whiteChance(score: Score, toPlay: Side, likely: Outcomes | null = null): number {
  const chance = likely ? likely.win + likely.draw / 2 : chanceOf(score);
  return toPlay === 'white' ? chance : 1 - chance;
}

/** A draw is said to be likely from this chance on. */
const LIKELY = 0.5;

/** How a position stands by its score for the side to play. */
export function standingOf(score: Score, toPlay: Side, likely: Outcomes | null = null): Standing {
  if (score.kind === 'draw') return { kind: 'draw' };
  // A table knows the winner, and how far the next capture is: not the end.
  if (score.kind === 'exact-win' || score.kind === 'exact-loss') {
    const side = score.kind === 'exact-win' ? toPlay : other(toPlay);
    return { kind: score.beyondLimit ? 'spoilt' : 'won', side };
  }
  if (score.kind === 'win' || score.kind === 'loss')
    return {
      kind: 'forced',
      side: score.kind === 'win' ? toPlay : other(toPlay),
      turns: Math.max(1, Math.ceil(score.turns / 2)),
    };
  const chance = whiteChance(score, toPlay);
  const side = chance >= 0.5 ? 'white' : 'black';
  const lead = Math.abs(chance - 0.5);
  if (lead < EVEN) return { kind: 'even' };
  if (score.kind === 'estimate' && likely && likely.draw >= LIKELY) return { kind: 'drawish', side, draw: likely.draw };
  return { kind: lead < 0.2 ? 'slight' : lead < 0.4 ? 'clear' : 'winning', side };
}

/** The estimate in men, seen by White; null where the score is none. */
export function menAhead(score: Score, toPlay: Side): number | null {
  if (score.kind !== 'estimate') return null;
  return (toPlay === 'white' ? score.centimen : 0 - score.centimen) / 100;
}
