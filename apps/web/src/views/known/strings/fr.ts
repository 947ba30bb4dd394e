import { capital } from '../../../interface/capital.ts';
import type { Claim, Value } from '../../../known/known-game.ts';
import type { Theory } from '../../../known/theory.ts';

const WORDS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];
const men = (number: number): string => WORDS[number] ?? String(number);

/** What the page of what is known says, in French: the source of the other languages’ type. */
export const fr = {
  title: 'Ce que l’on sait',
  lead: 'Toutes les positions de ces jeux ont été calculées, jusqu’à la fin de la partie.',
  whichRules: 'Règle',
  house: {
    'marelle-a-6-any-time': 'Marelle à six, on pose quand on veut',
  } as Readonly<Record<string, string>>,
  /** House rules that change only how many men each side has. */
  withMen: (rules: string, number: number): string => `${rules}, ${men(number)} pions chacun`,
  verdict: {
    win: 'Sans faute, le camp qui commence gagne.',
    draw: 'Sans faute, la partie est nulle.',
    loss: 'Sans faute, le camp qui commence perd.',
  } satisfies Readonly<Record<Value, string>>,
  shared: (names: string): string => `Cela vaut aussi pour : ${names}.`,
  touchFirst: 'Touchez une intersection pour savoir ce que vaut un premier pion posé là.',
  touchTheory: 'Touchez une intersection pour savoir ce que vaut un pion posé là.',
  touched: (place: string, value: string, twins: string): string =>
    twins === '' ? `${place} : ce coup ${value}.` : `${place} : ce coup ${value}, de même que ${twins}.`,
  legend: (letter: string, value: string): string => `${letter} : ce coup ${value}`,
  everywhere: (count: number, value: string): string => `Chacun des ${count} coups possibles ${value}`,
  letters: { win: 'G', draw: 'N', loss: 'P' } satisfies Readonly<Record<Value, string>>,
  values: { win: 'gagne', draw: 'tient la nulle', loss: 'perd' } satisfies Readonly<Record<Value, string>>,
  counts: (moving: string, entering: string): string =>
    `Positions calculées, sans compter deux fois les symétriques : ${moving} une fois tous les pions posés, ${entering} pendant la pose.`,

  winsTitle: 'Les plus longues victoires',
  winsHelp:
    'Les deux camps jouent de leur mieux. On compte les coups des deux camps jusqu’à la prise suivante, ou jusqu’à la fin ; la règle des coups sans prise n’est pas comptée.',
  pair: (own: number, opponent: number): string => `${capital(men(own))} contre ${men(opponent)}`,
  plies: (number: number): string => `${number} coups`,
  playThrough: 'La suivre sur le plateau',
  following: (own: number, opponent: number, plies: number): string =>
    `${capital(men(own))} contre ${men(opponent)} : les Blancs gagnent en ${plies} coups.`,
  ply: (ply: number, of: number, turn: string): string =>
    ply === 0 ? `Position de départ, ${of} coups à suivre.` : `Coup ${ply} sur ${of} : ${turn}`,
  first: 'Au début',
  previous: 'Coup précédent',
  next: 'Coup suivant',
  last: 'À la fin',
  back: 'Revenir aux premiers coups',
  analyse: 'Analyser cette position',
  steps: 'Suivre les coups',

  theoremsTitle: 'Prouvé, cas par cas',
  theoremsHelp: 'Une fois tous les pions posés. C’est au camp nommé en premier de jouer.',
  claims: {
    neverLoses: 'ne perd jamais',
    neverWins: 'ne gagne jamais',
    alwaysWins: 'gagne toujours',
    alwaysLoses: 'perd toujours',
    neverDraws: 'jamais de nulle',
    nearlyWins: 'gagne presque toujours, ne perd jamais',
    mostlyWins: 'gagne le plus souvent',
    nearlyDraws: 'presque toujours nulle',
  } satisfies Readonly<Record<Claim['kind'], string>>,
  claim: (pair: string, claim: string): string => `${pair} : ${claim}`,
  tally: (wins: string, draws: string, losses: string): string =>
    `Positions gagnées : ${wins} ; nulles : ${draws} ; perdues : ${losses}.`,

  theoryTitle: 'La théorie, vérifiée',
  agrees: 'Confirmé',
  differs: 'Pas tout à fait',
  show: 'Voir la position',
  theory: {
    gasser: [
      'Ralph Gasser, 1993 : sans faute, la partie est nulle.',
      'Les tables trouvent la même chose, et les mêmes nombres de positions gagnées, nulles et perdues.',
    ],
    centre: [
      'On le sait depuis longtemps : en commençant au milieu, on gagne.',
      'Les tables le confirment : dans un coin, la partie est nulle ; sur un côté, on perd.',
    ],
    'z-mill': [
      'Rainer Rosenberger, sur le moulin central : des 120 suites d’un coup chacun, aucune ne gagne pour les Blancs et 40 perdent.',
      'Aucune ne gagne, en effet ; mais nous en comptons 48 qui perdent. La position est montée d’après sa description.',
    ],
    'z-double': [
      'Rainer Rosenberger : au lieu de bloquer en f2, les Blancs attaquent par c5 et tiennent sûrement la nulle.',
      'C’est bien une nulle. Les Noirs la tiennent par tous leurs coups, sauf s’ils prennent le pion d6.',
    ],
    'z-three': [
      'Rainer Rosenberger : après la réponse c4, trois coups seulement ne perdent pas.',
      'Ce sont d5, e4 et f2.',
    ],
  } satisfies Readonly<Record<Theory['id'], readonly [claim: string, found: string]>>,
};

export type KnownStrings = typeof fr;
