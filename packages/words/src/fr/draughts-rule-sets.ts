import type { DraughtsRuleSetId } from '@merellier/rules';
import type { RuleSetEntries } from '../shapes.ts';

const POCKET = 'Ravensburger, « Marelle & Dames », règle de poche n° 20 545 5, rédaction de Monika Gohl';

const BOOK = [
  'La règle dit qu’un pion qui « atteint » la dernière rangée devient dame ; ici : s’il y termine son coup.',
  'La règle ne dit pas quelle prise choisir quand plusieurs sont possibles ; ici : n’importe laquelle.',
  'La règle défend à la dame de sauter deux fois la même pièce ; ici : au pion aussi.',
  'La règle ne donne qu’un exemple de partie nulle, dame contre dame ; ici : nulle après 5 coups de chaque camp sans prise.',
  'Deux nulles de plus, dont la règle ne parle pas : la même position pour la troisième fois, et 25 coups de chaque camp sans prise entre dames.',
];
const DRAWS =
  'Les fédérations ont leurs propres règles de nulle, plus détaillées ; ici : trois règles simples, que vous pouvez changer dans les réglages.';

/** The rule sets of the dames, by id. */
export const DRAUGHTS_RULE_SETS = {
  dames: {
    pitch:
      'Les dames de famille sur 64 cases : les pions prennent aussi en arrière, la dame se pose juste derrière sa prise.',
    source: POCKET,
    open: BOOK,
  },
  'dame-100': {
    pitch: 'Les mêmes dames sur 100 cases, avec 20 pions chacun.',
    source: POCKET,
    open: BOOK,
  },
  'dames-a-souffler': {
    pitch: 'Une prise peut être négligée : l’adversaire souffle alors la pièce, et souffler n’est pas jouer.',
    source: `${POCKET}, variante`,
    open: [
      'La règle ne parle pas d’une prise arrêtée à mi-chemin ; ici : la pièce peut être soufflée aussi.',
      'La règle ne dit pas quand souffler ; ici : avant de jouer son coup, une seule pièce, au lieu d’exiger la prise ou de laisser passer.',
      ...BOOK,
    ],
  },
  international: {
    pitch: 'Sur 100 cases : il faut prendre le plus de pièces, et la dame se pose où elle veut derrière sa prise.',
    source: 'Règles de la Fédération mondiale du jeu de dames (FMJD)',
    open: [DRAWS],
  },
  brazilian: {
    pitch: 'Les règles internationales sur 64 cases.',
    source: 'Règles des dames sur 64 cases, section de la Fédération mondiale du jeu de dames (FMJD)',
    open: [DRAWS],
  },
  russian: {
    pitch: 'Un pion qui passe par la dernière rangée au milieu d’une prise continue en dame ; la prise est au choix.',
    source: 'Règles des dames russes, section 64 cases de la Fédération mondiale du jeu de dames (FMJD)',
    open: [DRAWS],
  },
  pool: {
    pitch:
      'Les dames du sud des États-Unis : prise au choix, même en arrière, dame qui va loin ; les Noirs commencent.',
    source: 'Règles de l’American Pool Checkers Association (APCA)',
    open: [DRAWS],
  },
  english: {
    pitch: 'La dame ne va que d’une case, les pions ne prennent qu’en avant ; les Noirs commencent.',
    source: 'Règles de la World Checkers and Draughts Federation (WCDF)',
    open: [DRAWS],
  },
  italian: {
    pitch: 'Un pion ne prend pas de dame ; il faut prendre le plus de pièces, et avec la dame si elle le peut.',
    source: 'Règles de la Federazione Italiana Dama (FID)',
    open: [DRAWS],
  },
  spanish: {
    pitch: 'Les pions ne prennent qu’en avant ; il faut prendre le plus de pièces, puis le plus de dames.',
    source: 'Règle traditionnelle espagnole',
    open: [DRAWS],
  },
  czech: {
    pitch: 'Les pions ne prennent qu’en avant, et la dame prend avant les pions.',
    source: 'Règles de la Česká federace dámy',
    open: [DRAWS],
  },
} satisfies RuleSetEntries<DraughtsRuleSetId>;
