import type { Side } from '@merellier/rules';
import type { Strings } from './catalogue.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const name: Readonly<Record<Side, string>> = { white: 'Weiß', black: 'Schwarz' };
const rival: Readonly<Record<Side, string>> = { white: 'Schwarz', black: 'Weiß' };

/** What buttons, menus and dialogs say, in German. */
export const de: Strings = {
  title: (rules) => `${rules} – Mérellier`,
  tagline: 'Alle Mühlespiele und die Damespiele des Hauses, nach dem Buch.',
  skipToBoard: 'Zum Brett',
  skipToPanel: 'Zur Bedienung',
  home: 'Mérellier, Startseite',
  close: 'Schließen',
  language: 'Sprache',
  theme: 'Darstellung',
  themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },

  againstComputer: 'Gegen den Computer',
  here: 'Hier zu zweit',
  colour: 'Farbe',
  colours: { white: 'Weiß', black: 'Schwarz', toss: 'Auslosen' },
  chooseFirst: 'Zuerst wählen: gegen den Computer oder hier zu zweit.',
  running: (rules, turns) => `Eine Partie läuft: ${rules}, ${count(turns, 'Zug', 'Züge')}.`,
  resume: 'Weiterspielen',
  allRules: 'Alle Regeln',
  allMills: 'Mühlespiele',
  allDraughts: 'Damespiele',
  nationalDraughts: 'Damespiele anderer Länder',
  changeRules: 'Regeln ändern',
  readRules: 'Regeln lesen',

  board: (rules) => `Spielbrett, ${rules}`,
  boardHelp: 'Pfeiltasten führen von Ort zu Ort, die Eingabetaste spielt, Escape geht einen Schritt zurück.',
  states: { picked: 'gewählt', pickable: 'kann ziehen', target: 'hierhin möglich', takeable: 'kann geschlagen werden' },
  tray: (side, hand, taken, pieces) => {
    const [one, many] = pieces ? (['Figur', 'Figuren'] as const) : (['Stein', 'Steine'] as const);
    const held = hand === null ? [] : [`${count(hand, one, many)} im Vorrat`];
    return `${name[side]}: ${[...held, `${count(taken, one, many)} von ${rival[side]} geschlagen`].join(', ')}`;
  },
  seatComputer: 'Computer',
  seatTurn: 'am Zug',
  thinking: (side) => `${name[side]} am Zug: Der Computer denkt nach.`,
  past: 'Eine frühere Stellung: Wer von hier aus spielt, beginnt eine Variante.',
  playFromHere: 'Computer spielt von hier weiter',
  toEnd: 'Zurück ans Ende',

  throwDice: 'Würfeln',
  diceWaiting: 'Drei Würfel, noch nicht geworfen',
  pass: 'Passen',
  stopHere: 'Hier aufhören',
  huff: 'Pusten',
  demand: 'Schlagen verlangen',
  letPass: 'Durchgehen lassen',
  huffPending: 'Ein Schlag wurde versäumt.',
  huffChoose: 'Die Figur wählen, die gepustet wird.',
  letPassChosen: 'Der versäumte Schlag ist vergessen: einen Zug machen.',

  controls: 'Bedienung',
  undo: 'Zurück',
  undoLong: 'Letzten Zug zurücknehmen',
  redo: 'Vor',
  redoLong: 'Zurückgenommenen Zug wiederholen',
  menu: 'Menü',
  newGame: 'Neu',
  newGameLong: 'Neue Partie',
  rematch: 'Revanche',
  undone: 'Zug zurückgenommen.',
  redone: 'Zug wiederholt.',
  gone: (turn) => `Stellung nach ${turn}.`,
  goneToStart: 'Anfangsstellung.',

  turns: 'Züge',
  turnsShown: (number) => `Züge (${number})`,
  noTurns: 'Hier stehen die gespielten Züge.',
  startOfGame: 'Anfang',
  variation: 'Variante',
  player: 'Spieler',
  nowTitle: 'Am Zug',

  turnBoard: 'Brett drehen',
  names: 'Koordinaten',
  flat: 'Tablet liegt zwischen beiden',
  asText: 'Partie als Text, Link',
  resign: 'Aufgeben',
  resignAsk: 'Die Partie aufgeben?',
  resignMeans: (loser) => `${name[loser]} gibt auf, ${rival[loser]} gewinnt.`,
  goOn: 'Weiterspielen',
  offerDraw: 'Remis anbieten',
  drawAsk: 'Remis?',
  drawOffered: (side) => `${name[side]} bietet Remis an; ${rival[side]} antwortet.`,
  drawAccept: 'Remis annehmen',
  drawDecline: 'Ablehnen',
  drawDeclined: 'Remis abgelehnt: Die Partie geht weiter.',
  drawComputerDeclines: 'Der Computer lehnt das Remis ab und spielt weiter.',
  drawNotNow: 'Remis bietet an, wer am Zug ist.',
  tossed: (bottom, computer) =>
    computer
      ? `Das Los gibt dem Computer ${rival[bottom]}.`
      : `Das Los: ${name[bottom]} auf dieser Seite, ${rival[bottom]} gegenüber.`,
  previousKept: 'Die Partie davor ist aufgehoben.',
  previousGame: 'Die Partie davor',
  backToPrevious: 'Zu ihr zurück',

  textTitle: 'Partie als Text',
  textOfGame: 'Diese Partie',
  textOfPosition: 'Diese Stellung',
  copy: 'Kopieren',
  copyWhat: (what) => `Kopieren: ${what}`,
  copyLink: 'Link kopieren',
  copied: 'Kopiert.',
  linkCopied: 'Link kopiert: Wer ihn öffnet, sieht diese Partie.',
  copyFailed: 'Kopieren ist hier nicht erlaubt; der Text ist markiert und kann kopiert werden.',
  paste: 'Partie oder Stellung öffnen',
  pasteHelp: 'Den Text einer Partie einfügen oder eine Stellung wie W:Wa1,d6:Bb4,f2:H7,7.',
  open: 'Öffnen',
  nothingToOpen: 'Nichts zu öffnen: zuerst einen Text einfügen.',
  opened: 'Partie geöffnet.',
  badLink: (problem) => `Der Link lässt sich nicht öffnen. ${problem}`,
  unreadableLink: 'Er ist unvollständig oder beschädigt.',

  houseRules: 'Hausregeln',
  basedOn: 'Nach',
  never: 'nie',
  byTheBook: (value) => `Nach der Regel: ${value}`,
  changedCount: (number) =>
    number === 0
      ? 'Nichts geändert: Das ist die Regel selbst.'
      : `${count(number, 'Einstellung', 'Einstellungen')} geändert.`,
  resetAll: 'Alles zurücksetzen',
  reset: (parameter) => `Zurücksetzen: ${parameter}`,
  resetOne: 'Zurücksetzen',
  useRules: 'Diese Regel nehmen',
  changed: 'geändert',
  rulesSource: 'Quelle',
  rulesOpen: 'Was das Buch nicht sagt',
  rulesAll: 'Alle Einstellungen',

  notKept: 'Dieser Browser behält nichts: Gespielt werden kann, aber Neuladen verliert die Partie.',
  failed: 'Etwas ist schiefgegangen; die Partie ist aufgehoben.',
  notLoaded: 'Dieser Teil der Seite ließ sich nicht laden. Die Partie geht weiter.',
  reload: 'Neu laden',
};
