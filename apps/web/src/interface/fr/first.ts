import type { Side } from '@merellier/rules';
import { capital } from '../capital.ts';
import { count, linesOf, rivals, the, whoDoes } from './forms.ts';

/** What the first page and a game say, in French: the source of the other languages’ type. */
export const FIRST = {
  title: (rules: string): string => `${rules} – Mérellier`,
  skipToBoard: 'Aller au plateau',
  skipToPanel: 'Aller aux commandes',
  home: 'Mérellier, page d’accueil',
  close: 'Fermer',
  pages: 'Pages',
  /** The ways that are always in sight. */
  ways: {
    start: 'Jouer',
    online: 'En ligne',
    learn: 'Apprendre',
    puzzles: 'Problèmes',
    analysis: 'Analyse',
    clubs: 'Clubs',
  },
  account: 'Votre compte',
  more: 'Plus',
  loading: 'Chargement…',
  /** The views without the game’s board, as they are offered. */
  sheets: {
    online: 'Jouer en ligne',
    learn: 'Apprendre',
    class: 'Une classe',
    analysis: 'Analyse',
    puzzles: 'Problèmes',
    revise: 'Réviser',
    clubs: 'Clubs',
    tournament: 'Tournois',
    games: 'Mes parties',
    print: 'Imprimer',
    settings: 'Réglages',
    manual: 'Mode d’emploi',
    moderation: 'Modération',
    missing: 'Page introuvable',
  },
  language: 'Langue',

  /** The first page: what to touch first, and why. */
  touchToPlay: (what: 'man' | 'point'): string =>
    what === 'man' ? 'Touchez un pion pour jouer.' : 'Touchez une intersection pour jouer.',
  livingWhy: 'Vous avez les Blancs. Trois pions sur une ligne ferment un moulin : il ne vous en manque qu’un.',
  firstTime: 'C’est ma première partie',
  invite: 'Inviter',
  easier: 'Niveau plus facile',
  harder: 'Niveau plus difficile',
  levelOf: (level: number, of: number): string => `Niveau ${level} sur ${of}`,
  dailyPuzzle: 'Le problème du jour',
  dailyLine: 'Une position par jour, la même pour tous',
  ownOnline: 'Vos parties en ligne',
  compareRules: 'Comparer les règles',
  forProgrammers: 'Pour les programmeurs',
  you: 'Vous',
  computer: 'L’ordinateur',
  colourOf: (side: Side): string => the[side],
  againstComputer: 'Jouer contre l’ordinateur',
  level: 'Niveau',
  computerLevel: 'Niveau de l’ordinateur',
  here: 'Face à face',
  colour: 'Couleur',
  colours: { white: 'Blancs', black: 'Noirs', toss: 'Au hasard' },
  chooseFirst: 'Choisissez d’abord : contre l’ordinateur, ou face à face.',
  running: (rules: string, turns: number, over: boolean): string =>
    `${over ? 'Dernière partie' : 'Partie en cours'} : ${rules}, ${count(turns, 'coup', 'coups')}.`,
  resume: 'Continuer',
  allRules: 'Toutes les règles',
  analyse: 'Analyser',
  changeRules: 'Changer la règle',
  drawOpening: 'Tirer l’ouverture au sort',
  readRules: 'Lire la règle',

  board: (rules: string): string => `Plateau, ${rules}`,
  /** The keys of a board. */
  boardHelp: {
    keys: 'Les flèches vont d’un endroit à l’autre, Entrée joue, Échap revient en arrière.',
    scan: 'P dit tous les pions, M les moulins, T ce qui menace.',
    all: 'P dit toutes les pièces.',
    cube: 'Maj et une flèche tournent le cube, C échange le cube et son plan.',
    draw: 'A commence une flèche et, à un autre endroit, la termine ; deux fois A au même endroit trace un cercle. Suppr efface tout.',
  },
  states: { picked: 'choisi', pickable: 'peut jouer', target: 'destination possible', takeable: 'peut être pris' },
  /** Where a side's men and kings stand, and how many men it has in hand. */
  standing: (who: string, what: string): string => `${who} : ${what}.`,
  kingOn: (place: string): string => `dame ${place}`,
  handOf: (number: number): string => `${number} en main`,
  nothing: 'rien',
  tray: (side: Side, hand: number | null, taken: number, pieces: boolean): string => {
    const men = pieces ? ['pièce', 'pièces'] : ['pion', 'pions'];
    const [one = '', many = ''] = men;
    const held = hand === null ? [] : [`${count(hand, one, many)} en main`];
    return `${capital(the[side])} : ${[...held, `${count(taken, one, many)} ${taken > 1 ? (pieces ? 'prises' : 'pris') : pieces ? 'prise' : 'pris'} aux ${side === 'white' ? 'Noirs' : 'Blancs'}`].join(', ')}`;
  },
  seatTurn: (you: boolean): string => (you ? 'c’est votre tour' : 'c’est son tour'),
  thinking: (side: Side): string => `C’est aux ${side === 'white' ? 'Blancs' : 'Noirs'} : l’ordinateur réfléchit.`,
  moveNow: 'Jouer tout de suite',
  noAnswer: 'L’ordinateur ne répond pas. Votre partie est enregistrée.',
  tryAgain: 'Réessayer',
  past: 'C’est une position passée : si vous jouez, la partie reprend d’ici, et la suite est gardée.',
  playFromHere: 'Faire jouer l’ordinateur d’ici',
  toEnd: 'Revenir au dernier coup',

  /** The narrator: what a turn did. `[…]` are the men it names. */
  told: {
    entered: (side: Side, you: boolean): string => `${whoDoes(side, you, 'posez', 'posent')} un pion en [to].`,
    moved: (side: Side, you: boolean): string =>
      `${whoDoes(side, you, 'déplacez', 'déplacent')} un pion de [from] à [to].`,
    closed: (side: Side, you: boolean, mills: number): string =>
      `${whoDoes(side, you, 'fermez', 'ferment')} ${linesOf(mills)}.`,
    took: (side: Side, you: boolean, mills: number, taken: number, yours: boolean): string => {
      const whose = yours ? ['votre pion', 'vos pions'] : ['le pion', 'les pions'];
      const close = `${whoDoes(side, you, 'fermez', 'ferment')} ${linesOf(mills)}`;
      return `${close} et ${you ? 'prenez' : 'prennent'} ${whose[taken > 1 ? 1 : 0]} de [taken].`;
    },
    played: (side: Side, you: boolean): string => `${whoDoes(side, you, 'jouez', 'jouent')} de [from] à [to].`,
    captured: (side: Side, you: boolean): string => `${whoDoes(side, you, 'prenez', 'prennent')} [taken].`,
  },
  millClosed: (you: boolean): string => (you ? 'Moulin ! [mill] est à vous.' : 'Moulin ! [mill].'),
  touchToTake: (rival: Side): string => `Touchez le pion ${rival === 'white' ? 'blanc' : 'noir'} à prendre.`,
  listen: 'Écouter',
  listenLong: 'Écouter cette phrase',
  throwDice: 'Lancer les dés',
  diceWaiting: 'Trois dés, pas encore lancés',
  pass: 'Passer',
  stopHere: 'S’arrêter là',
  huff: 'Souffler',
  demand: 'Exiger la prise',
  letPass: 'Laisser passer',
  huffPending: 'Une prise a été manquée.',
  huffChoose: 'Choisissez la pièce à souffler.',
  letPassChosen: 'La prise manquée est oubliée : jouez votre coup.',

  controls: 'Commandes',
  controlsAcross: 'Commandes d’en face',
  undo: 'Reprendre',
  undoLong: 'Reprendre le dernier coup',
  redo: 'Rétablir',
  redoLong: 'Rétablir le coup repris',
  hint: 'Conseil',
  hintLong: 'Demander un conseil',
  hinting: 'L’ordinateur cherche un bon coup…',
  menu: 'Menu',
  /** How a game ended for who played it. */
  verdict: { won: 'Gagné !', lost: 'Perdu.', draw: 'Partie nulle.' },
  sideWins: (side: Side): string => `${capital(the[side])} gagnent !`,
  newGameBegun: 'Nouvelle partie.',
  flip: 'Retourner',
  judgeTurn: 'Ce coup était-il bon ?',
  undone: 'Coup repris.',
  redone: 'Coup rétabli.',
  gone: (turn: string): string => `Position après ${turn}.`,
  goneToStart: 'Position de départ.',

  turns: 'Coups',
  turnsShown: (number: number): string => `Coups (${number})`,
  nowTitle: 'Où en est la partie',

  turnBoard: 'Retourner le plateau',
  resign: 'Abandonner',
  tossed: (bottom: Side, computer: boolean): string =>
    computer
      ? `Tirage au sort : l’ordinateur a ${rivals[bottom]}.`
      : `Tirage au sort : ${the[bottom]} de ce côté, ${rivals[bottom]} en face.`,
  previousKept: 'La partie précédente est enregistrée.',
  backToPrevious: 'Y revenir',
  opened: 'Partie ouverte.',
  notKept:
    'Ce navigateur n’enregistre rien : vous pouvez jouer, mais si vous rechargez la page, la partie sera perdue.',
  failed: 'Quelque chose n’a pas marché. Votre partie est enregistrée.',
  notLoaded: 'Un morceau de la page n’a pas pu se charger. Votre partie continue.',
  freshVersion: 'Une nouvelle version est prête. Votre partie vous attendra.',
  reload: 'Recharger',
};
