import { other } from '@merellier/rules';
import type { Kind, TurnReasonWords } from '../shapes.ts';
import { and, men, NUMBERS, SIDES } from './language.ts';

const mill = (points: readonly string[]): string => points.join('-');
const mills = (all: readonly (readonly string[])[]): string => and(all.map(mill));
const turns = (count: number): string => NUMBERS.count(count, { one: 'coup', other: 'coups' });
const pieces = (count: number, kind: Kind): string =>
  kind === 'points' ? men(count) : NUMBERS.count(count, { one: 'pièce', other: 'pièces' });
/** After so many turns of either side. */
const within = (count: number): string => (count <= 2 ? 'au coup suivant' : `en ${turns(Math.ceil(count / 2))}`);

/** What a turn does, after « ce coup ». */
export const TURN_REASONS: TurnReasonWords = {
  'only-turn': () => 'est le seul possible',
  'wins-by-force': (reason) =>
    reason.turns === 1 ? 'gagne tout de suite' : `gagne à coup sûr en ${turns(Math.ceil(reason.turns / 2))}`,
  'loses-by-force': (reason, side) =>
    reason.turns <= 2
      ? `laisse les ${SIDES[other(side)]} gagner au coup suivant`
      : `laisse les ${SIDES[other(side)]} gagner à coup sûr en ${turns(Math.floor(reason.turns / 2))}`,
  'closes-mill': (reason) =>
    [
      reason.mills.length === 1
        ? `ferme le moulin ${mills(reason.mills)}`
        : `ferme d’un coup les moulins ${mills(reason.mills)}`,
      ...(reason.takes.length > 0 ? [`prend ${and(reason.takes)}`] : []),
      ...(reason.extraTurn ? ['donne le droit de rejouer'] : []),
    ].join(' et '),
  takes: (reason) => `prend ${and(reason.takes)}`,
  huffs: (reason) => `souffle la pièce de ${reason.place}`,
  demands: () => 'exige la prise manquée',
  crowns: (reason) => `va à dame en ${reason.place}`,
  'blocks-mill': (reason, side) => `empêche les ${SIDES[other(side)]} de fermer le moulin ${mill(reason.mill)}`,
  'blocks-all': (_, side) => `enferme les ${SIDES[other(side)]}, qui ne peuvent plus jouer`,
  'prepares-mill': (reason) => `menace de fermer le moulin ${mill(reason.mill)}`,
  'double-attack': (reason) =>
    `menace de fermer à la fois les moulins ${mills(reason.mills)} : on ne peut en empêcher qu’un`,
  'prepares-double-mill': (reason) => `prépare un double moulin, qui va et vient entre ${mills(reason.mills)}`,
  'leaves-mill-open': (reason, side) => `laisse les ${SIDES[other(side)]} fermer le moulin ${mill(reason.mill)}`,
  'lets-double-attack': (reason, side) =>
    `laisse les ${SIDES[other(side)]} menacer à la fois les moulins ${mills(reason.mills)} : on ne pourra en empêcher qu’un`,
  'lets-threaten': (reason, side) =>
    `laisse les ${SIDES[other(side)]} menacer de fermer le moulin ${mill(reason.mill)}`,
  'lets-stop': (reason, side) => `laisse les ${SIDES[other(side)]} empêcher le moulin ${mill(reason.mill)}`,
  'lets-take': (reason, side) => `laisse les ${SIDES[other(side)]} prendre ${and(reason.takes)}`,
  'lets-crown': (reason, side) => `laisse les ${SIDES[other(side)]} aller à dame en ${reason.place}`,
  'lets-block-all': (_, side) => `laisse les ${SIDES[other(side)]} bloquer tous les pions des ${SIDES[side]}`,
  'wins-men': (reason, _, kind) =>
    `${reason.back ? 'reprend' : 'gagne'} ${pieces(reason.men, kind)} ${within(reason.turns)}`,
  'loses-men': (reason, _, kind) =>
    `${reason.back ? 'rend' : 'perd'} ${pieces(reason.men, kind)} ${within(reason.turns)}`,
};
