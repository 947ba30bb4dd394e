import type { MillRuleSetId } from '@merellier/rules';
import type { RuleSetEntries } from '../shapes.ts';

const SHEET = 'Rule sheet “Marelle”, in French, author not named';
const MERELS = 'Rule sheet on merels or nine men’s morris, in French, author not named';
const POCKET = 'Ravensburger, “Marelle & Dames”, pocket game no. 20 545 5, text by Monika Gohl';
const ALFONSO =
  'Sheet of the association Aisling-1198 (2014), after the Book of Games of Alfonso X (1283) and Ulrich Schädler (Board Games Studies, 2000)';
const MILL = 'Le Globe Joueur, “Jeu du moulin”';

const MURRAY_CHESS = 'H. J. R. Murray, A History of Chess (1913), p. 614';
const MURRAY = 'H. J. R. Murray, A History of Board-Games Other than Chess (1952), as later accounts tell it';

const DRAWS =
  'The rulebook does not mention draws; here: a draw after 50 moves by each side without a capture, or when the same position comes up for the fourth time, as in the rulebook “Jeu du moulin”.';
const TWO_MILLS = 'The rulebook does not say what two mills closed at once earn; here: one capture.';
const ALL_MILLS_AT_ENTRY =
  'The rulebook does not say whether a man in a mill is protected while men are placed; here: it is, as later on.';

const FIRST_IN_CENTRE =
  'The rule does not say whether the first man may go to the centre; here: it may, and well played the game is still a draw.';
const FIRST_MILL_BLOCKED = 'The rule does not say what becomes of a blocked side; here: it loses.';
const FIRST_MILL_DRAWS =
  'The rule does not say when moving ends; here: a draw when the same position comes up for the third time.';
const TOLD_TWO_MILLS = 'The accounts do not say what two mills closed at once earn; here: one capture.';
const TOLD_DRAWS =
  'The accounts do not mention draws; here: a draw after 50 moves by each side without a capture, or when the same position comes up for the fourth time, as in the rulebook “Jeu du moulin”.';

