import type { RuleSetEntry } from '../shapes.ts';

const SHEET = 'Fiche de règles « Marelle », sans nom d’auteur';
const MERELS = 'Fiche « Les règles de Merels ou Nine Mens Morris », sans nom d’auteur';
const POCKET = 'Ravensburger, « Marelle & Dames », règle de poche n° 20 545 5, rédaction de Monika Gohl';
const ALFONSO =
  'Fiche de l’association Aisling-1198 (2014), d’après le Livre des jeux d’Alphonse X (1283) et Ulrich Schädler (Board Games Studies, 2000)';
const MILL = 'Le Globe joueur, « Jeu du moulin »';

const DRAWS =
  'La règle ne parle pas de partie nulle ; ici : nulle après 50 coups de chaque camp sans prise, ou quand la même situation se présente pour la quatrième fois, comme au Jeu du moulin.';
const TWO_MILLS = 'La règle ne dit pas ce que valent deux moulins fermés d’un coup ; ici : une seule prise.';
const ALL_MILLS_AT_ENTRY =
  'La règle ne dit pas si un pion dans un moulin est protégé pendant la pose ; ici : oui, comme ensuite.';

/** The rule sets of the marelle, by id. */
export const MILL_RULE_SETS = {
  marelle: {
    name: 'Marelle',
    pitch: 'La marelle ordinaire : un moulin prend un pion, et qui n’a plus que trois pions saute où il veut.',
    source: SHEET,
    open: [ALL_MILLS_AT_ENTRY, TWO_MILLS, DRAWS],
  },
  'marelle-mixte': {
    name: 'Marelle mixte',
    pitch: 'À chaque tour, au choix : poser un pion ou en déplacer un.',
    source: `${SHEET}, variante`,
    open: [
      'La règle ne dit pas si les pions en main comptent pour le saut ; ici : oui, avec ceux du plateau.',
      TWO_MILLS,
      DRAWS,
    ],
  },
  'marelle-de-ceylan': {
    name: 'Marelle de Ceylan',
    pitch: 'Fermer un moulin fait rejouer, et l’on ne prend qu’une fois tous les pions posés.',
    source: `${SHEET}, variante`,
    open: [
      'La règle ne dit pas quand la pose finit si un camp a posé ses pions avant l’autre ; ici : quand les deux mains sont vides.',
      'La règle ne dit rien d’un tour de plus impossible à jouer ; ici : il est perdu, pas la partie.',
      TWO_MILLS,
      DRAWS,
    ],
  },
  'marelle-cubique': {
    name: 'Marelle cubique',
    pitch: 'Sur les six faces d’un cube : 26 intersections, 24 lignes, et pas de bord.',
    source: `${SHEET}, qui ne fait que la nommer`,
    reconstructed: 'reconstruction de Mérellier',
    open: [
      'Il n’en reste que le nom ; le plateau, les neuf pions et la règle sont une reconstruction de Mérellier.',
      TWO_MILLS,
      DRAWS,
    ],
  },
  merels: {
    name: 'Merels',
    pitch: 'Sans saut : jusqu’au dernier, les pions suivent les lignes.',
    source: MERELS,
    open: [TWO_MILLS, DRAWS],
  },
  'merels-wild': {
    name: 'Merels sauvages',
    pitch: 'Les merels avec la règle « sauvage » : à trois pions, on va de n’importe où à n’importe où.',
    source: `${MERELS}, variation`,
    open: [TWO_MILLS, DRAWS],
  },
  'merels-diagonals': {
    name: 'Merels à diagonales',
    pitch: 'Quatre diagonales de plus : on s’y déplace et on y fait des moulins.',
    source: `${MERELS}, variation`,
    open: ['La règle ne dit pas si l’on saute sur ce plateau ; ici : non.', TWO_MILLS, DRAWS],
  },
  'marelle-de-poche': {
    name: 'Marelle de poche',
    pitch: 'Un pion dans un moulin ne se prend jamais, sauf parmi les trois derniers.',
    source: POCKET,
    open: [
      'La règle ne fait pas d’exception quand tous les pions adverses sont dans des moulins ; ici : alors, rien n’est pris.',
      TWO_MILLS,
      DRAWS,
    ],
  },
  'marelle-avec-des': {
    name: 'Marelle avec dés',
    pitch: 'Trois dés : 6-5-4, 6-3-3, 5-2-2 ou 4-1-1 envoient un pion fermer un moulin n’importe où.',
    source: ALFONSO,
    reconstructed: 'reconstruction d’Ulrich Schädler',
    open: [
      'Le manuscrit ne dit pas tout ; la pose sans dés et sans moulins est déduite par Ulrich Schädler de la miniature.',
      'La règle ne dit rien du cas où chaque intersection libre fermerait un moulin ; ici : on pose, et rien n’est pris.',
      'La règle ne dit pas si un camp bloqué lance les dés ; ici : oui, et un jet spécial peut le débloquer.',
      'La règle laisse libre de protéger les pions d’un moulin ; ici : ils le sont, sauf si tous y sont.',
      'La règle ne dit rien du saut à la fin ; ici : pas de saut.',
      DRAWS,
    ],
  },
  'jeu-du-moulin': {
    name: 'Jeu du moulin',
    pitch: 'Pose, déplacement, saut à trois pions ; nulle après 50 coups sans prise ou à la quatrième répétition.',
    source: MILL,
    open: [
      TWO_MILLS,
      'La règle compte 50 coups sans prise sans dire de qui ; ici : 50 de chaque camp.',
      'La règle laisse décider qui commence ; ici : les Blancs, sauf si l’on change ce réglage.',
    ],
  },
} satisfies Readonly<Record<string, RuleSetEntry>>;
