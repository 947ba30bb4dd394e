import { en as online } from '../../views/online/strings/en.ts';
import type { EmbedStrings } from './fr.ts';

export const en: EmbedStrings = {
  endings: online.endings,
  nameless: online.nameless,
  program: online.program,
  board: (rules) => `Board, ${rules}`,
  first: 'Start',
  back: 'Previous move',
  forward: 'Next move',
  last: 'Last move',
  turns: 'Moves played',
  noTurns: 'No moves yet.',
  waiting: 'The game is waiting for an opponent.',
  hands: (white, black) => `In hand: White ${white}, Black ${black}`,
  players: (white, black) => `${white} (White) – ${black} (Black)`,
  after: (turn, said) => `After ${turn}: ${said}`,
  lost: 'The server is not answering. Trying again in a moment…',
  reading: 'Reading the game…',
  open: 'Open in Mérellier',
  problems: {
    nothing: 'This address does not say what to show: it needs “game”, or “rules” with “fen”.',
    'no-such-game': 'There is no such game on this server.',
    'address-damaged': 'This address is incomplete or damaged.',
  },
  choice: (name, choices) => `“${name}” can be ${choices}.`,
};
