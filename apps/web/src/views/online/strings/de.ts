import type { Side } from '@merellier/rules';
import type { OnlineStrings } from './fr.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const names: Readonly<Record<Side, string>> = { white: 'Weiß', black: 'Schwarz' };
const minutes = (ms: number): string => `${ms / 60_000} min`;
const seconds = (ms: number): string => `${ms / 1000} s`;

export const de: OnlineStrings = {
  lead: 'Mit einem Link einladen oder mit jemandem spielen, der hier wartet.',
  noAccount: 'Ein Konto ist nicht nötig.',
  account: (name) => `Konto: ${name}`,
  becomeAccount: 'Konto anlegen, um Partien zu behalten',
  looking: 'Verbindung zum Server …',
  absent: {
    offline: 'Der Server antwortet nicht. Gegen den Computer und zu zweit geht es weiter.',
    'no-server': 'Diese Seite kommt ohne Spielserver: Online spielen geht hier nicht.',
    unavailable: 'Der Spielserver ist noch nicht bereit. Bitte gleich noch einmal versuchen.',
  },
  tryAgain: 'Noch einmal',
  lost: 'Verbindung verloren. Neuer Versuch …',
  back: 'Wieder verbunden.',
  turnedAway: 'Der Server hat die Verbindung beendet: Bitte die Seite neu laden.',
  pageNewer: 'Diese Seite ist neuer als der Server: Bitte neu laden.',
  reload: 'Neu laden',

  invite: 'Freunde einladen',
  name: 'Name',
  nameHelp: 'Freiwillig, höchstens 24 Zeichen; der Gegner sieht ihn.',
  nameWrong: 'Dieser Name geht nicht: höchstens 24 Zeichen, alle sichtbar.',
  nameless: 'Anonym',
  program: (name) => `${name} (Programm)`,
  rules: 'Regel',
  time: 'Uhr',
  timeSaid(time) {
    switch (time.kind) {
      case 'increment':
        return `${minutes(time.initial)} + ${seconds(time.increment)} je Zug`;
      case 'delay':
        return `${minutes(time.initial)}, ${seconds(time.delay)} Aufschub`;
      case 'bronstein':
        return `${minutes(time.initial)}, Bronstein ${seconds(time.delay)}`;
      case 'correspondence':
        return `${count(time.perTurn / 86_400_000, 'Tag', 'Tage')} je Zug`;
      default:
        return 'Ohne Uhr';
    }
  },
  createLink: 'Link erstellen',
  createSeek: 'Gegner finden',
  seeks: 'Wartende Spieler',
  noSeeks: 'Gerade wartet niemand.',
  colourFor: {
    white: (name) => `${name} spielt Weiß`,
    black: (name) => `${name} spielt Schwarz`,
    toss: (_name) => 'Farben zufällig',
  },
  join: 'Spielen',
  joinWhom: (name) => `Mit ${name} spielen`,
  withdraw: 'Zurückziehen',
  own: 'Eigene laufende Partien',
  ownTurn: 'hier am Zug',
  otherTurn: 'der Gegner ist am Zug',
  ownWaiting: 'wartet auf einen Gegner',
  against: (name) => `gegen ${name}`,
  openGame: 'Öffnen',

  kind: 'Partie',
  rated: 'gewertet',
  friendly: 'nicht gewertet',
  ratedNeeds: 'Für eine gewertete Partie brauchen beide ein Konto.',
  toAccount: 'Konto anlegen oder anmelden',
  provisional: 'vorläufig',
  provisionalHelp: 'Vorläufige Wertung: Sie beruht noch auf wenigen Partien.',
  ratingTitle: 'Wertungen nach der Partie',
  ratingSoon: 'Die Wertung wird berechnet …',
  ratingNow: (rating, change) => `Wertung: ${rating} (${change}).`,
  mine: 'Meine Online-Partien',
  leaderboard: 'Rangliste',

  waitTitle: 'Die Partie ist bereit',
  waitLink: 'Bitte diesen Link verschicken: Wer ihn zuerst annimmt, spielt mit.',
  waitSeek: 'Andere Spieler sehen das Angebot; auch dieser Link lässt sich verschicken.',
  waitDays: 'Diese Seite darf geschlossen werden: Die Partie bleibt bestehen.',
  waitHere: 'Diese Seite bitte offen lassen: Beim Schließen verfällt die Einladung.',
  onlyHere:
    'Dieser Link öffnet sich nur auf diesem Gerät. Um ein anderes einzuladen, muss Mérellier unter einer Adresse offen sein, die beide erreichen.',
  link: 'Einladungslink',
  share: 'Teilen',
  cancelInvitation: 'Einladung zurückziehen',
  invited: (name) => `${name} lädt zu einer Partie ein.`,
  accept: 'Annehmen und spielen',
  agreeing: 'Die beiden Seiten losen …',
  linkCopied: 'Link kopiert.',

  moment: 'Partie',
  gone: 'abwesend',
  spectators: (number) => `${count(number, 'Person schaut zu', 'Personen schauen zu')}.`,
  watching: 'Diese Partie wird nur verfolgt. Zum Mitspielen eine Einladung annehmen oder verschicken.',
  yourTurn: 'Am Zug!',
  toPlayHere: 'Hier am Zug',
  toPlayBy: (side, name) => `${name ?? names[side]} am Zug`,
  won: (winner, name, own) =>
    own ? 'Gewonnen!' : `${own === false ? 'Verloren: ' : ''}${name ?? names[winner]} gewinnt.`,
  secondsLeft: (seconds) => `Noch ${seconds} Sekunden.`,
  timeLow: 'fast vorbei',
  timeOf: (side) => `Zeit von ${names[side]}`,
  days: (days, hours) =>
    days > 0 ? `${days} T. ${hours} Std.` : hours > 0 ? `${hours} Std.` : 'weniger als eine Stunde',
  premoveSet: 'Zug vorgemerkt: Er folgt, sobald der Gegner gezogen hat.',
  premoveCancel: 'Vorgemerkten Zug streichen',
  premoveGone: 'Der vorgemerkte Zug geht nicht mehr.',
  toNow: 'Zurück zur aktuellen Stellung',
  acts: 'Nachrichten und Angebote',
  abort: 'Partie abbrechen',
  resign: 'Aufgeben',
  resignSure: 'Ja, aufgeben',
  goOn: 'Weiterspielen',
  offer: { draw: 'Remis anbieten', takeback: 'Um Rücknahme bitten', rematch: 'Revanche anbieten' },
  offered: {
    draw: 'Remis ist angeboten: Der Gegner antwortet gleich.',
    takeback: 'Um Rücknahme ist gebeten: Der Gegner antwortet gleich.',
    rematch: 'Eine Revanche ist angeboten: Der Gegner antwortet gleich.',
  },
  offeredBy: {
    draw: (name) => `${name} bietet Remis an.`,
    takeback: (name) => `${name} bittet darum, einen Zug zurückzunehmen.`,
    rematch: (name) => `${name} bietet eine Revanche an.`,
  },
  agree: { draw: 'Remis annehmen', takeback: 'Rücknahme erlauben', rematch: 'Revanche annehmen' },
  decline: 'Ablehnen',
  withdrawOffer: 'Angebot zurückziehen',
  declined: {
    draw: 'Das Remis ist abgelehnt.',
    takeback: 'Die Rücknahme ist abgelehnt.',
    rematch: 'Die Revanche ist abgelehnt.',
  },
  giveTime: 'Zeit schenken',
  timeGiven: (side) => `${names[side]} bekommt mehr Zeit.`,
  compensated: 'Der Server hat Zeit gekostet und gibt sie zurück.',
  claimWin: 'Der Gegner ist weg: Gewinn beanspruchen',
  claimDraw: 'Remis beanspruchen',
  takenBack: (side) => `${names[side]} hat einen Zug zurückgenommen.`,
  joined: (name) => `${name} ist da: Die Partie beginnt.`,
  speak: 'Nachricht senden',
  speakHelp: 'Alle lesen die Nachricht in ihrer Sprache.',
  phrases: {
    hello: 'Hallo!',
    'good-luck': 'Viel Glück!',
    'have-fun': 'Viel Spaß!',
    'well-played': 'Gut gespielt!',
    'thank-you': 'Danke!',
    oops: 'Hoppla!',
    'one-moment': 'Einen Augenblick, bitte.',
    goodbye: 'Auf Wiedersehen!',
  },
  said: (name, phrase) => `${name}: „${phrase}“`,
  endings: {
    time: (side) =>
      `Die Zeit von ${names[side]} ist abgelaufen: ${names[side === 'white' ? 'black' : 'white']} gewinnt.`,
    abandonment: (side) => `${names[side]} gewinnt: Der Gegner ist weg.`,
    abandoned: 'Remis: Niemand hat weitergespielt.',
    aborted: 'Partie abgebrochen, ohne Ergebnis.',
  },
  analyse: 'Analysieren',
  newGame: 'Neue Einladung',
  kept: 'Die Partie ist unter Meine Partien gespeichert.',
  fair: 'Der Zufall dieser Partie lässt sich prüfen.',
  verify: 'Prüfen',
  refusals: {
    'wrong-seat': 'Diese Partie spielen andere; hier kann man zusehen.',
    'own-game': 'Das ist die eigene Einladung: Jemand anderes muss sie annehmen.',
    'seat-taken': 'Der Platz ist vergeben; man kann der Partie zusehen.',
    'not-started': 'Die Partie hat noch nicht begonnen.',
    'game-over': 'Die Partie ist zu Ende.',
    'game-not-over': 'Die Partie ist noch nicht zu Ende.',
    'not-your-turn': 'Der Gegner ist am Zug.',
    stale: 'Das Brett hat sich inzwischen geändert: Bitte einen anderen Zug wählen.',
    'time-up': 'Die Zeit ist abgelaufen: Der Zug kommt zu spät.',
    'already-begun': 'Die Partie hat begonnen und lässt sich nicht mehr abbrechen.',
    'already-offered': 'Das wurde in dieser Stellung schon angeboten.',
    'no-such-offer': 'Dieses Angebot gilt nicht mehr.',
    'nothing-to-take-back': 'Es gibt keinen Zug zum Zurücknehmen.',
    'not-in-rated-games': 'In gewerteten Partien wird kein Zug zurückgenommen.',
    'account-needed': 'Eine gewertete Partie braucht ein Konto. Ohne Konto geht es ohne Wertung.',
    'no-clock': 'Diese Partie läuft ohne Uhr.',
    'time-enough': 'Der Gegner hat schon so viel Zeit wie möglich.',
    'not-gone': (wait) =>
      wait === 0
        ? 'Hier entscheidet allein die Uhr.'
        : `Der Gegner kann noch zurückkommen: bitte ${count(wait, 'Sekunde', 'Sekunden')} warten.`,
    'contribution-missing': 'Ein Teil des Zufalls fehlt: Bitte die Seite neu laden.',
    'already-contributed': 'Dieser Teil des Zufalls ist schon da.',
    'newer-game': 'Diese Partie ging in einer neueren Version weiter: Bitte die Seite neu laden.',
    malformed: 'Der Server hat das nicht verstanden: Bitte die Seite neu laden.',
    'too-large': 'Die Nachricht ist zu lang.',
    'too-many': (wait) => `Das ist zu viel auf einmal: bitte ${count(wait, 'Sekunde', 'Sekunden')} warten.`,
    'unsupported-protocol': 'Diese Seite ist älter als der Server: Bitte neu laden.',
    'no-session': 'Zum Spielen braucht es zuerst einen Namen.',
    'not-found': 'Diese Partie gibt es nicht oder nicht mehr.',
    'not-available': 'Diese Partie ist nicht verfügbar.',
    'not-rateable': 'Eine gewertete Partie hat eine Uhr und keine Hausregeln.',
    'too-many-games': (limit) => `Es laufen schon ${limit} Partien: Erst muss eine zu Ende sein.`,
    unavailable: 'Der Server kann gerade nicht antworten. Nichts ist verloren: Bitte noch einmal versuchen.',
  },
};
