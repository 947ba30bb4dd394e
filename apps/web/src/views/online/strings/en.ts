import type { Side } from '@merellier/rules';
import type { OnlineStrings } from './fr.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const names: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };
/** A number that stays with its unit. */
const unit = (number: number, one: string, many: string): string => count(number, one, many).replace(' ', '\u00a0');
const minutes = (ms: number): string => unit(ms / 60_000, 'minute', 'minutes');
const seconds = (ms: number): string => unit(ms / 1000, 'second', 'seconds');

export const en: OnlineStrings = {
  lead: 'Invite somebody with a link, or play with a player who is waiting.',
  noAccount: 'No account needed.',
  account: (name) => `Account: ${name}`,
  becomeAccount: 'Create an account to keep your games',
  looking: 'Connecting to the server…',
  absent: {
    offline: 'The server is not answering. You can still play against the computer or face to face.',
    'no-server': 'This page comes without a game server: you cannot play online here.',
    unavailable: 'The game server is not ready yet. This page goes on by itself as soon as it answers.',
  },
  tryAgain: 'Try again',
  lost: 'Connection lost. Reconnecting…',
  back: 'Back online.',
  turnedAway: 'The server closed the connection: reload the page.',
  pageNewer: 'This page is newer than the server: reload it.',
  reload: 'Reload',

  invite: 'Invite a friend',
  name: 'Name',
  nameHelp: 'Optional, up to 24 characters; your opponent will see it.',
  nameWrong: 'That name does not work: up to 24 characters, all of them visible.',
  lotsHelp: 'A rematch takes the same opening with the colours exchanged. A rated game begins as the rules say.',
  nameless: 'Anonymous',
  program: (name) => `${name} (program)`,
  rules: 'Rules',
  time: 'Clock',
  timeSaid(time) {
    switch (time.kind) {
      case 'increment':
        return `${minutes(time.initial)} + ${seconds(time.increment)} a move`;
      case 'delay':
        return `${minutes(time.initial)}, ${seconds(time.delay)} delay`;
      case 'bronstein':
        return `${minutes(time.initial)}, Bronstein ${seconds(time.delay)}`;
      case 'correspondence':
        return `${count(time.perTurn / 86_400_000, 'day', 'days')} a move`;
      default:
        return 'No clock';
    }
  },
  createSeek: 'Find an opponent',
  paces: {
    'increment-3-2': ['3\u00a0minutes', 'fast'],
    'increment-10-5': ['10\u00a0minutes', 'relaxed'],
    'days-1': ['1 day', 'a move'],
    none: ['Untimed', 'no clock'],
  },
  otherChoices: 'Name, colour, other clocks',
  running: 'Games to watch',
  follow: 'Watch',
  seeks: 'Players waiting',
  noSeeks: 'Nobody is waiting right now.',
  colourFor: {
    white: (name) => `${name} plays White`,
    black: (name) => `${name} plays Black`,
    toss: (_name) => 'Random colours',
  },
  join: 'Play',
  joinWhom: (name) => `Play with ${name}`,
  withdraw: 'Withdraw',
  own: 'Games in progress',
  ownTurn: 'your turn',
  otherTurn: 'your opponent’s turn',
  ownWaiting: 'Waiting for an opponent',
  against: (name) => `against ${name}`,
  gameAgainst: (name) => `Your game with ${name}`,
  inviting: 'Creating the link…',
  openGame: 'Open',

  kind: 'Game',
  rated: 'rated',
  friendly: 'friendly',
  ratedNeeds: 'For a rated game, both players need an account.',
  toAccount: 'Create an account or sign in',
  provisional: 'provisional',
  provisionalHelp: 'Provisional rating: it rests on few games so far.',
  ratingTitle: 'Ratings after the game',
  ratingSoon: 'Working out the ratings…',
  ratingNow: (rating, change) => `Rating: ${rating} (${change}).`,
  mine: 'My online games',
  leaderboard: 'Leaderboard',

  waitTitle: 'Your game is ready',
  waitLink: 'Send this link: the first person to accept it plays with you.',
  waitSeek: 'Other players can see your offer; you can also send this link.',
  challengeSent: (name) => `Challenge sent to ${name}`,
  waitChallenged: 'Your opponent sees it under “Online”; you can also send this link. Nobody else can accept it.',
  waitDays: 'You can close this page: the game will wait for you.',
  waitHere: 'Keep this page open: if you close it, the invitation is gone.',
  onlyHere:
    'This link opens on this device only. To invite another device, first open Mérellier at an address that both devices can open.',
  link: 'Invitation link',
  share: 'Share',
  cancelInvitation: 'Cancel the invitation',
  invited: (name) => `${name} invites you to play.`,
  accept: 'Accept and play',
  you: 'You',
  someone: 'Somebody',
  awaited: 'Not here yet',
  tossed: 'Colours drawn by lot',
  agreeing: 'Drawing lots for the colours…',
  linkCopied: 'Link copied.',

  moment: 'Game',
  gone: 'away',
  spectators: (number) => `${count(number, 'person is watching', 'people are watching')}.`,
  watching: 'You are watching this game. To play yourself, accept or send an invitation.',
  yourTurn: 'Your turn',
  turnWaits: 'Your move is made here; it will be sent as soon as the server answers.',
  toPlayHere: 'Your turn',
  toPlayBy: (side, name) => `${name ?? names[side]} to move`,
  won: (winner, name) => `${name ?? names[winner]} wins.`,
  secondsLeft: (seconds) => `${seconds} seconds left.`,
  timeLow: 'nearly up',
  timeOf: (side) => `${names[side]}’s time`,
  days: (days, hours) =>
    days > 1
      ? `${days}\u00a0days`
      : days > 0 || hours > 0
        ? unit(days * 24 + hours, 'hour', 'hours')
        : 'less than an hour',
  inTournament: 'Tournament',
  firstTurn: (left) => `Tournament game: you have ${left} left for your first move, or the game is lost.`,
  firstTurnOf: (name, left) => `Tournament game: ${name} has ${left} left for the first move.`,
  premoveSet: 'Move planned: it will be played as soon as your opponent has moved.',
  premoveCancel: 'Cancel the planned move',
  premoveGone: 'The planned move is no longer possible.',
  toNow: 'Back to the current position',
  abort: 'Cancel the game',
  abortShort: 'Cancel game',
  drawShort: 'Draw',
  messages: 'Messages',
  resign: 'Resign',
  offer: { draw: 'Offer a draw', takeback: 'Ask to take back', rematch: 'Offer a rematch' },
  offered: {
    draw: 'You offer a draw: your opponent will answer.',
    takeback: 'You ask to take back: your opponent will answer.',
    rematch: 'You offer a rematch: your opponent will answer.',
  },
  offeredBy: {
    draw: (name) => `${name} offers a draw.`,
    takeback: (name) => `${name} asks to take a move back.`,
    rematch: (name) => `${name} offers a rematch.`,
  },
  agree: { draw: 'Accept the draw', takeback: 'Allow the takeback', rematch: 'Accept the rematch' },
  decline: 'Decline',
  withdrawOffer: 'Withdraw the offer',
  declined: {
    draw: 'The draw is declined.',
    takeback: 'The takeback is declined.',
    rematch: 'The rematch is declined.',
  },
  giveTime: 'Give time',
  timeGiven: (side) => `${names[side]} is given time.`,
  compensated: 'The server was slow: it gives the time back.',
  claimIn: (seconds) =>
    `Your opponent is away. Unless they come back, you can claim the win in ${seconds < 100 ? count(seconds, 'second', 'seconds') : `about ${count(Math.round(seconds / 3600), 'hour', 'hours')}`}.`,
  claimWin: 'Your opponent has left: claim the win',
  claimDraw: 'Claim a draw',
  takenBack: (side) => `${names[side]} has taken a move back.`,
  joined: (name) => `${name} is here, the game begins.`,
  speak: 'Send a message',
  speakHelp: 'Everybody reads it in their own language.',
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'have-fun': 'Have fun!',
    'well-played': 'Well played!',
    'thank-you': 'Thank you!',
    oops: 'Oops!',
    'one-moment': 'One moment, please.',
    goodbye: 'Goodbye!',
  },
  said: (name, phrase) => `${name}: “${phrase}”`,
  endings: {
    time: (side) => `${names[side]} is out of time: ${names[side === 'white' ? 'black' : 'white']} wins.`,
    abandonment: (side) => `${names[side]} wins: the opponent has left.`,
    abandoned: 'A draw: nobody went on with the game.',
    aborted: 'Game cancelled, no result.',
    unbegun: 'You did not make your first move in time.',
    unbegunBy: (name) => `${name} did not make a first move in time.`,
    unbegunBoth: 'Nobody came in time.',
  },
  manyTitle: 'All your boards',
  manyResults: 'Results of the simultaneous games',
  manyYours: 'Your turn',
  manyTheirs: 'Thinking…',
  manyOver: 'Over',
  manyWait: (number) =>
    number === 0
      ? 'Nobody else is waiting for you.'
      : `${number} more ${number === 1 ? 'board is' : 'boards are'} waiting for you.`,
  manyNext: 'Next board',
  newGame: 'New invitation',
  kept: 'The game is saved in My games.',
  fair: 'You can check the dice and lots of this game.',
  verify: 'Check',
  refusals: {
    'wrong-seat': 'You are watching this game: others are playing it.',
    'own-game': 'This invitation is yours: somebody else has to accept it.',
    'seat-taken': 'The seat is taken; the game can be watched.',
    'not-started': 'The game has not begun yet.',
    'game-over': 'The game is over.',
    'game-not-over': 'The game is not over.',
    'not-your-turn': 'It is your opponent’s turn.',
    stale: 'The board has changed in the meantime: choose another move.',
    'time-up': 'Time is up: the move comes too late.',
    'already-begun': 'The game has begun and can no longer be cancelled.',
    'already-offered': 'That has already been offered in this position.',
    'no-such-offer': 'That offer no longer stands.',
    'nothing-to-take-back': 'There is no move to take back.',
    'not-in-rated-games': 'In rated games, moves are not taken back.',
    'not-in-tournaments': 'This is a tournament game: it is played to the end, and moves are not taken back.',
    'account-needed': 'A rated game needs an account. Without one, play a friendly game.',
    'no-clock': 'This game has no clock.',
    'time-enough': 'Your opponent already has as much time as possible.',
    'not-gone': (wait) =>
      wait === 0
        ? 'Only the clock decides here.'
        : `Your opponent may still come back: wait ${count(wait, 'second', 'seconds')}.`,
    'contribution-missing': 'Part of the draw by lot is missing: reload the page.',
    'already-contributed': 'That part of the draw by lot is already there.',
    'newer-game': 'This game has continued in a newer version: reload the page.',
    malformed: 'The server did not understand: reload the page.',
    'too-large': 'The message is too long.',
    'too-many': (wait) => `Too much at once: wait ${count(wait, 'second', 'seconds')}.`,
    'unsupported-protocol': 'This page is older than the server: reload it.',
    'no-session': 'To play, you need a name first.',
    'not-found': 'This game does not exist, or no longer does.',
    'not-available': 'This game is not available.',
    paused: (wait) =>
      `You left several games that had hardly begun: you can look for another one in ${
        wait < 90 ? count(wait, 'second', 'seconds') : count(Math.ceil(wait / 60), 'minute', 'minutes')
      }.`,
    'name-taken': 'This name is that of another account, or looks too much like it: choose another.',
    'not-rateable': 'A rated game has a clock and no house rules.',
    opening: 'This opening cannot be played by these rules.',
    'same-place': 'You are both on the same connection, where no rated game can be played. Play a friendly one.',
    'too-many-games': (limit) => `You already have ${limit} games in progress: finish one of them first.`,
    unavailable: 'The server cannot answer. Nothing is lost: try again.',
  },
};
