import { courses } from './en/courses.ts';
import { draughtsLessons } from './en/draughts-lessons.ts';
import { glossary } from './en/glossary.ts';
import { millLessons } from './en/mill-lessons.ts';
import { prose } from './en/prose.ts';
import { strategyLessons } from './en/strategy-lessons.ts';
import type { LearnStrings } from './fr.ts';

const exercises = (number: number): string => `${number} ${number === 1 ? 'exercise' : 'exercises'}`;

export const en: LearnStrings = {
  lead: 'The rules, step by step, on small boards to play on. What is done stays marked on this device.',
  rulesTitle: 'Every rule set has its page',
  compare: 'Compare the rules',
  compareLead: 'What changes from one rule set to the next, setting by setting.',
  glossary: 'The words of the game',
  glossaryLead: 'The words players use, in three languages.',
  backToLearn: 'Learn',

  learnt: 'done',
  played: 'played',
  progress: (done, of) => `${done} of ${exercises(of)}`,
  doneCount: (number) => `${number} ${number === 1 ? 'exercise' : 'exercises'} done`,
  hint: (turn) => `For example – ${turn}.`,
  showMe: 'Show a move',
  again: 'Once more',
  otherTurn: 'That move is allowed, but another one is asked for.',
  putBack: 'The board goes back for another try.',
  inHand: (white, black) => `In hand: ${white} for White, ${black} for Black.`,
  boardOf: (title) => `Board: ${title}`,
  words: 'Words:',

  playThese: 'Play by these rules',
  printThese: 'Print these rules',
  differsTitle: 'What sets it apart',
  differsFrom: (rules) => `Compared with “${rules}”:`,
  sameAs: (rules) => `The same rules as “${rules}”.`,
  basis: 'The others are compared with this one.',
  sourceTitle: 'Where it comes from',
  attested: 'These rules are attested: the source gives them.',
  reconstructed: (whose) => `These rules are not attested as a whole: ${whose}.`,
  openTitle: 'What the rulebook leaves open',
  houseRule: 'House rules. What is changed:',
  forgetPage: 'Clear the marks on this page',
  forgotten: 'Marks cleared.',
  exercises: 'To try',

  families: { mill: 'Mills', draughts: 'Draughts' },
  family: 'Which games',
  parameter: 'Setting',
  onlyDifferent: 'Only what differs',
  chooseRules: 'Choose the rule sets to compare',
  allRules: 'All of them',
  tableOf: (family) => `Comparison: ${family}`,
  needTwo: 'A comparison takes at least two rule sets.',
  tableSays: (rows, columns) =>
    `${rows} ${rows === 1 ? 'setting' : 'settings'}, ${columns} ${columns === 1 ? 'rule set' : 'rule sets'}.`,

  find: 'Find a word',
  found: (number) => (number === 0 ? 'No word matches.' : `${number} ${number === 1 ? 'word' : 'words'}.`),
  otherLanguages: 'In the other languages',

  chapterOf: (course, number, of) => `${course}, step ${number} of ${of}`,
  previousChapter: 'Previous step',
  nextChapter: 'Next step',
  allChapters: 'All steps',
  smallGame: 'A game',
  smallGameLead: (rules, men) =>
    `${rules}${men ? `, with ${men} men each` : ''}. White begins; the computer plays Black, at the first level.`,
  gameWon: 'Won! This step is done.',
  gameLost: 'Lost this time. Once more?',
  gameDrawn: 'A draw: nobody gave in.',
  playAgain: 'Play again',

  prose,
  glossaryTexts: glossary,
  courses,
  lessons: { ...millLessons, ...draughtsLessons, ...strategyLessons },
};
