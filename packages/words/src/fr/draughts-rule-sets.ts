import type { DraughtsRuleSetId } from '@merellier/rules';
import type { RuleSetEntries } from '../shapes.ts';

const POCKET = 'Ravensburger, « Marelle & Dames », règle de poche numéro 20 545 5, rédaction de Monika Gohl';

/** The rule sets of the dames, by id. */
export const DRAUGHTS_RULE_SETS = {
  dames: {
    pitch:
      'Les dames de famille sur 64 cases : les pions prennent aussi en arrière, la dame se pose juste derrière sa prise.',
    source: POCKET,
  },
  'dame-100': {
    pitch: 'Les mêmes dames sur 100 cases, avec 20 pions chacun.',
    source: POCKET,
  },
  'dames-a-souffler': {
    pitch: 'Une prise peut être négligée : l’adversaire souffle alors la pièce, et souffler n’est pas jouer.',
    source: `${POCKET}, variante`,
  },
  'dame-36': {
    pitch: 'Pour commencer : six pions chacun sur 36 cases, et les règles des dames de famille.',
    source: `${POCKET}, sur un petit damier`,
  },
  international: {
    pitch: 'Sur 100 cases : il faut prendre le plus de pièces, et la dame se pose où elle veut derrière sa prise.',
    source: 'Règles de la Fédération mondiale du jeu de dames (FMJD)',
  },
  brazilian: {
    pitch: 'Les règles internationales sur 64 cases.',
    source: 'Règles des dames sur 64 cases, section de la Fédération mondiale du jeu de dames (FMJD)',
  },
  russian: {
    pitch: 'Un pion qui passe par la dernière rangée au milieu d’une prise continue en dame ; la prise est au choix.',
    source: 'Règles des dames russes, section 64 cases de la Fédération mondiale du jeu de dames (FMJD)',
  },
  pool: {
    pitch:
      'Les dames du sud des États-Unis : prise au choix, même en arrière, dame qui va loin ; les Noirs commencent.',
    source: 'Règles de l’American Pool Checkers Association (APCA)',
  },
  english: {
    pitch: 'La dame ne va que d’une case, les pions ne prennent qu’en avant ; les Noirs commencent.',
    source: 'Règles de la World Checkers and Draughts Federation (WCDF)',
  },
  italian: {
    pitch: 'Un pion ne prend pas de dame ; il faut prendre le plus de pièces, et avec la dame si elle le peut.',
    source: 'Règles de la Federazione Italiana Dama (FID)',
  },
  spanish: {
    pitch: 'Les pions ne prennent qu’en avant ; il faut prendre le plus de pièces, puis le plus de dames.',
    source: 'Règle traditionnelle espagnole',
  },
  czech: {
    pitch: 'Les pions ne prennent qu’en avant, et la dame prend avant les pions.',
    source: 'Règles de la Česká federace dámy',
  },
  canadian: {
    pitch: 'Les dames internationales sur 144 cases, à trente pions chacun : de longues parties.',
    source: 'Dames canadiennes, comme on les joue au Québec',
  },
  turkish: {
    pitch: 'On joue sur toutes les cases, tout droit et de côté ; les pièces prises partent une à une.',
    source: 'Règle courante en Turquie (dama)',
  },
  armenian: {
    pitch: 'Les dames turques, où l’on avance aussi en diagonale, sans y prendre.',
    source: 'Tama, règle courante en Arménie',
  },
  thai: {
    pitch:
      'Huit pions chacun, qui ne prennent qu’en avant ; la dame se pose juste derrière chaque pièce qu’elle prend.',
    source: 'Mak-hot, règle courante en Thaïlande',
  },
  antidraughts: {
    pitch:
      'Les dames internationales à l’envers : on gagne quand on n’a plus de pièce, ou quand on ne peut plus jouer.',
    source: 'Règle de lidraughts.org',
  },
  breakthrough: {
    pitch: 'Les dames internationales, mais la première dame gagne.',
    source: 'Règle de lidraughts.org',
  },
  frisian: {
    pitch:
      'Les dames internationales, où l’on prend aussi le long des rangées et des colonnes, et où une dame vaut presque deux pions.',
    source: 'Règles du Frysk Damjen',
  },
  frysk: {
    pitch: 'Les dames frisonnes à cinq pions chacun : une partie courte.',
    source: 'Règle de lidraughts.org',
  },
  killer: {
    pitch: 'Les dames internationales, mais une dame qui finit sa prise sur une dame s’arrête juste derrière.',
    source: 'Règle en usage sur damforum.nl',
  },
} satisfies RuleSetEntries<DraughtsRuleSetId>;
