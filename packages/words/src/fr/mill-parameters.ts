import type { MillEntries } from '../shapes.ts';
import { men, nthTime, turnsEach } from './language.ts';

const SIDES = { white: 'les Blancs', black: 'les Noirs' };

/** The parameters of the marelle, and those that both families have, by name. */
export const MILL_PARAMETERS = {
  board: {
    name: 'Plateau',
    help: 'Le tracé sur lequel on joue : ses intersections et ses lignes.',
    values: {
      nine: 'marelle à neuf, trois carrés',
      'nine-diagonals': 'marelle à neuf avec quatre diagonales',
      cube: 'cube, 26 intersections sur ses six faces',
      three: 'petit carré avec ses médianes, 9 intersections',
      'three-diagonals': 'petit carré avec médianes et diagonales, 9 intersections',
      six: 'deux carrés, 16 intersections',
      seven: 'deux carrés et une croix, 17 intersections',
    },
  },
  men: { name: 'Pions par camp', help: 'Le nombre de pions que chaque camp a en main au début.', values: men },
  entry: {
    name: 'Pose',
    help: 'Faut-il poser tous les pions avant d’en déplacer un ?',
    values: { first: 'd’abord poser, puis déplacer', 'any-time': 'poser ou déplacer, au choix à chaque tour' },
  },
  'mill-at-entry': {
    name: 'Moulin à la pose',
    help: 'Ce que rapporte un moulin fermé en posant un pion.',
    values: {
      capture: 'une prise',
      'extra-turn': 'un tour de plus',
      nothing: 'rien',
      forbidden: 'interdit, sauf s’il n’y a pas d’autre intersection libre',
      wins: 'la partie',
    },
  },
  'mill-by-moving': {
    name: 'Moulin au déplacement',
    help: 'Ce que rapporte un moulin fermé en déplaçant un pion.',
    values: { capture: 'une prise', 'capture-and-extra-turn': 'une prise et un tour de plus', wins: 'la partie' },
  },
  captures: {
    name: 'Deux moulins d’un coup',
    help: 'Combien de pions on prend quand un coup ferme deux moulins.',
    values: { one: 'une seule prise', 'per-mill': 'une prise par moulin' },
  },
  protection: {
    name: 'Pion dans un moulin',
    help: 'Est-il à l’abri d’une prise ?',
    values: {
      'unless-all': 'protégé, sauf si tous les pions adverses sont dans des moulins',
      always: 'protégé, sauf s’il n’en reste que trois',
      never: 'jamais protégé',
    },
  },
  flying: {
    name: 'Saut',
    help: 'Avec combien de pions un camp peut sauter sur n’importe quelle intersection libre.',
    values: (value: number) => (value === 0 ? 'jamais' : `avec ${men(value)}`),
  },
  blocked: {
    name: 'Camp bloqué',
    help: 'Ce qui arrive au camp qui a le trait et ne peut pas jouer.',
    values: {
      loses: 'il perd',
      passes: 'il passe',
      draws: 'la partie est nulle',
      'loses-unless-full': 'il perd ; nulle si le plateau est plein',
    },
  },
  dice: {
    name: 'Dés',
    help: 'Lance-t-on trois dés avant chaque déplacement ?',
    values: { none: 'sans dés', alfonso: 'trois dés, jets d’Alphonse X' },
  },
  begins: { name: 'Camp qui commence', help: 'Le camp qui joue en premier.', values: SIDES },
  'no-capture-draw': {
    name: 'Nulle sans prise',
    help: 'Après combien de coups sans prise la partie est nulle.',
    values: (value: number) => (value === 0 ? 'jamais' : turnsEach(value)),
  },
  'three-men-draw': {
    name: 'Nulle à trois pions',
    help: 'Après combien de coups sans prise la partie est nulle, dès qu’un camp n’a plus que trois pions.',
    values: (value: number) => (value === 0 ? 'jamais' : turnsEach(value)),
  },
  'repetition-draw': {
    name: 'Nulle par répétition',
    help: 'Combien de fois la même position doit revenir pour que la partie soit nulle.',
    values: (value: number) => (value === 0 ? 'jamais' : `à ${nthTime(value)}`),
  },
} satisfies MillEntries;
