import type { ConductStrings } from './fr.ts';

export const de: ConductStrings = {
  open: 'Blockieren oder melden',
  nameless: 'Anonym',
  block: (name) => `${name} blockieren`,
  unblock: (name) => `${name} nicht mehr blockieren`,
  blockHelp: (name) =>
    `${name} kann hier keine Partien mehr annehmen, und Partien und Nachrichten von dort erscheinen nicht mehr. Davon erfährt niemand.`,
  blockedNow: (name) => `${name} ist blockiert.`,
  unblocked: (name) => `${name} ist nicht mehr blockiert.`,
  blocked: 'Blockierte Spieler',
  reportHelp: 'Meldungen liest nur, wer diesen Server betreibt.',
  report: (name) => `${name} melden`,
  reason: 'Grund',
  reasons: {
    cheating: 'Lässt sich von einem Programm helfen',
    stalling: 'Lässt die Zeit laufen oder geht weg',
    name: 'Beleidigender Name',
    harassment: 'Belästigt mit Angeboten oder Nachrichten',
    other: 'Etwas anderes',
  },
  note: 'Einige Worte (freiwillig)',
  reported: 'Die Meldung ist abgeschickt. Danke.',
  refused: (refusal) =>
    refusal.reason === 'too-many'
      ? 'Das ist zu viel auf einmal: Bitte später noch einmal versuchen.'
      : refusal.reason === 'no-session'
        ? 'Dafür braucht es zuerst einen Namen: Bitte jemanden einladen oder eine Partie annehmen.'
        : 'Der Server konnte das nicht: Bitte noch einmal versuchen.',
};
