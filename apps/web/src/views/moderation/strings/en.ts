import type { ModerationStrings } from './fr.ts';

const numbers = new Intl.NumberFormat('en');
const decimals = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
/** Honest players of whom one comes so far by luck, as a round number. */
const oneOf = (chance: number): string => numbers.format(Number(Math.min(1e6, 1 / chance).toPrecision(1)));

/** What the page for moderators says, in English. */
export const en: ModerationStrings = {
  lead: 'What players have reported, and what was done about it. Players see nothing of this page.',
  nameless: 'Anonymous',
  gone: 'somebody who is gone',
  tabs: 'Parts of the moderation',
  open: 'To look at',
  closed: 'Closed',
  acts: 'Log',
  noneOpen: 'Nothing to look at',
  noneOpenText: 'New reports will appear here.',
  noneClosed: 'Nothing closed yet',
  noneActs: 'Nothing noted yet',
  more: 'Show more',

  guest: (since) => `Without an account, here since ${since}`,
  registered: (since) => `With an account, here since ${since}`,
  banned: 'banned',
  reasons: {
    cheating: 'Gets help from a program',
    stalling: 'Lets the clock run, or leaves',
    name: 'Offensive name',
    harassment: 'Pesters others',
    other: 'Something else',
  },
  reportedBy: (name, when) => `by ${name}, ${when}`,
  setAside: 'closed',
  game: 'See the game',
  gameOf: (when) => `See the game of the report, ${when}`,

  nothingWrong: 'Nothing wrong',
  nothingWrongOf: (name) => `Nothing wrong with ${name}`,
  ban: 'Ban',
  banOf: (name) => `Ban ${name}`,
  banAsk: (name) => `Ban ${name}? Their sessions end, and this player can no longer play here.`,
  unban: 'Let back in',
  unbanOf: (name) => `Let ${name} back in`,
  keep: 'No',
  group: 'Players from the same address',
  groupHelp:
    'Seen in the last two weeks at the same address, in the same week. A family or a school shares one: leave out those who have nothing to do with it.',
  noGroup: 'No other player was seen at the same address in the last two weeks.',
  lastSeen: (when) => `seen on ${when}`,
  banGroup: (number) => (number > 1 ? `Ban these ${number} players` : 'Ban this player'),
  banGroupAsk: (number) => (number > 1 ? `Ban ${number} players at once?` : 'Ban this player?'),

  fair: 'Too good to be true?',
  fairHelp:
    'In rated games the computer knows which moves keep the win or the draw. These players find them far more often than others of their strength. That is no proof: look at the games before you decide. Nothing happens automatically.',
  fairOff: 'No games are looked at: this server is set up that way (FAIR_PLAY).',
  fairNone: 'Nobody stands out.',
  fairKept: (kept, turns, games) =>
    `${numbers.format(kept)} right choices in ${numbers.format(turns)} moves that mattered, in ${numbers.format(games)} games.`,
  fairExpected: (expected) => `At this rating ${numbers.format(expected)} are expected.`,
  fairChance: (chance) => `By luck this happens to about one honest player in ${oneOf(chance)}.`,
  fairSeconds: (critical, easy) =>
    `Average time in seconds: ${decimals.format(critical)} for these moves, ${decimals.format(easy)} for others.`,
  fairLook: 'Games to look at',
  fairGame: (when) => `See the game of ${when}`,
  fairGameKept: (kept, turns) => `${kept} of ${turns}`,
  fairLooked: 'What has been looked at',
  fairNothingYet: 'Nothing yet. A rated game is looked at ten minutes after its end at the earliest.',
  fairTotal: (kept, turns, expected) =>
    `${numbers.format(kept)} right choices of ${numbers.format(turns)}; expected: ${numbers.format(expected)}`,
  fairFewMen: (names) => `Without tables on this server, only once five men a side or fewer are left: ${names}.`,
  fairUnknown:
    'Other rule sets, draughts and games with dice among them, are not looked at: their exact values are not computed.',

  did: {
    ban: (names) => `Banned: ${names}`,
    unban: (names) => `Let back in: ${names}`,
    'set-aside': (names) => `Nothing wrong with ${names}`,
  },
  by: (name, when) => `${name}, ${when}`,
  undone: (name, when) => `Taken back by ${name}, ${when}`,
  undo: 'Take back',
  undoOf: (what) => `Take back: ${what}`,
  undoneNow: 'That is taken back.',
  again: 'Try again',
  refusals: {
    'is-moderator': 'A moderator cannot be banned here.',
    'nothing-to-do': 'That was done already: the list has just been refreshed.',
    'too-many': 'That is too much at once: wait a moment.',
    unavailable: 'The server is not answering: try again in a moment.',
  },
  refused: 'The server refused: reload the page.',
};
