import type { MillEntries } from '../shapes.ts';
import { men, NUMBERS, nthTime, turnsEach } from './language.ts';

const SIDES = { white: 'les Blancs', black: 'les Noirs' };

/** The parameters of the marelle, and those that both families have, by name. */
export const MILL_PARAMETERS = {
  board: {
    name: 'Plateau',
    help: 'Le tracé sur lequel on joue : ses intersections et ses lignes.',
    values: {
      nine: 'marelle à neuf, trois carrés',
      'nine-diagonals': 'marelle à neuf avec quatre diagonales',
      'nine-diagonal-ways': 'marelle à neuf, diagonales pour se déplacer seulement',
      'nine-wide-corners': 'marelle à neuf avec diagonales, d’un grand coin on va partout',
      cube: 'cube, 26 intersections sur ses six faces',
      three: 'petit carré avec ses médianes, 9 intersections',
      'three-diagonals': 'petit carré avec médianes et diagonales, 9 intersections',
      'three-homes': 'petit carré, pions déjà en place sur deux rangées',
      round: 'cercle à huit rayons, 9 intersections',
      six: 'deux carrés, 16 intersections',
      seven: 'deux carrés et une croix, 17 intersections',
    },
  },
  men: { name: 'Pions par camp', help: 'Le nombre de pions que chaque camp a en main au début.', values: men },
  'black-men': {
    name: 'Pions des Noirs',
    help: 'Avec combien de pions les Noirs jouent, si ce n’est pas autant que les Blancs.',
    values: (value: number) => (value === 0 ? 'autant que les Blancs' : men(value)),
  },
  'least-men': {
    name: 'Pions qu’il faut garder',
    help: 'Le camp qui a moins de pions que cela, sur le plateau et en main, a perdu.',
    values: men,
  },
  aim: {
    name: 'But',
    help: 'Faut-il gagner, ou faire gagner l’autre ?',
    values: { win: 'gagner', lose: 'à qui perd gagne' },
  },
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
      'from-hand': 'un pion de la main adverse, ou du plateau si elle est vide',
      'from-hand-and-extra-turn': 'un pion de la main adverse, et un tour de plus',
      later: 'une prise, comptée et faite une fois tous les pions posés',
      'one-each': 'rien, mais la pose finie chaque camp enlève un pion, d’abord celui du premier moulin',
      marked: 'une prise, mais l’intersection reste fermée jusqu’à la fin de la pose',
      'opponent-chooses': 'l’adversaire retire lui-même un de ses pions, puis joue',
      'by-count': 'les moulins sont comptés une fois tous les pions posés, et chaque camp prend d’après eux',
    },
  },
  'mill-by-moving': {
    name: 'Moulin au déplacement',
    help: 'Ce que rapporte un moulin fermé en déplaçant un pion.',
    values: { capture: 'une prise', 'capture-and-extra-turn': 'une prise et un tour de plus', wins: 'la partie' },
  },
  'mill-counts': {
    name: 'Moulin refermé',
    help: 'Un moulin rouvert puis refermé rapporte-t-il encore quelque chose ?',
    values: { always: 'oui, à chaque fois', once: 'non, une seule fois par ligne et par camp' },
  },
  reclosing: {
    name: 'Aller et retour',
    help: 'Un pion qui vient d’ouvrir un moulin peut-il revenir aussitôt le fermer ?',
    values: {
      'at-once': 'oui, aussitôt',
      later: 'pas au tour suivant',
      'later-after-mill': 'pas au tour suivant, s’il a fermé un autre moulin en partant',
    },
  },
  captures: {
    name: 'Prises d’un coup',
    help: 'Combien de pions on prend quand un coup ferme un moulin, ou deux à la fois.',
    values: {
      one: 'une seule prise',
      'per-mill': 'une prise par moulin',
      two: 'deux prises, même pour un seul moulin',
    },
  },
  taking: {
    name: 'Prise',
    help: 'Un moulin fermé, faut-il prendre ?',
    values: { must: 'obligatoire', may: 'au choix' },
  },
  custodian: {
    name: 'Prise en tenaille',
    help: 'Un pion qui vient encadrer un pion adverse, au bout d’une ligne, le prend-il ?',
    values: { no: 'non', yes: 'oui, entre deux pions' },
  },
  intervention: {
    name: 'Prise par le milieu',
    help: 'Un pion qui vient se mettre entre deux pions adverses, au milieu d’une ligne, les prend-il ?',
    values: { no: 'non', yes: 'oui, les deux pions' },
  },
  leap: {
    name: 'Prise par-dessus',
    help: 'Un pion peut-il sauter par-dessus un pion adverse, le long d’une ligne, et le prendre ?',
    values: { no: 'non', yes: 'oui, d’un bout à l’autre' },
  },
  protection: {
    name: 'Pion dans un moulin',
    help: 'Est-il à l’abri d’une prise ?',
    values: {
      'unless-all': 'protégé, sauf si tous les pions adverses sont dans des moulins',
      always: 'toujours protégé, sauf les tout derniers pions',
      never: 'jamais protégé',
      'once-placed':
        'jamais protégé pendant la pose ; ensuite protégé, sauf si tous les pions adverses sont dans des moulins',
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
      takes: 'il prend un pion adverse à côté d’un des siens, et l’adversaire joue',
      'takes-and-plays': 'il prend un pion adverse à côté d’un des siens, puis joue',
      'each-takes': 'il prend un pion adverse à côté d’un des siens, l’adversaire de même, puis il joue',
      'each-takes-if-full': 'il perd ; plateau plein, chaque camp enlève un pion adverse, puis il joue',
    },
  },
  dice: {
    name: 'Dés',
    help: 'Lance-t-on trois dés avant de jouer ?',
    values: {
      none: 'sans dés',
      alfonso: 'trois dés, jets d’Alphonse X',
      entering: 'trois dés, pendant la pose seulement',
    },
  },
  begins: { name: 'Camp qui commence', help: 'Le camp qui joue en premier.', values: SIDES },
  'moves-first': {
    name: 'Premier déplacement',
    help: 'Le camp qui joue quand tous les pions sont posés.',
    values: {
      'in-turn': 'le camp dont c’est le tour',
      beginner: 'le camp qui a commencé',
      other: 'l’autre camp',
      'other-unless-full': 'l’autre camp ; plateau plein, celui qui a commencé',
    },
  },
  'placing-stops': {
    name: 'Fin de la pose',
    help: 'À combien d’intersections libres la pose s’arrête ; les pions encore en main sont mis de côté.',
    values: (value: number) =>
      value === 0
        ? 'quand tous les pions sont posés'
        : `à ${NUMBERS.count(value, { one: 'intersection libre', other: 'intersections libres' })}`,
  },
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
