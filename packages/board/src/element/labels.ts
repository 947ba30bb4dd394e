import type { Side } from '@merellier/rules';
import type { Language } from '@merellier/words';
import type { PlaceMark, StateWords } from '../props.ts';

/** What the element says beyond the words of the rules. */
export interface Labels {
  /** The name of the board for screen readers. */
  readonly board: (rules: string) => string;
  readonly help: string;
  /** An arrow key in whose direction no line leads, by the name of the key. */
  readonly noLine: Readonly<Record<string, string>>;
  readonly states: StateWords;
  /** What lies beside the board; `hand` is null where men never begin in the hand. */
  readonly tray: (side: Side, hand: number | null, taken: number, pieces: boolean) => string;
  /** Who stands where: `Blancs : a1, dame 5, 2 en main.` */
  readonly standing: (side: string, places: readonly string[], hand: number) => string;
  readonly king: (place: string) => string;
  /** What a mark on a place means. */
  readonly marks: Readonly<Record<PlaceMark['kind'], string>>;
  readonly arrows: (list: string) => string;
  /** The reader's own arrows and rings: the keys for them, each of them, and what becomes of them. */
  readonly drawing: {
    readonly help: string;
    readonly arrow: (from: string, to: string) => string;
    readonly ring: (place: string) => string;
    readonly begun: (from: string) => string;
    readonly gone: (what: string) => string;
    readonly all: (list: string) => string;
    readonly cleared: string;
  };
  readonly throwDice: string;
  readonly diceWaiting: string;
  readonly pass: string;
  readonly demand: string;
  readonly huff: string;
  readonly letPass: string;
  readonly huffPending: string;
  readonly huffChoose: string;
  readonly letPassChosen: string;
  readonly stopHere: string;
  readonly undone: string;
  readonly redone: string;
}

const count = (number: number, one: string, many: string, isOne = number === 1): string =>
  `${number} ${isOne ? one : many}`;

const french: Labels = {
  board: (rules) => `Plateau, ${rules}`,
  help: 'Les flèches vont d’un endroit à l’autre, Entrée joue, Échap revient en arrière.',
  noLine: {
    ArrowUp: 'Pas de ligne vers le haut.',
    ArrowDown: 'Pas de ligne vers le bas.',
    ArrowLeft: 'Pas de ligne à gauche.',
    ArrowRight: 'Pas de ligne à droite.',
  },
  states: { picked: 'choisi', pickable: 'peut jouer', target: 'destination possible', takeable: 'peut être pris' },
  tray: (side, hand, taken, pieces) => {
    const [one, many, took, tookMany] = pieces
      ? (['pièce', 'pièces', 'prise', 'prises'] as const)
      : (['pion', 'pions', 'pris', 'pris'] as const);
    const [own, other] = side === 'white' ? ['Les Blancs', 'Noirs'] : ['Les Noirs', 'Blancs'];
    const held = hand === null ? [] : [`${count(hand, one, many, hand < 2)} en main`];
    const lost = `${count(taken, one, many, taken < 2)} ${taken < 2 ? took : tookMany} aux ${other}`;
    return `${own}\u202f: ${[...held, lost].join(', ')}`;
  },
  standing: (side, places, hand) =>
    `${side}\u202f: ${[...places, ...(hand > 0 ? [`${hand} en main`] : [])].join(', ') || 'rien'}.`,
  king: (place) => `dame ${place}`,
  marks: { win: 'gagne', draw: 'nulle', loss: 'perd' },
  arrows: (list) => `Flèches\u202f: ${list}.`,
  drawing: {
    help: 'A commence une flèche et, à un autre endroit, la termine\u202f; deux fois A au même endroit trace un cercle. Suppr efface tout.',
    arrow: (from, to) => `flèche de ${from} à ${to}`,
    ring: (place) => `cercle en ${place}`,
    begun: (from) => `Flèche depuis ${from}\u202f: choisissez où elle finit, puis A.`,
    gone: (what) => `Effacé\u202f: ${what}.`,
    all: (list) => `Vos tracés\u202f: ${list}.`,
    cleared: 'Vos tracés sont effacés.',
  },
  throwDice: 'Lancer les dés',
  diceWaiting: 'Trois dés, pas encore lancés',
  pass: 'Passer',
  demand: 'Exiger la prise',
  huff: 'Souffler',
  letPass: 'Laisser passer',
  huffPending: 'Une prise a été manquée.',
  huffChoose: 'Choisissez la pièce à souffler.',
  letPassChosen: 'La prise manquée est oubliée\u202f: jouez votre coup.',
  stopHere: 'S’arrêter là',
  undone: 'Coup repris.',
  redone: 'Coup rétabli.',
};

