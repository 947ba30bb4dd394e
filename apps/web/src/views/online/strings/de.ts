import type { Side } from '@merellier/rules';
import type { OnlineStrings } from './fr.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const names: Readonly<Record<Side, string>> = { white: 'Weiß', black: 'Schwarz' };
/** A number that stays with its unit. */
const unit = (number: number, one: string, many: string): string => count(number, one, many).replace(' ', '\u00a0');
const minutes = (ms: number): string => unit(ms / 60_000, 'Minute', 'Minuten');
const seconds = (ms: number): string => unit(ms / 1000, 'Sekunde', 'Sekunden');

export const de: OnlineStrings = {
  lead: 'Laden Sie jemanden mit einem Link ein, oder spielen Sie mit einem Spieler, der wartet.',
  noAccount: 'Sie brauchen kein Konto.',
  account: (name) => `Konto: ${name}`,
  becomeAccount: 'Konto anlegen, um Partien zu behalten',
  looking: 'Verbindung zum Server …',
  absent: {
    offline: 'Der Server antwortet nicht. Gegen den Computer und zu zweit können Sie weiterspielen.',
    'no-server': 'Diese Seite kommt ohne Spielserver: Online können Sie hier nicht spielen.',
    unavailable: 'Der Spielserver ist noch nicht bereit. Diese Seite macht von selbst weiter, sobald er antwortet.',
  },
  tryAgain: 'Noch einmal',
  lost: 'Verbindung verloren. Neuer Versuch …',
  back: 'Wieder verbunden.',
  turnedAway: 'Der Server hat die Verbindung beendet: Laden Sie die Seite neu.',
  pageNewer: 'Diese Seite ist neuer als der Server: Laden Sie sie neu.',
  reload: 'Neu laden',

  invite: 'Freunde einladen',
  name: 'Name',
  nameHelp: 'Freiwillig, höchstens 24 Zeichen; Ihr Gegner sieht ihn.',
  nameWrong: 'Dieser Name geht nicht: höchstens 24 Zeichen, alle sichtbar.',
  lotsHelp:
    'Die Revanche nimmt dieselbe Eröffnung mit vertauschten Farben. Eine gewertete Partie beginnt wie in den Regeln.',
  nameless: 'Anonym',
  program: (name) => `${name} (Programm)`,
  rules: 'Regeln',
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
  createSeek: 'Gegner finden',
  paces: {
    'increment-3-2': ['3\u00a0Minuten', 'schnell'],
    'increment-10-5': ['10\u00a0Minuten', 'ruhig'],
    'days-1': ['1 Tag', 'pro Zug'],
    none: ['Frei', 'ohne Uhr'],
  },
  otherChoices: 'Name, Farbe, andere Uhren',
  running: 'Partien zum Zuschauen',
  follow: 'Zuschauen',
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
  own: 'Laufende Partien',
  ownTurn: 'Sie sind am Zug',
  otherTurn: 'Ihr Gegner ist am Zug',
  ownWaiting: 'Wartet auf einen Gegner',
  against: (name) => `gegen ${name}`,
  gameAgainst: (name) => `Ihre Partie mit ${name}`,
  inviting: 'Link wird erstellt …',
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

  waitTitle: 'Ihre Partie ist bereit',
  waitLink: 'Verschicken Sie diesen Link: Wer ihn zuerst annimmt, spielt mit Ihnen.',
  waitSeek: 'Andere Spieler sehen Ihr Angebot; Sie können auch diesen Link verschicken.',
  challengeSent: (name) => `Herausforderung an ${name} gesendet`,
  waitChallenged:
    'Ihr Gegner sieht sie unter „Online“; Sie können auch diesen Link senden. Niemand sonst kann sie annehmen.',
  waitDays: 'Sie können diese Seite schließen: Die Partie wartet auf Sie.',
  waitHere: 'Lassen Sie diese Seite offen: Beim Schließen verfällt die Einladung.',
  onlyHere:
    'Dieser Link öffnet sich nur auf diesem Gerät. Um ein anderes einzuladen, öffnen Sie Mérellier zuerst unter einer Adresse, die beide Geräte erreichen.',
  link: 'Einladungslink',
  share: 'Teilen',
  cancelInvitation: 'Einladung zurückziehen',
  invited: (name) => `${name} lädt Sie zu einer Partie ein.`,
  accept: 'Annehmen und spielen',
  you: 'Sie',
  someone: 'Jemand',
  awaited: 'Noch nicht da',
  tossed: 'Farben werden ausgelost',
  agreeing: 'Die Farben werden ausgelost …',
  linkCopied: 'Link kopiert.',

  moment: 'Partie',
  gone: 'abwesend',
  spectators: (number) => `${count(number, 'Person schaut zu', 'Personen schauen zu')}.`,
  watching:
    'Sie sehen dieser Partie zu. Um selbst zu spielen, nehmen Sie eine Einladung an, oder verschicken Sie eine.',
  yourTurn: 'Sie sind am Zug',
  turnWaits: 'Ihr Zug steht hier; er geht ab, sobald der Server wieder antwortet.',
  toPlayHere: 'Sie sind am Zug',
  toPlayBy: (side, name) => `${name ?? names[side]} am Zug`,
  won: (winner, name) => `${name ?? names[winner]} gewinnt.`,
  secondsLeft: (seconds) => `Noch ${seconds} Sekunden.`,
  timeLow: 'fast vorbei',
  timeOf: (side) => `Zeit von ${names[side]}`,
  days: (days, hours) =>
    days > 1
      ? `${days}\u00a0Tage`
      : days > 0 || hours > 0
        ? unit(days * 24 + hours, 'Stunde', 'Stunden')
        : 'weniger als eine Stunde',
  inTournament: 'Turnier',
  firstTurn: (left) => `Turnierpartie: Für Ihren ersten Zug bleiben ${left}, sonst ist die Partie verloren.`,
  firstTurnOf: (name, left) => `Turnierpartie: ${name} hat für den ersten Zug noch ${left}.`,
  premoveSet: 'Zug vorgemerkt: Er folgt, sobald Ihr Gegner gezogen hat.',
  premoveCancel: 'Vorgemerkten Zug streichen',
  premoveGone: 'Der vorgemerkte Zug geht nicht mehr.',
  toNow: 'Zurück zur aktuellen Stellung',
  abort: 'Partie abbrechen',
  abortShort: 'Partie abbrechen',
  drawShort: 'Remis',
  messages: 'Nachrichten',
  resign: 'Aufgeben',
  offer: { draw: 'Remis anbieten', takeback: 'Um Rücknahme bitten', rematch: 'Revanche anbieten' },
  offered: {
    draw: 'Sie bieten Remis an: Ihr Gegner antwortet gleich.',
    takeback: 'Sie bitten um Rücknahme: Ihr Gegner antwortet gleich.',
    rematch: 'Sie bieten eine Revanche an: Ihr Gegner antwortet gleich.',
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
  claimIn: (seconds) =>
    `Ihr Gegner ist abwesend. Kommt er nicht zurück, können Sie den Gewinn in ${seconds < 100 ? count(seconds, 'Sekunde', 'Sekunden') : `etwa ${count(Math.round(seconds / 3600), 'Stunde', 'Stunden')}`} beanspruchen.`,
  claimWin: 'Ihr Gegner ist weg: Gewinn beanspruchen',
  claimDraw: 'Remis beanspruchen',
  takenBack: (side) => `${names[side]} hat einen Zug zurückgenommen.`,
  joined: (name) => `${name} ist da: Die Partie beginnt.`,
  speak: 'Nachricht senden',
  speakHelp: 'Alle lesen sie in ihrer Sprache.',
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
    unbegun: 'Ihr erster Zug kam nicht in der Frist.',
    unbegunBy: (name) => `Der erste Zug von ${name} kam nicht in der Frist.`,
    unbegunBoth: 'Niemand ist rechtzeitig gekommen.',
  },
  manyTitle: 'Alle Ihre Bretter',
  manyResults: 'Ergebnisse des Simultanspiels',
  manyYours: 'Sie sind am Zug',
  manyTheirs: 'Denkt nach …',
  manyOver: 'Beendet',
  manyWait: (number) =>
    number === 0
      ? 'Sonst wartet niemand auf Sie.'
      : number === 1
        ? 'Noch ein Brett wartet auf Sie.'
        : `Noch ${number} Bretter warten auf Sie.`,
  manyNext: 'Nächstes Brett',
  newGame: 'Neue Einladung',
  kept: 'Die Partie ist unter Meine Partien gespeichert.',
  fair: 'Sie können den Zufall dieser Partie prüfen.',
  verify: 'Prüfen',
  refusals: {
    'wrong-seat': 'Sie sehen dieser Partie zu: Andere spielen sie.',
    'own-game': 'Das ist Ihre eigene Einladung: Jemand anderes muss sie annehmen.',
    'seat-taken': 'Der Platz ist vergeben; man kann der Partie zusehen.',
    'not-started': 'Die Partie hat noch nicht begonnen.',
    'game-over': 'Die Partie ist zu Ende.',
    'game-not-over': 'Die Partie ist noch nicht zu Ende.',
    'not-your-turn': 'Ihr Gegner ist am Zug.',
    stale: 'Das Brett hat sich inzwischen geändert: Wählen Sie einen anderen Zug.',
    'time-up': 'Die Zeit ist abgelaufen: Der Zug kommt zu spät.',
    'already-begun': 'Die Partie hat begonnen und lässt sich nicht mehr abbrechen.',
    'already-offered': 'Das wurde in dieser Stellung schon angeboten.',
    'no-such-offer': 'Dieses Angebot gilt nicht mehr.',
    'nothing-to-take-back': 'Es gibt keinen Zug zum Zurücknehmen.',
    'not-in-rated-games': 'In gewerteten Partien wird kein Zug zurückgenommen.',
    'not-in-tournaments': 'Das ist eine Turnierpartie: Sie wird zu Ende gespielt, und kein Zug wird zurückgenommen.',
    'account-needed': 'Eine gewertete Partie braucht ein Konto. Ohne Konto spielen Sie ohne Wertung.',
    'no-clock': 'Diese Partie läuft ohne Uhr.',
    'time-enough': 'Ihr Gegner hat schon so viel Zeit wie möglich.',
    'not-gone': (wait) =>
      wait === 0
        ? 'Hier entscheidet allein die Uhr.'
        : `Ihr Gegner kann noch zurückkommen: Warten Sie ${count(wait, 'Sekunde', 'Sekunden')}.`,
    'contribution-missing': 'Ein Teil des Zufalls fehlt: Laden Sie die Seite neu.',
    'already-contributed': 'Dieser Teil des Zufalls ist schon da.',
    'newer-game': 'Diese Partie ging in einer neueren Version weiter: Laden Sie die Seite neu.',
    malformed: 'Der Server hat das nicht verstanden: Laden Sie die Seite neu.',
    'too-large': 'Die Nachricht ist zu lang.',
    'too-many': (wait) => `Das ist zu viel auf einmal: Warten Sie ${count(wait, 'Sekunde', 'Sekunden')}.`,
    'unsupported-protocol': 'Diese Seite ist älter als der Server: Laden Sie sie neu.',
    'no-session': 'Zum Spielen brauchen Sie zuerst einen Namen.',
    'not-found': 'Diese Partie gibt es nicht oder nicht mehr.',
    'not-available': 'Diese Partie ist nicht verfügbar.',
    paused: (wait) =>
      `Sie haben mehrere kaum begonnene Partien verlassen: Eine andere können Sie in ${
        wait < 90 ? count(wait, 'Sekunde', 'Sekunden') : count(Math.ceil(wait / 60), 'Minute', 'Minuten')
      } suchen.`,
    'name-taken': 'Diesen Namen hat ein anderes Konto, oder er sieht ihm zu ähnlich: Wählen Sie einen anderen.',
    'not-rateable': 'Eine gewertete Partie hat eine Uhr und keine Hausregeln.',
    opening: 'Diese Eröffnung lässt sich nach diesen Regeln nicht spielen.',
    'same-place':
      'Sie sind beide am selben Anschluss: Dort wird keine gewertete Partie gespielt. Spielen Sie ohne Wertung.',
    'too-many-games': (limit) => `Sie haben schon ${limit} laufende Partien: Beenden Sie zuerst eine.`,
    unavailable: 'Der Server kann gerade nicht antworten. Nichts ist verloren: Versuchen Sie es noch einmal.',
  },
};
