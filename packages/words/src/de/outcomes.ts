import type { Side } from '@merellier/rules';
import { other } from '@merellier/rules';
import type { ReasonWords } from '../shapes.ts';
import { afterTurnsEach, nthTime, SIDES, turnsEach } from './language.ts';

const who = (loser: Side | null): string => (loser ? SIDES[loser] : 'Eine Seite');

export const REASONS: ReasonWords = {
  'few-men': (loser, least = 3) =>
    `${who(loser)} hat ${['keinen Stein mehr', 'weniger als zwei Steine'][least - 1] ?? 'weniger als drei Steine'}`,
  'men-lost': (loser, least) =>
    `Wer verliert, gewinnt, und ${REASONS['few-men'](loser && other(loser), least).replace('Eine', 'eine')}`,
  'shut-in': () => 'Wer nicht mehr ziehen kann, gewinnt hier',
  mill: () => 'Die erste Mühle ist geschlossen',
  blocked: (loser) => `${loser ? SIDES[loser] : 'Die Seite am Zug'} kann nicht mehr ziehen`,
  'no-pieces': (loser) => `${who(loser)} hat keinen Stein mehr`,
  'no-capture': (_, count) => (count ? `${turnsEach(count)} ohne Schlag` : 'zu viele Züge ohne Schlag'),
  repetition: (_, count) => (count ? `dieselbe Stellung ${nthTime(count)}` : 'dieselbe Stellung zu oft'),
  'one-king-each': (_, count) => `Dame gegen Dame, ohne Schlag${count ? ` nach ${afterTurnsEach(count)}` : ''}`,
  'kings-only': (_, count) => `nur noch Damen, ohne Schlag${count ? ` nach ${afterTurnsEach(count)}` : ''}`,
  'king-moves': (_, count) => `nur Damenzüge, ohne Schlag${count ? ` nach ${afterTurnsEach(count)}` : ''}`,
  'lone-king': (_, count) =>
    `Eine einzelne Dame hat sich ${count ? `${turnsEach(count)} lang` : 'lange genug'} gehalten`,
  'few-pieces': (_, count) => `dieselben wenigen Figuren${count ? ` nach ${afterTurnsEach(count)}` : ' zu lange'}`,
  'one-piece-each': () => 'je eine Figur',
  'all-given': (loser) => `${loser ? SIDES[other(loser)] : 'Der Gewinner'} hat keine Figur mehr`,
  'blocked-wins': (loser) => `${loser ? SIDES[other(loser)] : 'Der Gewinner'} kann nicht mehr ziehen`,
  'first-king': () => 'Die erste Dame ist gemacht',
  agreement: () => 'auf Remis geeinigt',
  resignation: (loser) => `${who(loser)} hat aufgegeben`,
};

export const OUTCOMES = {
  win: (winner: Side, reason: string): string => `${SIDES[winner]} gewinnt: ${reason}`,
  draw: (reason: string): string => `Remis: ${reason}`,
  agreed: 'Remis nach Vereinbarung',
  /** Where the verdict says that it is a draw. */
  byAgreement: 'im gegenseitigen Einvernehmen',
};
