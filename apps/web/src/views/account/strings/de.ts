import type { AccountStrings } from './fr.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const de: AccountStrings = {
  title: 'Konto',
  toGames: 'Zu den Partien im Netz',
  myPage: 'Meine Seite',
  lead: 'Ein Konto behält Partien und Wertung von einem Gerät zum anderen. Eine Adresse wird nicht verlangt.',
  guestStays: 'Hier begonnene Partien bleiben: Das Konto spielt als dieser Spieler weiter.',

  create: 'Konto anlegen',
  createByPasskey: 'Mit Passkey anlegen',
  createByPassword: 'Mit Passwort anlegen',
  passkeyHelp: 'Ein Passkey öffnet das Konto mit Fingerabdruck, Gesicht oder Code des Geräts: nichts zu merken.',
  passkeysFail:
    'Dieser Browser gibt dieser Seite keinen Passkey: Es braucht einen neueren, und eine Adresse mit https oder localhost.',
  or: 'Oder mit einem Passwort',
  haveOne: 'Bei einem bestehenden Konto anmelden',
  haveNone: 'Neues Konto anlegen',

  signIn: 'Anmelden',
  signInByPasskey: 'Mit Passkey anmelden',
  login: 'Anmeldename',
  loginHelp: '2 bis 40 Zeichen, zum Anmelden; niemand sonst sieht ihn.',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordHelp: 'Mindestens 8 Zeichen, und nicht der Anmeldename.',
  presentPassword: 'Jetziges Passwort',
  orPasskey: 'Bleibt es leer, wird der Passkey verlangt.',
  show: 'Passwort zeigen',
  bring: (games) => `${count(games, 'laufende Partie', 'laufende Partien')} dieses Browsers mitnehmen`,
  bringHelp: (games) =>
    games === 1
      ? 'Sonst bleibt sie beim Gast und ist hier nicht mehr zu finden.'
      : 'Sonst bleiben sie beim Gast und sind hier nicht mehr zu finden.',
  forgotten: 'Zugang verloren: der Wiederherstellungscode',

  recover: 'Konto zurückholen',
  recoverLead: 'Der Wiederherstellungscode gibt ein neues Passwort; er gilt einmal, ein anderer tritt an seine Stelle.',
  code: 'Wiederherstellungscode',
  recoverAct: 'Passwort ändern',

  codeTitle: 'Der Wiederherstellungscode',
  codeLead:
    'Nicht nur auf diesem Gerät aufbewahren: Er wird nur dieses eine Mal gezeigt, und nur er öffnet ein verlorenes Konto.',
  copy: 'Kopieren',
  copied: 'Code kopiert.',
  notCopied: 'Der Browser lässt nicht kopieren: den Code abschreiben.',
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
    'Ein Token lässt ein Programm über die Schnittstelle des Servers spielen. Wer es kennt, kann es benutzen: nicht weitergeben.',
  noTokens: 'Noch kein Token.',
  tokenOf: (made, used) =>
    used === null ? `erstellt am ${made}, noch nicht benutzt` : `erstellt am ${made}, benutzt am ${used}`,
  scope: 'Es spielt',
  scopes: { bot: 'als Bot', play: 'an meiner Stelle' },
  tokenName: 'Name',
  tokenNameHelp: 'Der Name des Bots in seinen Partien; oder, für ein Programm an meiner Stelle, eine Notiz für mich.',
  makeToken: 'Token erstellen',
  tokenMade: 'Das Token, nur dieses eine Mal gezeigt:',
  tokenCopied: 'Token kopiert.',
  revokeToken: 'Widerrufen',
  revokeTokenOf: (name) => `Das Token ${name} widerrufen`,
  tokenRevoked: 'Das Token ist widerrufen: Es öffnet nichts mehr.',
  apiDocument: 'Die Schnittstelle des Servers als OpenAPI-Dokument',
  data: 'Daten',
  export: 'Daten des Kontos herunterladen',
  exportHelp: 'Eine JSON-Datei: das Konto, und jede Partie mit allen Zügen.',
  remove: 'Konto löschen',
  removeLead: (games) =>
    games === 0
      ? 'Der Name verschwindet aus den gespielten Partien, Konto und Wertung werden gelöscht. Nichts bringt sie zurück.'
      : `Der Name verschwindet aus den gespielten Partien, Konto und Wertung werden gelöscht, ${count(games, 'laufende Partie wird', 'laufende Partien werden')} aufgegeben. Nichts bringt sie zurück.`,
  removeSure: 'Endgültig löschen',
  removed: 'Das Konto ist gelöscht.',
  signedOut: 'Abgemeldet.',

  refusals: {
    'wrong-credentials': {
      password: 'Anmeldename oder Passwort stimmt nicht.',
      passkey: 'Dieser Passkey öffnet hier kein Konto.',
      code: 'Dieser Code stimmt nicht, oder er ist verbraucht.',
      proof: 'Das Passwort stimmt nicht.',
    },
    'login-taken': 'Dieser Anmeldename ist vergeben: einen anderen wählen.',
    'already-registered': 'Dieser Spieler hat schon ein Konto.',
    'no-account': 'Zuerst anmelden.',
    'no-session': 'Zuerst anmelden.',
    'not-available': 'Wer diesen Server betreibt, hat dieses Konto geschlossen.',
    'last-way': 'Nur so lässt sich dieses Konto öffnen: zuerst etwas anderes hinzufügen.',
    'passkey-not-given': 'Es kam kein Passkey.',
    'passkey-known': 'Dieses Gerät hat schon einen Passkey für dieses Konto.',
    'too-many': (seconds) =>
      seconds < 120
        ? `Zu viele Versuche: ${count(seconds, 'Sekunde', 'Sekunden')} warten.`
        : `Zu viele Versuche: ${count(Math.ceil(seconds / 60), 'Minute', 'Minuten')} warten.`,
    malformed: {
      login: 'Der Anmeldename hat 2 bis 40 Zeichen, keines davon unsichtbar.',
      password: 'Das Passwort hat mindestens 8 Zeichen, und ist nicht der Anmeldename.',
      name: 'Der Name geht nicht: höchstens 24 Buchstaben, keiner unsichtbar.',
    },
    'too-many-tokens': (limit) => `Nicht mehr als ${limit} Token: erst eines widerrufen.`,
    unavailable: 'Der Server kann nicht antworten; nichts ist verloren, noch einmal versuchen.',
  },
};
