import { diceText } from '../dice.ts';
import type { RefusalWords } from '../shapes.ts';
import { DRAUGHTS_PARAMETERS } from './draughts-parameters.ts';
import { and, men, NUMBERS, or, quoted } from './language.ts';
import { REASONS } from './outcomes.ts';

const onPoints = (kind: string): boolean => kind === 'points';
const pieces = (names: readonly string[]): string =>
  names.length === 1 ? `la pièce de ${and(names)} peut prendre` : `les pièces de ${and(names)} peuvent prendre`;
/** The rule of priority, by the name that its value has among the parameters. */
const priority = (value: string): string => {
  const values: Readonly<Record<string, string>> = DRAUGHTS_PARAMETERS.priority.values;
  return values[value] ?? value;
};

export const REFUSALS: RefusalWords = {
  'game-over': ({ outcome }) => `la partie est finie : ${REASONS[outcome](null, undefined)}`,
  'awaits-throw': () => 'il faut d’abord lancer les dés',
  'no-such-place': ({ place }, kind) =>
    onPoints(kind)
      ? `le plateau n’a pas d’intersection ${quoted(place)}`
      : `le damier n’a pas de case ${quoted(place)}`,
  empty: ({ place }, kind) => (onPoints(kind) ? `il n’y a pas de pion en ${place}` : `la case ${place} est vide`),
  'not-your-man': ({ place }, kind) =>
    onPoints(kind) ? `le pion de ${place} est à l’adversaire` : `la pièce de ${place} est à l’adversaire`,
  occupied: ({ place }, kind) =>
    onPoints(kind) ? `l’intersection ${place} est déjà occupée` : `la case ${place} est déjà occupée`,
  'own-man-taken': ({ place }, kind) =>
    `on ne prend qu’à l’adversaire, et ${onPoints(kind) ? 'le pion' : 'la pièce'} de ${place} n’est pas à lui`,
  'nothing-to-take': ({ place }, kind) =>
    onPoints(kind) ? `il n’y a pas de pion adverse à prendre en ${place}` : `il n’y a rien à prendre en ${place}`,
  'must-take': ({ count }, kind) => {
    if (!onPoints(kind)) return 'ce coup prend une pièce : il faut aussi écrire laquelle';
    return count === 1
      ? 'un moulin est fermé : il faut prendre un pion adverse'
      : `il faut prendre ${men(count)} adverses`;
  },

  'must-enter': ({ hand }) => `il reste ${men(hand)} à poser : on ne déplace ses pions qu’une fois tous posés`,
  'hand-empty': () => 'il n’y a plus de pion à poser : il faut en déplacer un',
  'not-a-neighbour': ({ from, to, flying, men: left }) => {
    const rule =
      flying === 0
        ? 'avec cette règle, on ne saute pas'
        : `on ne saute qu’avec ${men(flying)}, et il en reste ${NUMBERS.number(left)}`;
    return `aucune ligne ne mène directement de ${from} à ${to} ; ${rule}`;
  },
  'special-needs-mill': ({ to, dice }) =>
    `le jet ${diceText(dice)} ne permet d’aller loin que pour fermer un moulin, et ${to} n’en ferme pas`,
  'man-blocked': ({ place }, kind) =>
    onPoints(kind)
      ? `le pion de ${place} est bloqué : il n’a aucune intersection libre où aller`
      : `la pièce de ${place} est bloquée : elle n’a aucune case libre où aller`,
  'mill-just-opened': ({ place }) =>
    `ce pion vient d’ouvrir le moulin de ${place} : il ne peut pas y revenir dès ce tour`,
  'entry-may-not-close': ({ place }) =>
    `un pion posé en ${place} fermerait un moulin, ce que cette règle interdit pendant la pose`,
  'no-mill-closed': () => 'ce coup ne ferme pas de moulin : il ne prend rien',
  'mill-takes-nothing': ({ when }) =>
    ({
      entry: 'avec cette règle, un moulin fermé en posant un pion ne prend rien',
      'extra-turn': 'tant qu’il reste des pions à poser, un moulin fait rejouer et ne prend rien',
      forbidden: 'un moulin fermé en posant un pion, faute d’autre intersection libre, ne prend rien',
      wins: 'avec cette règle, un moulin gagne la partie et ne prend rien',
      'from-hand': 'un moulin fermé en posant enlève un pion de la main adverse, et ne prend rien sur le plateau',
      spent: 'ce moulin a déjà compté, et chaque ligne ne compte qu’une fois',
      'opponent-chooses': 'un moulin fermé en posant ne prend rien : l’adversaire retire lui-même un de ses pions',
      later: 'un moulin fermé à la pose est compté, et ne prend qu’une fois tous les pions posés',
    })[when],
  'in-a-mill': ({ place, protection }) =>
    protection === 'always'
      ? `le pion de ${place} est dans un moulin : cette règle le protège, tant qu’il en reste plus de trois`
      : `le pion de ${place} est dans un moulin, qui le protège ; d’autres pions peuvent être pris`,
  'too-many-taken': ({ count }) => `ce coup ne prend ${count === 1 ? 'qu’un pion' : `que ${men(count)}`}`,
  'takes-these': ({ choices }) => `ce coup prend ${or(choices.map(and))}`,
  'not-in-the-row': ({ place }) => `le jet fait poser trois pions sur une même ligne libre, et ${place} n’y est pas`,
  'men-to-take': ({ count }) =>
    `tous les pions sont posés : vous avez d’abord ${count === 1 ? 'un pion adverse' : `${men(count)} adverses`} à prendre`,
  'own-man-to-take': ({ count, when }) =>
    `${when === 'mill' ? 'l’adversaire a fermé un moulin' : 'personne n’a de moulin'} : retirez d’abord ${count === 1 ? 'un de vos pions' : `${men(count)} à vous`}`,
  'point-closed': ({ place }) =>
    `un pion a été pris en ${place} : cette intersection reste fermée jusqu’à la fin de la pose`,
  'blocked-takes': () => 'aucun de vos pions ne peut bouger : prenez un pion adverse à côté d’un des vôtres',
  'take-in-return': () => 'l’adversaire, bloqué, a pris un pion : prenez-en un des siens à côté d’un des vôtres',
  'must-pass': () => 'aucun coup n’est possible : il faut passer',
  'may-not-pass': () => 'on ne peut passer que si aucun coup n’est possible',

  'men-go-forward': ({ from, to }) => `un pion ne recule pas, et ${to} est derrière ${from}`,
  'not-on-a-diagonal': ({ from, to }) => `les cases ${from} et ${to} ne sont pas sur une même diagonale`,
  'king-must-rest': ({ place, count }) =>
    `la dame en ${place} a joué ${count} coups de suite sans prendre : jouez d’abord une autre pièce`,
  'not-in-line': ({ lines, from, to }) =>
    lines === 'straight'
      ? `les cases ${from} et ${to} ne sont ni sur une même rangée, ni sur une même colonne`
      : `les cases ${from} et ${to} ne sont pas sur une même ligne droite`,
  'men-capture-forward': ({ from, to }) =>
    `avec cette règle, un pion ne prend pas en arrière, et ${to} est derrière ${from}`,
  'men-take-no-kings': ({ place }) =>
    `avec cette règle, un pion ne prend pas de dame, et la pièce de ${place} en est une`,
  'king-lands-behind': ({ place, to }) =>
    `une dame qui prend la pièce de ${place} se pose juste derrière elle, en ${to}, pas plus loin`,
  'must-capture': ({ pieces: names }) => `la prise est obligatoire : ${pieces(names)}`,
  'must-capture-better': ({ priority: rule }) => `une autre prise a la priorité (${priority(rule)})`,
  'capture-goes-on': ({ from, to }) =>
    `la prise commencée en ${from} n’est pas finie en ${to} : il reste une pièce à prendre`,
  'cannot-move-there': ({ from, to }) => `la pièce de ${from} ne peut pas aller en ${to}`,
  ambiguous: ({ turns }) => `plusieurs coups s’écrivent ainsi : ${or(turns)}`,
  'not-huffable': ({ place }) => `la pièce de ${place} n’a pas manqué de prise : elle ne peut pas être soufflée`,
  'nothing-to-demand': () => 'l’adversaire n’a pas manqué de prise : il n’y a rien à exiger',
};
