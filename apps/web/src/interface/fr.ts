import type { Side } from '@merellier/rules';

const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;
const the: Readonly<Record<Side, string>> = { white: 'les Blancs', black: 'les Noirs' };
const rivals: Readonly<Record<Side, string>> = { white: 'les Noirs', black: 'les Blancs' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What buttons, menus and dialogs say, in French: the source of the other languages’ type. */
export const fr = {
  title: (rules: string): string => `${rules} – Mérellier`,
  tagline: 'Toutes les marelles et les dames de la maison, selon le livre.',
  skipToBoard: 'Aller au plateau',
  skipToPanel: 'Aller aux commandes',
  home: 'Mérellier, page d’accueil',
  close: 'Fermer',
  sheetsTitle: 'Autres pages',
  /** The views without the game’s board, as they are offered. */
  sheets: {
    settings: 'Réglages',
  },
  language: 'Langue',
  theme: 'Apparence',
  themes: { auto: 'Selon l’appareil', light: 'Claire', dark: 'Sombre' },

  againstComputer: 'Jouer contre l’ordinateur',
  level: 'Niveau',
  computerLevel: 'Niveau de l’ordinateur',
  levelNumber: (number: number): string => `Niveau ${number}`,
  levels: [
    'Premiers pas',
    'Joueur',
    'Curieux',
    'Attentif',
    'Solide',
    'Rusé',
    'Aguerri',
    'Expert',
    'Maître',
    'Grand maître',
  ],
  here: 'Jouer ici à deux',
  colour: 'Couleur',
  colours: { white: 'Blancs', black: 'Noirs', toss: 'Au sort' },
  chooseFirst: 'D’abord choisir : contre l’ordinateur, ou ici à deux.',
  running: (rules: string, turns: number, over: boolean): string =>
    `${over ? 'Dernière partie' : 'Partie en cours'} : ${rules}, ${count(turns, 'coup', 'coups')}.`,
  resume: 'Continuer',
  allRules: 'Toutes les règles',
  allMills: 'Les marelles',
  smallMills: 'Petites marelles',
  allDraughts: 'Les dames',
  nationalDraughts: 'Dames d’autres pays',
  changeRules: 'Changer la règle',
  readRules: 'Lire la règle',

  board: (rules: string): string => `Plateau, ${rules}`,
  boardHelp: 'Les flèches vont d’un endroit à l’autre, Entrée joue, Échap revient en arrière.',
  states: { picked: 'choisi', pickable: 'peut jouer', target: 'destination possible', takeable: 'peut être pris' },
  tray: (side: Side, hand: number | null, taken: number, pieces: boolean): string => {
    const men = pieces ? ['pièce', 'pièces'] : ['pion', 'pions'];
    const [one = '', many = ''] = men;
    const held = hand === null ? [] : [`${count(hand, one, many)} en main`];
    return `${capital(the[side])} : ${[...held, `${count(taken, one, many)} ${taken > 1 ? (pieces ? 'prises' : 'pris') : pieces ? 'prise' : 'pris'} aux ${side === 'white' ? 'Noirs' : 'Blancs'}`].join(', ')}`;
  },
  seatComputer: (level: number): string => `ordinateur · ${level}`,
  seatTurn: 'à jouer',
  thinking: (side: Side): string => `Au tour des ${side === 'white' ? 'Blancs' : 'Noirs'} : l’ordinateur réfléchit.`,
  moveNow: 'Jouer tout de suite',
  noAnswer: 'L’ordinateur ne répond pas ; la partie est gardée.',
  tryAgain: 'Réessayer',
  past: 'Une position passée : jouer d’ici ouvre une variante.',
  playFromHere: 'L’ordinateur joue d’ici',
  toEnd: 'Revenir à la fin',

  throwDice: 'Lancer les dés',
  diceWaiting: 'Trois dés, pas encore lancés',
  pass: 'Passer',
  stopHere: 'S’arrêter là',
  huff: 'Souffler',
  demand: 'Exiger la prise',
  letPass: 'Laisser passer',
  huffPending: 'Une prise a été manquée.',
  huffChoose: 'Choisir la pièce à souffler.',
  letPassChosen: 'La prise manquée est oubliée : jouer son coup.',

  controls: 'Commandes',
  undo: 'Reprendre',
  undoLong: 'Reprendre le dernier coup',
  redo: 'Rétablir',
  redoLong: 'Rétablir le coup repris',
  hint: 'Conseil',
  hintLong: 'Demander un conseil',
  hinting: 'Recherche d’un bon coup.',
  hintSaid: (turn: string): string => `Conseil – ${turn}.`,
  menu: 'Menu',
  newGame: 'Nouvelle',
  newGameLong: 'Nouvelle partie',
  rematch: 'Revanche',
  undone: 'Coup repris.',
  redone: 'Coup rétabli.',
  gone: (turn: string): string => `Position après ${turn}.`,
  goneToStart: 'Position de départ.',

  turns: 'Coups',
  turnsShown: (number: number): string => `Coups (${number})`,
  noTurns: 'Les coups joués s’écrivent ici.',
  startOfGame: 'Début',
  variation: 'Variante',
  player: 'Joueurs',
  nowTitle: 'À jouer',

  turnBoard: 'Tourner le plateau',
  names: 'Coordonnées',
  flat: 'Tablette à plat entre deux',
  asText: 'Partie en texte, lien',
  resign: 'Abandonner',
  resignAsk: 'Abandonner la partie ?',
  resignMeans: (loser: Side): string => `${capital(the[loser])} abandonnent, ${rivals[loser]} gagnent.`,
  goOn: 'Continuer à jouer',
  offerDraw: 'Proposer nulle',
  drawAsk: 'Partie nulle ?',
  drawOffered: (side: Side): string =>
    `${capital(the[side])} proposent la nulle ; aux ${side === 'white' ? 'Noirs' : 'Blancs'} de répondre.`,
  drawAccept: 'Accepter la nulle',
  drawDecline: 'Refuser',
  drawDeclined: 'Nulle refusée : la partie continue.',
  drawComputerDeclines: 'L’ordinateur refuse la nulle et continue.',
  drawNotNow: 'La nulle se propose à son tour de jouer.',
  tossed: (bottom: Side, computer: boolean): string =>
    computer
      ? `Tirage au sort : ${rivals[bottom]} pour l’ordinateur.`
      : `Tirage au sort : ${the[bottom]} de ce côté-ci, ${rivals[bottom]} en face.`,
  previousKept: 'La partie d’avant est gardée.',
  previousGame: 'Partie d’avant',
  backToPrevious: 'Y revenir',

  textTitle: 'Partie en texte',
  textOfGame: 'Cette partie',
  textOfPosition: 'Cette position',
  copy: 'Copier',
  copyWhat: (what: string): string => `Copier : ${what}`,
  copyLink: 'Copier le lien',
  copied: 'Copié.',
  linkCopied: 'Lien copié : qui l’ouvre voit cette partie.',
  copyFailed: 'La copie n’est pas permise ici ; le texte est sélectionné, prêt à copier.',
  paste: 'Ouvrir une partie ou une position',
  pasteHelp: 'Coller un texte de partie, ou une position comme W:Wa1,d6:Bb4,f2:H7,7.',
  open: 'Ouvrir',
  nothingToOpen: 'Rien à ouvrir : coller d’abord un texte.',
  opened: 'Partie ouverte.',
  badLink: (problem: string): string => `Le lien ne s’ouvre pas. ${problem}`,
  unreadableLink: 'Il est incomplet ou abîmé.',

  houseRules: 'Règle maison',
  basedOn: 'D’après',
  never: 'jamais',
  byTheBook: (value: string): string => `Selon la règle : ${value}`,
  changedCount: (number: number): string =>
    number === 0
      ? 'Aucun réglage changé : c’est la règle elle-même.'
      : `${count(number, 'réglage changé', 'réglages changés')}.`,
  resetAll: 'Tout remettre',
  reset: (name: string): string => `Remettre : ${name}`,
  resetOne: 'Remettre',
  useRules: 'Prendre cette règle',
  changed: 'changé',
  rulesSource: 'Source',
  rulesOpen: 'Ce que le livre ne dit pas',
  rulesAll: 'Tous les réglages',

  notKept: 'Ce navigateur ne garde rien : la partie se joue, mais un rechargement la perd.',
  failed: 'Quelque chose n’a pas marché ; la partie est gardée.',
  notLoaded: 'Ce morceau de la page n’a pas pu être chargé. La partie continue.',
  reload: 'Recharger',
};
