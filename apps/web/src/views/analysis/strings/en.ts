import type { AnalysisStrings } from './fr.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const sides = { white: 'White', black: 'Black' } as const;

const start = (after: string | null, winner: 'white' | 'black'): string =>
  `After ${after ?? 'this move'}, ${sides[winner]} wins`;
const withTurn = (after: string | null, winner: 'white' | 'black'): string =>
  after ? `With ${after}, ${sides[winner]} wins` : start(null, winner);

const VALUES = { win: 'wins', draw: 'draws', loss: 'loses' } as const;

/** A standing within a sentence: names of sides stay as they are. */
const lower = (said: string): string => `${said}`.replace(/^(?:About|Drawn|Not)\b/, (word) => word.toLowerCase());

export const en: AnalysisStrings = {
  evaluation: 'Evaluation',
  even: 'About equal',
  draw: 'Drawn',
  slight: (side) => `${sides[side]} is slightly better`,
  clear: (side) => `${sides[side]} is clearly better`,
  winning: (side) => `${sides[side]} should win`,
  drawish: (side, percent) => `${sides[side]} is better, but a draw is likely (${percent}%)`,
  forced: (side, turns) => `${sides[side]} wins in ${turns}`,
  won: (side) => `${sides[side]} is sure to win`,
  spoilt: (side) => `${sides[side]} would win, but the rule on moves without a capture makes it a draw first`,
  unknown: 'Not evaluated yet',

  lines: 'Best lines',
  lineCount: 'Lines',
  line: (number) => `Line ${number}`,
  playTo: (turn) => `Play up to ${turn}`,
  start: 'Analyse',
  goOn: 'Calculate further',
  stop: 'Stop the engine',
  searching: 'Searching',
  reached: (depth, nodes) => `depth ${depth} · ${nodes} positions`,
  sayIt: 'Announce the result',
  untrained:
    'The computer has not learnt this game yet: it looks ahead and counts the pieces, and its plus and minus are rough guesses.',
  engineLost: 'The computer is not answering.',

  printLine: 'Print this line',
  setUp: 'Set up a position',
  collection: 'Open a collection',
  setUpHelp: 'Choose a piece, then tap the board; tap the piece again to take it away.',
  tool: 'Piece to place',
  tools: {
    white: 'White man',
    black: 'Black man',
    'white-king': 'White king',
    'black-king': 'Black king',
    none: 'Remove',
  },
  startPosition: 'Starting position',
  emptyBoard: 'Empty board',
  toPlay: 'To move',
  inHand: (side) => `In hand, ${sides[side]}`,
  less: (what) => `One less: ${what}`,
  more: (what) => `One more: ${what}`,
  throwOfTurn: 'Dice',
  notThrown: 'Not thrown yet',
  demanded: 'The missed capture is demanded',
  rules: 'Rules',
  holds: (side) => `The position is valid. ${side === 'white' ? 'White' : 'Black'} to play.`,
  isOver: (outcome) => `In this position the game is over. ${outcome}`,
  copyByHand: 'The browser does not allow copying here: the text is selected, copy it yourself.',
  leaveSetUp: 'Back to the analysis',

  reviewTitle: 'Game review',
  review: 'Review the game',
  judgeTurn: 'Was that a good move?',
  reviewing: (done, of) => `Move ${done} of ${of}`,
  reviewed: 'The review is ready.',
  sameValue: 'The same value',
  verdicts: { good: 'Good move', inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  lostAt: (side, number, turn, better) =>
    `${sides[side]} lost the game on move ${number}, ${turn}. Better was ${better}.`,
  lostSlowly: (side) => `${sides[side]} did not lose the game with one move, but little by little.`,
  missedAt: (side, number, turn, better) =>
    `${sides[side]} let the advantage slip on move ${number}, ${turn}. Better was ${better}.`,
  changed: {
    turned: (is) => `That turns the game: ${lower(is)}.`,
    leadLost: (is) => `The advantage is gone: ${lower(is)}.`,
    balanceLost: (is) => `The balance is lost: ${lower(is)}.`,
    less: (is) => `The advantage shrinks: ${lower(is)}.`,
    worse: (is) => `It gets worse: ${lower(is)}.`,
  },
  better: (turn, why) => `Better was ${turn}${why ? ':' : '.'}`,
  since: (why) => `${why}`.replace(/^This /, 'this '),
  showBetter: 'Show the better move',
  counts: (side, blunders, mistakes, inaccuracies, soFar) =>
    blunders + mistakes + inaccuracies === 0
      ? `${sides[side]}${soFar ? ' so far' : ''}: no mistakes.`
      : `${sides[side]}${soFar ? ' so far' : ''}: ${[
          ...(blunders > 0 ? [`${blunders} ${blunders === 1 ? 'blunder' : 'blunders'}`] : []),
          ...(mistakes > 0 ? [`${mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'}`] : []),
          ...(inaccuracies > 0 ? [`${inaccuracies} ${inaccuracies === 1 ? 'inaccuracy' : 'inaccuracies'}`] : []),
        ].join(', ')}.`,
  countsOf: {
    caption: 'The moves of each side',
    good: 'Good moves',
    inaccuracy: 'Inaccurate',
    mistake: 'Mistakes',
    blunder: 'Blunders',
  },
  previousMistake: 'Previous mistake',
  nextMistake: 'Next mistake',
  graph: 'Graph of the evaluation, White at the top',
  stopReview: 'Stop the review',
  keepMistakes: (side, number) =>
    `Practise ${side === 'white' ? 'White' : 'Black'}’s ${number === 1 ? 'mistake' : `${number} mistakes`}`,
  mistakesKept: (number) => `${number === 1 ? 'One mistake is' : `${number} mistakes are`} among your cards.`,
  noneKept: 'The tables find no mistake there.',
  keepingMistakes: 'One moment: the tables are checking…',
  keyMoments: 'Key moments',
  moment: { turn: 'Move', verdict: 'Verdict', better: 'Better', chance: 'Chances' },
  /** The chance to win before a mistake and after it, of who made it. */
  chanceFell: (was, is) => `from ${was} to ${is}`,
  noMistakes: 'No mistakes in this game.',
  noneStandsOut: 'No single move gave enough away to be a mistake.',
  noMistakesYet: 'No mistakes so far.',
  shownBefore: 'On the board: the position before this move.',
  refutation: {
    title: 'Why?',
    winsAtOnce: (after, winner) => `${withTurn(after, winner)} the game at once.`,
    menAtOnce: (after, winner, men, back, kind) =>
      `${withTurn(after, winner)} ${back ? 'back ' : ''}${kind === 'points' ? count(men, 'man', 'men') : count(men, 'piece', 'pieces')} at once.`,
    wins: (after, loser, winner, turns) =>
      `${start(after, winner)} the game${turns === 1 ? ' at once' : ` in at most ${turns} moves`}, whatever ${sides[loser]} plays.`,
    men: (after, loser, winner, men, turns, back, kind) =>
      `${start(after, winner)} ${back ? 'back ' : ''}${men} ${kind === 'points' ? (men === 1 ? 'man' : 'men') : men === 1 ? 'piece' : 'pieces'} ${turns === 1 ? 'on the next move' : `in at most ${turns} moves`}, whatever ${sides[loser]} plays.`,
    exact: (after, loser, winner) =>
      `${start(after, winner)}, whatever ${sides[loser]} plays: every continuation has been worked out. These answers hold out longest.`,
    winsSeen: (after, winner, turns) =>
      `${start(after, winner)} the game in at most ${count(turns, 'move', 'moves')}. Here are some continuations.`,
    seen: (side) => `This is what the computer saw for ${sides[side]}. It is no proof: it has not tried everything.`,
    alike: (number) => (number === 1 ? 'or 1 other move' : `or ${number} other moves`),
    unshown: (number) => (number === 1 ? '1 other move does no better' : `${number} other moves do no better`),
    back: 'Back one move on the board',
    forward: 'Play the next move on the board',
    leave: 'Back to the game',
    keep: 'Keep as a variation',
    atStart: 'On the board: the position before this move.',
  },
  turnByTurn: 'Evaluation move by move',

  exactTitle: 'Exact values',
  exactOnBoard: 'On the board',
  exactHelp: '+ wins, = draws, – loses.',
  exactPlies: 'The number counts plies (moves of both sides) to the next capture or the end.',
  exactPliesEnding: 'The number counts plies (moves of both sides) to the end.',
  exactLetters: { win: '+', draw: '=', loss: '–' },
  exactSaid: (value, distance, written) =>
    `${VALUES[value]}${distance === null ? '' : `, ${written} ${distance === 1 ? 'ply' : 'plies'}`}`,
  exactCounts: (wins, draws, losses, spoilt) =>
    `Moves: ${[
      ...(wins > 0 ? [count(wins, 'wins', 'win')] : []),
      ...(draws > 0 ? [count(draws, 'draws', 'draw')] : []),
      ...(losses > 0 ? [count(losses, 'loses', 'lose')] : []),
      ...(spoilt > 0 ? [`${count(spoilt, 'draws', 'draw')} by the rule on moves without a capture`] : []),
    ].join(', ')}.`,
  exactAll: (turns, value, distance, written) =>
    `${turns === 2 ? 'Both' : `All ${turns}`} moves ${{ win: 'win', draw: 'draw', loss: 'lose' }[value]}${distance === null ? '' : ` in ${written} ${distance === 1 ? 'ply' : 'plies'}`}.`,
  pathWidth: (holds, turns, answers) =>
    `${holds === 1 ? 'Only one move' : `${holds} moves`} of ${turns} ${holds === 1 ? 'keeps' : 'keep'} the result${answers === null ? '' : answers === 100 ? '; after that, so does every reply of the opponent' : `; after that, so do ${answers}% of the opponent’s replies`}.`,
  exactShort: (value, distance) => `${VALUES[value] ?? 'wins'} ${distance}`.trim(),
  exactStar: '*: drawn by the rule on moves without a capture.',
  exactSpoilt: 'draws by the rule on moves without a capture',
  exactLimit: 'but drawn by the rule on moves without a capture',
  solving: 'Working out the exact values…',

  explorer: 'What was played in this position',
  explorerWhose: 'Which games?',
  explorerGames: { own: 'Yours', server: 'This server' },
  explorerReading: 'Reading your games…',
  explorerEmpty: 'None of your games reached this position.',
  explorerFailed: 'This browser will not let the page read your games.',
  explorerAsking: 'Searching the server’s games…',
  explorerServerEmpty: 'No rated game on this server passed through this position near its beginning.',
  explorerOffline: 'The server does not answer: its games need a connection, yours can be read without one.',
  explorerHouse: 'Rated games are played without house rules: the server has none by these rules.',
  explorerSource: (plies) => `Rated games on this server, their first ${plies} moves.`,
  explorerNamed: 'Openings with names',
  explorerCount: (games, white, draws, black) =>
    `${games} ${games === 1 ? 'game' : 'games'}: White ${white}, draws ${draws}, Black ${black}${games > white + draws + black ? `, unfinished ${games - white - draws - black}` : ''}`,

  notes: 'Notes on this move',
  comment: 'Comment on this move',
  commentGame: 'Comment on the game',
  mark: 'Annotation',
  noMark: 'No annotation',
  marks: { 1: 'good move', 2: 'mistake', 3: 'brilliant move', 4: 'blunder', 5: 'interesting', 6: 'inaccuracy' },
  promote: 'Promote the variation',
  remove: 'Delete from here on',

  previous: 'Previous move',
  next: 'Next move',
  toStart: 'To the start',
  toEnd: 'To the end',
  moreTools: 'Further down: notes, openings, values',
  thinking: 'Engine',
  pasteHere: 'Paste the text of a game or a position here: it opens at once.',
  openFile: 'Open a file',
  openedUpTo: (fault) => `The game is on the board up to this point. ${fault}`,
  pasted: (rules) => `Game opened: ${rules}.`,
  turnBoard: 'Flip the board',
  throwDice: 'Throw the dice',
  chooseThrow: 'Choose a throw',
};