/** The rule sets of the marelle, by id. */
export const MILL_RULE_SETS = {
  marelle: {
    pitch: 'The common game: every mill takes a man, and with three men left you may fly anywhere.',
    source: SHEET,
    open: [ALL_MILLS_AT_ENTRY, TWO_MILLS, DRAWS],
  },
  'marelle-mixte': {
    pitch: 'On every move, you choose: place a man or move one.',
    source: `${SHEET}, variant`,
    open: ['The rulebook does not say whether men in hand count for flying; here: they do.', TWO_MILLS, DRAWS],
  },
  'marelle-de-ceylan': {
    pitch: 'A mill earns another turn, and men are taken only once all have been placed.',
    source: `${SHEET}, variant`,
    open: [
      'The rulebook does not say when placing ends if one side has placed its men before the other; here: when both hands are empty.',
      'The rulebook does not mention an extra turn that cannot be played; here: it is forfeited, and the game goes on.',
      TWO_MILLS,
      DRAWS,
    ],
  },
  'marelle-cubique': {
    pitch: 'On the six faces of a cube: 26 points, 24 lines and no edge to stop at.',
    source: `${SHEET}, which only names it`,
    reconstructed: 'reconstruction by Mérellier',
    open: [
      'Only its name is known; the board, the nine men and the rules are a reconstruction by Mérellier.',
      TWO_MILLS,
      DRAWS,
    ],
  },
  merels: {
    pitch: 'No flying: men keep to the lines down to the last.',
    source: MERELS,
    open: [TWO_MILLS, DRAWS],
  },
  'merels-wild': {
    pitch: 'Merels with the “wild” rule: with three men left, from any point to any point.',
    source: `${MERELS}, variation`,
    open: [TWO_MILLS, DRAWS],
  },
  'merels-diagonals': {
    pitch: 'Four more lines, the diagonals: men move along them and make mills on them.',
    source: `${MERELS}, variation`,
    open: ['The rulebook does not say whether men fly on this board; here: they do not.', TWO_MILLS, DRAWS],
  },
  'marelle-de-poche': {
    pitch: 'A man in a mill is never taken, unless only three are left.',
    source: POCKET,
    open: [
      'The rulebook makes no exception when all of the opponent’s men stand in mills; here: nothing is taken then.',
      TWO_MILLS,
      DRAWS,
    ],
  },
  'marelle-avec-des': {
    pitch: 'Three dice: 6‑5‑4, 6‑3‑3, 5‑2‑2 or 4‑1‑1 send a man anywhere to close a mill.',
    source: ALFONSO,
    reconstructed: 'reconstruction by Ulrich Schädler',
    open: [
      'The manuscript does not say everything; placing without dice and without mills is what Ulrich Schädler reads from its miniature.',
      'The rulebook does not say what happens if every free point would close a mill; here: a man is placed, and nothing is taken.',
      'The rulebook does not say whether a blocked side throws the dice; here: it does, and a special throw may free it.',
      'The rulebook leaves it to the players to protect men in mills; here: they are safe, unless all stand in mills.',
      'The rulebook does not mention flying at the end; here: there is none.',
      DRAWS,
    ],
  },
  'jeu-du-moulin': {
    pitch:
      'Three men on a line make a mill, and every mill takes a man. With three men left, you may fly anywhere; 50 moves without a capture make a draw.',
    source: MILL,
    open: [
      TWO_MILLS,
      'The rulebook counts 50 moves without a capture but does not say whose; here: 50 by each side.',
      'The rulebook lets the players settle who begins; here: White, unless that setting is changed.',
    ],
  },
  'marelle-a-3': {
    pitch: 'The smallest of all: three men each, nine points, and the first mill wins.',
    source: `${MURRAY_CHESS}, “the smaller merels”`,
    open: [
      'The board is drawn with diagonals or without; here: without, and mills lie on the six straight lines.',
      FIRST_IN_CENTRE,
      FIRST_MILL_BLOCKED,
      FIRST_MILL_DRAWS,
    ],
  },
  'marelle-a-3-diagonales': {
    pitch: 'The same small square with its diagonals: eight lines for the first mill.',
    source: `Alfonso X, Book of Games (1283), fol. 93, “alquerque de tres”; moves: ${MURRAY_CHESS}`,
    open: [
      'Alfonso’s book speaks of placing only; here: once three men are placed, they move, as Murray has it.',
      'Alfonso shows that beginning in the centre and playing well wins; here: the centre is allowed from the first move; forbidding mills while placing makes the game even.',
      FIRST_MILL_BLOCKED,
      FIRST_MILL_DRAWS,
    ],
  },
  'marelle-a-6': {
    pitch: 'Two squares, six men each: a short game, without flying.',
    source: MURRAY,
    open: [
      'The same board was played on with five men too; here: six, and five if you change the number of men.',
      'The accounts do not mention flying; here: there is none.',
      TOLD_TWO_MILLS,
      TOLD_DRAWS,
    ],
  },
  'marelle-a-7': {
    pitch: 'Two squares and a cross: a centre with four ways out, and lines of five.',
    source: `The board with a cross, described beside six men’s morris; that one: ${MURRAY}`,
    reconstructed: 'rules reconstructed by Mérellier after six men’s morris',
    open: [
      'The accounts give no more than the board and the seven men; here: the rules of six men’s morris.',
      'Nothing says what a mill is on a line of five points; here: three men next to each other on it.',
      TOLD_TWO_MILLS,
      TOLD_DRAWS,
    ],
  },
  lasker: {
    pitch: 'Ten men, and from the first move on you choose: place one or move one.',
    source: 'Emanuel Lasker, Brettspiele der Völker (1931), as later accounts tell it',
    open: ['The accounts do not say whether men in hand count for flying; here: they do.', TOLD_TWO_MILLS, TOLD_DRAWS],
  },
  morabaraba: {
    pitch: 'Twelve men’s morris of southern Africa: twelve “cows”, diagonals, and flying with three.',
    source: 'Mind Sports South Africa and International Wargames Federation, “Generally Accepted Rules”',
    open: [
      'A draw when a side is down to three men and nothing is taken within ten moves; here: ten moves by each side.',
      'When placing fills the board without a capture, nobody can move; here: a draw, as elsewhere in twelve men’s morris.',
      'The text does not mention repetition; here: a draw when the same position comes up for the fourth time.',
    ],
    departures: [
      'By the text, a man that left one mill to close another may not go straight back to close the first again; here: it may.',
    ],
  },
} satisfies RuleSetEntries<MillRuleSetId>;
