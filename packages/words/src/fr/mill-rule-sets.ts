import type { MillRuleSetId } from '@merellier/rules';
import type { RuleSetEntries } from '../shapes.ts';

const SHEET = 'Fiche de règles « Marelle », sans nom d’auteur';
const MERELS = 'Fiche « Les règles de Merels ou Nine Mens Morris », sans nom d’auteur';
const POCKET = 'Ravensburger, « Marelle & Dames », règle de poche n° 20 545 5, rédaction de Monika Gohl';
const ALFONSO =
  'Fiche de l’association Aisling-1198 (2014), d’après le Livre des jeux d’Alphonse X (1283) et Ulrich Schädler (Board Games Studies, 2000)';
const MILL = 'Le Globe Joueur, « Jeu du moulin »';

const MURRAY_CHESS = 'H. J. R. Murray, A History of Chess (1913), p. 614';
const MURRAY =
  'H. J. R. Murray, A History of Board-Games Other than Chess (1952), d’après ce qu’en disent des textes plus récents';

const DRAWS =
  'La règle ne parle pas de partie nulle ; ici : nulle après 50 coups de chaque camp sans prise, ou quand la même position revient pour la quatrième fois, comme au Jeu du moulin.';
const TWO_MILLS = 'La règle ne dit pas ce que valent deux moulins fermés d’un coup ; ici : une seule prise.';
const ALL_MILLS_AT_ENTRY =
  'La règle ne dit pas si un pion dans un moulin est protégé pendant la pose ; ici : oui, comme ensuite.';

const FIRST_IN_CENTRE =
  'La règle ne dit pas si l’on peut commencer au centre ; ici : on le peut, et bien jouée la partie reste nulle.';
const FIRST_MILL_BLOCKED = 'La règle ne dit pas ce que devient un camp bloqué ; ici : il perd.';
const FIRST_MILL_DRAWS =
  'La règle ne dit pas quand les déplacements s’arrêtent ; ici : nulle quand la même position revient pour la troisième fois.';
const TOLD_TWO_MILLS = 'Les textes ne disent pas ce que valent deux moulins fermés d’un coup ; ici : une seule prise.';
const TOLD_DRAWS =
  'Les textes ne parlent pas de partie nulle ; ici : nulle après 50 coups de chaque camp sans prise, ou quand la même position revient pour la quatrième fois, comme au Jeu du moulin.';

