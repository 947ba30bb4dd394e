import type { DraughtsRuleSetId } from '@merellier/rules';
import type { RuleSetEntries } from '../shapes.ts';

const POCKET = 'Ravensburger, “Marelle & Dames”, pocket game no. 20 545 5, text by Monika Gohl';

const BOOK = [
  'The rulebook says that a man “reaching” the far row becomes a king; here: if its move ends there.',
  'The rulebook does not say which of several captures to choose; here: any.',
  'The rulebook forbids a king to jump the same piece twice; here: a man too.',
  'The rulebook gives only one example of a draw, king against king; here: a draw after 5 moves by each side without a capture.',
  'Two more draws that the rulebook does not mention: the same position for the third time, and 25 moves by each side with kings only and no capture.',
];
const DRAWS =
  'The federations have draw rules of their own, in more detail; here: three simple ones, which you can change in the settings.';

/** The rule sets of draughts, by id. */
export const DRAUGHTS_RULE_SETS = {
  dames: {
    pitch:
      'French household draughts on 64 squares: men take backward too, and a king lands right behind what it takes.',
    source: POCKET,
    open: BOOK,
  },
  'dame-100': {
    pitch: 'The same game on 100 squares, with 20 men each.',
    source: POCKET,
    open: BOOK,
  },
  'dames-a-souffler': {
    pitch: 'A capture may be missed: the opponent may then huff the piece, and a huff is not a move.',
    source: `${POCKET}, variant`,
    open: [
      'The rulebook does not mention a capture stopped halfway; here: that piece may be huffed too.',
      'The rulebook does not say when to huff; here: before making a move, one piece, instead of demanding the capture or letting it pass.',
      ...BOOK,
    ],
  },
  international: {
    pitch: 'On 100 squares: you must take as many pieces as possible, and a king lands anywhere behind what it takes.',
    source: 'Rules of the World Draughts Federation (FMJD)',
    open: [DRAWS],
  },
  brazilian: {
    pitch: 'The international rules on 64 squares.',
    source: 'Rules of draughts on 64 squares, section of the World Draughts Federation (FMJD)',
    open: [DRAWS],
  },
  russian: {
    pitch: 'A man that passes the far row in the middle of a capture goes on as a king; any capture will do.',
    source: 'Rules of Russian draughts, 64-square section of the World Draughts Federation (FMJD)',
    open: [DRAWS],
  },
  pool: {
    pitch: 'From the American South: any capture will do, backward too, kings go far, and Black begins.',
    source: 'Rules of the American Pool Checkers Association (APCA)',
    open: [DRAWS],
  },
  english: {
    pitch: 'Kings go one square, men take forward only, and Black begins.',
    source: 'Rules of the World Checkers and Draughts Federation (WCDF)',
    open: [DRAWS],
  },
  italian: {
    pitch: 'A man may not take a king; you must take as many pieces as possible, with a king if it can.',
    source: 'Rules of the Federazione Italiana Dama (FID)',
    open: [DRAWS],
  },
  spanish: {
    pitch: 'Men take forward only; you must take as many pieces as possible, then as many kings.',
    source: 'Traditional Spanish rules',
    open: [DRAWS],
  },
  czech: {
    pitch: 'Men take forward only, and a king takes before a man does.',
    source: 'Rules of the Česká federace dámy',
    open: [DRAWS],
  },
} satisfies RuleSetEntries<DraughtsRuleSetId>;
