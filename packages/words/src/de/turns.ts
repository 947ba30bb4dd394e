import type { Man } from '@merellier/rules';
import type { Catalogue } from '../catalogue.ts';
import { and, COLOUR, NUMBERS, SIDES } from './language.ts';

/** What stands on a place; null when it is free. */
export const placeLabel = (name: string, man: Man | null): string => {
  if (!man) return `${name}, frei`;
  const piece = man.king ? `${COLOUR[man.side]}e Dame` : `${COLOUR[man.side]}er Stein`;
  return `${name}, ${piece}${man.inMill ? ', in einer Mühle' : ''}`;
};

/** The parts of a turn that is told, in the order in which they are told. */
export const TOLD: Catalogue['told'] = {
  turn: (side, parts) => `${SIDES[side]}: ${parts.join(', ')}`,
  mills: (count) => (count === 1 ? 'Mühle' : `${NUMBERS.number(count)} Mühlen auf einmal`),
  takes: (names) => `schlägt ${and(names)}`,
  crowned: 'wird Dame',
  again: 'und zieht noch einmal',
  passes: 'passt, da kein Zug möglich ist',
  huffs: (name) => `pustet ${name}`,
  demands: 'verlangt den Schlag',
};

/** What a player is to do now. */
export const TO_PLAY: Catalogue['toPlay'] = {
  you: (task) => `Sie sind am Zug: ${task}`,
  turn: (side, task) => `${SIDES[side]} am Zug: ${task}`,
  again: (task) => `die Mühle bringt einen weiteren Zug, ${task}`,
  throw: 'würfeln',
  enter: 'einen Stein setzen',
  enterOrMove: 'einen Stein setzen oder ziehen',
  move: { points: 'einen Stein ziehen', squares: 'eine Figur ziehen' },
  flying: 'mit einem Stein auf einen freien Punkt springen',
  special: 'einen Stein ziehen, für eine Mühle auch von weit her',
  capture: 'schlagen, es gilt Schlagzwang',
  huff: 'pusten, den Schlag verlangen oder weiterspielen',
  land: {
    points: (from) => `wählen, wohin der Stein auf ${from} geht`,
    squares: (from) => `wählen, wohin die Figur auf ${from} geht`,
  },
  goOn: (at) => `von ${at} aus weiterschlagen`,
  take: (rival, left) =>
    `Mühle geschlossen, ${left === 1 ? `einen ${COLOUR[rival]}en Stein schlagen` : `${NUMBERS.number(left)} ${COLOUR[rival]}e Steine schlagen`}`,
  pass: 'passen, kein Zug ist möglich',
  over: 'Die Partie ist zu Ende',
};

export const THROWS: Catalogue['throws'] = {
  special: (dice) => `${dice}: Ein Stein darf überallhin, um eine Mühle zu schließen`,
  plain: (dice) => `${dice}: gewöhnlicher Zug`,
  specialAllows: 'Auch ein gewöhnlicher Zug ist möglich.',
  plainAllows: 'Ein Stein zieht wie sonst eine Linie entlang.',
};
