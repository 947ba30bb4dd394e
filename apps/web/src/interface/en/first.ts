import type { Side } from '@merellier/rules';
import type { FirstStrings } from '../catalogue.ts';
import { count, name, rival } from './forms.ts';

const whoDoes = (side: Side, you: boolean, mine: string, theirs: string): string =>
  you ? `You ${mine}` : `${side === 'white' ? 'White' : 'Black'} ${theirs}`;
const linesOf = (lines: number): string => (lines > 1 ? 'mills [mill]' : 'mill [mill]');

/** What the first page and a game say, in English. */
export const FIRST: FirstStrings = {
  title: (rules) => `${rules} – Mérellier`,
  skipToBoard: 'Go to the board',
  skipToPanel: 'Go to the controls',
  home: 'Mérellier, home page',
  close: 'Close',
  pages: 'Sections',
  ways: {
    start: 'Play',
    online: 'Online',
    learn: 'Learn',
    puzzles: 'Puzzles',
    analysis: 'Analysis',
    clubs: 'Clubs',
  },
  account: 'Your account',
  more: 'More',
  loading: 'Loading…',
  /** The views without the game’s board, as they are offered. */
  sheets: {
    online: 'Play online',
    learn: 'Learn',
    class: 'A class',
    analysis: 'Analysis',
    puzzles: 'Puzzles',
    revise: 'Practice',
    clubs: 'Clubs',
    tournament: 'Tournaments',
    games: 'My games',
    print: 'Print',
    settings: 'Settings',
    manual: 'Manual',
    moderation: 'Moderation',
    missing: 'Page not found',
  },
  language: 'Language',

  touchToPlay: (what) => (what === 'man' ? 'Tap a man to play.' : 'Tap a point to play.'),
  livingWhy: 'You have White. Three men on a line make a mill: you need just one more.',
  firstTime: 'This is my first game',
  invite: 'Invite',
  easier: 'An easier level',
  harder: 'A harder level',
  levelOf: (level, of) => `Level ${level} of ${of}`,
  dailyPuzzle: 'Puzzle of the day',
  dailyLine: 'One position a day, the same for everybody',
  ownOnline: 'Your online games',
  compareRules: 'Compare the rules',
  forProgrammers: 'For programmers',
  you: 'You',
  computer: 'The computer',
  colourOf: (side) => (side === 'white' ? 'White' : 'Black'),
  againstComputer: 'Play against the computer',
  level: 'Level',
  computerLevel: 'Computer level',
  here: 'Face to face',
  colour: 'Colour',
  colours: { white: 'White', black: 'Black', toss: 'At random' },
  chooseFirst: 'Choose first: against the computer or face to face.',
  running: (rules, turns, over) =>
    `${over ? 'Last game' : 'Game in progress'}: ${rules}, ${count(turns, 'move', 'moves')}.`,
  resume: 'Continue',
  allRules: 'All rule sets',
  analyse: 'Analyse',
  changeRules: 'Change the rules',
  drawOpening: 'Draw the opening by lot',
  readRules: 'Read the rules',

  board: (rules) => `Board, ${rules}`,
  boardHelp: {
    keys: 'The arrow keys go from place to place, Enter plays, Escape goes back.',
    scan: 'P reads out all the men, M the mills, T the threats.',
    all: 'P reads out all the pieces.',
    cube: 'Shift and an arrow key turn the cube, C swaps the cube and its map.',
    draw: 'A starts an arrow and, on another place, ends it; A twice on one place draws a ring. Delete clears everything.',
  },
  states: { picked: 'picked up', pickable: 'can play', target: 'can go here', takeable: 'can be taken' },
  standing: (who, what) => `${who}: ${what}.`,
  kingOn: (place) => `king ${place}`,
  handOf: (number) => `${number} in hand`,
  nothing: 'nothing',
  tray: (side, hand, taken, pieces) => {
    const [one, many] = pieces ? (['piece', 'pieces'] as const) : (['man', 'men'] as const);
    const held = hand === null ? [] : [`${count(hand, one, many)} in hand`];
    return `${name[side]}: ${[...held, `${count(taken, one, many)} taken from ${rival[side]}`].join(', ')}`;
  },
  seatTurn: 'to move',
  thinking: (side) => `${name[side]} to move: the computer is thinking.`,
  moveNow: 'Move now',
  noAnswer: 'The computer is not answering. Your game is saved.',
  tryAgain: 'Try again',
  past: 'This is an earlier position: if you move from here, you open a variation.',
  playFromHere: 'Let the computer play from here',
  toEnd: 'Back to the last move',

  told: {
    entered: (side, you) => `${whoDoes(side, you, 'place', 'places')} a man on [to].`,
    moved: (side, you) => `${whoDoes(side, you, 'move', 'moves')} from [from] to [to].`,
    closed: (side, you) => `${whoDoes(side, you, 'close', 'closes')} the mill [mill].`,
    took: (side, you, taken, yours) =>
      `${whoDoes(side, you, 'close', 'closes')} the mill [mill] and ${you ? 'take' : 'takes'} ${yours ? 'your' : 'the'} ${taken > 1 ? 'men' : 'man'} on [taken].`,
    played: (side, you) => `${whoDoes(side, you, 'move', 'moves')} from [from] to [to].`,
    captured: (side, you) => `${whoDoes(side, you, 'take', 'takes')} [taken].`,
  },
  why: {
    blocks: (side, you, lines) => `This man keeps ${you ? 'you' : name[side]} from closing the ${linesOf(lines)}.`,
    spoils: (side, you, lines) =>
      `After that capture ${you ? 'you' : name[side]} can no longer close the ${linesOf(lines)}.`,
    swings: (_side, _you, lines) => `A running mill: the same man can go back and close the ${linesOf(lines)}.`,
    opens: (_side, _you, lines) =>
      lines > 1
        ? 'The mills [mill] are open; they can close again with the next move.'
        : 'The mill [mill] is open; it can close again with the next move.',
    threatens: (side, you, lines) => `${whoDoes(side, you, 'threaten', 'threatens')} to close the ${linesOf(lines)}.`,
  },
  millClosed: (you) => (you ? 'A mill! [mill] is yours.' : 'A mill! [mill].'),
  touchToTake: (rival) => `Tap the ${rival} man you want to take.`,
  threat: (side, where) => `${side === 'white' ? 'White' : 'Black'} threatens to close a mill on ${where}.`,
  listen: 'Listen',
  listenLong: 'Hear this sentence',
  throwDice: 'Throw the dice',
  diceWaiting: 'Three dice, not thrown yet',
  pass: 'Pass',
  stopHere: 'Stop here',
  huff: 'Huff',
  demand: 'Demand the capture',
  letPass: 'Let it pass',
  huffPending: 'A capture was missed.',
  huffChoose: 'Choose the piece to huff.',
  letPassChosen: 'The missed capture is forgotten: make your move.',

  controls: 'Controls',
  controlsAcross: 'Controls across the table',
  undo: 'Take back',
  undoLong: 'Take back the last move',
  redo: 'Redo',
  redoLong: 'Redo the move taken back',
  hint: 'Hint',
  hintLong: 'Ask for a hint',
  hinting: 'Looking for a good move…',
  menu: 'Menu',
  verdict: { won: 'You won!', lost: 'You lost.', draw: 'A draw.' },
  sideWins: (side) => `${side === 'white' ? 'White' : 'Black'} wins!`,
  newGameBegun: 'New game.',
  flip: 'Flip',
  judgeTurn: 'Was that a good move?',
  undone: 'Move taken back.',
  redone: 'Move redone.',
  gone: (turn) => `Position after ${turn}.`,
  goneToStart: 'Starting position.',

  turns: 'Moves',
  turnsShown: (number) => `Moves (${number})`,
  nowTitle: 'State of play',

  turnBoard: 'Flip the board',
  resign: 'Resign',
  drawComputerDeclines: 'The computer declines the draw and plays on.',
  tossed: (bottom, computer) =>
    computer
      ? `Drawn by lot: the computer has ${rival[bottom]}.`
      : `Drawn by lot: ${name[bottom]} on this side, ${rival[bottom]} opposite.`,
  otherTab: 'This game is also being played in another tab: both are saved.',
  previousKept: 'The previous game is saved.',
  backToPrevious: 'Back to it',
  opened: 'Game opened.',
  notKept: 'This browser saves nothing: you can play, but if you reload the page, the game is lost.',
  failed: 'Something went wrong. Your game is saved.',
  notLoaded: 'Part of the page could not be loaded. You can go on playing.',
  freshVersion: 'A new version is ready. Your game will be waiting for you.',
  reload: 'Reload',
};
