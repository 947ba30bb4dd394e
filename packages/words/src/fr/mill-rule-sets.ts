import type { MillRuleSetId } from '@merellier/rules';
import type { RuleSetEntries } from '../shapes.ts';

const SHEET = 'Fiche de règles « Marelle », sans nom d’auteur';
const MERELS = 'Fiche « Les règles de Merels ou Nine Mens Morris », sans nom d’auteur';
const POCKET = 'Ravensburger, « Marelle & Dames », règle de poche numéro 20 545 5, rédaction de Monika Gohl';
const ALFONSO =
  'Fiche de l’association Aisling-1198 (2014), d’après le Livre des jeux d’Alphonse X (1283) et Ulrich Schädler (Board Games Studies, 2000)';
const MILL = 'Le Globe Joueur, « Jeu du moulin »';

const MURRAY_CHESS = 'H. J. R. Murray, A History of Chess (1913), page 614';
const MURRAY =
  'H. J. R. Murray, A History of Board-Games Other than Chess (1952), d’après ce qu’en disent des textes plus récents';

/** The rule sets of the marelle, by id. */
export const MILL_RULE_SETS = {
  marelle: {
    pitch: 'Chaque moulin prend un pion ; avec trois pions, on saute où l’on veut.',
    source: SHEET,
  },
  'marelle-mixte': {
    pitch: 'À chaque coup, on choisit : poser un pion ou en déplacer un.',
    source: `${SHEET}, variante`,
  },
  'marelle-de-ceylan': {
    pitch: 'Un moulin fait rejouer ; on ne prend qu’après la pose.',
    source: `${SHEET}, variante`,
  },
  'marelle-cubique': {
    pitch: 'Sur les six faces d’un cube : 26 intersections, 24 lignes, et pas de bord.',
    source: `${SHEET}, qui ne fait que la nommer`,
    reconstructed: 'reconstruction de Mérellier',
  },
  merels: {
    pitch: 'Sans saut : les pions suivent les lignes jusqu’à la fin.',
    source: MERELS,
  },
  'merels-wild': {
    pitch: 'Merels avec le saut : à trois pions, on va de n’importe où à n’importe où.',
    source: `${MERELS}, variation`,
  },
  'merels-diagonals': {
    pitch: 'Quatre diagonales de plus : on s’y déplace et on y fait des moulins.',
    source: `${MERELS}, variation`,
  },
  'marelle-de-poche': {
    pitch: 'On ne prend jamais un pion dans un moulin, sauf s’il n’en reste que trois.',
    source: POCKET,
  },
  'marelle-avec-des': {
    pitch: 'Trois dés : certains jets envoient un pion fermer un moulin n’importe où.',
    source: ALFONSO,
    reconstructed: 'reconstruction d’Ulrich Schädler',
  },
  'jeu-du-moulin': {
    pitch:
      'Trois pions sur une ligne font un moulin, et chaque moulin prend un pion. Avec trois pions, on saute où l’on veut ; nulle après 50 coups sans prise.',
    source: MILL,
  },
  'marelle-a-3': {
    pitch: 'La plus petite : trois pions chacun, neuf intersections, et le premier moulin gagne.',
    source: `${MURRAY_CHESS}, « the smaller merels »`,
  },
  'marelle-a-3-diagonales': {
    pitch: 'Le même petit carré avec ses diagonales : huit lignes pour faire le premier moulin.',
    source: `Alphonse X, Livre des jeux (1283), folio 93, « alquerque de tres » ; déplacements : ${MURRAY_CHESS}`,
  },
  'marelle-a-6': {
    pitch: 'Deux carrés, six pions chacun : une marelle courte, sans saut.',
    source: MURRAY,
  },
  'marelle-a-7': {
    pitch: 'Deux carrés et une croix : un centre d’où partent quatre chemins, et des lignes de cinq.',
    source: `Plateau à croix décrit à côté de la marelle à six ; celle-ci : ${MURRAY}`,
    reconstructed: 'règles reconstruites par Mérellier d’après la marelle à six',
  },
  lasker: {
    pitch: 'Dix pions, et dès le début, à chaque coup, on en pose un ou on en déplace un.',
    source: 'Emanuel Lasker, Brettspiele der Völker (1931), d’après ce qu’en disent des textes plus récents',
  },
  morabaraba: {
    pitch: 'Afrique australe : douze « vaches », des diagonales, le saut à trois.',
    source: 'Mind Sports South Africa et International Wargames Federation, « Generally Accepted Rules »',
    departures: [
      'D’après le texte, un pion qui a quitté un moulin pour en fermer un autre ne peut pas revenir aussitôt refermer le premier ; ici, il le peut.',
    ],
  },
  'marelle-a-12': {
    pitch: 'Douze pions, quatre diagonales, et l’on saute dès qu’il n’en reste que quatre.',
    source: 'bead.game, « Twelve Men’s Morris »',
  },
  nerenchi: {
    pitch: 'Ceylan vers 1900 : chaque moulin fait rejouer, et l’on joue jusqu’au dernier pion.',
    source: 'Henry Parker, Ancient Ceylon (1909), pages 577 et 580, cité par le Ludii Portal',
  },
  achi: {
    pitch: 'Ghana : quatre pions chacun, une seule place libre, et le premier moulin gagne.',
    source: 'R. C. Bell, d’après cyningstan.com ; le camp bloqué : CSIRO, « Achi »',
  },
  rota: {
    pitch: 'Un cercle, huit rayons, trois pions : la première ligne par le centre gagne.',
    source: 'ZOOM (PBS Kids), « Rota », d’après des tracés romains',
  },
  dooz: {
    pitch: 'Iran : douze pions, et un moulin fermé en posant prend dans la main de l’adversaire.',
    source: 'Sanmill, « Dooz »',
  },
  shax: {
    pitch: 'Somalie : on remplit le plateau, chacun enlève un pion adverse, puis on joue.',
    source: 'House That JAK Built, « Shax », et games.porg.es',
  },
  'one-time-mill': {
    pitch: 'Chaque ligne ne compte qu’une fois : inutile de rouvrir et refermer un moulin.',
    source: 'Sanmill, « One-Time Mill »',
  },
  'marelle-avec-des-a-la-pose': {
    pitch: 'L’autre lecture de 1283 : on pose aux dés, parfois trois pions d’un coup.',
    source:
      'Livre des jeux d’Alphonse X (1283), folio 92, dans la traduction de S. M. Golladay (Ludii Portal), tel que le lit historicgames.com, « F92V »',
  },
  'mul-mulan': {
    pitch: 'Java : un pion qui se glisse entre deux pions adverses sur une ligne prend les deux.',
    source: 'Wikibuku, « Mul-mulan (Pulau Jawa) »',
  },
  'nao-guti': {
    pitch: 'Les neuf pions du Pendjab : tout pion peut être pris, et l’on joue jusqu’au dernier.',
    source:
      'H. C. Das Gupta, Journal of the Asiatic Society of Bengal (1926), pages 144 et 145, cité par le Ludii Portal',
  },
  'marelle-triple': {
    pitch: 'France, 1840 : les diagonales ne sont que des chemins, et l’on saute dès quatre pions.',
    source: 'T. de Moulidars, Grande encyclopédie des jeux (1840), cité par le Ludii Portal',
  },
  fettas: {
    pitch: 'Sud du Maroc : onze pions, tous peuvent être pris, et l’on joue jusqu’au dernier.',
    source: 'A. Bouhajbane, Jeux traditionnels marocains (1989), pages 28 et 29, cité par le Ludii Portal',
  },
  'cham-gonu': {
    pitch: 'Corée : douze pions ; là où un pion est pris, personne ne pose plus.',
    source: 'Encyclopédie du Musée national folklorique de Corée, « Gonu Nori » ; Okcheon Sinmun, 28 juillet 1990',
  },
  'zhi-qi': {
    pitch: 'Chine : pendant la pose, l’intersection d’un pion pris reste fermée.',
    source: 'Sanmill, « Zhi Qi »',
  },
  'da-san-qi': {
    pitch: 'Enfants de Chine : douze pions, et deux moulins d’un coup prennent deux pions.',
    source: 'liuweilhy, NineChess, « 打三棋 »',
  },
  mulabalaba: {
    pitch: 'Zambie : douze pions ; depuis un coin du grand carré, un pion va où il veut.',
    source: 'J. Chaplin, Man 56 (1956), page 170, cité par le Ludii Portal',
  },
  'el-filja': {
    pitch: 'Algérie, Maroc : plateau plein, chacun prend selon ses moulins, puis on joue.',
    source: 'Sanmill, « El Filja »',
  },
  'tant-fant': {
    pitch: 'Bengale : trois pions déjà en place ; une ligne gagne, sauf sur les rangées de départ.',
    source: 'J. Datta, Journal of the Asiatic Society of Bengal 29 (1933), page 167, cité par le Ludii Portal',
  },
} satisfies RuleSetEntries<MillRuleSetId>;
