import type { DocumentStrings } from './fr.ts';

/** The name of a game within a sentence: those of peoples and persons keep their capital. */
const within = (rules: string): string =>
  /^(?:Ceylon|Lasker|Dame|Frysk|\w+(?:an|sh|ch|ai) draughts)/.test(rules)
    ? rules
    : rules.charAt(0).toLowerCase() + rules.slice(1);

const sides = { white: 'White', black: 'Black' } as const;

/** What addresses say of themselves before any script, in English. */
export const en: DocumentStrings = {
  site: 'Mérellier',
  titled: (title) => `${title} – Mérellier`,
  home: {
    title: 'Mérellier – nine men’s morris, mill games and draughts',
    heading: 'Nine men’s morris, mill games and draughts',
    card: 'Against the computer, face to face or online. Free, without advertising, even offline.',
    description:
      'Play nine men’s morris, all the mill games and draughts against the computer, face to face or online. Free, without advertising, even offline.',
  },
  play: (rules) => `${rules}: play online or against the computer`,
  rule: (rules) => `${rules}: the rules`,
  rulesTitle: 'All the rules',
  goPlay: 'Play with these rules',
  goPlayNow: 'Play',
  readRule: 'Read the rules',
  needsScript: 'To play here, turn on JavaScript in your browser.',
  views: {
    online: ['Play online', 'Invite a friend with a link or find an opponent, no account needed.'],
    learn: ['Learn to play', 'The rules, a page for each game, and two courses on small boards you can play on.'],
    class: [
      'A class',
      'Open a class in a minute: pupils come in by a word of four letters, without an account or an address.',
    ],
    puzzles: ['Puzzles', 'Find the one good move. Every solution is proved.'],
    revise: [
      'Practice',
      'The puzzles you missed, your mistakes and the words of the game come back just before you forget them.',
    ],
    analysis: ['Analysis', 'Any position or game on a board of its own, with the computer’s opinion and exact values.'],
    clubs: ['Clubs', 'Clubs with their members, evenings, tournaments and messages; the tournaments announced online.'],
    tournament: [
      'Tournaments',
      'A tournament on this device, without an account or a network: pairings, results, standings, a clock and sheets to print.',
    ],
    games: ['My games', 'Your games, kept on this device: resume them, review them, export them.'],
    print: ['Print', 'Boards, rules, puzzles and score sheets to print.'],
    settings: ['Settings', 'Appearance, board, sound and language.'],
    manual: ['Manual', 'Everything Mérellier does, and how.'],
    moderation: ['Moderation', 'What players have reported, for the moderators of this server.'],
    missing: ['Page not found', 'There is nothing at this address: the link is incomplete, or the page is gone.'],
  },
  puzzleWays: {
    storm: ['Puzzle storm', 'As many puzzles of merels or draughts as you can solve in three minutes.'],
    streak: ['Puzzle streak', 'Ever harder puzzles, until your first mistake.'],
    days: ['Past puzzles', 'One puzzle a day, the same for everybody: the last days.'],
    race: ['Puzzle race', 'Two to eight people solve the same puzzles in three minutes.'],
    rated: ['Puzzles at your level', 'Puzzles chosen to match your rating, with ratings of their own.'],
  },
  endings: ['Exact endings', 'Win, or hold the draw, against perfect play, with three men to five.'],
  compare: ['Compare the rules', 'What changes from one game to another, setting by setting.'],
  glossary: ['Words of the game', 'The words players use, in three languages.'],
  story: ['Where the games come from', 'What the rulebooks say, and what has been learnt since.'],
  known: ['What is known', 'The exact value of every first move, the longest wins and what is proved, game by game.'],
  knownValues: { win: 'the side that begins wins', draw: 'a draw', loss: 'the side that begins loses' },
  openings: [
    'Openings drawn by lot',
    'Openings that are balanced by exact values, to be played once with each colour.',
  ],
  leaderboard: ['Leaderboard', 'The best players of each game, by their rated games.'],
  puzzle: (rules) => `A puzzle: ${rules}`,
  puzzleOver: 'Puzzle',
  wins: (side) => `${sides[side]} to move: only one move wins.`,
  winsIn: (side, moves) => `${sides[side]} to move: win in ${moves} moves.`,
  draws: (side) => `${sides[side]} to move: only one move saves the draw.`,
  position: 'Position',
  nameless: 'Anonymous',
  someone: 'A friend',
  invitation: 'Invitation',
  invites: (host, rules) => `${host} invites you to play ${within(rules)}`,
  accept: 'Open the link to see the board and play, no account needed.',
  running: 'Game in progress',
  over: 'Finished game',
  playersAre: (white, black) => `${white} – ${black}`,
  afterMoves: (moves, said) => `${said} (${moves} ${moves === 1 ? 'move' : 'moves'})`,
};
