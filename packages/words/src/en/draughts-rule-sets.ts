import type { DraughtsRuleSetId } from '@merellier/rules';
import type { RuleSetEntries } from '../shapes.ts';

const POCKET = 'Ravensburger, “Marelle & Dames”, pocket game number 20 545 5, text by Monika Gohl';

/** The rule sets of draughts, by id. */
export const DRAUGHTS_RULE_SETS = {
  dames: {
    pitch: 'Draughts as played in French homes: men take backward too, and a king lands right behind its capture.',
    source: POCKET,
  },
  'dame-100': {
    pitch: 'The same game on 100 squares, with 20 men each.',
    source: POCKET,
  },
  'dames-a-souffler': {
    pitch: 'A capture may be missed: the opponent may then huff the piece, and a huff is not a move.',
    source: `${POCKET}, variant`,
  },
  'dame-36': {
    pitch: 'A first game: six men each on 36 squares, with the rules of family draughts.',
    source: `${POCKET}, on a small board`,
  },
  international: {
    pitch: 'On 100 squares: you must take as many pieces as possible, and a king flies.',
    source: 'Rules of the World Draughts Federation (FMJD)',
  },
  brazilian: {
    pitch: 'The international rules on 64 squares.',
    source: 'Rules of draughts on 64 squares, section of the World Draughts Federation (FMJD)',
  },
  russian: {
    pitch: 'A man that reaches the far row while capturing goes on as a king; any capture will do.',
    source: 'Rules of Russian draughts, 64-square section of the World Draughts Federation (FMJD)',
  },
  pool: {
    pitch: 'The American South: any capture will do, backward too; kings fly, Black begins.',
    source: 'Rules of the American Pool Checkers Association (APCA)',
  },
  english: {
    pitch: 'Kings go one square, men take forward only, and Black begins.',
    source: 'Rules of the World Checkers and Draughts Federation (WCDF)',
  },
  italian: {
    pitch: 'A man may not take a king; you must take as many pieces as possible, with a king if it can.',
    source: 'Rules of the Federazione Italiana Dama (FID)',
  },
  spanish: {
    pitch: 'Men take forward only; you must take as many pieces as possible, then as many kings.',
    source: 'Traditional Spanish rules',
  },
  czech: {
    pitch: 'Men take forward only, and a king takes before a man does.',
    source: 'Rules of the Česká federace dámy',
  },
  canadian: {
    pitch: 'International draughts on 144 squares with thirty men each: long games.',
    source: 'Canadian checkers, as played in Quebec',
  },
  turkish: {
    pitch: 'Played on all squares, straight ahead and sideways; captured pieces leave one by one.',
    source: 'Dama, the common rules in Turkey',
  },
  armenian: {
    pitch: 'Turkish draughts in which pieces also move, but do not capture, along diagonals.',
    source: 'Tama, the common rules in Armenia',
  },
  thai: {
    pitch: 'Eight men each, who capture forward only; a king lands right behind each piece it takes.',
    source: 'Mak-hot, the common rules in Thailand',
  },
  antidraughts: {
    pitch: 'International draughts the other way round: a side with no piece left, or no move, wins.',
    source: 'Rules of lidraughts.org',
  },
  breakthrough: {
    pitch: 'International draughts, but the first king wins.',
    source: 'Rules of lidraughts.org',
  },
  frisian: {
    pitch: 'Pieces also capture along rows and columns, and a king is worth nearly two men.',
    source: 'Rules of Frysk Damjen',
  },
  frysk: {
    pitch: 'Frisian draughts with five men each: a short game.',
    source: 'Rules of lidraughts.org',
  },
  killer: {
    pitch: 'International draughts, but a king whose last capture is a king stops right behind it.',
    source: 'Rules in use on damforum.nl',
  },
} satisfies RuleSetEntries<DraughtsRuleSetId>;
