import { name } from '../../../interface/en/forms.ts';
import { courses } from './en/courses.ts';
import { draughtsLessons } from './en/draughts-lessons.ts';
import { glossary } from './en/glossary.ts';
import { millLessons } from './en/mill-lessons.ts';
import { prose } from './en/prose.ts';
import { story } from './en/story.ts';
import { strategyLessons } from './en/strategy-lessons.ts';
import type { LearnStrings } from './fr.ts';

const exercises = (number: number): string => `${number} ${number === 1 ? 'exercise' : 'exercises'}`;

export const en: LearnStrings = {
  lead: 'Learn the rules step by step, playing on small boards. Your progress stays on this device.',
  trainTitle: 'Getting stronger',
  trainOpenings: 'Opening trainer',
  trainEndings: 'Exact endings',
  trainLines: {
    puzzles: 'More than ten thousand positions, each solution proved',
    revise: 'Your mistakes and missed puzzles, when they are due',
    lots: 'Level openings, played once with each colour',
    openings: 'Your side against the best answers',
    endings: 'Win, or hold the draw, against a perfect opponent',
    known: 'What is proved: first moves, longest wins, theory',
  },
  rulesTitle: 'A page for every rule set',
  compare: 'Compare the rules',
  compareLead: 'What changes from one rule set to the next, setting by setting.',
  glossary: 'The words of the game',
  glossaryLead: 'The words that players use, in three languages.',
  story: 'Where the games come from',
  known: 'What is known',
  knownGame: 'What is known of this game',
  storyLead: 'What the rulebooks say, and what has been learnt since.',
  backToLearn: 'Learn',

  learnt: 'done',
  played: 'played',
  progress: (done, of) => `${done} of ${exercises(of)}`,
  doneCount: (number) => `${number} ${number === 1 ? 'exercise' : 'exercises'} done`,
  hint: (turn) => `For example – ${turn}.`,
  showMe: 'Show me',
  again: 'Start again',
  otherTurn: 'That move is allowed, but we are looking for another one.',
  putBack: 'Your move is taken back: try again.',
  boardOf: (title) => `Board: ${title}`,
  words: 'Words:',

  facts: {
    players: 'players',
    men: 'men each',
    whiteMen: 'men for White',
    blackMen: 'for Black',
    points: 'points',
    squares: 'squares',
    dice: 'dice',
    minutes: 'minutes',
  },
  playThese: 'Play with these rules',
  printThese: 'Print',
  share: {
    share: 'Share these rules',
    copy: 'Copy the link',
    copied: 'Link copied.',
    code: 'The link as a QR code',
    onlyHere:
      'This link opens on this device only. To hand it to others, first open Mérellier at an address that their devices can reach.',
  },
  differsTitle: 'What sets it apart',
  differsFrom: (rules) => `Compared with “${rules}”:`,
  sameAs: (rules) => `The same rules as “${rules}”.`,
  basis: 'This is the one the others are compared with.',
  sourceTitle: 'Where it comes from',
  attested: 'These rules are attested: the source gives them.',
  reconstructed: (whose) => `These rules are not attested as a whole: ${whose}.`,
  openTitle: 'What the book says, and what is decided here',
  otherwise: (change: string): string => `Or: ${change}`,
  houseRule: 'House rules. This is what changes:',
  forgetPage: 'Clear my progress on this page',
  forgotten: 'Progress cleared.',
  exercises: 'Try it yourself',

  families: { mill: 'Morris games', draughts: 'Draughts' },
  family: 'Games to compare',
  parameter: 'Setting',
  onlyDifferent: 'Only differences',
  chooseRules: 'Choose the rule sets to compare',
  allRules: 'All of them',
  tableOf: (family) => `Comparison: ${family}`,
  needTwo: 'A comparison takes at least two rule sets.',
  tableSays: (rows, columns) =>
    `${rows} ${rows === 1 ? 'setting' : 'settings'}, ${columns} ${columns === 1 ? 'rule set' : 'rule sets'}.`,

  find: 'Find a word',
  found: (number) => (number === 0 ? 'No word matches.' : `${number} ${number === 1 ? 'word' : 'words'}.`),

  you: 'You',
  before: 'Back',
  after: 'Next',
  goOn: 'Continue',
  goOnWith: (title) => `Continue: ${title}`,
  beginWith: (title) => `Start: ${title}`,
  nextLesson: (title) => `Next lesson: ${title}`,
  allLessons: 'All lessons',
  lessonOf: (number) => `Lesson ${number}`,
  stopOf: (place, number, of) => `${place}, ${number} of ${of}`,
  chapterDone: 'Done',
  exercisesIn: exercises,
  backToRule: 'Back to the rules',
  tryThese: 'Try it',
  glows: 'glows',
  touch: {
    enter: 'Tap the glowing point.',
    pick: 'Tap the glowing man.',
    land: 'Now tap the glowing point.',
    take: 'Tap the glowing man to take it.',
    huff: 'Tap the glowing man to huff it.',
  },

  smallGame: 'A game',
  smallGameLead: (rules, men) =>
    `${rules}${men ? `, with ${men} men each` : ''}. White begins; the computer plays Black, at the first level.`,
  gameWon: 'Won! The lesson is done.',
  gameLost: 'Lost this time. Once more?',
  gameDrawn: 'A draw: nobody gave in.',
  playAgain: 'Play again',

  verdict: {
    title: 'Who wins?',
    takes: (seconds) =>
      `The game is small enough to be worked out completely, right here: it takes about ${seconds < 2 ? 'a second' : `${seconds} seconds`}.`,
    begin: 'Find out who wins',
    stop: 'Stop',
    solving: 'The page is going through every possible game.',
    stopped: 'Stopped.',
    failed: 'This device could not find out.',
    wins: (side, begins) =>
      `With best play ${name[side]} wins${begins ? ', going first' : ', although the other side goes first'}.`,
    draw: 'If nobody makes a mistake, the game is a draw.',
    anyFirst: 'All first moves are equally good.',
    lostAnyway: 'No first move changes that.',
    firstTurns: (turns, isOne) =>
      `${isOne ? 'The only first move that keeps this result' : 'First moves that keep this result'}: ${turns}.`,
    withoutLimit: 'The draw after too many moves without a capture is not counted here.',
    whyNot: {
      dice: 'With dice, luck has its share: neither side is sure to win.',
      'too-large': 'This game has too many positions for this page to go through them all.',
    },
  },

  prose,
  glossaryTexts: glossary,
  storyTexts: story,
  courses,
  lessons: { ...millLessons, ...draughtsLessons, ...strategyLessons },
};
