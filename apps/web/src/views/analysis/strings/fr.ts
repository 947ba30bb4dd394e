import type { Side } from '@merellier/rules';
import { capital } from '../../../interface/capital.ts';

const the: Readonly<Record<Side, string>> = { white: 'les Blancs', black: 'les Noirs' };
const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;

const lower = (text: string): string => `${text}`.replace(/^./u, (letter) => letter.toLowerCase());

type Value = 'win' | 'draw' | 'loss';
const VALUES: Readonly<Record<Value, string>> = { win: 'gagne', draw: 'nulle', loss: 'perd' };

const start = (after: string | null): string => `Après ${after ?? 'ce coup'}, `;
/** Of a turn that wins by itself, or loses to the next one. */
const withTurn = (after: string | null): string => (after ? `Avec ${after}, ` : start(null));

/** What the analysis says, in French: the source of the other languages’ type. */
export const fr = {
  evaluation: 'Évaluation',
  even: 'À peu près égal',
  draw: 'Nulle',
  slight: (side: Side): string => `Léger avantage aux ${side === 'white' ? 'Blancs' : 'Noirs'}`,
  clear: (side: Side): string => `Net avantage aux ${side === 'white' ? 'Blancs' : 'Noirs'}`,
  winning: (side: Side): string => `${capital(the[side])} devraient gagner`,
  drawish: (side: Side, percent: number): string =>
    `${capital(the[side])} sont mieux, mais la nulle est probable (${percent} %)`,
  forced: (side: Side, turns: number): string => `${capital(the[side])} gagnent en ${count(turns, 'coup', 'coups')}`,
  won: (side: Side): string => `${capital(the[side])} gagnent à coup sûr`,
  spoilt: (side: Side): string =>
    `${capital(the[side])} gagneraient, mais la règle des coups sans prise donne la nulle avant`,
  unknown: 'Pas encore évaluée',

  lines: 'Meilleures suites',
  lineCount: 'Suites',
  line: (number: number): string => `Suite ${number}`,
  playTo: (turn: string): string => `Jouer jusqu’à ${turn}`,
  start: 'Analyser',
  goOn: 'Continuer le calcul',
  stop: 'Arrêter le calcul',
  searching: 'Calcul en cours',
  reached: (depth: string, nodes: string): string => `profondeur ${depth} · ${nodes} positions`,
  sayIt: 'Annoncer le résultat',
  untrained:
    'L’ordinateur n’a pas encore appris ce jeu : il calcule quelques coups d’avance et compte les pièces ; ses évaluations sont approximatives.',
  engineLost: 'L’ordinateur ne répond pas.',

  printLine: 'Imprimer cette ligne',
  setUp: 'Placer une position',
  collection: 'Ouvrir une collection',
  setUpHelp: 'Choisissez une pièce, puis touchez le plateau ; touchez-la de nouveau sur le plateau pour l’enlever.',
  tool: 'À placer',
  tools: {
    white: 'Pion blanc',
    black: 'Pion noir',
    'white-king': 'Dame blanche',
    'black-king': 'Dame noire',
    none: 'Enlever',
  },
  startPosition: 'Position de départ',
  emptyBoard: 'Plateau vide',
  toPlay: 'Camp qui joue',
  inHand: (side: Side): string => `En main, ${side === 'white' ? 'Blancs' : 'Noirs'}`,
  less: (what: string): string => `Un de moins : ${what}`,
  more: (what: string): string => `Un de plus : ${what}`,
  throwOfTurn: 'Dés',
  notThrown: 'Pas encore lancés',
  demanded: 'La prise manquée est exigée',
  rules: 'Règle',
  holds: (side: Side): string => `La position est valable. C’est aux ${side === 'white' ? 'Blancs' : 'Noirs'}.`,
  isOver: (outcome: string): string => `Dans cette position, la partie est finie. ${outcome}`,
  copyByHand: 'Le navigateur ne laisse pas copier ici : le texte est sélectionné, copiez-le vous-même.',
  leaveSetUp: 'Revenir à l’analyse',

  reviewTitle: 'Bilan de la partie',
  review: 'Revoir la partie',
  judgeTurn: 'Ce coup était-il bon ?',
  reviewing: (done: number, of: number): string => `Coup ${done} sur ${of}`,
  reviewed: 'Le bilan est prêt.',
  sameValue: 'Même valeur',
  verdicts: { good: 'Bon coup', inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Grosse erreur' },
  lostAt: (side: Side, number: number, turn: string, better: string): string =>
    `La partie a basculé au coup ${number} des ${side === 'white' ? 'Blancs' : 'Noirs'}, ${turn}. Mieux valait ${better}.`,
  lostSlowly: (side: Side): string =>
    `${capital(the[side])} n’ont pas perdu la partie sur un seul coup, mais peu à peu.`,
  missedAt: (side: Side, number: number, turn: string, better: string): string =>
    `${capital(the[side])} ont laissé passer leur avantage au coup ${number}, ${turn}. Mieux valait ${better}.`,
  /** What a turn worth less than another one changed, and how the game stands since. */
  changed: {
    turned: (is: string): string => `La partie bascule\u202f: ${lower(is)}.`,
    leadLost: (is: string): string => `L’avantage est perdu\u202f: ${lower(is)}.`,
    balanceLost: (is: string): string => `L’équilibre est rompu\u202f: ${lower(is)}.`,
    less: (is: string): string => `L’avantage diminue\u202f: ${lower(is)}.`,
    worse: (is: string): string => `La position empire\u202f: ${lower(is)}.`,
  },
  /** The better turn; `why` where a sentence follows that says why, as `since` goes on. */
  better: (turn: string, why: boolean): string => `Mieux valait ${turn}${why ? '\u202f:' : '.'}`,
  since: (why: string): string => `${why}`.replace(/^Ce /, 'ce '),
  showBetter: 'Montrer le meilleur coup',
  /** `soFar`: not all turns of the game have been judged. */
  counts: (side: Side, blunders: number, mistakes: number, inaccuracies: number, soFar: boolean): string =>
    blunders + mistakes + inaccuracies === 0
      ? `${capital(the[side])}${soFar ? ' jusqu’ici' : ''} : aucune erreur.`
      : `${capital(the[side])}${soFar ? ' jusqu’ici' : ''} : ${[
          ...(blunders > 0 ? [count(blunders, 'grosse erreur', 'grosses erreurs')] : []),
          ...(mistakes > 0 ? [count(mistakes, 'erreur', 'erreurs')] : []),
          ...(inaccuracies > 0 ? [count(inaccuracies, 'imprécision', 'imprécisions')] : []),
        ].join(', ')}.`,
  /** The heads of the table of counts. */
  countsOf: {
    caption: 'Les coups de chaque camp',
    good: 'Bons coups',
    inaccuracy: 'Imprécis',
    mistake: 'Erreurs',
    blunder: 'Grosses erreurs',
  },
  previousMistake: 'Erreur précédente',
  nextMistake: 'Erreur suivante',
  graph: 'Courbe de l’évaluation, en haut les Blancs',
  stopReview: 'Arrêter le bilan',
  keepMistakes: (side: Side, number: number): string =>
    `Réviser ${number === 1 ? 'l’erreur' : `les ${number} erreurs`} des ${side === 'white' ? 'Blancs' : 'Noirs'}`,
  mistakesKept: (number: number): string =>
    number === 1 ? 'Une erreur est parmi vos cartes.' : `${number} erreurs sont parmi vos cartes.`,
  noneKept: 'Les tables ne voient là aucune erreur.',
  keepingMistakes: 'Un instant : les tables vérifient…',
  keyMoments: 'Moments clés',
  moment: { turn: 'Coup', verdict: 'Jugement', better: 'Mieux', chance: 'Chances' },
  /** The chance to win before a mistake and after it, of who made it. */
  chanceFell: (was: string, is: string): string => `de ${was} à ${is}`,
  noMistakes: 'Aucune erreur dans cette partie.',
  noneStandsOut: 'Aucun coup n’a coûté assez, à lui seul, pour être une erreur.',
  noMistakesYet: 'Aucune erreur jusqu’ici.',
  shownBefore: 'Sur le plateau : la position avant ce coup.',
  refutation: {
    title: 'Pourquoi ?',
    /** Le coup gagne ou perd tout de suite : l’autre camp ne joue rien entre lui et le gain. */
    winsAtOnce: (after: string | null, winner: Side): string =>
      `${withTurn(after)}${the[winner]} gagnent la partie tout de suite.`,
    menAtOnce: (after: string | null, winner: Side, men: number, back: boolean, kind: 'points' | 'squares'): string =>
      `${withTurn(after)}${the[winner]} ${back ? 'reprennent' : 'gagnent'} tout de suite ${kind === 'points' ? count(men, 'pion', 'pions') : count(men, 'pièce', 'pièces')}.`,
    /** Après `after`, ou sinon après le coup joué, `winner` gagne la partie en tant de ses coups, quoi que joue `loser`. */
    wins: (after: string | null, loser: Side, winner: Side, turns: number): string =>
      `${start(after)}quoi que jouent ${the[loser]}, ${the[winner]} gagnent la partie${turns === 1 ? ' tout de suite' : ` en ${turns} coups au plus`}.`,
    men: (
      after: string | null,
      loser: Side,
      winner: Side,
      men: number,
      turns: number,
      back: boolean,
      kind: 'points' | 'squares',
    ): string =>
      `${start(after)}quoi que jouent ${the[loser]}, ${the[winner]} ${back ? 'reprennent' : 'gagnent'} ${men} ${kind === 'points' ? 'pion' : 'pièce'}${men === 1 ? '' : 's'} ${turns === 1 ? 'au coup suivant' : `en ${turns} coups au plus`}.`,
    exact: (after: string | null, loser: Side, winner: Side): string =>
      `${start(after)}${the[winner]} gagnent, quoi que jouent ${the[loser]} : toutes les suites ont été calculées. Voici les réponses qui tiennent le plus longtemps.`,
    winsSeen: (after: string | null, winner: Side, turns: number): string =>
      `${start(after)}${the[winner]} gagnent la partie en ${turns} ${turns === 1 ? 'coup' : 'coups'} au plus. Voici quelques suites.`,
    seen: (side: Side): string =>
      `Voici ce que l’ordinateur a vu pour ${the[side]}. Ce n’est pas une preuve : il n’a pas tout essayé.`,
    alike: (number: number): string => (number === 1 ? 'ou 1 autre coup' : `ou ${number} autres coups`),
    unshown: (number: number): string =>
      number === 1 ? '1 autre coup ne fait pas mieux' : `${number} autres coups ne font pas mieux`,
    back: 'Reculer d’un coup sur le plateau',
    forward: 'Jouer le coup suivant sur le plateau',
    leave: 'Revenir à la partie',
    keep: 'Garder comme variante',
    atStart: 'Sur le plateau : la position avant ce coup.',
  },
  turnByTurn: 'Évaluation coup par coup',

  exactTitle: 'Valeurs exactes',
  exactOnBoard: 'Sur le plateau',
  exactHelp: 'G gagne, N mène à la nulle, P perd.',
  exactPlies: 'Le nombre compte les demi-coups (les coups des deux camps) jusqu’à la prochaine prise ou la fin.',
  exactPliesEnding: 'Le nombre compte les demi-coups (les coups des deux camps) jusqu’à la fin.',
  exactLetters: { win: 'G', draw: 'N', loss: 'P' },
  exactSaid: (value: Value, distance: number | null, written: string): string =>
    `${VALUES[value]}${distance === null ? '' : `, ${written} ${distance < 2 ? 'demi-coup' : 'demi-coups'}`}`,
  exactCounts: (wins: number, draws: number, losses: number, spoilt: number): string =>
    `Coups : ${[
      ...(wins > 0 ? [count(wins, 'gagne', 'gagnent')] : []),
      ...(draws > 0 ? [count(draws, 'mène à la nulle', 'mènent à la nulle')] : []),
      ...(losses > 0 ? [count(losses, 'perd', 'perdent')] : []),
      ...(spoilt > 0 ? [`${count(spoilt, 'mène', 'mènent')} à la nulle par la règle des coups sans prise`] : []),
    ].join(', ')}.`,
  exactAll: (turns: number, value: Value, distance: number | null, written: string): string =>
    `Les ${turns === 2 ? 'deux' : turns} coups ${{ win: 'gagnent', draw: 'mènent à la nulle', loss: 'perdent' }[value]}${distance === null ? '' : ` en ${written} ${distance < 2 ? 'demi-coup' : 'demi-coups'}`}.`,
  pathWidth: (holds: number, turns: number, answers: number | null): string =>
    `${holds === 1 ? 'Un seul coup' : `${holds} coups`} sur ${turns} ${holds === 1 ? 'garde' : 'gardent'} le résultat${answers === null ? '' : answers === 100 ? ' ; ensuite, toutes les réponses de l’adversaire le gardent aussi' : ` ; ensuite, ${answers} % des réponses de l’adversaire le gardent`}.`,
  exactShort: (value: Value, distance: string): string => `${VALUES[value] ?? 'gagne'} ${distance}`.trim(),
  exactStar: '* : nulle par la règle des coups sans prise.',
  exactSpoilt: 'nulle par la règle des coups sans prise',
  exactLimit: 'mais nulle par la règle des coups sans prise',
  solving: 'Calcul des valeurs exactes…',

  explorer: 'Ce qui s’est joué dans cette position',
  explorerWhose: 'Quelles parties ?',
  explorerGames: { own: 'Les vôtres', server: 'Ce serveur' },
  explorerReading: 'Lecture de vos parties…',
  explorerEmpty: 'Aucune de vos parties n’est passée par cette position.',
  explorerFailed: 'Ce navigateur ne laisse pas lire vos parties.',
  explorerAsking: 'Recherche parmi les parties du serveur…',
  explorerServerEmpty: 'Aucune partie classée de ce serveur n’est passée par cette position à ses débuts.',
  explorerOffline: 'Le serveur ne répond pas : ses parties demandent une connexion, les vôtres se lisent sans réseau.',
  explorerHouse: 'Les parties classées se jouent sans règle maison : le serveur n’en a pas par cette règle.',
  explorerSource: (plies: number): string => `Parties classées de ce serveur, sur leurs ${plies} premiers coups.`,
  explorerNamed: 'Ouvertures qui ont un nom',
  explorerCount: (games: number, white: number, draws: number, black: number): string =>
    `${count(games, 'partie', 'parties')} : Blancs ${white}, nulles ${draws}, Noirs ${black}${games > white + draws + black ? `, ${count(games - white - draws - black, 'inachevée', 'inachevées')}` : ''}`,

  notes: 'Notes sur ce coup',
  comment: 'Commentaire sur ce coup',
  commentGame: 'Commentaire sur la partie',
  mark: 'Annotation',
  noMark: 'Sans annotation',
  marks: { 1: 'bon coup', 2: 'erreur', 3: 'coup brillant', 4: 'grosse erreur', 5: 'intéressant', 6: 'imprécision' },
  promote: 'Promouvoir la variante',
  remove: 'Supprimer à partir d’ici',

  previous: 'Coup précédent',
  next: 'Coup suivant',
  toStart: 'Au début',
  toEnd: 'À la fin',
  moreTools: 'Voir plus bas : notes, ouvertures, valeurs',
  thinking: 'Calcul',
  pasteHere: 'Collez ici le texte d’une partie ou d’une position : il s’ouvre aussitôt.',
  openFile: 'Ouvrir un fichier',
  /** Of a game that has a fault: it is open up to there. */
  openedUpTo: (fault: string): string => `La partie est ouverte jusqu’à la faute. ${fault}`,
  pasted: (rules: string): string => `Partie ouverte : ${rules}.`,
  turnBoard: 'Retourner le plateau',
  throwDice: 'Lancer les dés',
  chooseThrow: 'Choisir un jet',
};

export type AnalysisStrings = typeof fr;
