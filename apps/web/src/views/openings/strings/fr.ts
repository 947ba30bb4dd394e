import type { Grade } from '@merellier/tablebase/openings';

/** What the page of openings says, in French: the source of the other languages’ type. */
export const fr = {
  title: 'Tirer l’ouverture au sort',
  lead: 'Les premiers coups sont tirés parmi ceux qui laissent la partie égale. On joue deux fois, une fois de chaque couleur.',
  whichRules: 'Règle',
  grade: 'Ouvertures',
  grades: { gentle: 'Douces', sharp: 'Vives', masters: 'Pour les maîtres' } satisfies Readonly<Record<Grade, string>>,
  gradeSaid: {
    gentle: 'Les plus larges : nulle part plus de coups ne tiennent l’égalité.',
    sharp: 'Moins de coups tiennent l’égalité, les autres perdent.',
    masters: 'Les plus étroites : une erreur suffit.',
  } satisfies Readonly<Record<Grade, string>>,
  draw: 'Tirer au sort',
  another: 'En tirer une autre',
  drawn: (number: string, turns: string): string => `Ouverture n° ${number} : ${turns}`,
  figures: (holds: string, choices: string, answers: string): string =>
    `Partie nulle, c’est prouvé. Coups qui la tiennent : ${holds} sur ${choices}, puis ${answers} % des réponses.`,
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
  letters: { win: 'G', draw: 'N', loss: 'P' },
  values: { win: 'gagne', draw: 'tient la nulle', loss: 'perd' },
};

export type OpeningsStrings = typeof fr;
