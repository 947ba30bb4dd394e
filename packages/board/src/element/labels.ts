import type { Side } from '@merellier/rules';
import type { Language } from '@merellier/words';
import type { PlaceMark, StateWords } from '../props.ts';

/** What the element says beyond the words of the rules. */
export interface Labels {
  /** The name of the board for screen readers. */
  readonly board: (rules: string) => string;
  readonly help: string;
  readonly states: StateWords;
  /** What lies beside the board; `hand` is null where men never begin in the hand. */
  readonly tray: (side: Side, hand: number | null, taken: number, pieces: boolean) => string;
  /** Who stands where: `Blancs : a1, dame 5, 2 en main.` */
  readonly standing: (side: string, places: readonly string[], hand: number) => string;
  readonly king: (place: string) => string;
  /** What a mark on a place means. */
  readonly marks: Readonly<Record<PlaceMark['kind'], string>>;
  readonly arrows: (list: string) => string;
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
