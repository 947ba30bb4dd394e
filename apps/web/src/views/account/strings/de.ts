import type { AccountStrings } from './fr.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const de: AccountStrings = {
  title: 'Konto',
  toGames: 'Zurück zu den Online-Partien',
  wayBack: 'Zurück, woher Sie kamen',
  myPage: 'Meine Seite',
  lead: 'Mit einem Konto finden Sie Ihre Partien und Ihre Wertung auf jedem Gerät wieder. Eine E-Mail-Adresse brauchen Sie nicht.',
  guestStays: 'Ihre hier begonnenen Partien bleiben: Das Konto übernimmt sie.',

  create: 'Konto anlegen',
  createByPasskey: 'Mit Passkey anlegen',
  createByPassword: 'Mit Passwort anlegen',
  passkeyHelp:
    'Ein Passkey öffnet das Konto mit Ihrem Fingerabdruck, Ihrem Gesicht oder dem Code des Geräts: Sie müssen sich nichts merken.',
  passkeysFail:
    'Dieser Browser erlaubt hier keine Passkeys: Nötig sind ein neuerer Browser und eine Adresse mit https oder localhost.',
  byPasskey: 'Mit einem Passkey',
  byPassword: 'Mit einem Passwort',
  haveOne: 'Ich habe schon ein Konto',
  haveNone: 'Ich habe noch kein Konto',

  signIn: 'Anmelden',
  signInByPasskey: 'Mit Passkey anmelden',
  login: 'Anmeldename',
  loginHelp: '2 bis 40 Zeichen, zum Anmelden; niemand sonst sieht ihn.',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordHelp: 'Mindestens 8 Zeichen und anders als der Anmeldename.',
  presentPassword: 'Aktuelles Passwort',
  orPasskey: 'Lassen Sie das Feld leer, um Ihren Passkey zu verwenden.',
  show: 'Passwort anzeigen',
  bring: (games) => `${count(games, 'laufende Partie', 'laufende Partien')} dieses Browsers mitnehmen`,
  bringHelp: (games) =>
    games === 1 ? 'Sonst finden Sie sie hier nicht mehr.' : 'Sonst finden Sie sie hier nicht mehr.',
  forgotten: 'Passwort vergessen?',

  recover: 'Ihr Konto wiederherstellen',
  recoverLead:
    'Mit Ihrem Wiederherstellungscode wählen Sie ein neues Passwort. Der Code gilt nur einmal: Sie bekommen danach einen neuen.',
  code: 'Wiederherstellungscode',
  recoverAct: 'Passwort ändern',

  codeTitle: 'Ihr Wiederherstellungscode',
  codeLead:
    'Bewahren Sie ihn nicht nur auf diesem Gerät auf: Er wird nur einmal gezeigt, und nur er öffnet ein verlorenes Konto.',
  copy: 'Kopieren',
  copied: 'Code kopiert.',
  notCopied: 'Der Browser erlaubt kein Kopieren: Schreiben Sie den Code ab.',
  save: 'Speichern',
  print: 'Drucken',
  fileName: 'merellier-wiederherstellungscode.txt',
  fileText: (code, where) => `Mérellier, ${where}\nWiederherstellungscode: ${code}\n`,
  noted: 'Notiert',

  signedInAs: (name) => `Konto: ${name}`,
  loginIs: (login) => `Anmeldename: ${login}`,
  noLogin: 'Ohne Passwort, mit Passkey zu öffnen.',
  signOut: 'Abmelden',
  signOutAll: 'Überall abmelden',
  changeName: 'Namen ändern',
  changeNameHelp: 'Andere sehen diesen Namen bei Ihren Partien, auch bei den alten. Der alte Name wird wieder frei.',
  renamed: (name) => `Sie heißen jetzt ${name}.`,
  changePassword: 'Anmeldenamen oder Passwort ändern',
  addPassword: 'Passwort hinzufügen',
  saveChange: 'Änderung speichern',
  changed: 'Geändert; andere Geräte sind abgemeldet.',
  passkeys: 'Passkeys',
  noPasskeys: 'Noch kein Passkey.',
  passkeyOf: (made, used) => `Angelegt am ${made}, benutzt am ${used}`,
  addPasskey: 'Passkey hinzufügen',
  passkeyAdded: 'Der Passkey ist hinzugefügt.',
  removePasskey: 'Entfernen',
  removePasskeyOf: (made) => `Passkey vom ${made} entfernen`,
  passkeyRemoved: 'Der Passkey ist hier entfernt; das Gerät zeigt ihn vielleicht noch, er öffnet aber nichts mehr.',
  newCode: 'Neuer Wiederherstellungscode',
  newCodeHelp: 'Der alte gilt dann nicht mehr.',
  tokens: 'Programme und Bots',
  tokensLead:
    'Mit einem Token spielt ein Programm über die Schnittstelle des Servers. Geben Sie es nicht weiter: Wer es kennt, kann es benutzen.',
  noTokens: 'Noch kein Token.',
  tokenOf: (made, used) =>
    used === null ? `erstellt am ${made}, noch nicht benutzt` : `erstellt am ${made}, benutzt am ${used}`,
  scope: 'Es spielt',
  scopes: { bot: 'als Bot', play: 'an meiner Stelle' },
  tokenName: 'Name',
  tokenNameHelp: 'Der Name des Bots in seinen Partien; oder, für ein Programm an Ihrer Stelle, eine Notiz für Sie.',
  makeToken: 'Token erstellen',
  tokenMade: 'Ihr Token, nur dieses eine Mal gezeigt:',
  tokenCopied: 'Token kopiert.',
  revokeToken: 'Widerrufen',
  revokeTokenOf: (name) => `Das Token ${name} widerrufen`,
  tokenRevoked: 'Das Token ist widerrufen: Es öffnet nichts mehr.',
  apiDocument: 'Die Schnittstelle des Servers als OpenAPI-Dokument',
  data: 'Daten',
  export: 'Ihre Daten herunterladen',
  exportHelp: 'Eine JSON-Datei: Ihr Konto, und jede Partie mit allen Zügen.',
  placesHelp:
    'Um zu erkennen, wer unter anderem Namen wiederkommt, behält dieser Server höchstens zwei Wochen lang einen Abdruck des Netzes, aus dem Sie kommen, nie die Adresse selbst.',
  remove: 'Konto löschen',
  removeLead: (games) =>
    games === 0
      ? 'Ihr Name verschwindet aus den gespielten Partien, Ihr Konto und Ihre Wertung werden gelöscht. Das lässt sich nicht rückgängig machen.'
      : `Ihr Name verschwindet aus den gespielten Partien, Ihr Konto und Ihre Wertung werden gelöscht, ${count(games, 'laufende Partie wird', 'laufende Partien werden')} aufgegeben. Das lässt sich nicht rückgängig machen.`,
  guestData: 'Was dieser Server von Ihnen behält',
  guestDataHelp: 'Sie spielen ohne Konto. Dieser Server behält Ihren Namen, und jede Partie mit allen Zügen.',
  guestRemove: 'Alles löschen',
  guestRemoveLead: (games) =>
    games === 0
      ? 'Wenn Sie es löschen, verschwindet Ihr Name aus den gespielten Partien. Das lässt sich nicht rückgängig machen.'
      : `Wenn Sie es löschen, verschwindet Ihr Name aus den gespielten Partien, und ${count(games, 'laufende Partie wird', 'laufende Partien werden')} aufgegeben. Das lässt sich nicht rückgängig machen.`,
  guestRemoved: 'Dieser Server behält nichts mehr von Ihnen.',
  removeSure: 'Endgültig löschen',
  removed: 'Das Konto ist gelöscht.',
  signedOut: 'Sie sind abgemeldet.',

  refusals: {
    'wrong-credentials': {
      password: 'Anmeldename oder Passwort stimmt nicht.',
      passkey: 'Dieser Passkey öffnet hier kein Konto.',
      code: 'Dieser Code stimmt nicht, oder er ist verbraucht.',
      proof: 'Das Passwort stimmt nicht.',
    },
    'login-taken': 'Dieser Anmeldename ist vergeben: Wählen Sie einen anderen.',
    'name-taken': 'Diesen Namen hat ein anderes Konto, oder er sieht ihm zu ähnlich: Wählen Sie einen anderen.',
    'common-password':
      'Dieses Passwort benutzen viele; es würde als eines der ersten ausprobiert: Wählen Sie ein anderes.',
    'already-registered': 'Dieser Spieler hat schon ein Konto.',
    'no-account': 'Melden Sie sich zuerst an.',
    'no-session': 'Melden Sie sich zuerst an.',
    'not-available':
      'Der Betreiber dieses Servers hat dieses Konto geschlossen. Wenn das ein Irrtum ist, schreiben Sie ihm; auf diesem Gerät können Sie auch ohne Konto spielen.',
    'last-way': 'Nur so lässt sich dieses Konto öffnen: Fügen Sie zuerst einen anderen Weg hinzu.',
    'passkey-not-given': 'Es wurde kein Passkey verwendet.',
    'passkey-known': 'Dieses Gerät hat schon einen Passkey für dieses Konto.',
    'too-many': (seconds) =>
      seconds < 120
        ? `Zu viele Versuche: Warten Sie ${count(seconds, 'Sekunde', 'Sekunden')}.`
        : `Zu viele Versuche: Warten Sie ${count(Math.ceil(seconds / 60), 'Minute', 'Minuten')}.`,
    malformed: {
      login: 'Der Anmeldename hat 2 bis 40 Zeichen, alle sichtbar.',
      password: 'Das Passwort hat mindestens 8 Zeichen und ist nicht der Anmeldename.',
      name: 'Der Name geht nicht: höchstens 24 Buchstaben, alle sichtbar.',
    },
    'too-many-tokens': (limit) => `Nicht mehr als ${limit} Token: Widerrufen Sie zuerst eines.`,
    unavailable: 'Der Server kann nicht antworten. Nichts ist verloren: Versuchen Sie es noch einmal.',
  },
};
