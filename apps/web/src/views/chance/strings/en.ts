import type { ChanceStrings } from './fr.ts';

export const en: ChanceStrings = {
  verified: 'Checked: the dice and lots of this game are as promised.',
  commitment: 'The server’s secret is the one whose fingerprint was published before the game.',
  contributions: 'Both players gave their part.',
  toss: 'The toss for colours, done again, gives the same side.',
  throws: (count) =>
    count === 1
      ? 'The only throw of the dice, computed again, is the same.'
      : `All ${count} throws of the dice, computed again one by one, are the same.`,
  takenBack: (count) =>
    count === 1 ? 'One more throw belongs to a move taken back.' : `${count} more throws belong to moves taken back.`,
  wrong: 'The check fails.',
  badTag: (tag) => `The tag ${tag} is missing or cannot be read.`,
  wrongThrow: (number, written, due) => `Throw ${number} is written ${written}; it should be ${due}.`,
  problems: {
    'no-tags': 'This game does not say how its dice and lots could be checked.',
    commitment: 'The secret is not the one whose fingerprint was published.',
    contributions: 'The game, or the part of a player, is not the one that was sealed.',
    toss: 'The toss gave White to the other player.',
  },
};
