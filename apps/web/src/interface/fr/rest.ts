import type { Side } from '@merellier/rules';
import type { LotList } from '../../openings/lot-lists.ts';
import { capital } from '../capital.ts';
import { count, linesOf, rivals, the, whoDoes } from './forms.ts';

const DIRECTIONS: Readonly<Record<string, string>> = {
  ArrowUp: 'vers le haut',
  ArrowDown: 'vers le bas',
  ArrowLeft: 'à gauche',
  ArrowRight: 'à droite',
};

/** What dialogs and other views say, in French: the source of the other languages’ type. */
export const REST = {
  /** Why a turn matters: `[mill]` are lines of `side`, which is spoken to where `you` is set. */
  why: {
    blocks: (side: Side, you: boolean, lines: number): string =>
      `Ce pion ${you ? 'vous empêche' : `empêche ${the[side]}`} de fermer ${linesOf(lines)}.`,
    spoils: (side: Side, you: boolean, lines: number): string =>
      `Cette prise ${you ? 'vous empêche' : `empêche ${the[side]}`} de fermer ${linesOf(lines)} au prochain coup.`,
    swings: (_side: Side, _you: boolean, lines: number): string =>
      `Double moulin : le même pion peut revenir fermer ${linesOf(lines)}.`,
    opens: (_side: Side, _you: boolean, lines: number): string =>
      lines > 1
        ? 'Les moulins [mill] sont ouverts ; ils peuvent se refermer au prochain coup.'
        : 'Le moulin [mill] est ouvert ; il peut se refermer au prochain coup.',
    threatens: (side: Side, you: boolean, lines: number): string =>
      `${whoDoes(side, you, 'menacez', 'menacent')} de fermer ${linesOf(lines)}.`,
  },
  threat: (side: Side, where: string): string => `${capital(the[side])} menacent de fermer un moulin en ${where}.`,
  drawComputerDeclines: 'L’ordinateur refuse la nulle et continue.',
  otherTab: 'Cette partie continue aussi dans un autre onglet : les deux sont enregistrées.',
  sheetsTitle: 'Autres pages',
  theme: 'Apparence',
  themes: { auto: 'Comme l’appareil', light: 'Claire', dark: 'Sombre' },
  liveNow: 'La partie du moment',
  nameless: 'Anonyme',
  allMills: 'Les marelles',
  smallMills: 'Petites marelles',
  allDraughts: 'Les dames',
  nationalDraughts: 'Dames d’autres pays',
  /** One’s own arrows and rings. */
  sketch: {
    arrow: (from: string, to: string): string => `flèche de ${from} à ${to}`,
    ring: (place: string): string => `cercle en ${place}`,
    begun: (from: string): string => `Flèche depuis ${from} : choisissez où elle finit, puis A.`,
    gone: (what: string): string => `Effacé : ${what}.`,
    all: (list: string): string => `Vos tracés : ${list}.`,
    cleared: 'Vos tracés sont effacés.',
    clear: 'Effacer les flèches',
  },
  /** An arrow key in whose direction no line leads. */
  noLine: (key: string): string => `Pas de ligne ${DIRECTIONS[key] ?? 'par là'}.`,
  /** To somebody who plays for the first time: what the game is about, and what to do about a threat. */
  aim: 'Trois pions sur une ligne ferment un moulin, et un moulin prend un pion à l’adversaire. Avec deux pions, on a perdu.',
  stopThreat: 'Un moulin prend un pion : occupez ce point.',
  noThreat: (side: Side): string => `${capital(the[side])} ne menacent de fermer aucun moulin.`,
  millsSaid: (side: Side, list: string): string => `Moulins des ${side === 'white' ? 'Blancs' : 'Noirs'} : ${list}.`,
  noMills: (side: Side): string => `${capital(the[side])} n’ont pas de moulin.`,

  /** Openings drawn by lot. */
  lots: 'Début des parties',
  noLots: 'Comme le veut la règle',
  lotLists: {
    gentle: 'Ouvertures douces, tirées au sort',
    sharp: 'Ouvertures vives, tirées au sort',
    masters: 'Ouvertures pour les maîtres, tirées au sort',
    ballot: 'Deux premiers coups tirés au sort',
  } satisfies Record<LotList, string>,
  openingNamed: (name: string, source: string | null): string =>
    `Ouverture : ${name}${source === null ? '' : ` (${source})`}`,
  opening: (turns: string): string => `Ouverture : ${turns}`,

  nextLevel: (level: string): string => `Niveau suivant : ${level}`,
  newGameLong: 'Nouvelle partie',
  reviewGame: 'Revoir la partie',
  rematch: 'Revanche',
  noTurns: 'Vos coups s’écriront ici.',
  startOfGame: 'Début',
  variation: 'Variante',
  player: 'Joueurs',
  names: 'Coordonnées',
  table: 'Appareil à plat entre les deux joueurs',
  flat: 'Tablette à plat entre les deux joueurs',
  typed: 'Saisir les coups au clavier',
  typedTurn: 'Coup à jouer',
  typedPlay: 'Jouer',
  asText: 'Partager ou ouvrir une partie',
  resignAsk: 'Abandonner la partie ?',
  resignMeans: (loser: Side): string => `${capital(the[loser])} abandonnent, ${rivals[loser]} gagnent.`,
  goOn: 'Continuer',
  leaveAsk: 'Quitter cette partie ?',
  leaveMeans: 'Elle est enregistrée : « Continuer », sur la page d’accueil, vous y ramène.',
  offerDraw: 'Proposer nulle',
  drawAsk: 'Partie nulle ?',
  drawOffered: (side: Side): string =>
    `${capital(the[side])} proposent la nulle ; aux ${side === 'white' ? 'Noirs' : 'Blancs'} de répondre.`,
  drawAccept: 'Accepter la nulle',
  drawDecline: 'Refuser',
  drawDeclined: 'Nulle refusée : la partie continue.',
  drawNotNow: 'Vous pourrez proposer nulle quand ce sera à vous de jouer.',
  previousGame: 'Partie précédente',

  textOfGame: 'Cette partie',
  textOfPosition: 'Cette position',
  copy: 'Copier',
  copyWhat: (what: string): string => `Copier : ${what}`,
  copyLink: 'Copier le lien',
  gameCopied: 'Partie copiée.',
  positionCopied: 'Position copiée.',
  positionLinkCopied: 'Lien de la position copié.',
  frameCopied: 'Code copié : collez-le dans la page de votre site.',
  linkCopied: 'Lien copié : il ouvre cette partie.',
  copyFailed: 'Le navigateur ne laisse pas copier ici : le texte est sélectionné, copiez-le vous-même.',
  share: 'Partager',
  copyPositionLink: 'Copier le lien de la position',
  copyFrame: 'Copier le code pour un site',
  copyPositionFrame: 'Copier le code de la position pour un site',
  code: 'Code QR',
  codeOfGame: 'Ce code ouvre cette partie.',
  codeOfPosition: 'La partie est trop longue pour un code : celui-ci ouvre cette position.',
  pictureSvg: 'Image SVG',
  picturePng: 'Image PNG',
  linkShown: (link: string): string => `Le navigateur ne laisse pas copier ici ; voici le lien : ${link}`,
  pasteGame: 'Coller une partie',
  paste: 'Ouvrir une partie ou une position',
  pasteHelp: 'Collez le texte d’une partie, ou une position comme W:Wa1,d6:Bb4,f2:H7,7.',
  open: 'Ouvrir',
  nothingToOpen: 'Rien à ouvrir : collez d’abord un texte.',
  rulesOfText: 'Règle, si le texte n’en nomme pas',
  rulesThatFit: 'Celle qui convient',
  otherRules: 'Choisir une autre règle',
  openedBy: (rules: string): string => `Partie ouverte avec la règle « ${rules} » : le texte n’en nomme aucune.`,
  /** What is told of games that were read: of each its file, its number and its line. */
  gamesTold: {
    problems: 'Ce qui n’a pas pu être lu',
    remarks: 'Ce qui a été corrigé ou deviné',
    gameOf: (file: string | null, number: string): string => `${file === null ? '' : `${file}, `}partie ${number}`,
    line: (number: string): string => `ligne ${number}`,
    damaged: (place: string): string => `${place} : elle est abîmée.`,
    onlyFirst: (said: string): string => `Seules les ${said} premières lignes sont montrées.`,
    /** In place of remarks that are too many to be said. */
    listed: (said: string): string => `Le texte a demandé ${said} corrections : voyez la liste.`,
  },
  /** The name of a text that was pasted, as that of a file. */
  pastedText: 'Texte collé',
  badLink: (problem: string): string => `Ce lien ne s’ouvre pas. ${problem}`,
  unreadableLink: 'Il est incomplet ou abîmé.',

  houseRules: 'Règle maison',
  houseName: 'Nom de cette règle, si vous voulez',
  basedOn: 'À partir de',
  houseSections: {
    board: 'Le plateau et les pions',
    placing: 'La pose',
    moving: 'Le déplacement et le saut',
    mills: 'Les moulins et les prises',
    pieces: 'La dame',
    capture: 'La prise',
    dice: 'Les dés',
    end: 'La fin de la partie',
  },
  houseChange: (names: string): string => `Changer : ${names}`,
  insteadOf: (name: string, now: string, before: string): string => `${name} : ${now} (à l’origine : ${before})`,
  byTheBook: (value: string): string => `Dans la règle d’origine : ${value}`,
  changedCount: (number: number): string =>
    number === 0
      ? 'Vous n’avez rien changé : c’est la règle d’origine.'
      : `${count(number, 'réglage changé', 'réglages changés')}.`,
  resetAll: 'Tout rétablir',
  forgetHouse: 'Oublier cette règle',
  reset: (name: string): string => `Rétablir : ${name}`,
  resetOne: 'Rétablir',
  /** Above what the rules say, while a value is written that is not possible. */
  houseStill: 'Ce qui suit vaut encore pour la dernière valeur possible.',
  /** Dice that are not thrown now: `later`, once all men are placed. */
  diceIdle: (later: boolean): string => (later ? 'Les dés servent après la pose.' : 'Les dés ne servent plus.'),
  useRules: 'Utiliser cette règle',
  changed: 'changé',
  howToPlay: 'Apprendre à jouer, avec des exercices',
  rulesSource: 'Source',
  rulesOpen: 'Ce que la règle laisse ouvert',
  rulesDepart: 'Là où nous nous écartons de la source',
  rulesAll: 'Tous les réglages',

  /** Of a level, in a game that the engine has not learnt. */
  untrained:
    'L’ordinateur n’a pas encore appris ce jeu : il calcule quelques coups d’avance et compte les pièces, donc il joue moins bien que son niveau.',
  plainWeights:
    'Ce que l’ordinateur a appris pour cette règle manque ou est abîmé : il joue moins bien que son niveau.',
  hintSaid: (turn: string): string => `Conseil – ${turn}.`,
  nothingKept: 'Ce navigateur n’enregistre rien : si vous rechargez la page, tout sera perdu.',
  noSuchView: 'Il n’y a rien à cette adresse : le lien est incomplet, ou la page n’existe plus.',
  noSuchPart: (name: string): string => `« ${name} » est introuvable. Voici ce que l’on trouve ici.`,
};
