import type { Animal } from '@merellier/protocol/class';
import type { Side } from '@merellier/rules';
import type { Deed } from '../../../class/class-progress.ts';
import type { ClassRefused } from '../class-state.ts';

const sides: Readonly<Record<Side, string>> = { white: 'Blancs', black: 'Noirs' };
const pupils = (count: number): string => `${count} ${count < 2 ? 'élève' : 'élèves'}`;
const boards = (count: number): string => `${count} ${count < 2 ? 'plateau' : 'plateaux'}`;

const animals: Readonly<Record<Animal, string>> = {
  badger: 'Blaireau',
  bat: 'Chauve-souris',
  bear: 'Ours',
  beaver: 'Castor',
  bee: 'Abeille',
  blackbird: 'Merle',
  butterfly: 'Papillon',
  camel: 'Chameau',
  cat: 'Chat',
  crab: 'Crabe',
  crane: 'Grue',
  deer: 'Cerf',
  dolphin: 'Dauphin',
  duck: 'Canard',
  eagle: 'Aigle',
  elephant: 'Éléphant',
  falcon: 'Faucon',
  fox: 'Renard',
  frog: 'Grenouille',
  giraffe: 'Girafe',
  hare: 'Lièvre',
  hedgehog: 'Hérisson',
  horse: 'Cheval',
  kangaroo: 'Kangourou',
  kingfisher: 'Martin-pêcheur',
  koala: 'Koala',
  ladybird: 'Coccinelle',
  lion: 'Lion',
  lizard: 'Lézard',
  lynx: 'Lynx',
  marmot: 'Marmotte',
  octopus: 'Pieuvre',
  otter: 'Loutre',
  owl: 'Chouette',
  panda: 'Panda',
  parrot: 'Perroquet',
  penguin: 'Pingouin',
  rabbit: 'Lapin',
  raven: 'Corbeau',
  seahorse: 'Hippocampe',
  seal: 'Phoque',
  sparrow: 'Moineau',
  squirrel: 'Écureuil',
  stork: 'Cigogne',
  swallow: 'Hirondelle',
  swan: 'Cygne',
  tiger: 'Tigre',
  tortoise: 'Tortue',
  whale: 'Baleine',
  wolf: 'Loup',
};

const refusals: Readonly<Record<Exclude<ClassRefused['reason'], 'too-many'>, string>> = {
  'no-class':
    'Ce mot n’ouvre pas de classe : vérifiez les quatre lettres au tableau, ou demandez si l’on peut encore entrer.',
  taken: 'Quelqu’un vient de prendre ce nom : choisissez-en un autre.',
  malformed: 'Le serveur n’a pas compris : rechargez la page.',
  'unsupported-protocol': 'Cette page n’est plus à jour : rechargez-la.',
  unavailable: 'Le serveur ne répond pas pour le moment : réessayez dans un instant.',
  'not-yours': 'Vous ne pouvez pas faire cela ici.',
  paused: 'La classe est en pause.',
  stale: 'La classe a continué entre-temps : regardez le plateau.',
  'not-your-turn': 'Ce n’est pas à vous de jouer.',
  'illegal-turn': 'Ce coup n’est pas possible ici.',
  position: 'Cette position ne peut pas être envoyée : il n’y a rien à y jouer.',
  game: 'Cette partie ne peut pas être montrée : un de ses coups n’est pas possible.',
  seatings: 'Cet appariement n’est pas possible : un élève manque, ou joue deux fois.',
};

/** Parts of a printed page: each has a heading and lines. */
type Parts = readonly (readonly [title: string, lines: readonly string[]])[];

