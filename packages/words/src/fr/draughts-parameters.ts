import type { DraughtsEntries } from '../shapes.ts';
import { turnsEach } from './language.ts';

const never = (value: number): string => (value === 0 ? 'jamais' : turnsEach(value));

/** The parameters that only the dames have, by name. */
export const DRAUGHTS_PARAMETERS = {
  size: {
    name: 'Damier',
    help: 'La taille du damier.',
    values: { '6': '36 cases', '8': '64 cases', '10': '100 cases', '12': '144 cases', '14': '196 cases' },
  },
  'played-on': {
    name: 'Cases de jeu',
    help: 'Sur quelles cases on joue.',
    values: { dark: 'les cases foncées', all: 'toutes les cases' },
  },
  gap: {
    name: 'Rangées libres',
    help: 'Combien de rangées restent libres au milieu au début ; les pions occupent les autres.',
    values: { '2': 'deux', '4': 'quatre', '6': 'six', '8': 'huit' },
  },
  'back-row': {
    name: 'Rangée du bord',
    help: 'Y a-t-il des pions, au début, sur la rangée la plus proche de leur joueur ?',
    values: { filled: 'oui', free: 'non, elle reste libre' },
  },
  goal: {
    name: 'But',
    help: 'Comment on gagne la partie.',
    values: {
      'take-all': 'prendre ou bloquer toutes les pièces adverses',
      'lose-all': 'qui perd gagne : se faire tout prendre',
      'first-king': 'faire la première dame',
    },
  },
  orientation: {
    name: 'Sens du damier',
    help: 'Le coin du bas, vu des Blancs, où se trouve une case foncée.',
    values: { 'dark-left': 'case foncée à gauche', 'dark-right': 'case foncée à droite' },
  },
  squares: {
    name: 'Noms des cases',
    help: 'La façon d’écrire les cases.',
    values: { numbers: 'numéros', letters: 'lettres et chiffres, comme aux échecs' },
  },
  'step-lines': {
    name: 'Lignes de marche',
    help: 'Sur quelles lignes on avance sans prendre.',
    values: {
      diagonals: 'les diagonales',
      straight: 'les rangées et les colonnes',
      all: 'les rangées, les colonnes et les diagonales',
    },
  },
  'capture-lines': {
    name: 'Lignes de prise',
    help: 'Sur quelles lignes on saute pour prendre.',
    values: {
      diagonals: 'les diagonales',
      all: 'les diagonales, les rangées et les colonnes',
      straight: 'les rangées et les colonnes',
    },
  },
  'men-capture-backward': {
    name: 'Prise en arrière',
    help: 'Un pion peut-il aussi prendre en reculant ?',
    values: { yes: 'oui', no: 'non, en avant seulement' },
  },
  'men-take-kings': {
    name: 'Pion contre dame',
    help: 'Un pion peut-il prendre une dame ?',
    values: { yes: 'il peut la prendre', no: 'il ne peut pas la prendre' },
  },
  'king-range': {
    name: 'Marche de la dame',
    help: 'Jusqu’où va une dame.',
    values: { long: 'aussi loin que la voie est libre', short: 'd’une case' },
  },
  'king-landing': {
    name: 'Arrivée de la dame',
    help: 'Où se pose une dame après la pièce qu’elle prend.',
    values: {
      behind: 'juste derrière',
      any: 'sur toute case libre derrière',
      'behind-king': 'où elle veut, mais juste derrière si la dernière prise est une dame',
    },
  },
  'king-run': {
    name: 'Suite de coups d’une dame',
    help: 'Combien de coups de suite une même dame peut jouer sans prendre, tant qu’il reste des pions à son camp.',
    values: (value) => (value === 0 ? 'sans limite' : `${value} au plus`),
  },
  'turn-back': {
    name: 'Demi-tour',
    help: 'Pendant une rafle, une pièce peut-elle revenir sur ses pas ?',
    values: { yes: 'oui', no: 'non' },
  },
  priority: {
    name: 'Priorité',
    help: 'Quelle prise choisir quand plusieurs sont possibles.',
    values: {
      none: 'au choix',
      most: 'le plus de pièces',
      'most-kings': 'le plus de pièces, puis le plus de dames',
      'kings-first': 'avec une dame plutôt qu’avec un pion',
      italian: 'le plus de pièces, puis avec une dame, puis le plus de dames, puis une dame au plus tôt',
      frisian: 'le plus de valeur, une dame valant un peu moins de deux pions, puis avec une dame',
    },
  },
  crowning: {
    name: 'Promotion',
    help: 'Quand un pion qui atteint la dernière rangée devient dame.',
    values: {
      'at-end': 'seulement s’il y termine son coup',
      passing: 'en passant, et il continue en dame',
      'ends-turn': 'aussitôt, et son coup s’arrête là',
    },
  },
  removal: {
    name: 'Pièces prises',
    help: 'Quand les pièces prises quittent le damier.',
    values: { 'at-end': 'toutes à la fin du coup', 'at-once': 'une à une, dès qu’on les a sautées' },
  },
  obligation: {
    name: 'Prise obligatoire',
    help: 'Doit-on prendre quand on le peut ?',
    values: { enforced: 'oui, aucun autre coup n’est permis', huffing: 'oui, ou la pièce peut être soufflée' },
  },
  'one-king-draw': {
    name: 'Nulle, dame contre dame',
    help: 'Après combien de coups sans prise la partie est nulle quand il ne reste qu’une dame à chacun.',
    values: never,
  },
  'kings-only-draw': {
    name: 'Nulle entre dames',
    help: 'Après combien de coups sans prise la partie est nulle quand il ne reste que des dames.',
    values: never,
  },
  'king-moves-draw': {
    name: 'Nulle, dames seules en marche',
    help: 'Après combien de coups de dame sans prise, sans qu’un pion avance, la partie est nulle.',
    values: never,
  },
  'two-to-one-draw': {
    name: 'Nulle, une dame contre deux',
    help: 'Après combien de coups la partie est nulle quand une dame seule fait face à deux pièces au plus, dont une dame.',
    values: never,
  },
  'three-to-one-draw': {
    name: 'Nulle, une dame contre trois',
    help: 'Après combien de coups la partie est nulle quand une dame seule fait face à trois pièces au plus, dont une dame.',
    values: never,
  },
  'three-kings-draw': {
    name: 'Nulle, une dame contre trois dames',
    help: 'Après combien de coups la partie est nulle quand une dame seule fait face à trois dames ou plus.',
    values: never,
  },
  'two-kings-draw': {
    name: 'Nulle, une dame contre deux dames',
    help: 'Après combien de coups la partie est nulle quand une dame seule fait face à deux dames, sans rien d’autre.',
    values: never,
  },
  'main-road-draw': {
    name: 'Nulle, une dame sur la grande diagonale',
    help: 'Après combien de coups la partie est nulle quand une dame seule tient la grande diagonale, libre de toute autre pièce, face à trois pièces dont une dame.',
    values: never,
  },
  'five-pieces-draw': {
    name: 'Nulle à quatre ou cinq pièces',
    help: 'Après combien de coups sans prise ni nouvelle dame la partie est nulle quand il reste quatre ou cinq pièces, dont une dame de chaque côté.',
    values: never,
  },
  'seven-pieces-draw': {
    name: 'Nulle à six ou sept pièces',
    help: 'Après combien de coups sans prise ni nouvelle dame la partie est nulle quand il reste six ou sept pièces, dont une dame de chaque côté.',
    values: never,
  },
  'one-piece-each': {
    name: 'Une pièce de chaque côté',
    help: 'Si la partie est nulle dès qu’il ne reste qu’une pièce à chacun.',
    values: { 'plays-on': 'on joue encore', drawn: 'nulle aussitôt' },
  },
} satisfies DraughtsEntries;
