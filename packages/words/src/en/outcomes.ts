import type { Side } from '@merellier/rules';
import { other } from '@merellier/rules';
import type { ReasonWords } from '../shapes.ts';
import { nthTime, SIDES, turnsEach } from './language.ts';

const who = (loser: Side | null): string => (loser ? SIDES[loser] : 'one side');

export const REASONS: ReasonWords = {
  'few-men': (loser, least = 3) =>
    `${who(loser)} has ${['no man left', 'fewer than two men'][least - 1] ?? 'fewer than three men'}`,
  'men-lost': (loser, least) => `the loser wins, and ${REASONS['few-men'](loser && other(loser), least)}`,
  'shut-in': () => 'the loser wins, having no move',
  mill: () => 'the first mill is closed',
  blocked: (loser) => `${loser ? SIDES[loser] : 'the side to move'} has no move`,
  'no-pieces': (loser) => `${who(loser)} has no piece left`,
  'no-capture': (_, count) => (count ? `${turnsEach(count)} without a capture` : 'too many moves without a capture'),
  repetition: (_, count) => (count ? `the same position for ${nthTime(count)}` : 'the same position too often'),
  'one-king-each': (_, count) => `king against king without a capture${count ? ` for ${turnsEach(count)}` : ''}`,
  'kings-only': (_, count) => `only kings left, without a capture${count ? ` for ${turnsEach(count)}` : ''}`,
  'king-moves': (_, count) => `nothing but king moves, without a capture${count ? ` for ${turnsEach(count)}` : ''}`,
  'lone-king': (_, count) => `a lone king has held out ${count ? `for ${turnsEach(count)}` : 'long enough'}`,
  'few-pieces': (_, count) => `the same few pieces${count ? ` for ${turnsEach(count)}` : ' for too long'}`,
  'one-piece-each': () => 'one piece each',
  'all-given': (loser) => `${loser ? SIDES[other(loser)] : 'the winner'} has no piece left`,
  'blocked-wins': (loser) => `${loser ? SIDES[other(loser)] : 'the winner'} cannot move`,
  'first-king': () => 'the first king is made',
  agreement: () => 'the players agreed on a draw',
  resignation: (loser) => `${who(loser)} resigned`,
};

export const OUTCOMES = {
  win: (winner: Side, reason: string): string => `${SIDES[winner]} wins: ${reason}`,
  draw: (reason: string): string => `Draw: ${reason}`,
  agreed: 'Draw by agreement',
  /** Where the verdict says that it is a draw. */
  byAgreement: 'by agreement',
};
