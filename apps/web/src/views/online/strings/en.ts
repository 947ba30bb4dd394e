import type { Side } from '@merellier/rules';
import type { OnlineStrings } from './fr.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const names: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };
const minutes = (ms: number): string => `${ms / 60_000} min`;
const seconds = (ms: number): string => `${ms / 1000} s`;

export const en: OnlineStrings = {
  lead: 'Invite by a link, or play with somebody who waits here. No account needed.',
  looking: 'Looking for the server.',
  absent: {
    offline: 'The server does not answer; without a network, the computer and two at this screen still play.',
    'no-server': 'This page comes without a game server, so there is nothing to play online here.',
    unavailable: 'The game server is not ready; try again in a moment.',
  },
  tryAgain: 'Try again',
  lost: 'Connection lost; the page is restoring it.',
  back: 'Connected again.',
  turnedAway: 'The server closed the connection; reload the page.',
  reload: 'Reload',

  invite: 'Invite',
  name: 'Name',
  nameHelp: 'Optional, 24 letters at most; the other player sees it.',
  nameWrong: 'That name will not do: 24 letters at most, none of them invisible.',
  nameless: 'No name',
  rules: 'Rules',
  time: 'Clock',
  timeSaid(time) {
    switch (time.kind) {
      case 'increment':
        return `${minutes(time.initial)} + ${seconds(time.increment)} a turn`;
      case 'delay':
        return `${minutes(time.initial)}, ${seconds(time.delay)} delay`;
      case 'bronstein':
        return `${minutes(time.initial)}, Bronstein ${seconds(time.delay)}`;
      case 'correspondence':
        return `${count(time.perTurn / 86_400_000, 'day', 'days')} a turn`;
      default:
        return 'No clock';
    }
  },
  createLink: 'Make the link',
  createSeek: 'Wait for an opponent',
  seeks: 'Waiting for an opponent',
  noSeeks: 'Nobody is waiting at the moment.',
  colourFor: { white: 'Host plays White', black: 'Host plays Black', toss: 'Lots for colours' },
  join: 'Play',
  joinWhom: (name) => `Play with ${name}`,
  withdraw: 'Withdraw',
  own: 'Games under way',
  ownTurn: 'to play here',
  otherTurn: 'the other is to play',
  ownWaiting: 'waits for an opponent',
  against: (name) => `against ${name}`,
  openGame: 'Open',

  kind: 'Game',
  rated: 'rated',
  friendly: 'friendly',
  ratedNeeds: 'A rated game needs an account on both sides.',
  toAccount: 'Make an account or sign in',
  provisional: 'provisional rating',
  ratingTitle: 'Ratings after the game',
  ratingSoon: 'The ratings are being worked out.',
  ratingNow: (rating, change) => `Rating: ${rating} (${change}).`,
  mine: 'My online games',
  leaderboard: 'Leaderboard',

  waitTitle: 'The game is ready',
  waitLink: 'Send this link: whoever accepts it first plays.',
  waitSeek: 'The game stands among those that wait; this link leads to it too.',
  waitDays: 'This page may be closed: the game stays.',
  waitHere: 'Keep this page open: without it the wait ends.',
  link: 'Invitation link',
  share: 'Share',
  cancelInvitation: 'Cancel the invitation',
  invited: (name) => `${name} offers a game.`,
  plays: { white: 'Black here', black: 'White here', toss: 'Colours drawn by lot' },
  accept: 'Accept and play',
  agreeing: 'Both sides are preparing the chance of this game.',
  linkCopied: 'Link copied.',

  moment: 'Game',
  gone: 'away',
  spectators: (number) => `${count(number, 'person is watching', 'people are watching')}.`,
  watching: 'This game is being watched; to play, open an invitation.',
  yourTurn: 'Your turn',
  secondsLeft: (seconds) => `${seconds} seconds left.`,
  timeLow: 'nearly over',
  timeOf: (side) => `Time of ${names[side]}`,
  days: (days, hours) => (days > 0 ? `${days} d ${hours} h` : hours > 0 ? `${hours} h` : 'less than an hour'),
  premoveSet: 'Turn planned; it is played as soon as the other has played.',
  premoveCancel: 'Cancel the planned turn',
  premoveGone: 'The planned turn is no longer possible.',
  toNow: 'Back to the present',
  acts: 'Say, offer',
  abort: 'Call the game off',
  resign: 'Resign',
  resignSure: 'Yes, resign',
  goOn: 'Play on',
  offer: { draw: 'Offer a draw', takeback: 'Ask to take back', rematch: 'Offer a rematch' },
  offered: {
    draw: 'A draw is offered; the other is to answer.',
    takeback: 'Taking back is asked for; the other is to answer.',
    rematch: 'A rematch is offered; the other is to answer.',
  },
  offeredBy: {
    draw: (name) => `${name} offers a draw.`,
    takeback: (name) => `${name} asks to take a turn back.`,
    rematch: (name) => `${name} offers a rematch.`,
  },
  agree: { draw: 'Accept the draw', takeback: 'Give the turn back', rematch: 'Play the rematch' },
  decline: 'Decline',
  withdrawOffer: 'Withdraw the offer',
  declined: {
    draw: 'The draw is declined.',
    takeback: 'Taking back is declined.',
    rematch: 'The rematch is declined.',
  },
  giveTime: 'Give time',
  timeGiven: (side) => `${names[side]} is given time.`,
  compensated: 'The server gives back the time that it took.',
  claimWin: 'The other has left: claim the win',
  claimDraw: 'Claim a draw',
  takenBack: (side) => `${names[side]} has taken a turn back.`,
  joined: (name) => `${name} is here, the game begins.`,
  speak: 'Say',
  speakHelp: 'Each reads the phrase in their own language.',
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
    abandonment: (side) => `${names[side]} wins: the other has left.`,
    abandoned: 'A draw: the game was left where it stood.',
    aborted: 'Game called off, without a result.',
  },
  analyse: 'Analyse',
  newGame: 'Another invitation',
  kept: 'The game is kept in My games.',
  fair: 'The chance of this game can be verified.',
  verify: 'Verify',
  refusals: {
    'wrong-seat': 'This game is played by others; here it is watched.',
    'own-game': 'This invitation was made here: somebody else must accept it.',
    'seat-taken': 'The seat is taken; the game can be watched.',
    'not-started': 'The game has not begun yet.',
    'game-over': 'The game is over.',
    'game-not-over': 'The game is not over.',
    'not-your-turn': 'It is the other player’s turn.',
    stale: 'The board has changed meanwhile: choose another turn.',
    'time-up': 'Time is up: the turn comes too late.',
    'already-begun': 'The game has begun and can no longer be called off.',
    'already-offered': 'That has been offered in this position already.',
    'no-such-offer': 'That offer no longer stands.',
    'nothing-to-take-back': 'There is no turn to take back.',
    'not-in-rated-games': 'Turns are not taken back in rated games.',
    'account-needed': 'A rated game needs an account; without one, play a friendly game.',
    'no-clock': 'This game has no clock.',
    'time-enough': 'The other already has as much time as possible.',
    'not-gone': (wait) =>
      wait === 0
        ? 'Here only the clock decides.'
        : `The other may still come back: wait ${count(wait, 'second', 'seconds')}.`,
    'contribution-missing': 'A part of the chance is missing: reload the page.',
    'already-contributed': 'That part of the chance is there already.',
    malformed: 'The server did not understand: reload the page.',
    'too-large': 'The message is too long.',
    'too-many': (wait) => `Too much at once: wait ${count(wait, 'second', 'seconds')}.`,
    'unsupported-protocol': 'This page is older than the server: reload it.',
    'no-session': 'Playing needs a name first.',
    'not-found': 'There is no such game, or no longer.',
    'not-available': 'This game is not available.',
    'not-rateable': 'Only a game with a clock and without house rules can be rated.',
    'too-many-games': (limit) => `Enough games at once: ${limit} at most.`,
    unavailable: 'The server cannot answer; nothing is lost, try again.',
  },
};
