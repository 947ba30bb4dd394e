import { de as online } from '../../views/online/strings/de.ts';
import type { EmbedStrings } from './fr.ts';

export const de: EmbedStrings = {
  endings: online.endings,
  nameless: online.nameless,
  program: online.program,
  board: (rules) => `Brett, ${rules}`,
  first: 'Anfang',
  back: 'Voriger Zug',
  forward: 'Nächster Zug',
  last: 'Letzter Zug',
  turns: 'Gespielte Züge',
  noTurns: 'Noch kein Zug.',
  waiting: 'Die Partie wartet auf einen Gegner.',
  hands: (white, black) => `Im Vorrat: Weiß ${white}, Schwarz ${black}`,
  players: (white, black) => `${white} (Weiß) – ${black} (Schwarz)`,
  after: (turn, said) => `Nach ${turn}: ${said}`,
  lost: 'Der Server antwortet nicht. Gleich folgt ein neuer Versuch …',
  reading: 'Die Partie wird gelesen …',
  open: 'In Mérellier öffnen',
  problems: {
    nothing: 'Diese Adresse sagt nicht, was zu zeigen ist: Sie braucht „game“, oder „rules“ mit „fen“.',
    'no-such-game': 'Diese Partie gibt es auf diesem Server nicht.',
    'address-damaged': 'Diese Adresse ist unvollständig oder beschädigt.',
  },
  choice: (name, choices) => `„${name}“ kann ${choices} sein.`,
};
