import { other } from '@merellier/rules';
import type { ReasonWords } from '../shapes.ts';
import { nthTime, SIDES, turnsEach } from './language.ts';

const whose = (loser: 'white' | 'black' | null): string => (loser ? `les ${SIDES[loser]}` : 'un camp');

export const REASONS: ReasonWords = {
  'few-men': (loser, least = 3) =>
    `${loser ? `les ${SIDES[loser]} ont` : 'un camp a'} ${['perdu leur dernier pion', 'moins de deux pions'][least - 1] ?? 'moins de trois pions'}`,
  'men-lost': (loser, least) => `à qui perd gagne, ${REASONS['few-men'](loser && other(loser), least)}`,
  'shut-in': () => 'à qui perd gagne, faute de coup',
  mill: () => 'le premier moulin est fermé',
  blocked: (loser) =>
    loser ? `les ${SIDES[loser]} ne peuvent plus jouer` : 'le camp qui a le trait ne peut plus jouer',
  'no-pieces': (loser) => (loser ? `les ${SIDES[loser]} n’ont plus de pièce` : 'un camp n’a plus de pièce'),
  'no-capture': (_, count) => (count ? `${turnsEach(count)} sans prise` : 'trop de coups sans prise'),
  repetition: (_, count) => (count ? `la même position pour ${nthTime(count)}` : 'la même position trop souvent'),
  'one-king-each': (_, count) => `dame contre dame, sans prise${count ? ` pendant ${turnsEach(count)}` : ''}`,
  'kings-only': (_, count) => `il ne reste que des dames, sans prise${count ? ` pendant ${turnsEach(count)}` : ''}`,
  'king-moves': (_, count) => `rien que des coups de dame, sans prise${count ? ` pendant ${turnsEach(count)}` : ''}`,
  'lone-king': (_, count) => `une dame seule a tenu${count ? ` pendant ${turnsEach(count)}` : ' assez longtemps'}`,
  'few-pieces': (_, count) =>
    `les mêmes pièces, peu nombreuses${count ? `, pendant ${turnsEach(count)}` : ', trop longtemps'}`,
  'one-piece-each': () => 'une pièce de chaque côté',
  'all-given': (loser) => (loser ? `les ${SIDES[other(loser)]} n’ont plus de pièce` : 'le gagnant n’a plus de pièce'),
  'blocked-wins': (loser) =>
    loser ? `les ${SIDES[other(loser)]} ne peuvent plus jouer` : 'le gagnant ne peut plus jouer',
  'first-king': () => 'la première dame est faite',
  agreement: () => 'nulle d’un commun accord',
  resignation: (loser) => (loser ? `les ${SIDES[loser]} abandonnent` : `${whose(loser)} a abandonné`),
};

export const OUTCOMES = {
  win: (winner: 'white' | 'black', reason: string): string => `les ${SIDES[winner]} gagnent : ${reason}`,
  draw: (reason: string): string => `partie nulle : ${reason}`,
  agreed: 'partie nulle d’un commun accord',
  /** Where the verdict says that it is a draw. */
  byAgreement: 'd’un commun accord',
};
