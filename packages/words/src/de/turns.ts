import type { Man } from '@merellier/rules';
import type { Catalogue } from '../catalogue.ts';
import { and, COLOUR, NUMBERS, SIDES } from './language.ts';

/** What stands on a place; null when it is free, or closed. */
export const placeLabel = (name: string, man: Man | null, closed = false): string => {
  if (!man) return closed ? `${name}, gesperrt bis zum Ende des Setzens` : `${name}, frei`;
  const piece = man.king ? `${COLOUR[man.side]}e Dame` : `${COLOUR[man.side]}er Stein`;
  return `${name}, ${piece}${man.inMill ? ', in einer Mühle' : ''}`;
};

/** The parts of a turn that is told, in the order in which they are told. */
export const TOLD: Catalogue['told'] = {
  turn: (side, parts) => `${SIDES[side]}: ${parts.join(', ')}`,
  mills: (count) => (count === 1 ? 'Mühle' : `${NUMBERS.number(count)} Mühlen auf einmal`),
  gives: (names) => `nimmt den eigenen Stein ${and(names)} vom Brett`,
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
  again: (task) => `Die Mühle bringt einen weiteren Zug. ${task}`,
  throw: 'Würfeln Sie',
  enter: 'Setzen Sie einen Stein',
  row: 'Setzen Sie die drei Steine einer Linie',
  enterOrMove: 'Setzen oder ziehen Sie einen Stein',
  move: { points: 'Ziehen Sie einen Stein', squares: 'Ziehen Sie eine Figur' },
  flying: 'Springen Sie mit einem Stein auf einen freien Punkt',
  special: 'Ziehen Sie einen Stein, für eine Mühle auch von weit her',
  capture: 'Schlagen Sie, es gilt Schlagzwang',
  huff: 'Pusten Sie, verlangen Sie den Schlag oder spielen Sie weiter',
  land: {
    points: (from) => `Wählen Sie, wohin der Stein auf ${from} geht`,
    squares: (from) => `Wählen Sie, wohin die Figur auf ${from} geht`,
  },
  goOn: (at) => `Schlagen Sie von ${at} aus weiter`,
  take: (rival, left) =>
    `schlagen Sie ${left === 1 ? `einen ${COLOUR[rival]}en Stein` : `${NUMBERS.number(left)} ${COLOUR[rival]}e Steine`}`,
  millClosed: (task) => `Mühle geschlossen, ${task}`,
  takeBlocked: (rival) =>
    `keiner Ihrer Steine kann ziehen, schlagen Sie einen ${COLOUR[rival]}en Stein neben einem eigenen`,
  giveOwn: 'die Gegenseite hat eine Mühle geschlossen, nehmen Sie einen eigenen Stein vom Brett',
  giveOwnForNone: 'niemand hat eine Mühle, nehmen Sie einen eigenen Stein vom Brett',
  takeInReturn: (rival) =>
    `die eingesperrte Seite hat geschlagen, schlagen Sie dafür einen ${COLOUR[rival]}en Stein neben einem eigenen`,
  takeOwed: (rival) => `alle Steine sind gesetzt, schlagen Sie einen ${COLOUR[rival]}en Stein`,
  pass: 'Passen Sie, kein Zug ist möglich',
  over: 'Die Partie ist zu Ende',
};

export const THROWS: Catalogue['throws'] = {
  special: (dice) => `${dice}: Ein Stein darf überallhin, um eine Mühle zu schließen`,
  plain: (dice) => `${dice}: gewöhnlicher Zug`,
  row: (dice) => `${dice}: drei Steine auf einmal, wenn eine Linie frei ist`,
  entryAllows:
    'Ein besonderer Wurf setzt drei Steine, wenn noch drei im Vorrat sind und eine Linie frei ist; jeder andere einen.',
  specialAllows: 'Auch ein gewöhnlicher Zug ist möglich.',
  plainAllows: 'Ein Stein zieht wie sonst eine Linie entlang.',
};