const english: Labels = {
  board: (rules) => `Board, ${rules}`,
  help: 'Arrow keys go from place to place, Enter plays, Escape steps back.',
  noLine: {
    ArrowUp: 'No line up.',
    ArrowDown: 'No line down.',
    ArrowLeft: 'No line to the left.',
    ArrowRight: 'No line to the right.',
  },
  states: { picked: 'picked up', pickable: 'can play', target: 'can go here', takeable: 'can be taken' },
  tray: (side, hand, taken, pieces) => {
    const [one, many] = pieces ? (['piece', 'pieces'] as const) : (['man', 'men'] as const);
    const [own, other] = side === 'white' ? ['White', 'Black'] : ['Black', 'White'];
    const held = hand === null ? [] : [`${count(hand, one, many)} in hand`];
    return `${own}: ${[...held, `${count(taken, one, many)} taken from ${other}`].join(', ')}`;
  },
  standing: (side, places, hand) =>
    `${side}: ${[...places, ...(hand > 0 ? [`${hand} in hand`] : [])].join(', ') || 'nothing'}.`,
  king: (place) => `king ${place}`,
  marks: { win: 'wins', draw: 'draws', loss: 'loses' },
  arrows: (list) => `Arrows: ${list}.`,
  drawing: {
    help: 'A begins an arrow and, at another place, ends it; A twice at one place draws a ring. Delete wipes everything off.',
    arrow: (from, to) => `arrow from ${from} to ${to}`,
    ring: (place) => `ring on ${place}`,
    begun: (from) => `Arrow from ${from}: go to where it ends, then press A.`,
    gone: (what) => `Wiped off: ${what}.`,
    all: (list) => `You have drawn: ${list}.`,
    cleared: 'Your arrows and rings are wiped off.',
  },
  throwDice: 'Throw the dice',
  diceWaiting: 'Three dice, not thrown yet',
  pass: 'Pass',
  demand: 'Demand the capture',
  huff: 'Huff',
  letPass: 'Let it pass',
  huffPending: 'A capture was missed.',
  huffChoose: 'Choose the piece to huff.',
  letPassChosen: 'The missed capture is forgotten: make your move.',
  stopHere: 'Stop here',
  undone: 'Move taken back.',
  redone: 'Move redone.',
};

const german: Labels = {
  board: (rules) => `Spielbrett, ${rules}`,
  help: 'Pfeiltasten führen von Punkt zu Punkt, die Eingabetaste spielt, Escape geht einen Schritt zurück.',
  noLine: {
    ArrowUp: 'Keine Linie nach oben.',
    ArrowDown: 'Keine Linie nach unten.',
    ArrowLeft: 'Keine Linie nach links.',
    ArrowRight: 'Keine Linie nach rechts.',
  },
  states: { picked: 'gewählt', pickable: 'kann ziehen', target: 'hierhin möglich', takeable: 'kann geschlagen werden' },
  tray: (side, hand, taken, pieces) => {
    const [one, many] = pieces ? (['Figur', 'Figuren'] as const) : (['Stein', 'Steine'] as const);
    const [own, other] = side === 'white' ? ['Weiß', 'Schwarz'] : ['Schwarz', 'Weiß'];
    const held = hand === null ? [] : [`${count(hand, one, many)} im Vorrat`];
    return `${own}: ${[...held, `${count(taken, one, many)} von ${other} geschlagen`].join(', ')}`;
  },
  standing: (side, places, hand) =>
    `${side}: ${[...places, ...(hand > 0 ? [`${hand} im Vorrat`] : [])].join(', ') || 'nichts'}.`,
  king: (place) => `Dame ${place}`,
  marks: { win: 'gewinnt', draw: 'remis', loss: 'verliert' },
  arrows: (list) => `Pfeile: ${list}.`,
  drawing: {
    help: 'A beginnt einen Pfeil und beendet ihn auf einem anderen Punkt; zweimal A auf demselben Punkt zeichnet einen Ring. Entf löscht alles.',
    arrow: (from, to) => `Pfeil von ${from} nach ${to}`,
    ring: (place) => `Ring auf ${place}`,
    begun: (from) => `Pfeil ab ${from}: zum Ende gehen, dann A.`,
    gone: (what) => `Gelöscht: ${what}.`,
    all: (list) => `Eingezeichnet: ${list}.`,
    cleared: 'Pfeile und Ringe sind gelöscht.',
  },
  throwDice: 'Würfeln',
  diceWaiting: 'Drei Würfel, noch nicht geworfen',
  pass: 'Passen',
  demand: 'Schlagen verlangen',
  huff: 'Pusten',
  letPass: 'Durchgehen lassen',
  huffPending: 'Ein Schlag wurde versäumt.',
  huffChoose: 'Wählen Sie die Figur, die gepustet wird.',
  letPassChosen: 'Der versäumte Schlag ist vergessen: Machen Sie Ihren Zug.',
  stopHere: 'Hier aufhören',
  undone: 'Zug zurückgenommen.',
  redone: 'Zug wiederholt.',
};

export const LABELS: Readonly<Record<Language, Labels>> = { fr: french, en: english, de: german };
