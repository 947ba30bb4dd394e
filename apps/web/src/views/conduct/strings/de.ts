import type { ConductStrings } from './fr.ts';

export const de: ConductStrings = {
  open: 'Blockieren oder melden',
  nameless: 'Anonym',
  block: (name) => `${name} blockieren`,
  unblock: (name) => `${name} nicht mehr blockieren`,
  blockHelp: (name) =>
    `${name} kann Ihre Partien nicht mehr annehmen, und Sie sehen weder Partien noch Nachrichten von dort. ${name} erfährt nichts davon.`,
  blockedNow: (name) => `${name} ist blockiert.`,
  unblocked: (name) => `${name} ist nicht mehr blockiert.`,
  blocked: 'Blockierte Spieler',
  reportHelp: 'Meldungen lesen nur der Betreiber dieses Servers und die Moderatoren.',
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
      ? 'Das ist zu viel auf einmal: Versuchen Sie es später noch einmal.'
      : refusal.reason === 'no-session'
        ? 'Dafür brauchen Sie zuerst einen Namen: Laden Sie jemanden ein, oder nehmen Sie eine Partie an.'
        : 'Der Server konnte das nicht: Versuchen Sie es noch einmal.',
};
