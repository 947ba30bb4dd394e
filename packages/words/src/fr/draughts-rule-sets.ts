import type { DraughtsRuleSetId } from '@merellier/rules';
import type { RuleSetEntries } from '../shapes.ts';

const POCKET = 'Ravensburger, « Marelle & Dames », règle de poche numéro 20 545 5, rédaction de Monika Gohl';

/** The rule sets of the dames, by id. */
export const DRAUGHTS_RULE_SETS = {
  dames: {
    pitch: 'Les dames de famille : on prend aussi en arrière, et la dame s’arrête juste derrière sa prise.',
    source: POCKET,
  },
  'dame-100': {
    pitch: 'Les mêmes dames sur 100 cases, avec 20 pions chacun.',
    source: POCKET,
  },
  'dames-a-souffler': {
    pitch: 'On peut négliger une prise : l’adversaire souffle la pièce, et joue quand même.',
    source: `${POCKET}, variante`,
  },
  'dame-36': {
    pitch: 'Pour commencer : six pions chacun sur 36 cases, et les règles des dames de famille.',
    source: `${POCKET}, sur un petit damier`,
  },
  international: {
    pitch: 'Sur 100 cases : il faut prendre le plus de pièces, et la dame va loin.',
    source: 'Règles de la Fédération mondiale du jeu de dames (FMJD)',
  },
  brazilian: {
    pitch: 'Les règles internationales sur 64 cases.',
    source: 'Règles des dames sur 64 cases, section de la Fédération mondiale du jeu de dames (FMJD)',
  },
  russian: {
    pitch: 'Un pion qui atteint la dernière rangée en prenant continue en dame ; prise au choix.',
    source: 'Règles des dames russes, section 64 cases de la Fédération mondiale du jeu de dames (FMJD)',
  },
  pool: {
    pitch: 'Sud des États-Unis : prise au choix, même en arrière ; la dame va loin, les Noirs commencent.',
    source: 'Règles de l’American Pool Checkers Association (APCA)',
  },
  english: {
    pitch: 'La dame ne va que d’une case, les pions ne prennent qu’en avant ; les Noirs commencent.',
    source: 'Règles de la World Checkers and Draughts Federation (WCDF)',
  },
  italian: {
    pitch: 'Un pion ne prend pas de dame ; il faut prendre le plus de pièces, si possible avec la dame.',
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
    pitch: 'Huit pions qui ne prennent qu’en avant ; la dame s’arrête juste derrière sa prise.',
    source: 'Mak-hot, règle courante en Thaïlande',
  },
  antidraughts: {
    pitch: 'Les dames internationales à l’envers : on gagne en perdant toutes ses pièces.',
    source: 'Règle de lidraughts.org',
  },
  breakthrough: {
    pitch: 'Les dames internationales, mais la première dame gagne.',
    source: 'Règle de lidraughts.org',
  },
  frisian: {
    pitch: 'On prend aussi le long des rangées et des colonnes ; une dame vaut presque deux pions.',
    source: 'Règles du Frysk Damjen',
  },
  frysk: {
    pitch: 'Les dames frisonnes à cinq pions chacun : une partie courte.',
    source: 'Règle de lidraughts.org',
  },
  killer: {
    pitch: 'Dames internationales, mais une prise qui finit sur une dame s’arrête juste derrière.',
    source: 'Règle en usage sur damforum.nl',
  },
} satisfies RuleSetEntries<DraughtsRuleSetId>;
