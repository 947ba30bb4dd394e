import type { Side } from '@merellier/rules';
import type { OnlineStrings } from './fr.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const names: Readonly<Record<Side, string>> = { white: 'Weiß', black: 'Schwarz' };
const minutes = (ms: number): string => `${ms / 60_000} min`;
const seconds = (ms: number): string => `${ms / 1000} s`;

export const de: OnlineStrings = {
  lead: 'Mit einem Link einladen oder mit jemandem spielen, der hier wartet.',
  noAccount: 'Ganz ohne Konto.',
  account: (name) => `Konto: ${name}`,
  becomeAccount: 'Partien und Wertung behalten: ein Konto',
  looking: 'Der Server wird gesucht.',
  absent: {
    offline: 'Der Server antwortet nicht; ohne Netz geht es weiter gegen den Computer und zu zweit hier.',
    'no-server': 'Diese Seite kommt ohne Spielserver; online gibt es hier nichts zu öffnen.',
    unavailable: 'Der Spielserver ist noch nicht bereit; gleich noch einmal versuchen.',
  },
  tryAgain: 'Noch einmal',
  lost: 'Verbindung verloren; sie wird wiederhergestellt.',
  back: 'Wieder verbunden.',
  turnedAway: 'Der Server hat die Verbindung beendet; die Seite neu laden.',
  pageNewer: 'Diese Seite ist neuer als der Server: neu laden.',
  reload: 'Neu laden',

  invite: 'Einladen',
  name: 'Name',
  nameHelp: 'Freiwillig, höchstens 24 Zeichen; die andere Seite sieht ihn.',
  nameWrong: 'Dieser Name geht nicht: höchstens 24 Zeichen, keines davon unsichtbar.',
  nameless: 'Ohne Namen',
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
  createSeek: 'Auf jemanden warten',
  seeks: 'Wer gerade wartet',
  noSeeks: 'Im Augenblick wartet niemand.',
  colourFor: {
    white: (name) => `${name} spielt Weiß`,
    black: (name) => `${name} spielt Schwarz`,
    toss: (_name) => 'Farben werden gelost',
  },
  join: 'Spielen',
  joinWhom: (name) => `Mit ${name} spielen`,
  withdraw: 'Zurückziehen',
  own: 'Laufende Partien',
  ownTurn: 'hier am Zug',
  otherTurn: 'die andere Seite ist am Zug',
  ownWaiting: 'wartet auf jemanden',
  against: (name) => `gegen ${name}`,
  openGame: 'Öffnen',

  kind: 'Partie',
  rated: 'gewertet',
  friendly: 'freundschaftlich',
  ratedNeeds: 'Eine gewertete Partie braucht ein Konto auf beiden Seiten.',
  toAccount: 'Konto anlegen oder anmelden',
  provisional: 'vorläufig',
  provisionalHelp: 'Vorläufige Wertung: Noch stehen wenige gewertete Partien dahinter.',
  ratingTitle: 'Wertungen nach der Partie',
  ratingSoon: 'Die Wertung wird berechnet.',
  ratingNow: (rating, change) => `Wertung: ${rating} (${change}).`,
  mine: 'Meine Online-Partien',
  leaderboard: 'Rangliste',

  waitTitle: 'Die Partie steht bereit',
  waitLink: 'Diesen Link verschicken: Wer ihn zuerst annimmt, spielt.',
  waitSeek: 'Die Partie steht in der Liste der Wartenden; auch dieser Link führt hin.',
  waitDays: 'Diese Seite darf geschlossen werden: Die Partie bleibt.',
  waitHere: 'Diese Seite offen lassen: Ohne sie endet das Warten.',
  onlyHere:
    'Ein anderes Gerät kann diesen Link nicht öffnen. Damit es geht: npm start -- --host 0.0.0.0, dann hier die Adresse dieses Rechners im Heimnetz öffnen.',
  link: 'Einladungslink',
  share: 'Teilen',
  cancelInvitation: 'Einladung zurückziehen',
  invited: (name) => `${name} bietet eine Partie an.`,
  accept: 'Annehmen und spielen',
  agreeing: 'Beide Seiten bereiten den Zufall vor.',
  linkCopied: 'Link kopiert.',

  moment: 'Partie',
  gone: 'abwesend',
  spectators: (number) => `${count(number, 'Person schaut zu', 'Personen schauen zu')}.`,
  watching: 'Hier wird zugeschaut; zum Spielen eine Einladung öffnen.',
  yourTurn: 'Am Zug',
  toPlayHere: 'Hier am Zug',
  toPlayBy: (name) => `${name} am Zug`,
  won: (winner, loser, own) =>
    `${own === null ? '' : own ? 'Gewonnen: ' : 'Verloren: '}${winner} gewinnt gegen ${loser}.`,
  secondsLeft: (seconds) => `Noch ${seconds} Sekunden.`,
  timeLow: 'fast vorbei',
  timeOf: (side) => `Zeit von ${names[side]}`,
  days: (days, hours) =>
    days > 0 ? `${days} T. ${hours} Std.` : hours > 0 ? `${hours} Std.` : 'weniger als eine Stunde',
  premoveSet: 'Zug vorgemerkt; er folgt, sobald die andere Seite gezogen hat.',
  premoveCancel: 'Vorgemerkten Zug streichen',
  premoveGone: 'Der vorgemerkte Zug geht nicht mehr.',
  toNow: 'Zurück zur Gegenwart',
  acts: 'Sagen, anbieten',
  abort: 'Partie abbrechen',
  resign: 'Aufgeben',
  resignSure: 'Ja, aufgeben',
  goOn: 'Weiterspielen',
  offer: { draw: 'Remis anbieten', takeback: 'Um Rücknahme bitten', rematch: 'Revanche anbieten' },
  offered: {
    draw: 'Remis ist angeboten; die andere Seite antwortet.',
    takeback: 'Um Rücknahme ist gebeten; die andere Seite antwortet.',
    rematch: 'Eine Revanche ist angeboten; die andere Seite antwortet.',
  },
  offeredBy: {
    draw: (name) => `${name} bietet Remis an.`,
    takeback: (name) => `${name} bittet darum, einen Zug zurückzunehmen.`,
    rematch: (name) => `${name} bietet eine Revanche an.`,
  },
  agree: { draw: 'Remis annehmen', takeback: 'Zug zurückgeben', rematch: 'Revanche spielen' },
  decline: 'Ablehnen',
  withdrawOffer: 'Angebot zurückziehen',
  declined: {
    draw: 'Das Remis ist abgelehnt.',
    takeback: 'Die Rücknahme ist abgelehnt.',
    rematch: 'Die Revanche ist abgelehnt.',
  },
  giveTime: 'Zeit schenken',
  timeGiven: (side) => `${names[side]} bekommt mehr Zeit.`,
  compensated: 'Der Server gibt die Zeit zurück, die er gekostet hat.',
  claimWin: 'Niemand mehr da: Gewinn beanspruchen',
  claimDraw: 'Remis beanspruchen',
  takenBack: (side) => `${names[side]} hat einen Zug zurückgenommen.`,
  joined: (name) => `${name} ist da, die Partie beginnt.`,
  speak: 'Sagen',
  speakHelp: 'Jede Seite liest den Satz in ihrer Sprache.',
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
    abandonment: (side) => `${names[side]} gewinnt: Die andere Seite ist gegangen.`,
    abandoned: 'Remis: Die Partie blieb liegen.',
    aborted: 'Partie abgebrochen, ohne Ergebnis.',
  },
  analyse: 'Analysieren',
  newGame: 'Neue Einladung',
  kept: 'Die Partie liegt unter Meine Partien.',
  fair: 'Der Zufall dieser Partie lässt sich nachprüfen.',
  verify: 'Nachprüfen',
  refusals: {
    'wrong-seat': 'Diese Partie spielen andere; hier wird zugeschaut.',
    'own-game': 'Diese Einladung kommt von hier: Jemand anderes muss sie annehmen.',
    'seat-taken': 'Der Platz ist vergeben; zuschauen geht.',
    'not-started': 'Die Partie hat noch nicht begonnen.',
    'game-over': 'Die Partie ist zu Ende.',
    'game-not-over': 'Die Partie ist noch nicht zu Ende.',
    'not-your-turn': 'Die andere Seite ist am Zug.',
    stale: 'Das Brett hat sich inzwischen geändert: einen anderen Zug wählen.',
    'time-up': 'Die Zeit ist abgelaufen: Der Zug kommt zu spät.',
    'already-begun': 'Die Partie läuft schon und lässt sich nicht mehr abbrechen.',
    'already-offered': 'Das wurde in dieser Stellung schon angeboten.',
    'no-such-offer': 'Dieses Angebot gilt nicht mehr.',
    'nothing-to-take-back': 'Es gibt keinen Zug zum Zurücknehmen.',
    'not-in-rated-games': 'In gewerteten Partien wird nichts zurückgenommen.',
    'account-needed': 'Eine gewertete Partie braucht ein Konto; ohne Konto freundschaftlich spielen.',
    'no-clock': 'Diese Partie läuft ohne Uhr.',
    'time-enough': 'Mehr Zeit kann die andere Seite nicht haben.',
    'not-gone': (wait) =>
      wait === 0
        ? 'Hier entscheidet allein die Uhr.'
        : `Die andere Seite kann noch zurückkommen: ${count(wait, 'Sekunde', 'Sekunden')} warten.`,
    'contribution-missing': 'Ein Teil des Zufalls fehlt: die Seite neu laden.',
    'already-contributed': 'Dieser Teil des Zufalls ist schon da.',
    'newer-game': 'Diese Partie ging in einer neueren Version weiter: die Seite neu laden.',
    malformed: 'Der Server hat das nicht verstanden: die Seite neu laden.',
    'too-large': 'Die Nachricht ist zu lang.',
    'too-many': (wait) => `Das ist zu viel auf einmal: ${count(wait, 'Sekunde', 'Sekunden')} warten.`,
    'unsupported-protocol': 'Diese Seite ist älter als der Server: neu laden.',
    'no-session': 'Zum Spielen braucht es zuerst einen Namen.',
    'not-found': 'Diese Partie gibt es nicht oder nicht mehr.',
    'not-available': 'Diese Partie ist nicht verfügbar.',
    'not-rateable': 'Gewertet werden nur Partien mit Uhr und ohne Hausregel.',
    'too-many-games': (limit) => `Das sind genug Partien auf einmal: höchstens ${limit}.`,
    unavailable: 'Der Server kann gerade nicht antworten; nichts ist verloren, noch einmal versuchen.',
  },
};
