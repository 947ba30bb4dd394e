import type { Side } from '@merellier/rules';
import type { Strings } from './catalogue.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const name: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };
const rival: Readonly<Record<Side, string>> = { white: 'Black', black: 'White' };

/** What buttons, menus and dialogs say, in English. */
export const en: Strings = {
  title: (rules) => `${rules} – Mérellier`,
  tagline: 'Every nine men’s morris and the draughts of the house, by the book.',
  skipToBoard: 'Go to the board',
  skipToPanel: 'Go to the controls',
  home: 'Mérellier, front page',
  close: 'Close',
  language: 'Language',
  theme: 'Appearance',
  themes: { auto: 'Same as device', light: 'Light', dark: 'Dark' },

  againstComputer: 'Play the computer',
  here: 'Two players here',
  colour: 'Colour',
  colours: { white: 'White', black: 'Black', toss: 'Toss for it' },
  chooseFirst: 'First choose: against the computer, or two players here.',
  running: (rules, turns) => `A game is under way: ${rules}, ${count(turns, 'move', 'moves')}.`,
  resume: 'Go on',
  allRules: 'All rule sets',
  allMills: 'Nine men’s morris',
  allDraughts: 'Draughts',
  nationalDraughts: 'Draughts of other countries',
  changeRules: 'Change the rules',
  readRules: 'Read the rules',

  board: (rules) => `Board, ${rules}`,
  boardHelp: 'Arrow keys go from place to place, Enter plays, Escape steps back.',
  states: { picked: 'picked up', pickable: 'can play', target: 'can go here', takeable: 'can be taken' },
  tray: (side, hand, taken, pieces) => {
    const [one, many] = pieces ? (['piece', 'pieces'] as const) : (['man', 'men'] as const);
    const held = hand === null ? [] : [`${count(hand, one, many)} in hand`];
    return `${name[side]}: ${[...held, `${count(taken, one, many)} taken from ${rival[side]}`].join(', ')}`;
  },
  seatComputer: 'computer',
  seatTurn: 'to move',
  thinking: (side) => `${name[side]} to move: the computer is thinking.`,
  past: 'An earlier position: playing from here opens a variation.',
  playFromHere: 'Let the computer play from here',
  toEnd: 'Back to the end',

  throwDice: 'Throw the dice',
  diceWaiting: 'Three dice, not thrown yet',
  pass: 'Pass',
  stopHere: 'Stop here',
  huff: 'Huff',
  demand: 'Demand the capture',
  letPass: 'Let it pass',
  huffPending: 'A capture was missed.',
  huffChoose: 'Choose the piece to huff.',
  letPassChosen: 'The missed capture is forgotten: make a move.',

  controls: 'Controls',
  undo: 'Take back',
  undoLong: 'Take back the last move',
  redo: 'Redo',
  redoLong: 'Redo the move taken back',
  menu: 'Menu',
  newGame: 'New',
  newGameLong: 'New game',
  rematch: 'Rematch',
  undone: 'Move taken back.',
  redone: 'Move redone.',
  gone: (turn) => `Position after ${turn}.`,
  goneToStart: 'Starting position.',

  turns: 'Moves',
  turnsShown: (number) => `Moves (${number})`,
  noTurns: 'The moves are written here as they are played.',
  startOfGame: 'Start',
  variation: 'Variation',
  player: 'Players',
  nowTitle: 'To play',

  turnBoard: 'Turn the board',
  names: 'Coordinates',
  flat: 'Tablet flat between two',
  asText: 'Game as text, link',
  resign: 'Resign',
  resignAsk: 'Resign the game?',
  resignMeans: (loser) => `${name[loser]} resigns and ${rival[loser]} wins.`,
  goOn: 'Play on',
  offerDraw: 'Offer a draw',
  drawAsk: 'A draw?',
  drawOffered: (side) => `${name[side]} offers a draw; ${rival[side]} answers.`,
  drawAccept: 'Accept the draw',
  drawDecline: 'Decline',
  drawDeclined: 'Draw declined: the game goes on.',
  drawComputerDeclines: 'The computer declines the draw and plays on.',
  drawNotNow: 'A draw is offered on one’s own move.',
  tossed: (bottom, computer) =>
    computer
      ? `The toss gives ${rival[bottom]} to the computer.`
      : `The toss: ${name[bottom]} on this side, ${rival[bottom]} opposite.`,
  previousKept: 'The game before this one is kept.',
  previousGame: 'The game before',
  backToPrevious: 'Back to it',

  textTitle: 'Game as text',
  textOfGame: 'This game',
  textOfPosition: 'This position',
  copy: 'Copy',
  copyWhat: (what) => `Copy: ${what}`,
  copyLink: 'Copy the link',
  copied: 'Copied.',
  linkCopied: 'Link copied: whoever opens it sees this game.',
  copyFailed: 'Copying is not allowed here; the text is selected, ready to be copied.',
  paste: 'Open a game or a position',
  pasteHelp: 'Paste the text of a game, or a position such as W:Wa1,d6:Bb4,f2:H7,7.',
  open: 'Open',
  nothingToOpen: 'Nothing to open: paste a text first.',
  opened: 'Game opened.',
  badLink: (problem) => `The link does not open. ${problem}`,
  unreadableLink: 'It is incomplete or damaged.',

  houseRules: 'House rules',
  basedOn: 'Based on',
  never: 'never',
  byTheBook: (value) => `By the book: ${value}`,
  changedCount: (number) =>
    number === 0
      ? 'Nothing changed: these are the rules themselves.'
      : `${count(number, 'setting', 'settings')} changed.`,
  resetAll: 'Reset all',
  reset: (parameter) => `Reset: ${parameter}`,
  resetOne: 'Reset',
  useRules: 'Use these rules',
  changed: 'changed',
  rulesSource: 'Source',
  rulesOpen: 'What the book does not say',
  rulesAll: 'All settings',

  notKept: 'This browser keeps nothing: the game can be played, but reloading loses it.',
  failed: 'Something went wrong; the game is kept.',
  notLoaded: 'This part of the page could not be loaded. The game goes on.',
  reload: 'Reload',
};
