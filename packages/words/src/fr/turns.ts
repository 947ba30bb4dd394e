import type { Man, Side } from '@merellier/rules';
import { and, COLOUR, men, NUMBERS, SIDES } from './language.ts';

/** What stands on a place; null when it is free, or closed. */
export const placeLabel = (name: string, man: Man | null, closed = false): string => {
  if (!man) return closed ? `${name}, fermée jusqu’à la fin de la pose` : `${name}, libre`;
  const colour = COLOUR[man.side];
  const piece = man.king ? `dame ${colour.king}` : `pion ${colour.man}`;
  return `${name}, ${piece}${man.inMill ? ', dans un moulin' : ''}`;
};

/** The parts of a turn that is told, in the order in which they are told. */
export const TOLD = {
  turn: (side: Side, parts: readonly string[]): string => `${SIDES[side]} : ${parts.join(', ')}`,
  mills: (count: number): string => (count === 1 ? 'moulin' : `${NUMBERS.number(count)} moulins d’un coup`),
  gives: (names: readonly string[]): string => `retire son pion ${and(names)}`,
  takes: (names: readonly string[]): string => `prend ${and(names)}`,
  crowned: 'à dame',
  again: 'et rejoue',
  passes: 'passe, aucun coup n’est possible',
  huffs: (name: string): string => `souffle ${name}`,
  demands: 'exige la prise',
};

/** What a player is to do now. */
export const TO_PLAY = {
  you: (task: string): string => `À vous : ${task}`,
  turn: (side: Side, task: string): string => `C’est aux ${SIDES[side]} : ${task}`,
  again: (task: string): string => `le moulin fait rejouer, ${task}`,
  throw: 'lancez les dés',
  enter: 'posez un pion',
  row: 'posez les trois pions d’une ligne',
  enterOrMove: 'posez ou déplacez un pion',
  move: { points: 'déplacez un pion', squares: 'jouez une pièce' },
  flying: 'faites sauter un pion sur une intersection libre',
  special: 'déplacez un pion, même de loin pour un moulin',
  capture: 'prenez, la prise est obligatoire',
  huff: 'soufflez, exigez la prise ou jouez',
  land: {
    points: (from: string): string => `choisissez où va le pion de ${from}`,
    squares: (from: string): string => `choisissez où va la pièce de ${from}`,
  },
  goOn: (at: string): string => `continuez la prise depuis ${at}`,
  take: (rival: Side, left: number): string =>
    left === 1 ? `prenez un pion ${COLOUR[rival].man}` : `prenez ${men(left)} ${COLOUR[rival].men}`,
  millClosed: (task: string): string => `moulin fermé, ${task}`,
  takeBlocked: (rival: Side): string =>
    `aucun de vos pions ne peut bouger, prenez un pion ${COLOUR[rival].man} à côté d’un des vôtres`,
  giveOwn: 'l’adversaire a fermé un moulin, retirez un de vos pions',
  giveOwnForNone: 'personne n’a de moulin, retirez un de vos pions',
  takeInReturn: (rival: Side): string =>
    `le camp bloqué a pris un pion, prenez à votre tour un pion ${COLOUR[rival].man} à côté d’un des vôtres`,
  takeOwed: (rival: Side): string => `tous les pions sont posés, prenez un pion ${COLOUR[rival].man}`,
  pass: 'passez, aucun coup n’est possible',
  over: 'La partie est finie',
};

export const THROWS = {
  special: (dice: string): string => `${dice} : un pion peut aller n’importe où pour fermer un moulin`,
  plain: (dice: string): string => `${dice} : coup ordinaire`,
  row: (dice: string): string => `${dice} : trois pions d’un coup, si une ligne est libre`,
  entryAllows:
    'Un jet spécial pose trois pions, s’il en reste trois en main et qu’une ligne est libre ; un autre, un seul.',
  specialAllows: 'Vous pouvez aussi jouer un coup ordinaire.',
  plainAllows: 'Vous déplacez un pion comme d’habitude, le long d’une ligne.',
};
