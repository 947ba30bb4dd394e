import type { Side } from '@merellier/rules';
import { the } from '../../../interface/fr/forms.ts';
import { courses } from './fr/courses.ts';
import { draughtsLessons } from './fr/draughts-lessons.ts';
import { glossary } from './fr/glossary.ts';
import { millLessons } from './fr/mill-lessons.ts';
import { prose } from './fr/prose.ts';
import { story } from './fr/story.ts';
import { strategyLessons } from './fr/strategy-lessons.ts';

const exercises = (number: number): string => `${number} ${number < 2 ? 'exercice' : 'exercices'}`;

/** What the lessons say, in French: the source of the other languages’ type. */
export const fr = {
  lead: 'Apprenez les règles pas à pas, en jouant sur de petits plateaux. Vos progrès restent sur cet appareil.',
  trainTitle: 'Progresser',
  trainOpenings: 'S’entraîner aux ouvertures',
  trainEndings: 'Finales exactes',
  trainLines: {
    puzzles: 'Plus de dix mille positions, chaque solution prouvée',
    revise: 'Vos erreurs et les problèmes manqués, au bon moment',
    lots: 'Des débuts équilibrés, joués une fois de chaque couleur',
    openings: 'Votre camp contre les meilleures réponses',
    endings: 'Gagner, ou tenir la nulle, contre un adversaire parfait',
    known: 'Ce qui est prouvé : premiers coups, longs gains, théorie',
  },
  rulesTitle: 'Une page par règle',
  compare: 'Comparer les règles',
  compareLead: 'Ce qui change d’une règle à l’autre, réglage par réglage.',
  glossary: 'Les mots du jeu',
  glossaryLead: 'Les mots des joueurs, en trois langues.',
  story: 'D’où viennent ces jeux',
  known: 'Ce que l’on sait',
  knownGame: 'Ce que l’on sait de ce jeu',
  storyLead: 'Ce que racontent les livrets, et ce que l’on sait depuis.',
  backToLearn: 'Apprendre',

  learnt: 'réussi',
  played: 'jouée',
  progress: (done: number, of: number): string => `${done} sur ${exercises(of)}`,
  doneCount: (number: number): string => `${number} ${number < 2 ? 'exercice réussi' : 'exercices réussis'}`,
  hint: (turn: string): string => `Par exemple – ${turn}.`,
  showMe: 'Montrer',
  again: 'Recommencer',
  otherTurn: 'Ce coup est permis, mais on en cherche un autre.',
  putBack: 'Le plateau se remet en place : essayez encore.',
  boardOf: (title: string): string => `Plateau : ${title}`,
  words: 'Les mots :',

  facts: {
    players: 'joueurs',
    men: 'pions chacun',
    whiteMen: 'pions pour les Blancs',
    blackMen: 'pour les Noirs',
    points: 'intersections',
    squares: 'cases',
    dice: 'dés',
    minutes: 'minutes',
  },
  playThese: 'Jouer avec cette règle',
  printThese: 'Imprimer',
  share: {
    share: 'Partager cette règle',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    code: 'Le lien en code QR',
    onlyHere:
      'Ce lien ne s’ouvre que sur cet appareil. Pour le donner à d’autres, ouvrez d’abord Mérellier à une adresse que leurs appareils peuvent joindre.',
  },
  differsTitle: 'Ce qui la distingue',
  differsFrom: (rules: string): string => `Par rapport à « ${rules} » :`,
  sameAs: (rules: string): string => `Les mêmes règles que « ${rules} ».`,
  basis: 'C’est à elle que l’on compare les autres.',
  sourceTitle: 'D’où elle vient',
  attested: 'Cette règle est attestée : la source la donne.',
  reconstructed: (whose: string): string => `Cette règle n’est pas attestée en entier : ${whose}.`,
  openTitle: 'Ce que dit le livre, et ce qui est décidé ici',
  otherwise: (change: string): string => `Ou bien\u202f: ${change}`,
  houseRule: 'Une règle maison. Voici ce qui change :',
  forgetPage: 'Effacer mes progrès sur cette page',
  forgotten: 'Progrès effacés.',
  exercises: 'À vous d’essayer',

  families: { mill: 'Marelles', draughts: 'Dames' },
  family: 'Jeux à comparer',
  parameter: 'Réglage',
  onlyDifferent: 'Seulement ce qui change',
  chooseRules: 'Choisir les règles à comparer',
  allRules: 'Toutes',
  tableOf: (family: string): string => `Comparaison : ${family}`,
  needTwo: 'Pour comparer, il faut au moins deux règles.',
  tableSays: (rows: number, columns: number): string =>
    `${rows} ${rows < 2 ? 'réglage' : 'réglages'}, ${columns} ${columns < 2 ? 'règle' : 'règles'}.`,

  find: 'Chercher un mot',
  found: (number: number): string =>
    number === 0 ? 'Aucun mot ne correspond.' : `${number} ${number < 2 ? 'mot' : 'mots'}.`,

  you: 'Vous',
  before: 'Précédent',
  after: 'Suivant',
  goOn: 'Continuer',
  goOnWith: (title: string): string => `Continuer\u202f: ${title}`,
  beginWith: (title: string): string => `Commencer\u202f: ${title}`,
  nextLesson: (title: string): string => `Leçon suivante\u202f: ${title}`,
  allLessons: 'Toutes les leçons',
  lessonOf: (number: number): string => `Leçon ${number}`,
  stopOf: (place: string, number: number, of: number): string => `${place}, ${number} sur ${of}`,
  chapterDone: 'Terminée',
  exercisesIn: exercises,
  backToRule: 'Revenir à la règle',
  tryThese: 'Essayer',
  /** Said of a place that glows, after its name and what stands there. */
  glows: 'brille',
  touch: {
    enter: 'Touchez le point qui brille.',
    pick: 'Touchez le pion qui brille.',
    land: 'Touchez maintenant le point qui brille.',
    take: 'Prenez le pion qui brille\u202f: touchez-le.',
    huff: 'Soufflez le pion qui brille\u202f: touchez-le.',
  },

  smallGame: 'Une partie',
  smallGameLead: (rules: string, men: number | undefined): string =>
    `${rules}${men ? `, avec ${men} pions chacun` : ''}. Les Blancs commencent ; l’ordinateur joue les Noirs, au premier niveau.`,
  gameWon: 'Gagné ! La leçon est réussie.',
  gameLost: 'Perdu cette fois. Une revanche ?',
  gameDrawn: 'Partie nulle : personne n’a cédé.',
  playAgain: 'Rejouer',

  verdict: {
    title: 'Qui gagne\u202f?',
    takes: (seconds: number): string =>
      `Le jeu est assez petit pour être parcouru en entier, ici même\u202f: ${seconds < 2 ? 'une seconde' : `${seconds} secondes`} environ.`,
    begin: 'Chercher qui gagne',
    stop: 'Arrêter',
    solving: 'La page parcourt toutes les parties possibles.',
    stopped: 'Recherche arrêtée.',
    failed: 'La recherche n’a pas abouti sur cet appareil.',
    wins: (side: Side, begins: boolean): string =>
      `Sans faute de leur part, ${the[side]} gagnent${begins ? ' en commençant' : ', bien qu’ils ne commencent pas'}.`,
    draw: 'Si personne ne se trompe, la partie est nulle.',
    anyFirst: 'Tous les premiers coups se valent.',
    lostAnyway: 'Aucun premier coup n’y change rien.',
    firstTurns: (turns: string, isOne: boolean): string =>
      `${isOne ? 'Seul premier coup qui garde ce résultat' : 'Premiers coups qui gardent ce résultat'}\u202f: ${turns}.`,
    withoutLimit: 'La nulle après trop de coups sans prise n’est pas comptée ici.',
    whyNot: {
      dice: 'Avec des dés, le hasard a sa part\u202f: aucun camp ne gagne à coup sûr.',
      'too-large': 'Ce jeu a trop de positions pour que cette page les parcoure toutes.',
    },
  },

  prose,
  glossaryTexts: glossary,
  storyTexts: story,
  courses,
  lessons: { ...millLessons, ...draughtsLessons, ...strategyLessons },
};

export type LearnStrings = typeof fr;
