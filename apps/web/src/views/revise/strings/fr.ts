const cards = (number: number): string => `${number} ${number < 2 ? 'carte' : 'cartes'}`;

/** What the page of what comes back says, in French: the source of the other languages’ type. */
export const fr = {
  lead: 'Ce que vous avez manqué revient ici, juste avant que vous ne l’oubliiez.',
  loading: 'Chargement de vos cartes…',
  due: (number: number): string => `${cards(number)} à revoir`,
  nothingDue: 'Rien à revoir pour l’instant',
  nextComes: (when: string): string => `La prochaine carte revient ${when}.`,
  begin: 'Commencer',
  emptyTitle: 'Pas encore de carte',
  empty:
    'Les problèmes que vous manquez viennent ici d’eux-mêmes ; vos erreurs, quand vous les choisissez dans le bilan d’une partie ; les mots du jeu, dès que vous les cochez.',
  toPuzzles: 'Aller aux problèmes',
  kindsTitle: 'Ce qui revient',
  kinds: { puzzle: 'Problèmes manqués', mistake: 'Vos erreurs', opening: 'Vos ouvertures', word: 'Mots du jeu' },
  kindsHelp: {
    puzzle: 'Ceux où vous avez joué un autre coup, ou demandé de l’aide.',
    mistake: 'Choisies dans le bilan d’une partie, avec un coup meilleur.',
    opening: 'Les coups manqués en vous entraînant aux ouvertures.',
    word: 'Trois nouveaux par jour, à reconnaître parmi quatre.',
  },
  inKind: (number: number): string => cards(number),
  allCards: 'Toutes vos cartes',
  names: {
    puzzle: (rules: string): string => `Problème – ${rules}`,
    mistake: (rules: string): string => `Votre erreur – ${rules}`,
    opening: (rules: string): string => `Ouverture – ${rules}`,
  },
  causes: {
    missed: (when: string): string => `Manqué ${when}.`,
    helped: (when: string): string => `Résolu avec aide ${when}.`,
    mistake: (turn: string): string => `Vous aviez joué ${turn}.`,
    word: (when: string): string => `Nouveau mot ${when}.`,
  },
  seen: (number: number): string => (number === 1 ? 'Une révision' : `${number} révisions`),
  last: { right: 'la dernière juste', helped: 'la dernière avec un indice', wrong: 'la dernière manquée' },
  comes: (when: string): string => `Revient ${when}`,
  comesNow: 'À revoir',
  isOff: 'En pause',
  remove: (name: string): string => `Retirer la carte : ${name}`,
  removed: 'La carte est retirée.',
  takeBack: 'La remettre',
  more: 'Afficher plus',

  all: 'Cartes',
  allLong: 'Toutes vos cartes',
  you: 'Vous',
  left: (number: number): string => `Encore ${cards(number)}`,
  better: (turn: string): string => `Trouvez mieux que ${turn}.`,
  proved: {
    win: 'Dans cette position, il y avait une victoire : c’est prouvé.',
    draw: 'Dans cette position, la nulle était encore là : c’est prouvé.',
  },
  thought: 'Dans cette position, l’ordinateur a trouvé un coup meilleur.',
  judging: 'L’ordinateur examine votre coup…',
  wrong: {
    draw: 'Ce coup ne donne que la nulle.',
    loss: 'Ce coup perd.',
    slower: 'Ce coup ne gagne pas aussi vite.',
    same: 'C’est le coup que vous aviez joué.',
    worse: 'Ce coup ne suffit pas.',
    doubted: 'L’ordinateur préfère un autre coup.',
  },
  hint: 'Indice',
  hintLong: 'Un indice',
  hints: {
    closes: 'Un moulin se ferme.',
    takes: 'Il y a une prise.',
    from: (place: string): string => `Regardez ce qui part de ${place}.`,
    near: (place: string): string => `Regardez tout près de ${place}.`,
  },
  solution: 'Solution',
  solutionLong: 'Voir la solution',
  next: 'Suivante',
  nextCard: 'Carte suivante',
  finish: 'Terminer',
  rightWord: (word: string): string => `Bravo, c’est « ${word} ».`,
  wrongWord: (word: string): string => `Non, c’est « ${word} ».`,
  wordAsked: 'Quel est ce mot ?',
  cameBack: (when: string): string => `Cette carte revient ${when}.`,
  overTitle: 'C’est tout pour l’instant',
  over: (number: number): string =>
    number === 0 ? 'Aucune carte n’attend.' : number === 1 ? 'Une carte revue.' : `${number} cartes revues.`,
  overRight: (number: number): string =>
    number === 0
      ? 'Aucune du premier coup.'
      : number === 1
        ? 'Une juste du premier coup.'
        : `${number} justes du premier coup.`,
  gone: 'Cette carte ne peut plus s’ouvrir, car sa règle ou son problème a changé : elle est retirée.',

  filesTitle: 'Vos cartes sur un autre appareil',
  filesHelp:
    'Vos cartes restent sur cet appareil. Pour les retrouver ailleurs, exportez-les dans un fichier : là-bas, elles s’ajoutent à celles qui y sont. Anki les lit aussi, avec leurs plateaux.',
  exportFile: 'Exporter les cartes',
  fileName: 'merellier-cartes.json',
  exportAnki: 'Exporter pour Anki',
  ankiName: 'merellier-anki.txt',
  importFile: 'Importer des cartes',
  imported: (number: number): string => `${cards(number)} dans le fichier : tout est importé.`,
  notCards: (file: string): string => `« ${file} » n’est pas un fichier de cartes de Mérellier, ou il est abîmé.`,
  newer: (file: string): string => `« ${file} » vient d’une version plus récente de Mérellier.`,
  badCard: (file: string, number: number, field: string): string =>
    `Rien n’est importé : la carte ${number} de « ${file} » est abîmée (${field}).`,
  ankiHands: (white: number, black: number): string => `En main : Blancs ${white}, Noirs ${black}.`,
  ankiPlays: (side: string): string => `Trait : ${side}`,
};

export type ReviseStrings = typeof fr;
