import type { MillEntries } from '../shapes.ts';
import { men, NUMBERS, nthTime, turnsEach, withMen } from './language.ts';

/** The parameters of the marelle, and those that both families have, by name. */
export const MILL_PARAMETERS = {
  board: {
    name: 'Brett',
    help: 'Das Brett, auf dem gespielt wird: seine Punkte und Linien.',
    values: {
      nine: 'Mühlebrett, drei Quadrate',
      'nine-diagonals': 'Mühlebrett mit vier Diagonalen',
      'nine-diagonal-ways': 'Mühlebrett, Diagonalen nur zum Ziehen',
      'nine-wide-corners': 'Mühlebrett mit Diagonalen, von den äußeren Ecken überallhin',
      cube: 'Würfel, 26 Punkte auf sechs Seiten',
      three: 'kleines Quadrat mit Mittellinien, 9 Punkte',
      'three-diagonals': 'kleines Quadrat mit Mittellinien und Diagonalen, 9 Punkte',
      'three-homes': 'kleines Quadrat, Steine schon auf zwei Reihen',
      round: 'Kreis mit acht Speichen, 9 Punkte',
      six: 'zwei Quadrate, 16 Punkte',
      seven: 'zwei Quadrate und ein Kreuz, 17 Punkte',
    },
  },
  men: { name: 'Steine je Seite', help: 'Wie viele Steine jede Seite anfangs im Vorrat hat.', values: men },
  'black-men': {
    name: 'Steine von Schwarz',
    help: 'Mit wie vielen Steinen Schwarz spielt, wenn nicht mit ebenso vielen wie Weiß.',
    values: (value: number): string => (value === 0 ? 'so viele wie Weiß' : men(value)),
  },
  'least-men': {
    name: 'Nötige Steine',
    help: 'Eine Seite mit weniger Steinen, auf dem Brett und im Vorrat, hat verloren.',
    values: men,
  },
  aim: {
    name: 'Ziel',
    help: 'Spielt man, um zu gewinnen oder um zu verlieren?',
    values: { win: 'gewinnen', lose: 'verlieren: Wer verliert, gewinnt' },
  },
  entry: {
    name: 'Setzen',
    help: 'Müssen alle Steine gesetzt sein, bevor der erste zieht?',
    values: { first: 'erst setzen, dann ziehen', 'any-time': 'setzen oder ziehen, in jedem Zug nach Wahl' },
  },
  'mill-at-entry': {
    name: 'Mühle beim Setzen',
    help: 'Was eine Mühle bringt, die beim Setzen geschlossen wird.',
    values: {
      capture: 'ein Schlag',
      'extra-turn': 'ein weiterer Zug',
      nothing: 'nichts',
      forbidden: 'verboten, wenn ein anderer Punkt frei ist',
      wins: 'der Sieg',
      'from-hand': 'ein Stein aus dem gegnerischen Vorrat, oder vom Brett, wenn er leer ist',
      'from-hand-and-extra-turn': 'ein Stein aus dem gegnerischen Vorrat und ein weiterer Zug',
      later: 'ein Schlag, der gezählt und nach dem Setzen ausgeführt wird',
      'one-each': 'nichts, aber nach dem Setzen nimmt jede Seite einen Stein, zuerst die mit der ersten Mühle',
      marked: 'ein Schlag, doch bleibt der Punkt bis zum Ende des Setzens gesperrt',
      'opponent-chooses': 'die Gegenseite nimmt selbst einen ihrer Steine vom Brett und zieht dann',
      'by-count': 'die Mühlen werden nach dem Setzen gezählt, und jede Seite schlägt danach',
    },
  },
  'mill-by-moving': {
    name: 'Mühle beim Ziehen',
    help: 'Was eine Mühle bringt, die beim Ziehen geschlossen wird.',
    values: {
      capture: 'ein Schlag',
      'capture-and-extra-turn': 'ein Schlag und ein weiterer Zug',
      wins: 'der Sieg',
    },
  },
  'mill-counts': {
    name: 'Wieder geschlossene Mühle',
    help: 'Bringt eine Mühle, die geöffnet und wieder geschlossen wird, noch einmal etwas?',
    values: { always: 'ja, jedes Mal', once: 'nein, nur einmal für jede Linie und Seite' },
  },
  reclosing: {
    name: 'Zurück in die Mühle',
    help: 'Darf ein Stein, der gerade eine Mühle geöffnet hat, gleich zurück und sie schließen?',
    values: {
      'at-once': 'ja, sofort',
      later: 'nicht im nächsten Zug',
      'later-after-mill': 'nicht im nächsten Zug, wenn er dabei eine andere Mühle geschlossen hat',
    },
  },
  captures: {
    name: 'Schläge in einem Zug',
    help: 'Wie viele Steine geschlagen werden, wenn ein Zug eine Mühle schließt, oder zwei auf einmal.',
    values: { one: 'nur einer', 'per-mill': 'einer für jede Mühle', two: 'zwei, auch für eine einzige Mühle' },
  },
  taking: {
    name: 'Schlagen',
    help: 'Muss man nach einer Mühle schlagen?',
    values: { must: 'Pflicht', may: 'nach Wahl' },
  },
  custodian: {
    name: 'Schlagen in der Zange',
    help: 'Schlägt ein Stein am Ende einer Linie den gegnerischen, der nun zwischen zweien steht?',
    values: { no: 'nein', yes: 'ja, zwischen zwei Steinen' },
  },
  intervention: {
    name: 'Schlagen aus der Mitte',
    help: 'Schlägt ein Stein, der in die Mitte einer Linie zwischen zwei gegnerische kommt, diese?',
    values: { no: 'nein', yes: 'ja, beide Steine' },
  },
  leap: {
    name: 'Schlagen im Sprung',
    help: 'Darf ein Stein eine Linie entlang über einen gegnerischen springen und ihn schlagen?',
    values: { no: 'nein', yes: 'ja, von Ende zu Ende' },
  },
  protection: {
    name: 'Stein in einer Mühle',
    help: 'Ist er vor dem Schlagen sicher?',
    values: {
      'unless-all': 'geschützt, außer wenn alle gegnerischen Steine in Mühlen stehen',
      always: 'immer geschützt, nur die allerletzten Steine nicht',
      never: 'nie geschützt',
      'once-placed':
        'nie geschützt, solange gesetzt wird; dann geschützt, außer wenn alle gegnerischen Steine in Mühlen stehen',
    },
  },
  flying: {
    name: 'Springen',
    help: 'Mit wie vielen Steinen eine Seite auf jeden freien Punkt springen darf.',
    values: (value: number): string => (value === 0 ? 'nie' : `mit ${withMen(value)}`),
  },
  blocked: {
    name: 'Eingesperrte Seite',
    help: 'Was mit der Seite geschieht, die am Zug ist und nicht ziehen kann.',
    values: {
      loses: 'sie verliert',
      passes: 'sie passt',
      draws: 'die Partie ist remis',
      'loses-unless-full': 'sie verliert; remis, wenn das Brett voll ist',
      takes: 'sie schlägt einen gegnerischen Stein neben einem eigenen, dann zieht die andere',
      'takes-and-plays': 'sie schlägt einen gegnerischen Stein neben einem eigenen und zieht dann',
      'each-takes': 'sie schlägt einen gegnerischen Stein neben einem eigenen, die andere ebenso, dann zieht sie',
      'each-takes-if-full':
        'sie verliert; auf vollem Brett nimmt jede Seite einen gegnerischen Stein weg, dann zieht sie',
    },
  },
  dice: {
    name: 'Würfel',
    help: 'Wird vor dem Spielen mit drei Würfeln gewürfelt?',
    values: {
      none: 'ohne Würfel',
      alfonso: 'drei Würfel, Würfe nach Alfons X.',
      entering: 'drei Würfel, nur beim Setzen',
    },
  },
  begins: { name: 'Wer beginnt', help: 'Die Seite, die als erste zieht.', values: { white: 'Weiß', black: 'Schwarz' } },
  'moves-first': {
    name: 'Erster Zug nach dem Setzen',
    help: 'Wer zieht, wenn alle Steine gesetzt sind.',
    values: {
      'in-turn': 'wer an der Reihe ist',
      beginner: 'die Seite, die begonnen hat',
      other: 'die andere Seite',
      'other-unless-full': 'die andere Seite; auf vollem Brett die, die begonnen hat',
    },
  },
  'placing-stops': {
    name: 'Ende des Setzens',
    help: 'Bei wie vielen freien Punkten das Setzen endet; Steine im Vorrat werden weggelegt.',
    values: (value: number): string =>
      value === 0
        ? 'wenn alle Steine gesetzt sind'
        : `bei ${NUMBERS.count(value, { one: 'freiem Punkt', other: 'freien Punkten' })}`,
  },
  'no-capture-draw': {
    name: 'Remis ohne Schlag',
    help: 'Nach wie vielen Zügen ohne Schlag die Partie remis ist.',
    values: (value: number): string => (value === 0 ? 'nie' : turnsEach(value)),
  },
  'three-men-draw': {
    name: 'Remis mit drei Steinen',
    help: 'Nach wie vielen Zügen ohne Schlag die Partie remis ist, sobald eine Seite nur noch drei Steine hat.',
    values: (value: number): string => (value === 0 ? 'nie' : turnsEach(value)),
  },
  'repetition-draw': {
    name: 'Remis durch Wiederholung',
    help: 'Wie oft dieselbe Stellung entstehen muss, damit die Partie remis ist.',
    values: (value: number): string => (value === 0 ? 'nie' : nthTime(value)),
  },
} satisfies MillEntries;
