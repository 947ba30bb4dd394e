import type { DraughtsEntries } from '../shapes.ts';
import { turnsEach } from './language.ts';

const never = (value: number): string => (value === 0 ? 'nie' : turnsEach(value));

/** The parameters that only draughts has, by name. */
export const DRAUGHTS_PARAMETERS = {
  size: {
    name: 'Brettgröße',
    help: 'Die Größe des Brettes.',
    values: { '6': '36 Felder', '8': '64 Felder', '10': '100 Felder', '12': '144 Felder', '14': '196 Felder' },
  },
  'played-on': {
    name: 'Spielfelder',
    help: 'Auf welchen Feldern gespielt wird.',
    values: { dark: 'dunkle Felder', all: 'alle Felder' },
  },
  gap: {
    name: 'Freie Reihen',
    help: 'Wie viele Reihen in der Mitte am Anfang frei sind; auf allen anderen stehen Steine.',
    values: { '2': 'zwei', '4': 'vier', '6': 'sechs', '8': 'acht' },
  },
  'back-row': {
    name: 'Grundreihe',
    help: 'Stehen am Anfang Steine auf der Reihe, die dem Spieler am nächsten liegt?',
    values: { filled: 'ja', free: 'nein, sie ist frei' },
  },
  goal: {
    name: 'Ziel',
    help: 'Wie man die Partie gewinnt.',
    values: {
      'take-all': 'alle gegnerischen Figuren schlagen oder einsperren',
      'lose-all': 'wer verliert, gewinnt: sich alles schlagen lassen',
      'first-king': 'die erste Dame machen',
    },
  },
  orientation: {
    name: 'Lage des Brettes',
    help: 'Die untere Ecke, von Weiß aus gesehen, in der ein dunkles Feld liegt.',
    values: { 'dark-left': 'dunkles Feld links', 'dark-right': 'dunkles Feld rechts' },
  },
  squares: {
    name: 'Feldnamen',
    help: 'Wie die Felder geschrieben werden.',
    values: { numbers: 'Nummern', letters: 'Buchstaben und Zahlen wie im Schach' },
  },
  'step-lines': {
    name: 'Zuglinien',
    help: 'Auf welchen Linien man ohne Schlag zieht.',
    values: { diagonals: 'Diagonalen', straight: 'Reihen und Linien', all: 'Reihen, Linien und Diagonalen' },
  },
  'capture-lines': {
    name: 'Schlaglinien',
    help: 'Auf welchen Linien man beim Schlagen springt.',
    values: { diagonals: 'Diagonalen', all: 'Diagonalen, Reihen und Linien', straight: 'Reihen und Linien' },
  },
  'men-capture-backward': {
    name: 'Schlagen rückwärts',
    help: 'Darf ein Stein auch rückwärts schlagen?',
    values: { yes: 'ja', no: 'nein, nur vorwärts' },
  },
  'men-take-kings': {
    name: 'Stein gegen Dame',
    help: 'Darf ein Stein eine Dame schlagen?',
    values: { yes: 'er darf sie schlagen', no: 'er darf sie nicht schlagen' },
  },
  'king-range': {
    name: 'Reichweite der Dame',
    help: 'Wie weit eine Dame zieht.',
    values: { long: 'so weit der Weg frei ist', short: 'ein Feld' },
  },
  'king-landing': {
    name: 'Landung der Dame',
    help: 'Wo eine Dame hinter der geschlagenen Figur landet.',
    values: {
      behind: 'unmittelbar dahinter',
      any: 'auf jedem freien Feld dahinter',
      'behind-king': 'auf jedem, aber gleich dahinter, wenn die letzte geschlagene Figur eine Dame ist',
    },
  },
  'king-run': {
    name: 'Züge einer Dame nacheinander',
    help: 'Wie viele Züge nacheinander dieselbe Dame ohne Schlag machen darf, solange ihre Seite Steine hat.',
    values: (value) => (value === 0 ? 'beliebig viele' : `höchstens ${value}`),
  },
  'turn-back': {
    name: 'Kehrtwende',
    help: 'Darf ein Schlag in die Richtung weitergehen, aus der er kam?',
    values: { yes: 'ja', no: 'nein' },
  },
  priority: {
    name: 'Vorrang',
    help: 'Welcher Schlag gilt, wenn mehrere möglich sind.',
    values: {
      none: 'nach Wahl',
      most: 'die meisten Figuren',
      'most-kings': 'die meisten Figuren, dann die meisten Damen',
      'kings-first': 'mit einer Dame vor einem Stein',
      italian: 'die meisten Figuren, dann mit einer Dame, dann die meisten Damen, dann eine Dame am frühesten',
      frisian: 'der größte Wert, wobei eine Dame etwas weniger als zwei Steine zählt, dann mit einer Dame',
    },
  },
  crowning: {
    name: 'Umwandlung',
    help: 'Wann ein Stein, der die gegnerische Grundlinie erreicht, zur Dame wird.',
    values: {
      'at-end': 'nur wenn sein Zug dort endet',
      passing: 'im Vorbeigehen, und er schlägt als Dame weiter',
      'ends-turn': 'sofort, und sein Zug ist zu Ende',
    },
  },
  removal: {
    name: 'Geschlagene Figuren',
    help: 'Wann geschlagene Figuren vom Brett kommen.',
    values: { 'at-end': 'alle am Ende des Zuges', 'at-once': 'eine nach der anderen, sobald sie übersprungen sind' },
  },
  obligation: {
    name: 'Schlagzwang',
    help: 'Muss man schlagen, wenn man kann?',
    values: { enforced: 'ja, kein anderer Zug ist erlaubt', huffing: 'ja, sonst darf die Figur gepustet werden' },
  },
  'one-king-draw': {
    name: 'Remis, Dame gegen Dame',
    help: 'Nach wie vielen Zügen ohne Schlag die Partie remis ist, wenn jede Seite nur noch eine Dame hat.',
    values: never,
  },
  'kings-only-draw': {
    name: 'Remis unter Damen',
    help: 'Nach wie vielen Zügen ohne Schlag die Partie remis ist, wenn nur noch Damen da sind.',
    values: never,
  },
  'king-moves-draw': {
    name: 'Remis, nur Damenzüge',
    help: 'Nach wie vielen Damenzügen ohne Schlag, ohne dass ein Stein vorrückt, die Partie remis ist.',
    values: never,
  },
  'two-to-one-draw': {
    name: 'Remis, eine Dame gegen zwei',
    help: 'Nach wie vielen Zügen die Partie remis ist, wenn eine einzelne Dame höchstens zwei Figuren gegenübersteht, darunter eine Dame.',
    values: never,
  },
  'three-to-one-draw': {
    name: 'Remis, eine Dame gegen drei',
    help: 'Nach wie vielen Zügen die Partie remis ist, wenn eine einzelne Dame höchstens drei Figuren gegenübersteht, darunter eine Dame.',
    values: never,
  },
  'three-kings-draw': {
    name: 'Remis, eine Dame gegen drei Damen',
    help: 'Nach wie vielen Zügen die Partie remis ist, wenn eine einzelne Dame drei oder mehr Damen gegenübersteht.',
    values: never,
  },
  'two-kings-draw': {
    name: 'Remis, eine Dame gegen zwei Damen',
    help: 'Nach wie vielen Zügen die Partie remis ist, wenn eine einzelne Dame zwei Damen und sonst nichts gegenübersteht.',
    values: never,
  },
  'main-road-draw': {
    name: 'Remis, eine Dame auf der Hauptstraße',
    help: 'Nach wie vielen Zügen die Partie remis ist, wenn eine einzelne Dame die längste Diagonale für sich hat und drei Figuren gegenübersteht, darunter einer Dame.',
    values: never,
  },
  'five-pieces-draw': {
    name: 'Remis mit vier oder fünf Figuren',
    help: 'Nach wie vielen Zügen ohne Schlag und ohne neue Dame die Partie remis ist, wenn vier oder fünf Figuren übrig sind, auf jeder Seite eine Dame.',
    values: never,
  },
  'seven-pieces-draw': {
    name: 'Remis mit sechs oder sieben Figuren',
    help: 'Nach wie vielen Zügen ohne Schlag und ohne neue Dame die Partie remis ist, wenn sechs oder sieben Figuren übrig sind, auf jeder Seite eine Dame.',
    values: never,
  },
  'one-piece-each': {
    name: 'Je eine Figur',
    help: 'Ob die Partie remis ist, sobald jede Seite nur noch eine Figur hat.',
    values: { 'plays-on': 'es geht weiter', drawn: 'sofort remis' },
  },
} satisfies DraughtsEntries;
