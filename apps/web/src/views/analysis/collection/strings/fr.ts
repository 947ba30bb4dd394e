const games = (number: number, said: string): string => `${said} ${number < 2 ? 'partie' : 'parties'}`;

/** What the page of collections says, in French: the source of the other languages’ type. Numbers come with the text that says them. */
export const fr = {
  title: 'Collection de parties',
  lead: 'Ouvrez un fichier de parties, même très gros, et cherchez dedans.',
  open: 'Ouvrir un fichier',
  openAnother: 'Ouvrir un autre fichier',
  close: 'Fermer la collection',
  none: 'Pas de fichier ouvert',
  noneHelp: 'Choisissez un fichier PDN, PGN ou texte, ou déposez-le ici. Il ne quitte pas votre appareil.',
  backToBoard: 'Revenir à l’analyse',

  reading: (percent: string, number: number, said: string): string => `Lecture : ${percent}, ${games(number, said)}`,
  searching: (percent: string, number: number, said: string): string =>
    `Recherche : ${percent}, ${games(number, said)} ${number < 2 ? 'trouvée' : 'trouvées'}`,
  keeping: 'Un instant : les parties se rangent…',
  stop: 'Arrêter',
  stopped: 'La lecture a été arrêtée : la fin manque.',
  games,
  unreadable: (number: number, said: string): string => `${said} ${number < 2 ? 'illisible' : 'illisibles'}`,
  remarks: (number: number, said: string): string => `${said} ${number < 2 ? 'remarque' : 'remarques'}`,
  lost: 'La lecture s’est interrompue : l’appareil manque peut-être de mémoire. Ouvrez le fichier de nouveau.',
  gone: 'Le fichier a changé ou n’est plus là : ouvrez-le de nouveau.',
  faults: {
    empty: (file: string): string => `${file} est vide.`,
    'no-text': (file: string): string => `${file} n’est pas un texte : il n’y a pas de parties à lire.`,
    'no-games': (file: string): string => `Il n’y a pas de partie lisible dans ${file}.`,
    'one-piece': (file: string): string =>
      `Dans ${file}, rien ne dit où commence chaque partie : la suite n’a pas été lue.`,
    unreadable: (file: string): string => `${file} n’a pas pu être lu jusqu’au bout.`,
  },

  words: 'Joueur ou tournoi',
  rules: 'Règle',
  allRules: 'Toutes les règles',
  result: 'Résultat',
  results: { all: 'Tous', white: 'Blancs', black: 'Noirs', draw: 'Nulle', open: 'Sans résultat' },
  searchBy: 'Chercher par',
  ways: { opening: 'Ouverture', pattern: 'Motif', position: 'Position' },
  openingHelp: 'Touchez un coup pour voir les parties qui continuent ainsi.',
  openingRules: 'Choisissez une règle pour voir ses ouvertures.',
  openingStart: 'Début',
  openingEnd: 'Aucune partie ne va plus loin, ou l’ouverture s’arrête ici.',
  share: (white: string, draws: string, black: string): string =>
    `${white} pour les Blancs, ${draws} nulles, ${black} pour les Noirs`,
  patternHelp:
    'Posez les pions que vous cherchez ; les autres sont où ils veulent. Le plateau tourné ou retourné compte aussi.',
  positionHelp: 'Posez tous les pions : seule cette position est cherchée, plateau tourné ou retourné compris.',
  free: 'Doit rester libre',
  freeAt: (place: string): string => `${place}, doit rester libre`,
  fromAnalysis: 'Position de l’analyse',
  search: 'Chercher',
  endSearch: 'Effacer la recherche',
  nothingSought: 'Posez d’abord un pion sur le plateau.',

  list: 'Parties',
  found: (number: number, said: string): string =>
    number === 0 ? 'Aucune partie trouvée.' : `${games(number, said)} ${number < 2 ? 'trouvée' : 'trouvées'}.`,
  noName: 'Sans nom',
  turns: (number: number, said: string): string => `${said} ${number < 2 ? 'coup' : 'coups'}`,
  foundAt: (number: number, said: string): string => (number === 0 ? 'dès le début' : `après le coup ${said}`),
  resultSaid: { white: 'Les Blancs gagnent', black: 'Les Noirs gagnent', draw: 'Nulle', open: 'Sans résultat' },
  analyseWhich: (which: string): string => `Analyser : ${which}`,
  keep: 'Ajouter à mes parties',
  keepWhich: (which: string): string => `Ajouter à mes parties : ${which}`,
  keepList: (number: number, said: string): string =>
    number === 1 ? 'Ajouter cette partie à mes parties' : `Ajouter ces ${said} parties à mes parties`,
  keepLess: (most: string): string => `Cherchez plus précisément : ${most} parties au plus s’ajoutent d’un coup.`,
  kept: (number: number, said: string): string =>
    `${games(number, said)} ${number < 2 ? 'ajoutée' : 'ajoutées'} à vos parties.`,
  known: (number: number, said: string): string =>
    `${games(number, said)} ${number < 2 ? 'était' : 'étaient'} déjà là.`,
  notKept: 'Plus de place sur cet appareil : rien n’a été ajouté.',
  pages: 'Pages de la liste',
  first: 'Premières parties',
  previous: 'Parties précédentes',
  next: 'Parties suivantes',
  last: 'Dernières parties',
  shown: (from: string, to: string, of: string): string => `${from} à ${to} sur ${of}`,
};

export type CollectionStrings = typeof fr;
