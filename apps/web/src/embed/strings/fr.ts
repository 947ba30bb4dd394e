import { fr as online } from '../../views/online/strings/fr.ts';

export const fr = {
  endings: online.endings,
  nameless: online.nameless,
  program: online.program,
  board: (rules: string): string => `Plateau, ${rules}`,
  first: 'Début',
  back: 'Coup précédent',
  forward: 'Coup suivant',
  last: 'Dernier coup',
  turns: 'Coups joués',
  noTurns: 'Pas encore de coup.',
  waiting: 'La partie attend un adversaire.',
  hands: (white: number, black: number): string => `En main\u202f: Blancs ${white}, Noirs ${black}`,
  players: (white: string, black: string): string => `${white} (Blancs) – ${black} (Noirs)`,
  after: (turn: string, said: string): string => `Après ${turn}\u202f: ${said.charAt(0).toLowerCase()}${said.slice(1)}`,
  lost: 'Le serveur ne répond pas. Nouvel essai dans un instant…',
  reading: 'Lecture de la partie…',
  open: 'Ouvrir dans Mérellier',
  problems: {
    nothing:
      'Cette adresse ne dit pas quoi montrer\u202f: il y faut «\u202fgame\u202f», ou «\u202frules\u202f» avec «\u202ffen\u202f».',
    'no-such-game': 'Cette partie n’existe pas sur ce serveur.',
    'address-damaged': 'Cette adresse est incomplète ou abîmée.',
  },
  choice: (name: string, choices: string): string => `«\u202f${name}\u202f» peut être ${choices}.`,
};

/** What an embedded board says. */
export type EmbedStrings = typeof fr;
