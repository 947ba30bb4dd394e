import type { Side } from '@merellier/rules';
import type { FirstStrings } from '../catalogue.ts';
import { count, name, rival } from './forms.ts';

const whoDoes = (side: Side, you: boolean, mine: string, theirs: string): string =>
  you ? `Sie ${mine}` : `${side === 'white' ? 'Weiß' : 'Schwarz'} ${theirs}`;
const linesOf = (lines: number): string => (lines > 1 ? 'die Mühlen [mill]' : 'die Mühle [mill]');

/** What the first page and a game say, in German. */
export const FIRST: FirstStrings = {
  title: (rules) => `${rules} – Mérellier`,
  skipToBoard: 'Zum Brett',
  skipToPanel: 'Zur Bedienung',
  home: 'Mérellier, Startseite',
  close: 'Schließen',
  pages: 'Seiten',
  ways: {
    start: 'Spielen',
    online: 'Online',
    learn: 'Lernen',
    puzzles: 'Aufgaben',
    analysis: 'Analyse',
    clubs: 'Clubs',
  },
  account: 'Konto',
  more: 'Mehr',
  loading: 'Wird geladen …',
  /** The views without the game’s board, as they are offered. */
  sheets: {
    online: 'Online spielen',
    learn: 'Lernen',
    class: 'Eine Klasse',
    analysis: 'Analyse',
    puzzles: 'Aufgaben',
    revise: 'Wiederholen',
    clubs: 'Clubs',
    tournament: 'Turniere',
    games: 'Meine Partien',
    print: 'Drucken',
    settings: 'Einstellungen',
    manual: 'Anleitung',
    moderation: 'Moderation',
    missing: 'Seite nicht gefunden',
  },
  language: 'Sprache',

  touchToPlay: (what) => (what === 'man' ? 'Tippen Sie auf einen Stein.' : 'Tippen Sie auf einen Punkt.'),
  livingWhy: 'Sie haben Weiß. Drei Steine auf einer Linie schließen eine Mühle: Ihnen fehlt nur noch einer.',
  firstTime: 'Das ist meine erste Partie',
  invite: 'Einladen',
  easier: 'Leichtere Stufe',
  harder: 'Schwerere Stufe',
  levelOf: (level, of) => `Stufe ${level} von ${of}`,
  dailyPuzzle: 'Aufgabe des Tages',
  dailyLine: 'Jeden Tag eine Stellung, für alle dieselbe',
  ownOnline: 'Ihre Online-Partien',
  compareRules: 'Regeln vergleichen',
  forProgrammers: 'Für Programmierer',
  you: 'Sie',
  computer: 'Der Computer',
  colourOf: (side) => (side === 'white' ? 'Weiß' : 'Schwarz'),
  againstComputer: 'Gegen den Computer',
  level: 'Spielstärke',
  computerLevel: 'Stärke des Computers',
  here: 'Zu zweit',
  colour: 'Farbe',
  colours: { white: 'Weiß', black: 'Schwarz', toss: 'Zufällig' },
  chooseFirst: 'Wählen Sie zuerst: gegen den Computer oder zu zweit.',
  running: (rules, turns, over) =>
    `${over ? 'Letzte Partie' : 'Laufende Partie'}: ${rules}, ${count(turns, 'Zug', 'Züge')}.`,
  resume: 'Weiterspielen',
  allRules: 'Alle Regeln',
  analyse: 'Analysieren',
  changeRules: 'Regeln ändern',
  drawOpening: 'Eröffnung auslosen',
  readRules: 'Regeln lesen',

  board: (rules) => `Spielbrett, ${rules}`,
  boardHelp: {
    keys: 'Die Pfeiltasten führen von Punkt zu Punkt, Enter spielt, Escape geht zurück.',
    scan: 'P nennt alle Steine, M die Mühlen, T die Drohungen.',
    all: 'P nennt alle Steine.',
    cube: 'Umschalt und eine Pfeiltaste drehen den Würfel, C tauscht Würfel und Plan.',
    draw: 'A beginnt einen Pfeil und beendet ihn auf einem anderen Punkt; zweimal A auf demselben Punkt zeichnet einen Ring. Entf löscht alles.',
  },
  states: { picked: 'gewählt', pickable: 'kann ziehen', target: 'hierhin möglich', takeable: 'kann geschlagen werden' },
  standing: (who, what) => `${who}: ${what}.`,
  kingOn: (place) => `Dame ${place}`,
  handOf: (number) => `${number} im Vorrat`,
  nothing: 'nichts',
  tray: (side, hand, taken, pieces) => {
    const [one, many] = pieces ? (['Figur', 'Figuren'] as const) : (['Stein', 'Steine'] as const);
    const held = hand === null ? [] : [`${count(hand, one, many)} im Vorrat`];
    return `${name[side]}: ${[...held, `${count(taken, one, many)} von ${rival[side]} geschlagen`].join(', ')}`;
  },
  seatTurn: 'am Zug',
  thinking: (side) => `${name[side]} am Zug: Der Computer denkt nach.`,
  moveNow: 'Sofort ziehen',
  noAnswer: 'Der Computer antwortet nicht. Ihre Partie ist gespeichert.',
  tryAgain: 'Noch einmal',
  past: 'Sie sehen eine frühere Stellung: Wenn Sie hier ziehen, beginnen Sie eine Variante.',
  playFromHere: 'Computer spielt von hier weiter',
  toEnd: 'Zurück zum letzten Zug',

  told: {
    entered: (side, you) => `${whoDoes(side, you, 'setzen', 'setzt')} einen Stein auf [to].`,
    moved: (side, you) => `${whoDoes(side, you, 'ziehen', 'zieht')} von [from] nach [to].`,
    closed: (side, you) => `${whoDoes(side, you, 'schließen', 'schließt')} die Mühle [mill].`,
    took: (side, you, taken, yours) => {
      const whose = taken > 1 ? `${yours ? 'Ihre' : 'die'} Steine` : `${yours ? 'Ihren' : 'den'} Stein`;
      const close = `${whoDoes(side, you, 'schließen', 'schließt')} die Mühle [mill]`;
      return `${close} und ${you ? 'schlagen' : 'schlägt'} ${whose} auf [taken].`;
    },
    played: (side, you) => `${whoDoes(side, you, 'ziehen', 'zieht')} von [from] nach [to].`,
    captured: (side, you) => `${whoDoes(side, you, 'schlagen', 'schlägt')} [taken].`,
  },
  why: {
    blocks: (side, you, lines) =>
      `Dieser Stein hindert ${you ? 'Sie' : name[side]} daran, ${linesOf(lines)} zu schließen.`,
    spoils: (side, you, lines) =>
      `Nach diesem Schlag ${you ? 'können Sie' : `kann ${name[side]}`} ${linesOf(lines)} nicht mehr schließen.`,
    swings: (_side, _you, lines) => `Zwickmühle: Derselbe Stein kann zurückgehen und ${linesOf(lines)} schließen.`,
    opens: (_side, _you, lines) =>
      lines > 1
        ? 'Die Mühlen [mill] sind offen und können sich mit dem nächsten Zug wieder schließen.'
        : 'Die Mühle [mill] ist offen und kann sich mit dem nächsten Zug wieder schließen.',
    threatens: (side, you, lines) => `${whoDoes(side, you, 'drohen', 'droht')}, ${linesOf(lines)} zu schließen.`,
  },
  millClosed: (you) => (you ? 'Mühle! [mill] gehört Ihnen.' : 'Mühle! [mill].'),
  touchToTake: (rival) =>
    `Tippen Sie auf den ${rival === 'white' ? 'weißen' : 'schwarzen'} Stein, den Sie schlagen wollen.`,
  threat: (side, where) => `${side === 'white' ? 'Weiß' : 'Schwarz'} droht mit einer Mühle auf ${where}.`,
  listen: 'Anhören',
  listenLong: 'Diesen Satz anhören',
  throwDice: 'Würfeln',
  diceWaiting: 'Drei Würfel, noch nicht geworfen',
  pass: 'Passen',
  stopHere: 'Hier aufhören',
  huff: 'Pusten',
  demand: 'Schlagen verlangen',
  letPass: 'Durchgehen lassen',
  huffPending: 'Ein Schlag wurde versäumt.',
  huffChoose: 'Wählen Sie die Figur, die gepustet wird.',
  letPassChosen: 'Der versäumte Schlag ist vergessen: Machen Sie Ihren Zug.',

  controls: 'Bedienung',
  controlsAcross: 'Befehle gegenüber',
  undo: 'Zurück',
  undoLong: 'Letzten Zug zurücknehmen',
  redo: 'Vor',
  redoLong: 'Zurückgenommenen Zug wiederholen',
  hint: 'Tipp',
  hintLong: 'Einen Tipp geben lassen',
  hinting: 'Ein guter Zug wird gesucht …',
  menu: 'Menü',
  verdict: { won: 'Gewonnen!', lost: 'Verloren.', draw: 'Remis.' },
  sideWins: (side) => `${side === 'white' ? 'Weiß' : 'Schwarz'} gewinnt!`,
  newGameBegun: 'Neue Partie.',
  flip: 'Drehen',
  judgeTurn: 'War der Zug gut?',
  undone: 'Zug zurückgenommen.',
  redone: 'Zug wiederholt.',
  gone: (turn) => `Stellung nach ${turn}.`,
  goneToStart: 'Anfangsstellung.',

  turns: 'Züge',
  turnsShown: (number) => `Züge (${number})`,
  nowTitle: 'Stand der Partie',

  turnBoard: 'Brett drehen',
  resign: 'Aufgeben',
  drawComputerDeclines: 'Der Computer lehnt das Remis ab und spielt weiter.',
  tossed: (bottom, computer) =>
    computer
      ? `Ausgelost: Der Computer hat ${rival[bottom]}.`
      : `Ausgelost: ${name[bottom]} auf dieser Seite, ${rival[bottom]} gegenüber.`,
  otherTab: 'Diese Partie läuft auch in einem anderen Tab: Beide Fassungen sind gespeichert.',
  previousKept: 'Die vorige Partie ist gespeichert.',
  backToPrevious: 'Zur vorigen Partie',
  opened: 'Partie geöffnet.',
  notKept:
    'Dieser Browser speichert nichts: Sie können spielen, aber wenn Sie die Seite neu laden, geht die Partie verloren.',
  failed: 'Etwas ist schiefgegangen. Ihre Partie ist gespeichert.',
  notLoaded: 'Ein Teil der Seite ließ sich nicht laden. Sie können weiterspielen.',
  freshVersion: 'Eine neue Version ist bereit. Ihre Partie bleibt erhalten.',
  reload: 'Neu laden',
};
