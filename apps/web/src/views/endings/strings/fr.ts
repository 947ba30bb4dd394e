import { capital } from '../../../interface/capital.ts';

const many = (number: number, one: string, more: string): string => `${number} ${number < 2 ? one : more}`;
const words = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq'];
const men = (number: number): string => words[number] ?? String(number);

/** What exact endings say, in French: the source of the other languages’ type. */
export const fr = {
  title: 'Finales exactes',
  lead: 'Une position au hasard, un adversaire parfait : gagnez, ou tenez la nulle.',
  whose: 'Vous jouez les Blancs : le premier nombre est celui de vos pions.',
  help: 'Après deux réussites de suite, la finale suivante est plus difficile : moins de coups gardent le résultat. Au jeu du moulin, un camp qui n’a plus que trois pions saute ; à la marelle à six et aux merels, personne ne saute.',
  pair: (own: number, other: number): string => `${capital(men(own))} contre ${men(other)}`,
  grades: ['Facile', 'Moyen', 'Difficile'],
  record: (done: number, played: number): string => `${many(done, 'réussie', 'réussies')} sur ${played}`,
  best: (row: number): string => `meilleure série : ${row}`,
  fresh: 'Pas encore jouée',
  play: 'Jouer',
  preparing: 'Calcul exact de ces finales… Il ne se fait qu’une fois.',
  unknown: 'Ce navigateur n’a pas pu calculer ces finales.',
  again: 'Réessayer',
  toDo: { win: 'gagner', hold: 'tenir la nulle' },
  aims: { win: 'Gagnez.', hold: 'Tenez la nulle.' },
  goOn: { win: 'Vous gagnez toujours. À vous.', hold: 'La nulle est toujours là. À vous.' },
  ways: (keeping: number, turns: number): string =>
    keeping === 1
      ? `Un seul coup sur ${turns} garde le résultat.`
      : `${keeping} coups sur ${turns} gardent le résultat.`,
  holdFor: (turns: number): string => `Encore ${many(turns, 'coup', 'coups')} à tenir.`,
  thinking: 'L’adversaire joue…',
  won: 'Gagné !',
  held: 'La nulle est tenue !',
  lostWin: 'Ce coup laisse échapper la victoire.',
  lostDraw: 'Ce coup perd la partie.',
  drawn: 'La partie est nulle : la victoire s’est échappée.',
  was: (turn: string): string => `Il fallait, par exemple, ${turn}.`,
  another: 'Autre finale',
  retry: 'Recommencer',
  back: 'Tous les problèmes',
  all: 'Finales',
  allLong: 'Toutes les finales',
  you: 'Vous',
  perfect: 'Jeu parfait',
};

export type EndingsStrings = typeof fr;
