import type { Man, Side } from '@merellier/rules';
import { and, COLOUR, men, NUMBERS, SIDES } from './language.ts';

/** What stands on a place; null when it is free. */
export const placeLabel = (name: string, man: Man | null): string => {
  if (!man) return `${name}, libre`;
  const colour = COLOUR[man.side];
  const piece = man.king ? `dame ${colour.king}` : `pion ${colour.man}`;
  return `${name}, ${piece}${man.inMill ? ', dans un moulin' : ''}`;
};

/** The parts of a turn that is told, in the order in which they are told. */
export const TOLD = {
  turn: (side: Side, parts: readonly string[]): string => `${SIDES[side]} : ${parts.join(', ')}`,
  mills: (count: number): string => (count === 1 ? 'moulin' : `${NUMBERS.number(count)} moulins d’un coup`),
  takes: (names: readonly string[]): string => `prend ${and(names)}`,
  crowned: 'à dame',
  again: 'et rejoue',
  passes: 'passe, faute de coup',
  huffs: (name: string): string => `souffle ${name}`,
  demands: 'exige la prise',
};

/** What a player is to do now. */
export const TO_PLAY = {
  turn: (side: Side, task: string): string => `Au tour des ${SIDES[side]} : ${task}`,
  again: (task: string): string => `rejouer (moulin fermé), ${task}`,
  throw: 'lancer les dés',
  enter: 'poser un pion',
  enterOrMove: 'poser ou déplacer un pion',
  move: { points: 'déplacer un pion', squares: 'jouer une pièce' },
  flying: 'sauter avec un pion sur une intersection libre',
  special: 'déplacer un pion, ou fermer un moulin de n’importe où',
  capture: 'prendre, la prise est obligatoire',
  huff: 'souffler, exiger la prise, ou jouer',
  land: {
    points: (from: string): string => `choisir où va le pion de ${from}`,
    squares: (from: string): string => `choisir où va la pièce de ${from}`,
  },
  goOn: (at: string): string => `continuer la prise depuis ${at}`,
  take: (rival: Side, left: number): string =>
    `moulin fermé, ${left === 1 ? `prendre un pion ${COLOUR[rival].man}` : `prendre ${men(left)} ${COLOUR[rival].men}`}`,
  pass: 'passer, aucun coup n’est possible',
  over: 'la partie est finie',
};

export const THROWS = {
  special: (dice: string): string => `${dice} : moulin de partout`,
  plain: (dice: string): string => `${dice} : coup ordinaire`,
  specialAllows:
    'Tout pion peut aller de n’importe où à l’intersection libre qui ferme un moulin ; les coups ordinaires restent possibles.',
  plainAllows: 'Un pion se déplace comme d’habitude, le long d’une ligne.',
};
