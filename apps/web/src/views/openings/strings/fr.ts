import type { Grade } from '@merellier/tablebase/openings';

/** What the page of openings says, in French: the source of the other languages’ type. */
export const fr = {
  title: 'Tirer l’ouverture au sort',
  lead: 'Les premiers coups sont tirés parmi ceux qui laissent la partie égale. On joue deux fois, une fois de chaque couleur.',
  instead: (named: string, shown: string): string =>
    `Pas encore d’ouvertures à tirer pour « ${named} » : voici celles de « ${shown} ».`,
  whichRules: 'Règle',
  grade: 'Ouvertures',
  grades: { gentle: 'Douces', sharp: 'Vives', masters: 'Pour les maîtres' } satisfies Readonly<Record<Grade, string>>,
  gradeSaid: {
    gentle: 'Les plus faciles à tenir : ce sont celles où le plus de coups gardent l’égalité.',
    sharp: 'Moins de coups gardent l’égalité ; les autres perdent.',
    masters: 'Les plus difficiles : une seule erreur suffit pour perdre.',
  } satisfies Readonly<Record<Grade, string>>,
  draw: 'Tirer au sort',
  another: 'En tirer une autre',
  drawn: (number: string, turns: string): string => `Ouverture numéro ${number} : ${turns}`,
  figures: (holds: string, choices: string, answers: string): string =>
    `Partie nulle, c’est prouvé. Le camp au trait garde la nulle avec ${holds} de ses ${choices} coups ; l’adversaire, ensuite, avec ${answers} % de ses réponses.`,
  /** After so many turns of either side one good turn alone may be left. */
  onlyTurn: (plies: number): string =>
    plies === 1
      ? 'Dès le coup suivant, il peut n’en rester qu’un bon.'
      : `Dans ${plies} coups, il peut n’en rester qu’un bon.`,
  ballot: 'Aucun camp n’y perd de pion tout de suite ; la valeur exacte n’est pas connue.',
  twice: 'La revanche reprend la même ouverture, couleurs échangées.',
  cards: 'Imprimer les cartes',
  knownTitle: 'Ce que l’on sait',
  knownHelp:
    'Touchez une intersection : la valeur de chaque premier coup et de chaque réponse est connue jusqu’à la fin de la partie.',
  tried: (turns: string, value: string, holds: string, choices: string): string =>
    `${turns} : ce coup ${value}. Meilleures réponses en face : ${holds} sur ${choices}.`,
  counts: (all: string, plies: string, win: string, draw: string, loss: string): string =>
    `Positions différentes après ${plies} coups : ${all}. Le camp au trait gagne dans ${win}, perd dans ${loss}, et tient la nulle dans ${draw}.`,
  fromStart: 'Revenir au plateau vide',
  legend: (letter: string, value: string): string => `${letter} : ce coup ${value}`,
  everywhere: (count: number, value: string): string => `Chacun des ${count} coups possibles ${value}`,
  letters: { win: 'G', draw: 'N', loss: 'P' },
  values: { win: 'gagne', draw: 'tient la nulle', loss: 'perd' },
  printLine: 'Imprimer cette ligne',
  train: 'S’entraîner à ces ouvertures',
  trainer: {
    title: 'S’entraîner aux ouvertures',
    lead: 'Une ouverture est tirée, et vous jouez votre couleur ; l’ordinateur répond. Vos erreurs reviennent dans « Réviser ».',
    side: 'Votre couleur',
    sides: { white: 'Blancs', black: 'Noirs' },
    list: 'Ouvertures',
    lists: { gentle: 'Douces', sharp: 'Vives', masters: 'Pour les maîtres', ballot: 'Tirées', named: 'Nommées' },
    answers: 'Réponses',
    answerers: { best: 'Les meilleures', people: 'Celles des joueurs' },
    people: 'D’après les parties classées de ce serveur ; sans elles, l’ordinateur répond au niveau 4.',
    draw: 'Commencer',
    another: 'Autre ouverture',
    next: 'Suivante',
    restart: 'Recommencer',
    yours: (left: string): string => `À vous. Encore ${left} à jouer.`,
    turns: (number: number): string => `${number} ${number < 2 ? 'coup' : 'coups'}`,
    waiting: 'Un instant…',
    missed: (played: string, proved: boolean): string =>
      proved ? `${played} ne tient pas.` : `Il y a mieux que ${played}.`,
    better: (turn: string, proved: boolean): string =>
      proved ? `Il fallait, par exemple, ${turn} : c’est prouvé.` : `Mieux, d’après l’ordinateur : ${turn}.`,
    kept: 'Cette position reviendra dans « Réviser ».',
    notKept: 'Ce navigateur ne garde rien : elle ne reviendra pas.',
    again: 'Rejouer ce coup',
    done: (missed: number): string =>
      missed === 0 ? 'Sans faute !' : `Terminé, ${missed} ${missed < 2 ? 'erreur' : 'erreurs'}.`,
    doneNote: 'L’ouverture est finie. On passe à la suivante ?',
    you: 'Vous',
    program: 'L’ordinateur',
    all: 'Ouvertures',
    allLong: 'Toutes les ouvertures',
    none: 'Cette règle n’a pas d’ouvertures à travailler.',
  },
};

export type OpeningsStrings = typeof fr;