/** The rule sets of the marelle, by id. */
export const MILL_RULE_SETS = {
  marelle: {
    pitch: 'La marelle ordinaire : chaque moulin prend un pion ; avec trois pions, on saute où l’on veut.',
    source: SHEET,
    open: [ALL_MILLS_AT_ENTRY, TWO_MILLS, DRAWS],
  },
  'marelle-mixte': {
    pitch: 'À chaque coup, on choisit : poser un pion ou en déplacer un.',
    source: `${SHEET}, variante`,
    open: [
      'La règle ne dit pas si les pions en main comptent pour le saut ; ici : oui, avec ceux du plateau.',
      TWO_MILLS,
      DRAWS,
    ],
  },
  'marelle-de-ceylan': {
    pitch: 'Un moulin fermé fait rejouer, et l’on ne prend des pions qu’une fois tous posés.',
    source: `${SHEET}, variante`,
    open: [
      'La règle ne dit pas quand la pose finit si un camp a posé ses pions avant l’autre ; ici : quand les deux mains sont vides.',
      'La règle ne dit pas que faire quand on ne peut pas rejouer ; ici : le tour de plus est perdu, pas la partie.',
      TWO_MILLS,
      DRAWS,
    ],
  },
  'marelle-cubique': {
    pitch: 'Sur les six faces d’un cube : 26 intersections, 24 lignes, et pas de bord.',
    source: `${SHEET}, qui ne fait que la nommer`,
    reconstructed: 'reconstruction de Mérellier',
    open: [
      'On n’en connaît que le nom ; le plateau, les neuf pions et la règle sont une reconstruction de Mérellier.',
      TWO_MILLS,
      DRAWS,
    ],
  },
  merels: {
    pitch: 'Sans saut : les pions suivent les lignes jusqu’à la fin.',
    source: MERELS,
    open: [TWO_MILLS, DRAWS],
  },
  'merels-wild': {
    pitch: 'Les merels avec la règle « sauvage » : avec trois pions, on va de n’importe où à n’importe où.',
    source: `${MERELS}, variation`,
    open: [TWO_MILLS, DRAWS],
  },
  'merels-diagonals': {
    pitch: 'Quatre diagonales de plus : on s’y déplace et on y fait des moulins.',
    source: `${MERELS}, variation`,
    open: ['La règle ne dit pas si l’on saute sur ce plateau ; ici : non.', TWO_MILLS, DRAWS],
  },
  'marelle-de-poche': {
    pitch: 'On ne prend jamais un pion dans un moulin, sauf s’il n’en reste que trois.',
    source: POCKET,
    open: [
      'La règle ne fait pas d’exception quand tous les pions adverses sont dans des moulins ; ici : on ne prend alors rien.',
      TWO_MILLS,
      DRAWS,
    ],
  },
  'marelle-avec-des': {
    pitch: 'Trois dés : 6‑5‑4, 6‑3‑3, 5‑2‑2 ou 4‑1‑1 envoient un pion fermer un moulin n’importe où.',
    source: ALFONSO,
    reconstructed: 'reconstruction d’Ulrich Schädler',
    open: [
      'Le manuscrit ne dit pas tout ; la pose sans dés et sans moulins est déduite par Ulrich Schädler de la miniature.',
      'La règle ne dit rien du cas où chaque intersection libre fermerait un moulin ; ici : on pose le pion, sans rien prendre.',
      'La règle ne dit pas si un camp bloqué lance les dés ; ici : oui, et un jet spécial peut le débloquer.',
      'La règle laisse libre de protéger les pions d’un moulin ; ici : ils le sont, sauf si tous y sont.',
      'La règle ne dit rien du saut à la fin ; ici : pas de saut.',
      DRAWS,
    ],
  },
  'jeu-du-moulin': {
    pitch:
      'Trois pions sur une ligne font un moulin, et chaque moulin prend un pion. Avec trois pions, on saute où l’on veut ; nulle après 50 coups sans prise.',
    source: MILL,
    open: [
      TWO_MILLS,
      'La règle compte 50 coups sans prise sans dire de qui ; ici : 50 de chaque camp.',
      'La règle laisse décider qui commence ; ici : les Blancs, sauf si vous changez ce réglage.',
    ],
  },
  'marelle-a-3': {
    pitch: 'La plus petite : trois pions chacun, neuf intersections, et le premier moulin gagne.',
    source: `${MURRAY_CHESS}, « the smaller merels »`,
    open: [
      'Le plateau se dessine avec ou sans diagonales ; ici : sans, les moulins suivent les six lignes droites.',
      FIRST_IN_CENTRE,
      FIRST_MILL_BLOCKED,
      FIRST_MILL_DRAWS,
    ],
  },
  'marelle-a-3-diagonales': {
    pitch: 'Le même petit carré avec ses diagonales : huit lignes pour faire le premier moulin.',
    source: `Alphonse X, Livre des jeux (1283), f. 93, « alquerque de tres » ; déplacements : ${MURRAY_CHESS}`,
    open: [
      'Le livre d’Alphonse X ne parle que de la pose ; ici : les trois pions posés, on les déplace, comme chez Murray.',
      'Alphonse X montre qu’on gagne en commençant au centre, si l’on joue bien ; ici : le centre est permis dès le premier coup ; interdire le moulin à la pose rend la partie égale.',
      FIRST_MILL_BLOCKED,
      FIRST_MILL_DRAWS,
    ],
  },
  'marelle-a-6': {
    pitch: 'Deux carrés, six pions chacun : une marelle courte, sans saut.',
    source: MURRAY,
    open: [
      'Le même plateau se jouait aussi à cinq pions ; ici : six, et cinq par le réglage des pions.',
      'Les textes ne parlent pas de saut ; ici : pas de saut.',
      TOLD_TWO_MILLS,
      TOLD_DRAWS,
    ],
  },
  'marelle-a-7': {
    pitch: 'Deux carrés et une croix : un centre d’où partent quatre chemins, et des lignes de cinq.',
    source: `Plateau à croix décrit à côté de la marelle à six ; celle-ci : ${MURRAY}`,
    reconstructed: 'règles reconstruites par Mérellier d’après la marelle à six',
    open: [
      'Les textes ne donnent que le plateau et les sept pions ; ici : la règle de la marelle à six.',
      'Rien ne dit ce qu’est un moulin sur une ligne de cinq intersections ; ici : trois pions à la suite.',
      TOLD_TWO_MILLS,
      TOLD_DRAWS,
    ],
  },
  lasker: {
    pitch: 'Dix pions, et dès le début, à chaque coup, on en pose un ou on en déplace un.',
    source: 'Emanuel Lasker, Brettspiele der Völker (1931), d’après ce qu’en disent des textes plus récents',
    open: [
      'Les textes ne disent pas si les pions en main comptent pour le saut ; ici : oui, avec ceux du plateau.',
      TOLD_TWO_MILLS,
      TOLD_DRAWS,
    ],
  },
  morabaraba: {
    pitch: 'La marelle à douze d’Afrique australe : douze « vaches », des diagonales, et le saut à trois.',
    source: 'Mind Sports South Africa et International Wargames Federation, « Generally Accepted Rules »',
    open: [
      'Nulle quand un camp n’a plus que trois pions et que dix coups passent sans prise ; ici : dix coups de chaque camp.',
      'Quand la pose remplit le plateau sans aucune prise, personne ne peut jouer ; ici : nulle, comme ailleurs à la marelle à douze.',
      'Le texte ne parle pas de répétition ; ici : nulle quand la même position revient pour la quatrième fois.',
    ],
    departures: [
      'D’après le texte, un pion qui a quitté un moulin pour en fermer un autre ne peut pas revenir aussitôt refermer le premier ; ici : il le peut.',
    ],
  },
} satisfies RuleSetEntries<MillRuleSetId>;