/** What the view of a class says, in French: the source of the other languages’ type. */
export const fr = {
  animals,
  teacher: 'Professeur',
  computer: 'Ordinateur',
  seconds: (ms: number): string => {
    const wait = Math.max(1, Math.ceil(ms / 1000));
    return `Trop d’essais : réessayez dans ${wait} ${wait < 2 ? 'seconde' : 'secondes'}.`;
  },
  refusals,
  lost: 'La connexion est coupée. La page se reconnecte d’elle-même.',

  // The first page.
  title: 'Une classe en une minute',
  lead: 'Chaque élève a un plateau, vous les voyez tous. Sans compte, sans adresse e-mail ; à la fin de la séance, il ne reste rien sur le serveur.',
  forTeacher: 'Vous êtes le professeur',
  forTeacherText: 'Ouvrez la classe : un mot de quatre lettres apparaît. Les élèves le tapent ou scannent le code QR.',
  open: 'Ouvrir une classe',
  opening: 'La classe s’ouvre…',
  resume: (code: string): string => `Reprendre la classe ${code}`,
  forPupil: 'Vous êtes élève',
  forPupilText: 'Tapez le mot qui est au tableau.',
  backAs: (pupil: string): string => `Retour à la classe (${pupil})`,
  word: 'Le mot de la classe',
  enter: 'Entrer',
  wordShort: 'Le mot de la classe a quatre lettres.',
  sheets: 'À imprimer',
  sheetTeacher: 'Une page pour le professeur',
  sheetParents: 'Une page pour les parents',
  /** Beside each other, on the sheets themselves. */
  teacherTab: 'Professeur',
  parentsTab: 'Parents',
  boardsToPrint: 'Plateaux et pions à découper',
  progress: 'Bilan de la séance',

  // The teacher's desk.
  classOf: (code: string): string => `La classe ${code}`,
  summary: (here: number, all: number, playing: number): string =>
    [pupils(all), all > here ? `${all - here} hors ligne` : '', playing > 0 ? boards(playing) : '']
      .filter((part) => part !== '')
      .join(', '),
  nobody: 'Personne n’est encore entré.',
  wayIn: 'Pour entrer, les élèves tapent',
  wayInLong: (address: string): string => `sur ${address}`,
  code: 'Code QR de la classe',
  shutDoor: 'Ne plus laisser entrer',
  openDoor: 'Laisser entrer de nouveau',
  doorShut: 'Plus personne ne peut entrer.',
  localhost:
    'Pas de code à scanner : cette adresse n’existe que sur cet appareil. Pour que les élèves entrent, ouvrez Mérellier à une adresse que leurs appareils peuvent joindre.',
  pupils: 'Les élèves',
  away: 'hors ligne',
  hand: 'lève la main',
  lowerHand: 'Main baissée',
  pause: 'Tout mettre en pause',
  goOn: 'Reprendre',
  pausedTitle: 'La classe est en pause.',
  ask: 'Montrer une position ou une partie',
  play: 'Faire jouer',
  wallOpen: 'Ouvrir l’écran à projeter',
  wallShows: 'Au tableau',
  wallOf: {
    door: 'le mot de la classe',
    boards: 'tous les plateaux',
    question: 'la question',
    answers: 'les réponses',
    game: 'la partie',
    board: 'un plateau',
  },
  end: 'Terminer la séance',
  endAsk: 'Terminer la séance ?',
  endText: 'Les élèves quittent la classe, et elle disparaît du serveur. Le bilan reste sur cet appareil.',
  endStay: 'Continuer',
  ended: 'La séance est terminée. Le serveur n’a rien gardé.',
  toProgress: 'Voir le bilan',
  remove: (pupil: string): string => `Faire sortir ${pupil}`,
  turnsPlayed: (count: number): string => (count === 0 ? 'début' : `coup ${count}`),
  wonBy: (who: string): string => `${who} a gagné`,
  drawn: 'partie nulle',
  versus: (white: string, black: string): string => `${white} – ${black}`,
  onWall: 'Montrer au tableau',
  onWallNow: 'Au tableau',
  stop: 'Arrêter la partie',
  stopDraw: 'Nulle',
  stopWin: (who: string): string => `${who} gagne`,
  yourTurn: 'à vous de jouer',

  // A question.
  question: (count: number): string => `Question ${count}`,
  answered: (count: number, all: number): string => `${pupils(count)} sur ${all} ${count < 2 ? 'a' : 'ont'} répondu`,
  noAnswers: 'Les réponses apparaissent ici, une par une.',
  heat: (asked: string, told: string): string => `Réponses. ${asked} ${told}`,
  groupSaid: (turn: string, count: number, isRight: boolean): string =>
    `${turn} : ${count}${isRight ? ', juste' : ''}.`,
  waitingFor: 'On attend',
  isRight: 'juste',
  markRight: 'Compter comme juste',
  solve: 'Montrer la réponse',
  solved: 'Les élèves voient la réponse.',
  unask: 'Retirer la question',
  whatNow: 'Que joueriez-vous ?',

  // A game that everybody looks through.
  shownTitle: 'Une partie à regarder',
  shownAt: (at: number, of: number): string =>
    at === 0 ? `Avant le premier coup. Nombre de coups : ${of}.` : `Coup ${at} sur ${of}`,
  lookOn: 'Regardez : le professeur fait défiler la partie.',
  lookAlone: 'Parcourez la partie à votre rythme.',
  together: 'Tous ensemble',
  alone: 'Chacun à son rythme',
  pace: 'Défilement de la partie',
  steps: 'Suivre les coups',
  first: 'Au début',
  previous: 'Coup précédent',
  next: 'Coup suivant',
  last: 'À la fin',
  stepsHelp: 'Tous les plateaux suivent. Au clavier : flèches gauche et droite, début et fin.',
  aloneHelp: 'Chaque élève avance lui-même ; le tableau suit le professeur.',
  unshow: 'Retirer la partie',
  gameText: 'Ou le texte d’une partie',
  gameFile: 'Ouvrir un fichier',
  noGames: 'Aucune partie n’est gardée sur cet appareil.',
  gameEmpty: 'Il n’y a pas de coup dans cette partie.',
  gameLong: 'Cette partie est trop longue pour être envoyée à la classe.',

  // Choosing a position.
  askTitle: 'Montrer une position ou une partie',
  sources: { puzzle: 'Problème', lesson: 'Leçon', position: 'Position', game: 'Partie' },
  source: 'À partir de',
  rules: 'Règle',
  questionText: 'La question',
  sendAll: 'Envoyer à tous',
  sent: 'Envoyé',
  fromHere: 'Jouer à partir d’ici',
  noPuzzles: 'Il n’y a pas de problème pour cette règle.',
  noLessons: 'Il n’y a pas de leçon sur plateau pour cette règle.',
  goals: {
    win: (side: Side): string => `Les ${sides[side]} jouent et gagnent. Quel coup ?`,
    draw: (side: Side): string => `Les ${sides[side]} jouent et sauvent la partie. Quel coup ?`,
  },
  grade: 'Difficulté',
  grades: ['Très facile', 'Facile', 'Moyen', 'Difficile', 'Très difficile'] as readonly string[],
  back: 'Retour à la classe',
  nextBoard: 'Plateau suivant',
  place: 'Touchez une intersection pour y poser un pion.',
  tools: { white: 'Blanc', black: 'Noir', 'white-king': 'Dame blanche', 'black-king': 'Dame noire', none: 'Enlever' },
  tool: 'Poser',
  clear: 'Vider',
  start: 'Position de départ',
  toPlay: 'Camp qui joue',
  inHand: (side: string): string => `En main, ${side}`,

  // Pairing.
  playTitle: 'Faire jouer la classe',
  ways: { strength: 'Selon le niveau', lot: 'Au hasard', computer: 'Contre l’ordinateur', teacher: 'Contre vous' },
  way: 'Adversaires',
  level: 'Niveau de l’ordinateur',
  whoPlays: 'Qui commence une partie ?',
  whose: {
    free: (count: number): string => (count < 2 ? 'L’élève qui ne joue pas' : `Ceux qui ne jouent pas (${count})`),
    all: 'Tous',
  },
  freeHelp: 'Les autres continuent leur partie.',
  pairs: 'Les parties',
  pairHelp: 'Touchez deux noms pour les échanger.',
  swap: (one: string): string => `Échanger ${one}`,
  begin: 'Commencer les parties',
  replaces: 'Les parties en cours sont remplacées.',
  again: 'Tirer à nouveau',
  needPupils: 'Il faut au moins un élève dans la classe.',

  // A pupil.
  choose: 'Qui êtes-vous ?',
  chooseText: 'Choisissez un animal : ce sera votre nom.',
  isTaken: 'déjà pris',
  welcome: (pupil: string): string => `Bonjour, ${pupil} !`,
  wait: 'Regardez le tableau : la classe commence bientôt.',
  raiseHand: 'Lever la main',
  handUp: 'Votre main est levée',
  pausedPupil: 'Pause. Regardez le tableau.',
  theirTurn: (who: string): string => `${who} joue.`,
  think: 'L’ordinateur réfléchit…',
  noComputer: 'L’ordinateur ne répond pas. Rechargez la page.',
  youWon: 'Gagné !',
  youLost: 'Perdu. Bien joué quand même !',
  youDrew: 'Partie nulle.',
  oneMore: 'Encore une partie',
  yourAnswer: (turn: string): string => `Votre réponse : ${turn}.`,
  changeAgain: 'Changer de coup',
  answerIs: (turns: string): string => `La réponse : ${turns}.`,
  answerRight: 'Bravo, c’est juste !',
  answerWrong: 'Ce n’était pas le meilleur coup.',
  answerNone: 'La question est terminée.',
  pupilEnded: 'La séance est terminée. À bientôt !',
  pupilRemoved: 'Vous n’êtes plus dans la classe. Demandez au professeur.',
  home: 'Jouer au moulin',

  // The wall.
  leaveWall: 'Retour à la classe',

  // Progress.
  progressTitle: 'Bilan',
  progressLead:
    'Ce que chaque élève a fait, sous le nom de son animal. Le bilan reste sur cet appareil et ne va nulle part ailleurs.',
  progressNone: 'Pas encore de bilan',
  progressNoneText: 'Il se remplit pendant la séance : réponses, parties gagnées et perdues.',
  everyDay: 'Toutes les séances',
  day: 'Séance',
  pupil: 'Élève',
  deeds: {
    right: 'Réponses justes',
    wrong: 'Réponses fausses',
    answered: 'Autres réponses',
    won: 'Parties gagnées',
    drawn: 'Parties nulles',
    lost: 'Parties perdues',
  } satisfies Readonly<Record<Deed, string>>,
  saveCsv: 'Enregistrer en CSV',
  fileName: 'bilan-de-la-classe.csv',
  forget: 'Effacer le bilan',
  forgetAsk: 'Effacer tout le bilan de cet appareil ?',
  keep: 'Garder',

  // On paper.
  print: 'Imprimer',
  teacherSheet: {
    title: 'Une classe avec Mérellier',
    parts: [
      [
        'Avant la séance',
        [
          'Un ordinateur relié à un projecteur ; une tablette ou un téléphone par élève, ou pour deux.',
          'Sans internet : Mérellier tourne aussi sur un ordinateur de l’école. Donnez aux élèves l’adresse qui s’affiche à son lancement ; tous les appareils doivent être sur le même réseau.',
          'Ouvrez la page « Une classe », puis « Ouvrir une classe ». Affichez l’écran à projeter sur le projecteur.',
        ],
      ],
      [
        'Faire entrer la classe',
        [
          'Les élèves tapent le mot de quatre lettres, ou scannent le code QR, et choisissent un animal. C’est leur nom pour la séance.',
          'Notez l’animal de chacun si vous voulez suivre les progrès d’une séance à l’autre.',
          'Quand tout le monde est là, « Ne plus laisser entrer » ferme la classe aux autres.',
        ],
      ],
      [
        'Pendant la séance',
        [
          '« Montrer une position ou une partie » : un problème, une étape de leçon ou une position à vous. Chaque élève joue un coup ; toutes les réponses apparaissent sur un seul plateau. Une partie se regarde ensemble : vous faites défiler ses coups, tous les plateaux suivent.',
          '« Faire jouer » : selon le niveau, au hasard, en échangeant les noms à la main, contre l’ordinateur, ou tous contre vous.',
          '« Tout mettre en pause » arrête tous les plateaux. Un élève qui lève la main est entouré d’or.',
          'Si un onglet a été fermé par erreur ou si une batterie est vide, rouvrez la page : la classe est toujours là. Un élève qui change d’appareil reprend son animal.',
        ],
      ],
      [
        'Après la séance',
        [
          'Terminez la séance : la classe est effacée du serveur. Une classe oubliée s’efface d’elle-même au bout de quatre heures.',
          'Le bilan reste sur votre appareil ; il s’enregistre en CSV pour un tableur.',
        ],
      ],
      [
        'Une première heure',
        [
          '10 minutes : la règle, au tableau, avec deux leçons (« Fermer un moulin en posant », « Le pion protégé »).',
          '10 minutes : trois problèmes faciles ; on compare les réponses.',
          '25 minutes : deux parties par paires, au hasard, puis selon le niveau.',
          '5 minutes : la plus belle position au tableau, puis le bilan.',
        ],
      ],
    ] as Parts,
  },
  parentSheet: {
    title: 'Nous avons joué au moulin',
    intro:
      'Aujourd’hui, la classe a joué au jeu du moulin (la marelle), un jeu que l’on connaît depuis l’Antiquité et que l’on gravait sur les bancs des cloîtres. Trois pions sur une ligne ferment un moulin, et fermer un moulin permet de prendre un pion à l’autre.',
    parts: [
      [
        'Rejouer à la maison',
        [
          'Avec un papier et dix-huit boutons de deux couleurs : le plateau est imprimé ci-dessous.',
          'Ou sur un téléphone ou une tablette, sans compte et sans publicité, à l’adresse ci-dessous. Après la première visite, le jeu marche aussi sans réseau.',
        ],
      ],
      [
        'Ce que l’école a enregistré',
        [
          'Rien de personnel. Les élèves entrent par un mot et choisissent un nom d’animal : ni nom, ni adresse, ni compte.',
          'À la fin de la séance, la classe est effacée du serveur. Seul le professeur garde, sur son appareil, un bilan par nom d’animal.',
        ],
      ],
      [
        'La règle en quatre phrases',
        [
          'Chacun à son tour pose un pion sur une intersection libre ; chacun en a neuf.',
          'Quand tous les pions sont posés, on glisse un pion vers une intersection voisine libre ; avec trois pions seulement, on saute où l’on veut.',
          'Trois de vos pions sur une ligne, c’est un moulin : vous prenez un pion de l’autre, mais pas dans un moulin.',
          'On a perdu quand on n’a plus que deux pions, ou quand on ne peut plus jouer.',
        ],
      ],
    ] as Parts,
  },
};

/** What the view of a class says. */
export type ClassStrings = typeof fr;
